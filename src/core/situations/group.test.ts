import { expect, test } from 'vitest'
import { atOnce } from '../../../test/support/at-once.ts'
import { DAY, event, live, NAMES_FEATURE, rules, START, storm, vote1, vote2, vote3 } from '../../../test/support/live-situations.ts'
import { createLiveSituations } from './group.ts'
import { type GroupRules, groupRules } from './group-rules.ts'
import { type ClusterProfile, type PreparedCluster, prepareCluster, WORDS } from './link.ts'
import { LINK_AT } from './link-features.ts'

const storm2 = event('w2', 'Now Cyclone Odette leaves the delta of Lower Kestria near Halden.', 2)

test('two events of one affair make a pair that opens a situation', () => {
  const situations = live([storm, null], [vote1, null])
  expect(situations.decide(situations.prepare(vote2))).toMatchObject({ action: 'pair', clusterId: 'v1', reason: 'link' })
})

test('two clusters that may be one event open no situation; a third event opens one with either', () => {
  const reports = { areOtherNotices: () => false, mayBeOne: (a: string, b: string) => [a, b].sort().join() === 'v1,v2' }
  const situations = createLiveSituations(rules, reports)
  situations.put(situations.prepare(vote1), null)
  const twin = situations.prepare(vote2)
  expect(situations.decide(twin).action).toBe('alone')
  situations.put(twin, null)
  expect(atOnce(situations.repair(START + 3 * DAY))).toEqual([])
  expect(situations.decide(situations.prepare(vote3)).action).toBe('pair')
  situations.move('v1', 's')
  expect(situations.decide(twin)).toMatchObject({ action: 'join', situationId: 's' })
})

test('a further event joins the situation and names the members that voted', () => {
  const situations = live([storm, null], [vote1, 's'], [vote2, 's'])
  const grouping = situations.decide(situations.prepare(vote3))
  expect(grouping).toMatchObject({ action: 'join', situationId: 's', reason: 'votes' })
  expect(grouping.action === 'join' && [...grouping.via].sort()).toEqual(['v1', 'v2'])
})

test('an event of another affair stays alone', () => {
  const situations = live([vote1, 's'], [vote2, 's'])
  expect(situations.decide(situations.prepare(storm)).action).toBe('alone')
})

/** The likeness of names of an event to the one before it, once Mira Solen was read of twice. */
function namesShared(event: ClusterProfile, before: ClusterProfile): number {
  const situations = live([vote1, 's'], [vote2, 's'], [before, null])
  const link = situations.links(situations.prepare(event)).find(({ member }) => member.prepared.profile.id === before.id)
  return link?.features[NAMES_FEATURE] ?? 0
}

test('a name that opens a sentence counts once it is known as a name', () => {
  const strike = event('x1', 'Strike leaders meet Solen over pay.', 5)
  expect(namesShared(event('x2', 'Solen yields to the strikers.', 6), strike)).toBeGreaterThan(0)
  const quake = event('y1', 'Villages near Eleven Peaks shake.', 5)
  expect(namesShared(event('y2', 'Eleven hurt in villages.', 6), quake)).toBe(0)
})

test('what both titles say is told from what only the texts mention', () => {
  const told = (title: string, text: string, day: number) => ({ ...event(`t${day}`, `${title}\n${text}`, day), title })
  const measured = (before: ClusterProfile) => {
    const situations = createLiveSituations({ ...rules, evidenceMin: 0 })
    situations.put(situations.prepare(before), null)
    const [link] = situations.links(situations.prepare(told('Odette floods the delta', 'Halden asks for boats.', 6)))
    return (['titleBest', 'titleShared', 'titleNewer', 'titleOlder', 'wordsNewer'] as const).map(
      (name) => link!.features[LINK_AT[name]]! > 0,
    )
  }
  // The same storm; another event whose report mentions it; one that shares a word of the texts alone.
  expect(measured(told('Delta braces for Odette', 'Boats are kept in Halden.', 5))).toEqual([true, true, true, true, true])
  expect(measured(told('Harvest fails', 'Since Odette came the delta lies under floods.', 5))).toEqual([false, false, true, false, true])
  expect(measured(told('Harvest fails', 'Farmers want boats.', 5))).toEqual([false, false, false, false, true])
})

