// Titles of situations of many events, and what a title leaves out of a headline.

import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const tale = (name: string): [string, string][] => [
  [`A critic sees ${name}`, `A critic has seen ${name} and left early.`],
  [`Fans wait for ${name}`, `Fans queued in Orsk for ${name}.`],
  [`Farmer remembers ${name}`, `A farmer of Velia remembers ${name}.`],
  [`Lawyers read ${name}`, `Lawyers are reading ${name} once more.`],
]
const others: [string, string][] = [
  ['Bakers open early', 'Bakers open early.'],
  ['Rain is due', 'Rain is due.'],
]

test('of three members that share no kind of affair a name that most carry stands, of two a headline', () => {
  expect(situationTitle(affair('en', ...tale('Lion Duke')))).toBe('Lion Duke')
  expect(situationTitle(affair('en', ...tale('Lion Duke'), ...others))).toBe('Lion Duke')
  expect(situationTitle(affair('en', ...tale('Lion Duke').slice(1)))).toBe('Lion Duke')
  expect(situationTitle(affair('en', ...tale('Lion Duke').slice(2)))).toMatch(/^(?:Farmer|Lawyers) /)
  expect(situationTitle(affair('en', ...tale('Lion Duke'), ...others, ['Bees swarm', 'Bees swarm.']))).not.toBe('Lion Duke')
})

test.each([
  ['a family name', 'Markwell', ['Ada Markwell sings', 'Markwell sings again', 'Fans wait for Markwell', 'A farmer remembers Markwell']],
  ['who stands for a country', 'Elon Musk', ['Musk sings', 'Fans follow Elon Musk', 'Fans wait for Musk', 'A farmer remembers Musk']],
  ['letters', 'QRV', ['QRV opens', 'Fans wait for QRV', 'Bakers like QRV', 'A farmer buys QRV']],
])('%s alone is the name of no affair of four, whom it is about says not what it is, but of one of eight', (_, name, headlines) => {
  const told = (titles: readonly string[]) =>
    situationTitle(affair('en', ...titles.map((title) => [title, `${title}.`] as [string, string])))
  expect(headlines).toContain(told(headlines))
  expect(told([...headlines, ...headlines.map((title) => `${title} today`)])).toContain(name)
})

test('a person names an affair of four by the full name, and none of three', () => {
  const sings = ['Ada Markwell sings', 'Ada Markwell rests', 'Fans wait for Ada Markwell', 'Markwell and Ada Markwell sing']
  const told = (titles: readonly string[]) =>
    situationTitle(affair('en', ...titles.map((title) => [title, `${title}.`] as [string, string])))
  expect(told(sings)).toBe('Ada Markwell')
  expect(sings).toContain(told(sings.slice(1)))
})

test('beside a country a kind that it has at all times is no name, and beside a town it is', () => {
  const told = (place: string, kind: string) =>
    situationTitle(
      affair(
        'en',
        [`${place} shocked by ${kind}`, `${place} was shocked by the ${kind}.`],
        [`Guests flee from ${place} after ${kind}`, `Guests flee from ${place} after the ${kind}.`],
      ),
    )
  expect(told('Orsk', 'attack')).toBe('Orsk: attack')
  expect(told('Belgium', 'attack')).not.toBe('Belgium: attack')
  expect(told('Belgium', 'earthquake')).toBe('Belgium: earthquake')
})

test('what somebody is stands in no title', () => {
  const told = 'Secretary of State Ada Markwell'
  const members = affair('en', [`${told} faces probe`, `${told} faces a probe.`], [`Probe of ${told} ends`, `The probe of ${told} ended.`])
  expect(situationTitle(members)).toBe('Ada Markwell: probe')
})

test('a country alone names an affair of eight, a head of government none, and half of a name nothing', () => {
  const eight = (name: string) =>
    affair('en', ...tale(name), ...tale(name).map(([title, lead]) => [`${title} again`, lead] as [string, string]))
  expect(situationTitle(affair('en', ...tale('Taiwan')))).not.toBe('Taiwan')
  expect(situationTitle(eight('Taiwan'))).toBe('Taiwan')
  expect(situationTitle(eight('Trump'))).not.toBe('Trump')
  expect(situationTitle(affair('en', ...tale('the Duke of Lions')))).not.toBe('Duke')
})

