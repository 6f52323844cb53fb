import { expect, test } from 'vitest'
import { type ActiveClusters, createActiveClusters } from './assign.ts'
import { ASSIGN_FEATURES } from './assign-features.ts'
import type { ClusterableArticle } from './assign-prepare.ts'
import { assignRules } from './assign-rules.ts'
import { MERGE_AT } from './merge.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 10)

function article(id: string, title: string, { body = '', day = 0 } = {}): ClusterableArticle {
  return { id, title, summary: '', body, language: 'en', sourceHost: `${id}.example`, publishedAt: START + day * DAY }
}

const TEXT = 'The mayor Jonas Havelrud opened the harbour of Brinmark on Monday before some hundred guests from the whole province.'
const opening = article('opening', 'Havelrud opens the harbour', { body: TEXT })
const report = article('report', 'Harbour opened by Havelrud', { body: TEXT, day: 1 })
/** They share a name alone with the report, each with a story of its own. */
const others = ['taxes', 'schools', 'cycling', 'museums'].map((theme, i) =>
  article(`o${i}`, `Talk about ${theme} and what they cost`, {
    body: `What ${theme} cost was asked on a quiet afternoon, and what the mayor Jonas Havelrud thinks of it. `.repeat(2),
  }),
)

function filled(articles: readonly ClusterableArticle[], rules = assignRules): ActiveClusters {
  const active = createActiveClusters(rules)
  for (const one of articles) active.add(active.prepare(one), one.id)
  return active
}

function featuresOf(active: ActiveClusters, one = report): Record<string, number> {
  const found = active.candidates(active.prepare(one)).find(({ clusterId }) => clusterId === 'opening')!
  return Object.fromEntries(ASSIGN_FEATURES.map((name, i) => [name, found.features[i]!]))
}

test('the more clusters carry what is shared, the less it is one event’s own', () => {
  const few = featuresOf(filled([opening, others[0]!]))
  const many = featuresOf(filled([opening, ...others]))
  expect(few.namesCarriers).toBeLessThan(many.namesCarriers!)
  expect([few.nameCarriers, many.nameCarriers]).toEqual([0, 0])
})

test('nothing shared counts as carried by many', () => {
  const active = filled([opening, ...others])
  const stranger = article('stranger', 'The whole province opened', {
    body: 'Some hundred guests opened the harbour on Monday. '.repeat(4),
  })
  expect(featuresOf(active, stranger).namesCarriers).toBe(1)
})

test('clusters of long ago, merged ones and forgotten ones carry nothing', () => {
  const old = others.map((one) => ({ ...one, publishedAt: START - 70 * DAY }))
  const few = featuresOf(filled([opening, others[0]!])).namesCarriers
  expect(featuresOf(filled([...old.slice(1), opening, others[0]!])).namesCarriers).toBe(few)
  const active = filled([opening, ...others])
  active.forget('o1')
  active.merge('o2', 'o0')
  active.merge('o3', 'o0')
  expect(featuresOf(active).namesCarriers).toBe(few)
})

test('a lone candidate counts as one whose names many carry, in joining and in merging', () => {
  const active = filled([opening])
  expect(featuresOf(active)).toMatchObject({ nameCarriers: 1, namesCarriers: 1, titleCarriers: 1 })
  active.add(active.prepare(report), 'report')
  const [merging] = active.mergeCandidates('opening')
  for (const name of ['nameCarriers', 'namesCarriers', 'titleCarriers'] as const) expect(merging!.features[MERGE_AT[name]]).toBe(1)
})

test('the later a report comes, the more joining and merging with a lone candidate is doubted, up to two days', () => {
  const [doubting, trusting] = [0.5, 0].map((loneDoubtDaily) => filled([opening], { ...assignRules, loneDoubtDaily })) as [
    ActiveClusters,
    ActiveClusters,
  ]
  const doubts = [0, 1, 2, 9].map((day) => {
    const late = { ...report, publishedAt: START + day * DAY + 3_600_000 }
    const scoreIn = (active: ActiveClusters) => active.candidates(active.prepare(late))[0]!.score
    return scoreIn(trusting) - scoreIn(doubting)
  })
  for (const [i, doubt] of doubts.entries()) expect(doubt).toBeCloseTo([0, 0.5, 1, 1][i]!)
  for (const active of [doubting, trusting]) active.add(active.prepare({ ...report, publishedAt: START + DAY + 3_600_000 }), 'report')
  const mergeScoreIn = (active: ActiveClusters) => active.mergeCandidates('report')[0]!.score
  expect(mergeScoreIn(trusting) - mergeScoreIn(doubting)).toBeCloseTo(0.5)
})

test('two reports that stand alone are merged with more doubt than two clusters of which one has grown', () => {
  const doubtOf = (articles: readonly ClusterableArticle[]) => {
    const scores = [0, 1].map((aloneDoubt) => {
      const active = filled([opening, report], { ...assignRules, aloneDoubt })
      for (const one of articles) active.add(active.prepare(one), 'opening')
      return active.mergeCandidates('report')[0]!.score
    })
    return scores[0]! - scores[1]!
  }
  expect(doubtOf([])).toBeCloseTo(1)
  expect(doubtOf([{ ...opening, id: 'second' }])).toBe(0)
})
