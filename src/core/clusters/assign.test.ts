import { describe, expect, test } from 'vitest'
import type { CosineScale } from '../learning/cosine-scale.ts'
import { amongAll, createActiveClusters, noteRivals, type Rivals } from './assign.ts'
import { ASSIGN_AT } from './assign-features.ts'
import type { ClusterableArticle } from './assign-prepare.ts'
import { assignRules } from './assign-rules.ts'
import { MERGE_AT } from './merge.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 10)

function article(id: string, title: string, body: string, hours = 0): ClusterableArticle {
  return { id, title, summary: '', body, language: 'en', sourceHost: `${id}.example`, publishedAt: START + hours * HOUR }
}

const ferry = [
  article(
    'f1',
    'Ferry sinks off Marlow Island, 14 missing',
    'A ferry carrying 60 people sank off Marlow Island on Monday, the coast guard of Tarvania said. Fourteen passengers of the Sea Lark are missing and divers search the wreck near Port Ellen.',
  ),
  article(
    'f2',
    'Fourteen missing after ferry sinks near Marlow Island',
    'The coast guard of Tarvania searched on Monday for fourteen passengers missing after the ferry Sea Lark sank off Marlow Island with 60 people on board, officials in Port Ellen said.',
    2,
  ),
]
const strike = article(
  's1',
  'Rail workers in Kestria walk out over pay',
  'Trains stood still across Kestria on Monday as the union of rail workers began a strike over pay that could last all week, closing the line between Halden and Brook.',
  1,
)

function filled(articles: readonly ClusterableArticle[]) {
  const active = createActiveClusters()
  for (const one of articles) {
    const prepared = active.prepare(one)
    const decision = active.decide(prepared)
    active.add(prepared, decision.action === 'join' ? decision.clusterId : `c-${one.id}`)
  }
  return active
}

test('the first article of a stream opens a cluster because there is no candidate', () => {
  const active = createActiveClusters()
  expect(active.decide(active.prepare(ferry[0]!))).toMatchObject({ action: 'open', reason: 'no_candidate', score: null })
})

test('a second report of an event joins its cluster and says by which features', () => {
  const active = filled([strike, ferry[0]!])
  const decision = active.decide(active.prepare(ferry[1]!))
  expect(decision).toMatchObject({ action: 'join', clusterId: 'c-f1', reason: 'above_bar' })
  expect(decision.features.all).toBeGreaterThan(0.2)
})

test('an article about something else opens its own cluster', () => {
  expect(filled([...ferry, strike]).clusterOf('s1')).toBe('c-s1')
})

test('a name that opens a headline counts once it is known as a name', () => {
  const headlines = [article('h1', 'Fleet leaves after Marlow burns', ''), article('h2', 'Marlow burns in the night', '', 1)] as const
  const namesShared = (before: readonly ClusterableArticle[]) => {
    const active = filled(before)
    active.add(active.prepare(headlines[0]), 'c-h1')
    return active.candidates(active.prepare(headlines[1])).find(({ clusterId }) => clusterId === 'c-h1')!.features[ASSIGN_AT.names]
  }
  expect(namesShared([])).toBe(0)
  expect(namesShared(ferry)).toBeGreaterThan(0)
})

test('reports in Croatian, Bosnian and Serbian are compared as reports in one language, which a headline may not show', () => {
  const foreign = (one: string, other: string) => {
    const active = filled([{ ...ferry[0]!, language: one }])
    const [candidate] = active.candidates(active.prepare({ ...ferry[1]!, language: other }))
    active.add(active.prepare({ ...ferry[1]!, language: other }), 'c-other')
    const [merging] = active.mergeCandidates('c-other')
    return [candidate!.features[ASSIGN_AT.foreign], merging!.features[MERGE_AT.foreign]]
  }
  expect([foreign('hr', 'sr'), foreign('bs', 'hr'), foreign('hr', 'hr'), foreign('hr', 'sl')].flat()).toEqual([0, 0, 0, 0, 0, 0, 1, 1])
})