test('what much of the news is about in letters names no one affair', () => {
  expect(situationTitle(affair('en', ...tale('AI')))).not.toBe('AI')
  expect(situationTitle(affair('en', ...tale('AI').map(([title, lead]) => [`${title} at Lumo Ridge`, lead] as [string, string])))).toBe(
    'Lumo Ridge',
  )
})

test.each([
  ['Orsk Pharma sells a pill, triggering price war', 'Orsk Pharma pill in all shops'],
  ['Abel Marten is under fire again', 'Voters turn to Abel Marten'],
  ['Abel Marten has heart attack', 'Voters turn to Abel Marten'],
])('a phrase that means no fire, war or attack names none: %s', (...titles) => {
  const said = affair('en', ...titles.map((title) => [title, `${title}.`] as [string, string]))
  expect(situationTitle(said)).not.toMatch(/: (?:war|fire|attack)$/)
})

test('a common word alone names nothing, whatever capital headlines in title case give it', () => {
  const title = situationTitle(
    affair(
      'en',
      ['Orsk Foods Earnings Preview: Traders Expect Turnaround', 'Orsk Foods Earnings Preview: Traders Expect Turnaround.'],
      ['Lion Duke Ferries Tell Full Year Earnings', 'Lion Duke Ferries Tell Full Year Earnings.'],
    ),
  )
  expect(['Orsk Foods Earnings Preview: Traders Expect Turnaround', 'Lion Duke Ferries Tell Full Year Earnings']).toContain(title)
  expect(situationTitle(affair('en', ...tale('Season')))).not.toBe('Season')
})

test('a name alone yields to one with a kind, which does not yield to it', () => {
  const sued = affair(
    'en',
    ...tale('Lion Duke'),
    ['Lawsuit over Lion Duke', 'The lawsuit over Lion Duke begins.'],
    ['Lion Duke lawsuit ends', 'The lawsuit ended.'],
  )
  const named = situationTitle(sued, 'Lion Duke')
  expect(named).toMatch(/^Lion Duke:? lawsuit$/)
  expect(situationTitle(affair('en', ...tale('Lion Duke'), ['Lion Duke lawsuit', 'Lion Duke was sued.']), named)).toBe(named)
})

test.each([
  ['en', 'Train derails near Orsk in Velmara, killing 14', 'Signal blamed for rail disaster', 'Train derails near Orsk in Velmara'],
  ['de', 'Zug entgleist bei Orsk in Velmara: 14 Tote', 'Signal war gestört', 'Zug entgleist bei Orsk in Velmara'],
  ['sv', 'Tåg spårade ur vid Orsk i Velmara – minst 14 döda', 'Signalen var trasig', 'Tåg spårade ur vid Orsk i Velmara'],
  ['en', 'Orsk train derails: 14 dead', 'Signal blamed', 'Orsk train derails'],
  ['en', 'At least 14 dead, 30 hurt after train derails near Orsk', 'Signal blamed', 'Train derails near Orsk'],
  ['en', 'At Least 14 Dead in Velmara After Train Derails Near Orsk', 'Signal blamed', 'Train Derails Near Orsk'],
  ['en', '14 killed in Orsk after train leaves its rails', 'Signal blamed', '14 killed in Orsk after train leaves its rails'],
  ['en', '14 killed in Orsk riots as count goes on in Velmara', 'Signal blamed', 'Orsk riots as count goes on in Velmara'],
  ['en', 'At least 4 workers killed, 20 hurt in mine collapse near Orsk', 'Signal blamed', 'Mine collapse near Orsk'],
  ['en', 'At Least 8 Dead and Others Wounded in Multiple Velmara Shootings', 'Signal blamed', 'Multiple Velmara Shootings'],
  ['en', 'Orsk mayor killed in car bombing near Velmara', 'Signal blamed', 'Orsk mayor killed in car bombing near Velmara'],
  ['en', 'Train derails near Orsk in Velmara, closing a bridge', 'Signal blamed', 'Train derails near Orsk in Velmara, closing a bridge'],
  ['en', 'Orsk police: 14 dead', 'Signal blamed', 'Orsk police: 14 dead'],
])('a toll at the end or at the head of a headline is no part of an affair’s title (%s: %s)', (language, headline, later, title) => {
  const members = affair(language, [headline, `${headline}.`], [later, `${later}.`])
  const first = situationTitle([members[0]!])
  expect(first).toBe(title)
  expect(situationTitle([members[0]!, members[1]!], first)).toBe(title)
})