test('an event is compared in full only with those that share words or names enough', () => {
  const comparedBy = (evidenceMin: number) => {
    const situations = createLiveSituations({ ...rules, evidenceMin })
    situations.put(situations.prepare(vote1), null)
    const [link] = situations.links(situations.prepare(vote2))
    return [link!.joined > 0, link!.features[LINK_AT.places]]
  }
  expect([...comparedBy(0), ...comparedBy(2)]).toEqual([true, 1, false, 0])
})

test('a genitive counts as the name that is known, and a name that ends like one stays itself', () => {
  const swedish = (id: string, text: string, day: number) => ({ ...event(id, text, day), language: 'sv' })
  const visit = event('x1', 'Now Solen travels abroad.', 5)
  expect(namesShared(swedish('x2', 'Kritik mot Solens resa.', 6), visit)).toBeGreaterThan(0)
  const team = event('y1', 'Now Kestris win the cup.', 5)
  expect(namesShared(swedish('y2', 'Jubel efter Kestris seger.', 6), team)).toBeGreaterThan(0)
})

test('what two events may open together needs more than what a third may join', () => {
  const between = (groupRules.pairBar + groupRules.joinBar) / 2
  const score = () => Math.log(between / (1 - between))
  const sure = { ...groupRules, linkScore: score, smallScore: score }
  const grouping = (situation: string | null) => {
    const situations = createLiveSituations(sure)
    situations.put(situations.prepare(vote1), situation)
    return situations.decide(situations.prepare(vote2)).action
  }
  expect([grouping('s'), grouping(null)]).toEqual(['join', 'alone'])
})

test('what two lone events share is weighed by a link of its own, on arrival and in repair', () => {
  const groupings = (rules: Pick<GroupRules, 'linkScore' | 'smallScore'>) =>
    [null, 's'].map((situation) => {
      const situations = createLiveSituations({ ...groupRules, ...rules })
      situations.put(situations.prepare(vote1), situation)
      const arrived = situations.prepare(vote2)
      const { action } = situations.decide(arrived)
      situations.put(arrived, null)
      return [action, ...atOnce(situations.repair(vote2.publishedAt)).map(({ kind }) => kind)]
    })
  const odds = (value: number) => () => value
  expect(groupings({ linkScore: odds(3), smallScore: odds(-9) })).toEqual([['alone'], ['join', 'move']])
  expect(groupings({ linkScore: odds(-3), smallScore: odds(9) })).toEqual([['pair', 'pair', 'pair'], ['alone']])
})

test('events of different countries that share no name are no affair, however alike they are', () => {
  const quake = (id: string, text: string, countries: string[]) => ({ ...event(id, text), countries })
  const sure = { ...groupRules, linkScore: () => 5, smallScore: () => 5 }
  const grouping = (countries: string[], name: string) => {
    const situations = createLiveSituations(sure)
    situations.put(situations.prepare(quake('a', 'Nine people died when a strong earthquake shook the coast near Camana.', ['PE'])), null)
    return situations.decide(
      situations.prepare(quake('b', `Six people died when a strong earthquake shook the coast near ${name}.`, countries)),
    ).action
  }
  expect([grouping(['PE'], 'Ocona'), grouping(['PH'], 'Davao'), grouping(['CL'], 'Camana')]).toEqual(['pair', 'alone', 'pair'])
})

