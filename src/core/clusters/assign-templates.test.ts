import { describe, expect, test } from 'vitest'
import { amongAll, createActiveClusters } from './assign.ts'
import { type ClusterableArticle, prepareArticle } from './assign-prepare.ts'
import { assignRules } from './assign-rules.ts'
import { areOtherNotices, createClusterFillings, type Fillings } from './assign-templates.ts'

const START = Date.UTC(2026, 2, 2)

function article(id: string, [title, body]: readonly [string, string], language = 'en'): ClusterableArticle {
  return { id, title, summary: '', body, language, sourceHost: `${id}.example`, publishedAt: START }
}

const fillingsOf = (text: readonly [string, string], language = 'en'): Fillings => prepareArticle(article('x', text, language)).fillings

const match = (home: string, guest: string, score: string, scorer: string) =>
  [
    `${home} beat ${guest} by ${score} in the Orska Cup`,
    `${home} beat ${guest} by ${score} in the Orska Cup on Saturday. Before the break ${scorer} hit the post, and in minute 71 scored from close range. They now travel to Port Ellery.`,
  ] as const
const results = (firm: string, quarter: string, [profit, revenue]: readonly [string, string]) =>
  [
    `Profit of ${firm} in ${quarter} rises by ${profit} percent`,
    `The profit of ${firm} rose by ${profit} percent in ${quarter}, and revenue came to ${revenue} million euros, as the firm said in Halden on Tuesday.`,
  ] as const
const weather = (town: string, day: number, [low, high]: readonly [number, number]) =>
  [
    `Погода в ${town} на ${day} мая`,
    `Сегодня, ${day} мая, в ${town} пасмурно. Утром температура воздуха +${low} °C. Днем температура поднимется до +${high} °C, ветер 5 метров в секунду.`,
  ] as const
const toll = (dead: string, hurt: string, homeless: string) =>
  [
    `Quake near Port Ellery kills ${dead}`,
    `The quake that shook Port Ellery at 4:12 on Monday has killed ${dead} people and hurt ${hurt}, the ministry in Halden said. In Orska ${homeless} people lost their homes. Crews of the Tarvanian Red Cross came by way of Brinmark.`,
  ] as const
const fire = (street: string, firefighters: string) =>
  [
    `Fire in ${street}: nobody hurt`,
    `In ${street} a kitchen burned out on Sunday. The brigade was there with ${firefighters} firefighters, and the loss is put at 80,000 euros by the police of Brinmark.`,
  ] as const

describe.each<[string, readonly [string, string], readonly [string, string], string]>([
  [
    'another match of the round',
    match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'),
    match('Reef Raiders', 'Harbour Hawks', '6', 'Dutt'),
    'en',
  ],
  ['another quarter of the firm', results('Veltronix', 'Q2', ['12', '318']), results('Veltronix', 'Q3', ['9', '341']), 'en'],
  ['the results of another firm', results('Veltronix', 'Q2', ['12', '318']), results('Caltera', 'Q2', ['4', '77']), 'en'],
  ['the weather of another day', weather('Бресте', 17, [10, 19]), weather('Бресте', 18, [6, 15]), 'ru'],
  ['the weather of another town', weather('Бресте', 17, [10, 19]), weather('Гомеле', 17, [11, 17]), 'ru'],
])('%s', (_, one, other, language) => {
  test('is another notice, whichever came first', () => {
    expect(areOtherNotices([fillingsOf(one, language)], [fillingsOf(other, language)])).toBe(true)
    expect(areOtherNotices([fillingsOf(other, language)], [fillingsOf(one, language)])).toBe(true)
  })
})