test('a copy follows what it copies and weighs nothing', () => {
  const active = filled([ferry[0]!, strike])
  const copy = { ...article('x1', 'Something else entirely', ''), copyOf: 'f1' }
  const prepared = active.prepare(copy)
  expect(active.decide(prepared)).toMatchObject({ action: 'join', clusterId: 'c-f1', reason: 'copy' })
  const before = active.decide(active.prepare(ferry[1]!)).score
  active.add(prepared, 'c-f1')
  expect(active.decide(active.prepare(ferry[1]!)).score).toBeCloseTo(before ?? Number.NaN, 10)
})

test('a copy whose original is known no more stands for itself', () => {
  const active = filled([strike, { ...ferry[0]!, copyOf: 'gone' }])
  expect(active.decide(active.prepare(ferry[1]!))).toMatchObject({ action: 'join', clusterId: 'c-f1' })
})

test('deciding changes nothing', () => {
  const active = filled([strike, ferry[0]!])
  const prepared = active.prepare(ferry[1]!)
  expect(active.decide(prepared)).toEqual(active.decide(prepared))
  expect(active.size).toBe(2)
})

test('replaying the additions rebuilds the same memory', () => {
  const first = filled([ferry[0]!, strike])
  const second = createActiveClusters()
  for (const one of [ferry[0]!, strike]) second.add(second.prepare(one), first.clusterOf(one.id)!)
  expect(second.decide(second.prepare(ferry[1]!))).toEqual(first.decide(first.prepare(ferry[1]!)))
})

test('merging moves the articles to the survivor, which keeps its id', () => {
  const active = createActiveClusters()
  active.add(active.prepare(ferry[0]!), 'a')
  active.add(active.prepare(ferry[1]!), 'b')
  expect(active.mergeProposals(new Map([['b', null]]))).toMatchObject([{ from: 'b', into: 'a', reason: 'same_event' }])
  active.merge('b', 'a')
  expect([active.clusterOf('f1'), active.clusterOf('f2'), active.size]).toEqual(['a', 'a', 1])
})

test('of two clusters alike in size and time the one that was opened first survives, whichever is looked at', () => {
  const active = createActiveClusters()
  for (const [id, one] of [['z', ferry[0]!] as const, ['a', { ...ferry[1]!, publishedAt: START }] as const])
    active.add(active.prepare(one), id)
  for (const id of ['a', 'z']) expect(active.mergeProposals(amongAll([id]))).toMatchObject([{ from: 'a', into: 'z' }])
})

test('what a cluster took in by a merge keeps it active', () => {
  const active = filled([ferry[0]!, { ...strike, publishedAt: START + 48 * HOUR }])
  active.merge('c-s1', 'c-f1')
  expect(active.expire(START + 24 * HOUR)).toEqual([])
  expect(active.clusterOf('f1')).toBe('c-f1')
})

test('what changed just now is merged by a higher bar, but for two reports that each stand alone', () => {
  const surely = 50
  const rules = { ...assignRules, mergeBar: -surely, earlyAloneBar: -surely, earlyMergeBar: surely }
  const proposed = (reports: readonly ClusterableArticle[], early: boolean) => {
    const active = createActiveClusters(rules)
    for (const [i, one] of reports.entries()) active.add(active.prepare(one), i < reports.length - 1 ? 'a' : 'b')
    return active.mergeProposals(amongAll(['b']), { early }).length
  }
  const third = { ...ferry[0]!, id: 'f3', body: `${ferry[0]!.body} Two of the lifeboats were empty.` }
  expect([proposed(ferry, true), proposed(ferry, false)]).toEqual([1, 1])
  expect([proposed([...ferry, third], true), proposed([...ferry, third], false)]).toEqual([0, 1])
})

test('clusters that an operator keeps apart are never proposed for merging', () => {
  const active = createActiveClusters()
  active.add(active.prepare(ferry[0]!), 'a')
  active.add(active.prepare(ferry[1]!), 'b')
  active.keepApart('a', 'b')
  expect(active.mergeProposals(amongAll(['a', 'b']))).toEqual([])
})