test('notices of one template are an affair where they name the same, not where each names its own', () => {
  const sure = { ...groupRules, linkScore: () => 5, smallScore: () => 5 }
  const grouping = (one: string, other: string) => {
    const situations = createLiveSituations(sure, { areOtherNotices: () => true, mayBeOne: () => false })
    situations.put(situations.prepare(event('a', one)), null)
    return situations.decide(situations.prepare(event('b', other, 1))).action
  }
  const toll = (count: number) => `Cholera deaths in Lusaka rise to ${count}, ministry of Zambia says`
  const check = (county: string) => `12.26, Roadcheck on the E4, ${county} county`
  expect([grouping(toll(14), toll(21)), grouping(check('Kestrel'), check('Norrvik'))]).toEqual(['pair', 'alone'])
  expect(grouping(check('Norrvik'), check('Norrvik'))).toBe('pair')
})

test('two bare headlines that share the name of a town and nothing else are no affair', () => {
  const sure = { ...groupRules, linkScore: () => 5, smallScore: () => 5 }
  const grouping = (text: string) => {
    const situations = createLiveSituations(sure)
    situations.put(situations.prepare(event('a', 'Halden bakers open museum')), null)
    return situations.decide(situations.prepare(event('b', text))).action
  }
  expect([grouping('Cyclist drowned near Halden'), grouping('Thieves empty Halden museum')]).toEqual(['alone', 'pair'])
})

test('two countries that two bare headlines name are as good as a second word', () => {
  const sure = { ...groupRules, linkScore: () => 5, smallScore: () => 5 }
  const grouping = (countries: string[]) => {
    const situations = createLiveSituations(sure)
    const told = (id: string, text: string) => situations.prepare({ ...event(id, text), countries })
    situations.put(told('a', 'Halden bakers open museum'), null)
    return situations.decide(told('b', 'Cyclist drowned near Halden')).action
  }
  expect([grouping(['FR']), grouping(['FR', 'BE'])]).toEqual(['alone', 'pair'])
})

test('in two languages the same link counts for more where two countries are shared, and in one language it does not', () => {
  const linked = (language: string, countries: string[]) => {
    const situations = createLiveSituations({ ...rules, linkScore: () => 0, smallScore: () => 0 })
    situations.put(situations.prepare({ ...vote1, countries }), null)
    const [link] = situations.links(situations.prepare({ ...vote2, countries, language }))
    return [link!.joined, link!.paired].map((share) => share > 0.5)
  }
  expect(linked('fr', ['FR', 'BE'])).toEqual([true, true])
  for (const [language, countries] of [
    ['en', ['FR', 'BE']],
    ['fr', ['FR']],
    ['und', ['FR', 'BE']],
  ] as const)
    expect(linked(language, [...countries])).toEqual([false, false])
})

test('a compound shares the words that it is made of, once they are known as words', () => {
  const told = (id: string, text: string, language: string) => ({ ...event(id, text), language })
  const likeness = (language: string) => {
    const known = [1, 2, 3].map((i): [ClusterProfile, null] => [told(`k${i}`, 'En paus efter nya tullar i Halden.', language), null])
    const situations = live(...known, [told('a', 'Beslut om tullar dröjer.', language), null])
    const links = situations.links(situations.prepare(told('b', 'Oklart med tullpausen.', language)))
    return links.find(({ member }) => member.prepared.profile.id === 'a')!.features[LINK_AT.words]!
  }
  expect([likeness('sv') > 0, likeness('fr')]).toEqual([true, 0])
})

test('how rare words are and where names are from is told by events as they are now, each counted once, though it grew or was merged', () => {
  const shorter = { ...vote2, text: 'In Tarvania the court confirms.', countries: ['DE'] }
  const other = event('v4', 'In Port Ellen of Tarvania a court sits.', 2)
  // Counts fade by their order, a little.
  const rounded = (features: Float64Array) => [...features].map((feature) => feature.toFixed(4))
  const linksAfter = (...steps: ((situations: ReturnType<typeof live>) => void)[]) => {
    const situations = live([vote1, null], [storm, null])
    for (const step of steps) step(situations)
    return situations.links(situations.prepare(vote3)).map(({ member, features }) => [member.prepared.profile.id, ...rounded(features)])
  }
  const put = (profile: ClusterProfile) => (situations: ReturnType<typeof live>) => situations.put(situations.prepare(profile), null)
  const once = linksAfter(put(vote2))
  expect(linksAfter(put(shorter), put(vote2))).toEqual(once)
  expect(linksAfter(put(other), (situations) => situations.mergeClusters('v4', 'v1'), put(vote2))).toEqual(once)
})