test.each<[string, readonly [string, string], readonly [string, string]]>([
  ['the same text', match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'), match('Coral Kings', 'Lagoon Lions', '22', 'Mohan')],
  ['a text with one number corrected', fire('Mill Lane', '14'), fire('Mill Lane', '24')],
  ['a toll that rose within the day', toll('11', '40', '600'), toll('23', '120', '4,000')],
  [
    'a report in other words',
    match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'),
    [
      'Mohan the difference under lights',
      'A late goal by Mohan settled the cup tie between Kings and Lions. In front of 9,000 the Lions had looked comfortable, said captain Bligh, and then lost their way after the break.',
    ],
  ],
  ['a headline alone', match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'), ['Kings beat Raiders', '']],
  [
    'a text without names and numbers',
    fire('Mill Lane', '14'),
    ['nobody hurt in a kitchen fire', 'a kitchen burned out, and nobody was hurt.'],
  ],
])('%s is no other notice', (_, one, other) => {
  expect(areOtherNotices([fillingsOf(one)], [fillingsOf(other)])).toBe(false)
})

test('a headline in which every word has a capital has no frames', () => {
  expect(fillingsOf(['Coral Kings Beat Lagoon Lions By Twenty Runs In Orska Cup', ''])).toHaveLength(0)
})

describe('of two clusters', () => {
  const [first, second] = [match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'), match('Reef Raiders', 'Harbour Hawks', '6', 'Dutt')].map(
    (text) => fillingsOf(text),
  ) as [Fillings, Fillings]

  test('one pair of other notices is enough where no other pair agrees', () => {
    expect(areOtherNotices([first, fillingsOf(fire('Mill Lane', '14'))], [second])).toBe(true)
  })

  test('two reports that fill their frames alike hold them together', () => {
    expect(areOtherNotices([first], [second, first])).toBe(false)
  })
})

test('a cluster keeps the fillings of its first reports, through merges, until it is forgotten', () => {
  const fillings = Array.from({ length: 12 }, (_, i) => Uint32Array.of(i))
  const known = createClusterFillings()
  for (const one of fillings.slice(0, 5)) known.add(1, one)
  for (const one of fillings.slice(5)) known.add(2, one)
  known.merge(2, 1)
  expect(known.of(1)).toEqual(fillings.slice(0, 8))
  expect(known.of(2)).toEqual([])
  known.forget(1)
  expect(known.of(1)).toEqual([])
})

describe('an article that fills the template of a cluster otherwise', () => {
  const tie = article('tie', match('Coral Kings', 'Lagoon Lions', '22', 'Mohan'))
  const other = article('other', match('Reef Raiders', 'Harbour Hawks', '6', 'Dutt'))
  const filled = (articles: readonly ClusterableArticle[]) => {
    // Whatever the score, it is above the bars.
    const active = createActiveClusters({ ...assignRules, joinBar: -50, mergeBar: -50, earlyMergeBar: -50, earlyAloneBar: -50 })
    for (const one of articles) active.add(active.prepare(one), one.id)
    return active
  }

  test('opens a cluster though the score is above the bar, and the two are not merged', () => {
    const active = filled([tie])
    expect(active.decide(active.prepare(other))).toMatchObject({ action: 'open', reason: 'other_notice', score: expect.any(Number) })
    active.add(active.prepare(other), 'other')
    expect(active.mergeCandidates('other')).toHaveLength(1)
    expect(active.mergeProposals(amongAll(['tie', 'other']))).toEqual([])
    expect(active.mayBeOne('other', 'tie')).toBe(false)
  })

  test('joins the cluster that fills it likewise', () => {
    const active = filled([tie, other])
    const reprint = { ...other, id: 'reprint', body: `${other.body} It rained all evening.` }
    expect(active.decide(active.prepare(reprint))).toMatchObject({ action: 'join', clusterId: 'other' })
  })

  test('is known as such again after a split and after the cluster was made anew', () => {
    const active = filled([tie])
    const members = [tie, other].map((one) => active.prepare(one))
    active.add(members[1]!, 'tie')
    active.split({ from: 'tie', to: 'other', members, articles: new Set(['other']) })
    active.remake('other', [members[1]!])
    expect(active.mergeProposals(amongAll(['tie', 'other']))).toEqual([])
    expect(active.decide(active.prepare({ ...tie, id: 'reprint' }))).toMatchObject({ action: 'join', clusterId: 'tie' })
  })

  test('is known by what was merged into the cluster', () => {
    const words = article('words', [
      'Mohan the difference under lights',
      'A late goal by Mohan settled the cup tie of Coral Kings and Lagoon Lions on Saturday.',
    ])
    const active = filled([words, tie])
    active.merge('tie', 'words')
    expect(active.decide(active.prepare(other))).toMatchObject({ reason: 'other_notice' })
  })

  test('is not mistaken for one of a cluster that is forgotten', () => {
    const active = filled([])
    // So many that the places of the first are given away again.
    for (let i = 0; i < 4_000; i++) {
      active.add(active.prepare({ ...other, id: `gone-${i}` }), `gone-${i}`)
      active.forget(`gone-${i}`)
    }
    active.add(active.prepare(tie), 'tie')
    expect(active.decide(active.prepare(other))).toMatchObject({ reason: 'other_notice' })
  })

  test('teaches nothing of what the cosine of an embedding server is worth', () => {
    const embedded = (one: ClusterableArticle): ClusterableArticle => ({ ...one, embedding: Int8Array.of(40, 9, 0) })
    const taughtBy = (one: ClusterableArticle) => {
      const active = filled([embedded(tie)])
      const prepared = active.prepare(embedded(one))
      active.decide(prepared)
      active.add(prepared, 'apart')
      return active.cosineScale
    }
    expect(taughtBy(other)).toEqual({})
    expect(taughtBy({ ...tie, id: 'reprint' })).not.toEqual({})
  })
})