test('what is put together anew is not counted once more', () => {
  const active = filled([strike, ferry[0]!])
  const scores = () => active.candidates(active.prepare({ ...strike, id: 's2' })).map(({ clusterId, score }) => [clusterId, score])
  const before = scores()
  active.remake('c-f1', [active.prepare(ferry[0]!)])
  expect(scores()).toEqual(before)
})

test('of clusters that are equally near the older are compared, also those that a split made anew', () => {
  const fairs = Array.from({ length: 12 }, (_, i) =>
    article(`o${i}`, `Orsk fair ${i} opens stall`, `Stall ${i} of Orsk fair sold cakes.`, i),
  )
  const compared = (clusterOf: (i: number) => string, after?: (active: ReturnType<typeof createActiveClusters>) => void) => {
    const active = createActiveClusters()
    for (const [i, fair] of fairs.entries()) active.add(active.prepare(fair), clusterOf(i))
    after?.(active)
    const near = active.candidates(
      active.prepare(article('new', 'Orsk votes', 'The town of Orsk votes on a tram line that nobody paid for.', 13)),
    )
    return near.map(({ clusterId }) => clusterId).sort()
  }
  const members = (active: ReturnType<typeof createActiveClusters>) => [1, 2].map((i) => active.prepare(fairs[i]!))
  const parted = compared(
    (i) => `c${i === 2 ? 1 : i}`,
    (active) => active.split({ from: 'c1', to: 'c2', members: members(active), articles: new Set(['o2']) }),
  )
  expect(parted).toEqual(compared((i) => `c${i}`))
})

test('what an operator keeps apart stays so when either is taken in by another, or taken apart', () => {
  const active = createActiveClusters()
  const members = ferry.map((one) => active.prepare(one))
  for (const [i, id] of ['a', 'c'].entries()) active.add(members[i]!, id)
  active.add(active.prepare(strike), 'b')
  active.keepApart('a', 'b')
  active.merge('a', 'c')
  expect([active.areApart('b', 'c'), active.areApart('c', 'b')]).toEqual([true, true])
  active.split({ from: 'c', to: 'd', members, articles: new Set(['f1']) })
  expect([active.areApart('b', 'c'), active.areApart('c', 'b')]).toEqual([true, true])
})

test('a cluster whose newest article is too old is forgotten', () => {
  const active = filled([ferry[0]!, { ...strike, publishedAt: START + 48 * HOUR }])
  expect(active.expire(START + 24 * HOUR)).toEqual(['c-f1'])
  expect(active.clusterOf('f1')).toBeUndefined()
  expect(active.decide(active.prepare(ferry[1]!)).action).toBe('open')
})

test('after an article its cluster is compared for merging with those alone that the article came near', () => {
  const active = filled([strike, ferry[0]!])
  const rivals: Rivals = new Map()
  const clear = active.decide(active.prepare(ferry[1]!))
  noteRivals(rivals, 'c-f1', clear)
  expect(rivals.size).toBe(0)
  active.add(active.prepare({ ...ferry[0]!, id: 'f3' }), 'twin')
  const torn = active.decide(active.prepare(ferry[1]!))
  expect(torn).toMatchObject({ action: 'join', clusterId: 'twin', rivals: ['c-f1'] })
  noteRivals(rivals, 'twin', torn)
  expect(active.mergeProposals(rivals)).toMatchObject([{ from: 'twin', into: 'c-f1' }])
  expect(active.mergeProposals(new Map([['twin', new Set(['c-s1', 'gone'])]]))).toEqual([])
  expect(active.mergeProposals(new Map([['twin', null]]))).toMatchObject([{ from: 'twin', into: 'c-f1' }])
})

test('a cluster that an article opened near another is compared with all that the index finds', () => {
  const rivals: Rivals = new Map([['known', new Set(['c-f1'])]])
  const opened = { action: 'open', reason: 'below_bar', score: -1, features: {}, doubts: {}, rivals: ['c-s1'] } as const
  for (const id of ['fresh', 'known']) noteRivals(rivals, id, opened)
  expect(rivals).toEqual(
    new Map([
      ['known', null],
      ['fresh', null],
    ]),
  )
})