test('a sum keeps its currency', () => {
  const fee = affair(
    'en',
    ['Firms count cost of the $100,000 visa fee', 'Firms count the cost of the $100,000 visa fee.'],
    ['Court takes up the $100,000 visa fee', 'A court takes up the $100,000 visa fee in Velmara.'],
    ['Velmara rethinks the $100,000 visa fee', 'Velmara rethinks the $100,000 visa fee.'],
  )
  expect(situationTitle(fee)).not.toMatch(/(?<!\$)100,000/)
})

test('among ten members a kind that few tell any more yields to the one that they share', () => {
  const told = (kind: string, count: number): [string, string][] =>
    Array.from({ length: count }, (_, i) => [`Velmara ${kind} seen from Orsk ${'abcdefghijkl'[i]}`, `The Velmara ${kind} as Orsk sees it.`])
  const besides = told('capital', 8)
  expect(situationTitle(affair('en', ...told('attack', 2)))).toBe('Velmara attack')
  expect(situationTitle(affair('en', ...told('attack', 2), ...told('war', 4)), 'Velmara attack')).toBe('Velmara attack')
  expect(situationTitle(affair('en', ...told('attack', 2), ...told('war', 4), ...besides), 'Velmara attack')).toBe('Velmara war')
})

test('eight members without a name in common are called by the kind that half of them tell, with the word before it', () => {
  const told = (kind: string): [string, string][] => [
    [`Parks close in ${kind}`, `Parks closed on Monday in the ${kind}.`],
    [`Flights are late amid ${kind}`, `Flights were late amid the ${kind}.`],
    [`No pay for guards during ${kind}`, `Guards go unpaid during the ${kind}.`],
    [`Bakers feel the ${kind}`, `Bakers sell less in the ${kind}.`],
  ]
  const besides: [string, string][] = [...others, ['Bees swarm', 'Bees swarm.'], ['A clock stops', 'A clock stopped.']]
  expect(situationTitle(affair('en', ...told('government shutdown'), ...besides))).toBe('Government shutdown')
  expect(situationTitle(affair('en', ...told('government shutdown'), ...besides.slice(1)))).toBe('Government shutdown')
  // Of fewer than a third of the members a headline stands, and of two kinds what all tell of.
  const more = 'abcdefgh'.split('').map((letter): [string, string] => [`Bees ${letter} swarm`, `Bees ${letter} swarm.`])
  expect(situationTitle(affair('en', ...told('government shutdown'), ...besides, ...more))).not.toMatch(/^Government shutdown$/)
  expect(situationTitle(affair('en', ...told('government shutdown'), ...told('factory shutdown')))).toBe('Shutdown')
})

test.each(['latest strike', 'massive strike'])('a word that says only which of all it is names no kind (%s)', (told) => {
  const title = situationTitle(
    affair(
      'en',
      ...[`Bakers, ${told}`, `Parks, ${told}`, `Ferries, ${told}`, `Schools, ${told}`].map((one): [string, string] => [one, `${one}.`]),
      ...others,
      ['Bees swarm', 'Bees swarm.'],
      ['A clock stops', 'A clock stopped.'],
    ),
  )
  expect(title.toLowerCase()).not.toBe(told)
})

test('a kind has no capital where one member writes none, whatever headlines in title case do', () => {
  const members = affair(
    'en',
    ['Ports of the South Close in Velmara Strike', 'Ports of the South Close in Velmara Strike.'],
    ['Bakers Fear Third Long Week of Velmara Strike', 'Bakers Fear Third Long Week of Velmara Strike.'],
    ['Ferries stop as Velmara strike goes on', 'Ferries stopped as the Velmara strike went on.'],
  )
  expect(situationTitle(members)).toBe('Velmara strike')
})