test('a number in common is no word in common, whatever its script', () => {
  const shared = (one: string, other: string) => {
    const situations = createLiveSituations()
    const [a, b] = [event('a', one), event('b', other)].map((profile) => situations.prepare({ ...profile, countries: [] }))
    situations.put(a!, null)
    return situations.links(b!)
  }
  expect(shared('Miners of Halden buried, at least 3,417 rescued', 'Voters of Ostrow count 3,417 ballots')).toEqual([])
  expect(shared('مقتل ٣٤١٧ شخصا', 'ولادة ٣٤١٧ طفلا')).toEqual([])
  expect(shared('Miners of Halden buried', 'Miners of Ostrow rescued')).toHaveLength(1)
})

test('numbers are words to the training of the link alone', () => {
  const profile = event('a', 'Miners of Halden buried, 3,417 rescued')
  const words = (prepared: PreparedCluster) => prepared.terms.ends[WORDS]!
  const live = createLiveSituations().prepare(profile)
  expect(words(prepareCluster(profile, { numbersAsWords: true })) - words(live)).toBe(1)
  expect(words(prepareCluster(profile))).toBe(words(live))
})

test('of hundreds of events some three are like any other: a large situation is asked more of its members', () => {
  const likely = { ...groupRules, linkScore: () => Math.log(0.55 / 0.45) }
  const grouping = (alike: number, others: number) => {
    const situations = createLiveSituations(likely)
    const put = (profile: ClusterProfile) => situations.put(situations.prepare(profile), 's')
    for (let i = 0; i < others; i++) put({ ...event(`o${i}`, storm.text), countries: ['JP'] })
    for (let i = 0; i < alike; i++) put(event(`a${i}`, vote1.text))
    return situations.decide(situations.prepare(vote2))
  }
  expect([grouping(3, 0).action, grouping(3, 97).action]).toEqual(['join', 'alone'])
  const many = grouping(10, 90)
  expect(many.action === 'join' && many.via).toHaveLength(10)
})

test('at the height of a war what is fought there joins with less likeness', () => {
  const weak = { ...groupRules, linkScore: () => Math.log(0.3 / 0.7) }
  const strike = (id: string, country: string, category = 'conflict') => ({
    ...event(id, `Missiles of the Northern Army of Tarvania strike the harbour of Halden, report ${id}.`),
    countries: ['TR', country],
    categories: [category],
  })
  const grouping = (count: number, profile: ClusterProfile, elsewhere = 0, left = 0) => {
    const situations = createLiveSituations(weak)
    for (let i = 0; i < count; i++) {
      const report = strike(`e${i}`, i % 2 === 0 ? 'FR' : 'DE')
      situations.put(situations.prepare(i < elsewhere ? { ...report, countries: ['JP'] } : report), 'war')
    }
    for (let i = 0; i < left; i++) situations.move(`e${i}`, null)
    return situations.decide(situations.prepare(profile))
  }
  const joined = grouping(10, strike('new', 'CY'))
  expect(joined).toMatchObject({ action: 'join', raise: { rule: 'conflict_height', by: 0.15, country: 'TR', events: 10 } })
  expect(joined.score! - 0.15).toBeCloseTo(0.3, 9)
  const others = [
    grouping(9, strike('new', 'CY')),
    grouping(10, strike('new', 'CY', 'politics')),
    grouping(10, { ...strike('new', 'CY'), countries: ['CY'] }),
    grouping(10, strike('new', 'CY'), 5),
    grouping(11, strike('new', 'CY'), 0, 2),
  ]
  expect(others.map(({ action }) => action)).toEqual(['alone', 'alone', 'alone', 'alone', 'alone'])
  expect(grouping(10, strike('new', 'CY'), 4).action).toBe('join')
  expect(grouping(11, strike('new', 'CY'), 0, 1).action).toBe('join')
  const ofTwo = createLiveSituations(weak)
  for (let i = 0; i < 10; i++) ofTwo.put(ofTwo.prepare(strike(`e${i}`, 'CY')), 'war')
  expect(ofTwo.decide(ofTwo.prepare(strike('new', 'CY')))).toMatchObject({ raise: { country: 'CY' } })
})

