import { describe, expect, test } from 'vitest'
import { agencyCredit, withoutCredit } from './agency-credit.ts'

describe('a credit is seen', () => {
  test.each([
    ['LONDON, March 3 (Reuters) - Oil rose.', 'reuters'],
    ['WASHINGTON (AP) — The court ruled.', 'ap'],
    ['AP — The court ruled.', 'ap'],
    ['BEIJING, Jan. 3 (Xinhua) -- The plan stands.', 'xinhua'],
    ['Berlin (dpa/afp) - Der Plan steht.', 'dpa'],
    ['PORT ELLERY (Meridian Wire) — Ferries resumed.', 'meridian wire'],
    ['PARIS (Northern Press Agency) — Ferries resumed.', 'northern press agency'],
    ['Ferries resumed.\n(dpa)', 'dpa'],
    ['Ferries resumed.\n© 2020 AFP', 'afp'],
    ['Ferries resumed.\nAgence France-Presse', 'afp'],
    ['Ferries resumed. — Meridian Wire', 'meridian wire'],
    ['Ferries resumed. Source: Xinhua', 'xinhua'],
  ])('%j', (text, agency) => {
    expect(agencyCredit(text)).toBe(agency)
  })

  test('in the summary when the body has none', () => {
    expect(agencyCredit('', 'ROME (ANSA) - Il porto riapre.')).toBe('ansa')
  })
})

test.each([
  'He told Reuters that the port - closed since May - would open.',
  'The minister (Labour) - a former docker - resigned.',
  'He pressed - hard - for a deal.',
  'Ferries resumed. With Post wires',
  'Ferries resumed. — With Post wires',
  'A spa - and a pool.',
  '',
])('a mention is no credit: %j', (text) => {
  expect(agencyCredit(text)).toBeNull()
})

test.each([
  ['Orbis names a chief of staff (PR Newswire)', 'Orbis names a chief of staff'],
  ['Ferries resume (Reuters)', 'Ferries resume'],
  ['Velia buys stake in Norm (GlobeNewswire)', 'Velia buys stake in Norm'],
  ['Ferries resume (for now)', 'Ferries resume (for now)'],
  ['Minister resigns (Labour)', 'Minister resigns (Labour)'],
])('a headline goes without its credit: %j', (headline, rest) => {
  expect(withoutCredit(headline)).toBe(rest)
})