test('clusters that share little with a text are not compared, and still it is seen how far another stands out from them', () => {
  const far = Array.from({ length: 6 }, (_, i) =>
    article(`m${i}`, `Market stall ${i} opens in Tarvania`, 'Bread and fish were sold in the rain. '.repeat(12)),
  )
  const report = { ...ferry[1]!, body: `${ferry[1]!.body} ${ferry[1]!.body}` }
  const active = createActiveClusters()
  for (const one of [...far, ferry[0]!]) active.add(active.prepare(one), one.id)
  const found = active.candidates(active.prepare(report))
  expect(found).toHaveLength(1)
  const featureOf = (name: keyof typeof ASSIGN_AT) => found[0]!.features[ASSIGN_AT[name]]!
  expect(found[0]!.clusterId).toBe('f1')
  expect(featureOf('allContrast')).toBeGreaterThan(0.8 * featureOf('all'))
})

/** What a stream has taught of a model: together .8, apart .2. */
const scale: CosineScale = {
  'en en': { joined: { count: 100, cosine: 0.8, variance: 0.01 }, apart: { count: 100, cosine: 0.2, variance: 0.01 } },
}
const meaning = { ferry: Int8Array.of(40, 0, 9), strike: Int8Array.of(0, 40, 9) }

test('vectors of which nothing is known yet change no score by a bit', () => {
  const withVectors = (one: ClusterableArticle) => ({ ...one, embedding: one.id === 's1' ? meaning.strike : meaning.ferry })
  const [plain, embedded] = [filled([strike, ferry[0]!]), filled([strike, ferry[0]!].map(withVectors))]
  expect(embedded.decide(embedded.prepare(withVectors(ferry[1]!)))).toEqual(plain.decide(plain.prepare(ferry[1]!)))
})

test('a vector that says one event lifts the score, one that says another lowers it, by a bounded step', () => {
  const active = createActiveClusters(assignRules, scale)
  active.add(active.prepare({ ...ferry[0]!, embedding: meaning.ferry }), 'a')
  const scoreWith = (embedding: Int8Array | null) => active.decide(active.prepare({ ...ferry[1]!, embedding })).score ?? Number.NaN
  expect(scoreWith(meaning.ferry) - scoreWith(null)).toBeCloseTo(2)
  expect(scoreWith(meaning.strike) - scoreWith(null)).toBeCloseTo(-2)
})

test('what is split off or forgotten takes its vectors along', () => {
  const active = createActiveClusters(assignRules, scale)
  const members = [
    { ...ferry[0]!, embedding: meaning.ferry },
    { ...strike, embedding: meaning.strike },
  ].map((one) => active.prepare(one))
  for (const member of members) active.add(member, 'both')
  const second = active.prepare({ ...ferry[1]!, embedding: meaning.ferry })
  const cosineOf = (id: string) => active.candidates(second).find(({ clusterId }) => clusterId === id)?.cosine
  expect(cosineOf('both')).toBeCloseTo(4)
  active.split({ from: 'both', to: 'ferry', members, articles: new Set(['f1']) })
  expect(cosineOf('ferry')).toBeCloseTo(4)
  active.forget('ferry')
  active.add(active.prepare(ferry[0]!), 'ferry')
  expect(cosineOf('ferry')).toBe(0)
})

describe('two bare headlines, each alone, whose titles share one word', () => {
  const headline = (id: string, title: string, hours: number) => article(id, title, '', hours)
  const one = headline('h1', 'Reports tell of chaos among the troops of Ostermark', 4)
  const other = headline('h2', 'Tarvania goes to the polls after years of chaos', 6)

  test('are two events: the score is doubted', () => {
    const others = ['Rail workers in Kestria walk out over pay', 'Harbour of Halden closed by fog', 'Mayor of Brook opens the new library']
    const active = filled([...others.map((title, i) => headline(`o${i}`, title, i)), one])
    expect(active.decide(active.prepare(other))).toMatchObject({ action: 'open', doubts: { slightDoubt: assignRules.slightDoubt } })
  })

  test('are merged with more doubt', () => {
    const scoreBy = (slightMergeDoubt: number) => {
      const active = createActiveClusters({ ...assignRules, slightMergeDoubt })
      for (const each of [one, other]) active.add(active.prepare(each), each.id)
      return active.mergeCandidates(one.id)[0]!.score
    }
    expect(scoreBy(0) - scoreBy(assignRules.slightMergeDoubt)).toBeCloseTo(assignRules.slightMergeDoubt)
  })
})