test('repair moves an event to the situation that it is clearly closer to, but never a pinned one', () => {
  const situations = live([vote1, 's'], [vote2, 's'], [storm, 'w'], [storm2, 'w'], [vote3, 'w'])
  expect(atOnce(situations.repair(START + 5 * DAY))).toContainEqual(
    expect.objectContaining({ kind: 'move', clusterId: 'v3', from: 'w', to: 's' }),
  )
  situations.pin('v3')
  expect(atOnce(situations.repair(START + 5 * DAY)).filter((proposal) => proposal.kind === 'move' && proposal.clusterId === 'v3')).toEqual(
    [],
  )
})

test('repair opens no situation with an event that has one', () => {
  const situations = live([vote1, 'w'], [storm, 'w'], [storm2, 'w'], [vote2, null])
  expect(atOnce(situations.repair(START + 5 * DAY)).filter(({ kind }) => kind === 'pair')).toEqual([])
})

test('a move does not end a situation: of two members neither leaves', () => {
  const situations = live([vote1, 's'], [vote2, 's'], [storm, 'w'], [vote3, 'w'])
  expect(atOnce(situations.repair(START + 5 * DAY)).filter(({ kind }) => kind === 'move')).toEqual([])
})

test('a situation in which nothing happens any more keeps its id', () => {
  const situations = live([storm, null], [vote1, 's'], [vote2, 's'], [vote3, 't'])
  const merges = (day: number) => atOnce(situations.repair(START + day * DAY)).filter(({ kind }) => kind === 'merge')
  expect([merges(5).length, merges(10)]).toEqual([1, []])
})

test('repair merges two situations of one affair unless an operator keeps them apart', () => {
  const situations = live([storm, null], [vote1, 's'], [vote2, 's'], [vote3, 't'])
  expect(
    atOnce(situations.repair(START + 5 * DAY)).some(
      (proposal) => proposal.kind === 'merge' && proposal.from === 't' && proposal.into === 's',
    ),
  ).toBe(true)
  situations.keepApart('s', 't')
  expect(atOnce(situations.repair(START + 5 * DAY)).some((proposal) => proposal.kind === 'merge')).toBe(false)
})

test('situations that are told in two languages merge by weaker links than those told in one', () => {
  const mergesOf = (language: string, odds: number, other = 'en') => {
    const situations = createLiveSituations({ ...groupRules, linkScore: () => Math.log(odds), smallScore: () => Math.log(odds) })
    for (const vote of [vote1, vote2]) situations.put(situations.prepare({ ...vote, language: other }), 's')
    situations.put(situations.prepare({ ...vote3, language }), 't')
    return atOnce(situations.repair(START + 5 * DAY)).flatMap((proposal) => (proposal.kind === 'merge' ? [proposal.reason] : []))
  }
  const [weak, strong] = [0.3 / 0.7, 0.6 / 0.4]
  expect(mergesOf('en', strong)).toEqual(['same_affair'])
  expect(mergesOf('sv', strong)).toEqual(['same_affair'])
  expect(mergesOf('sv', weak)).toEqual(['same_affair_in_two_languages'])
  expect(mergesOf('en', weak)).toEqual([])
  expect(mergesOf('und', weak)).toEqual([])
  // Compared as one language wherever reports are.
  expect(mergesOf('sr', weak, 'hr')).toEqual([])
  expect(mergesOf('sv', 0.15 / 0.85)).toEqual([])
})

test('repair moves an event by weaker links to a situation that is told in another language', () => {
  const movesOf = (language: string, odds: number) => {
    const situations = createLiveSituations({ ...groupRules, linkScore: () => Math.log(odds), smallScore: () => Math.log(odds) })
    for (const vote of [vote1, vote2]) situations.put(situations.prepare(vote), 's')
    situations.put(situations.prepare({ ...vote3, language }), null)
    return atOnce(situations.repair(START + 5 * DAY)).flatMap((proposal) => (proposal.kind === 'move' ? [proposal.reason] : []))
  }
  const weak = 0.35 / 0.65
  expect(movesOf('sv', weak)).toEqual(['closer_in_two_languages'])
  expect(movesOf('en', weak)).toEqual([])
  expect(movesOf('sv', 0.6 / 0.4)).toEqual(['closer'])
  expect(movesOf('sv', 0.25 / 0.75)).toEqual([])
})

test('a situation of more than twenty events keeps its id, and an event that an operator left alone is taken by none', () => {
  const votes = (situation: string, count: number) =>
    Array.from({ length: count }, (_, i): [ClusterProfile, string] => [{ ...vote3, id: `${situation}${i}` }, situation])
  const merges = (count: number) =>
    atOnce(live([storm, null], ...votes('s', 22), ...votes('t', count)).repair(START + 5 * DAY)).filter(({ kind }) => kind === 'merge')
  expect([merges(20).length, merges(21)]).toEqual([1, []])
  const situations = live([vote1, null])
  expect(situations.decide(situations.prepare(vote2)).action).toBe('pair')
  situations.pin('v1')
  expect(situations.decide(situations.prepare(vote2)).action).toBe('alone')
})

test('a merged situation leaves all its clusters to the survivor', () => {
  const situations = live([vote1, 's'], [vote2, 't'])
  situations.mergeSituations('t', 's')
  expect(situations.membersOf('s').sort()).toEqual(['v1', 'v2'])
  expect(situations.situationOf('v2')).toBe('s')
})

test('a cluster kept apart from a situation neither joins it nor is moved there', () => {
  const situations = live([storm, null], [vote1, 's'], [vote2, 's'])
  situations.keepApart('v3', 's')
  expect(situations.decide(situations.prepare(vote3)).action).toBe('alone')
})

test('an updated profile replaces the old one', () => {
  const situations = live([vote1, 's'], [vote2, 's'])
  situations.put(situations.prepare(vote2), null)
  expect(situations.membersOf('s')).toEqual(['v1'])
  expect(situations.size).toBe(2)
})

test('old clusters leave memory', () => {
  const situations = live([vote1, 's'], [vote3, 's'])
  expect(situations.expire(START + 3 * DAY)).toEqual(['v1'])
  expect(situations.membersOf('s')).toEqual(['v3'])
  expect(live([{ ...vote1, updatedAt: START + 3 * DAY }, 's']).expire(START + 3 * DAY)).toEqual([])
})

test('the places of old and of replaced events are used again, so that memory does not grow with the stream', () => {
  const situations = createLiveSituations(rules)
  const words = Array.from({ length: 150 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')
  for (let day = 0; day < 2_500; day++) {
    const prepared = situations.prepare(event(`e${day % 40}`, `${words} Tarvania`, day))
    situations.put(prepared, null)
    situations.expire(START + (day - 20) * DAY)
  }
  expect(situations.size).toBeLessThanOrEqual(21)
  expect(situations.slots).toBeLessThan(1_500)
  expect(situations.links(situations.prepare(event('new', `${words} Tarvania`, 2_500))).length).toBe(situations.size)
})

test('features of a link stand one behind the other, in the order of their names', () => {
  expect(Object.values(LINK_AT)).toEqual(Object.keys(LINK_AT).map((_, i) => i))
})