/** What a doubt takes off the scores of joining and of merging two reports. */
function takenOff(doubt: 'staleDoubt' | 'countryDoubt', one: ClusterableArticle, other: ClusterableArticle): number[] {
  const scoresBy = (most: number): number[] => {
    const active = createActiveClusters({ ...assignRules, [doubt]: most })
    active.add(active.prepare(one), 'one')
    const joining = active.candidates(active.prepare(other))[0]!.score
    active.add(active.prepare(other), 'other')
    return [joining, active.mergeCandidates('one')[0]!.score]
  }
  const withDoubt = scoresBy(assignRules[doubt])
  return scoresBy(0).map((score, k) => score - withDoubt[k]!)
}

describe('what is told in the same words days later', () => {
  const told = (id: string, { days, body = '' }: { days: number; body?: string }) =>
    article(id, 'Blast near a house in Brook wakes the street', body, days * 24)
  const text = 'Police closed the street on Monday after a blast broke the windows of a house in Brook. Nobody was hurt. '.repeat(3)

  test.each([
    ['bare headlines', told('a', { days: 0 }), told('b', { days: 7 }), assignRules.staleDoubt],
    ['a headline and a text', told('a', { days: 0 }), told('b', { days: 7, body: text }), assignRules.staleDoubt],
    ['bare headlines of one week', told('a', { days: 0 }), told('b', { days: 5 }), 0],
    ['texts', told('a', { days: 0, body: text }), told('b', { days: 7, body: text }), 0],
  ])('is doubted or not of %s', (_, one, other, doubt) => {
    for (const taken of takenOff('staleDoubt', one, other)) expect(taken).toBeCloseTo(doubt)
  })
})

describe('reports that name countries', () => {
  const hike = (id: string, country: string) =>
    article(
      id,
      'Central bank lifts its key rate by a quarter point',
      `The central bank of ${country} lifted its key rate on Thursday, the first rise in three years, after four of six voted for it.`,
    )
  const [norway, peru, both] = [hike('no', 'Norway'), hike('pe', 'Peru'), hike('both', 'Peru, like that of Norway before it,')]

  test.each([
    ['none in common', norway, peru, assignRules.countryDoubt],
    ['one in common', norway, both, 0],
    ['on one side alone', norway, hike('none', 'the island'), 0],
  ])('are doubted when there is %s', (_, one, other, doubt) => {
    for (const taken of takenOff('countryDoubt', one, other)) expect(taken).toBeCloseTo(doubt)
  })

  test.each([
    [
      'several of each, a report of one naming the other’s as well',
      ['Norway', 'Norway'],
      ['Peru', 'Peru, like that of Norway before it,', 'Peru'],
      0,
    ],
    ['one report on a side', ['Norway'], ['Peru', 'Peru, like that of Norway before it,'], 1],
    ['reports of both on a side', ['Norway', 'Norway'], ['Norway', 'Peru, like that of Norway before it,'], 1],
  ])('are merged or not where there are %s', (_, one, other, proposals) => {
    const active = createActiveClusters({ ...assignRules, mergeBar: Number.NEGATIVE_INFINITY })
    for (const [side, countries] of Object.entries({ one, other }))
      for (const [i, country] of countries.entries()) active.add(active.prepare(hike(`${side}-${i}`, country)), side)
    expect(active.mergeProposals(amongAll(['one']))).toHaveLength(proposals)
  })
})

test.each([ASSIGN_AT, MERGE_AT])('features stand one behind the other, in the order of their names', (places) => {
  expect(Object.values(places)).toEqual(Object.keys(places).map((_, i) => i))
})
