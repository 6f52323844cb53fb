import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import type { MemberCluster } from './situation-members.ts'
import { summarizeSituation } from './situation-summary.ts'

const DAY = 24 * 3_600_000

function cluster(id: string, day: number, parts: Partial<MemberCluster>): MemberCluster {
  return {
    id,
    title: '',
    summary: '',
    publishedAt: day * DAY,
    updatedAt: day * DAY,
    outlets: 8,
    significance: 5,
    keywords: [],
    language: 'en',
    ...parts,
  }
}

const strike = [
  cluster('1', 0, {
    title: 'Port workers strike begins in Velia',
    summary: 'Port workers across Velia began a strike over pay on Monday. Ships waited.',
    significance: 6,
    keywords: ['Velia', 'port workers', 'strike'],
  }),
  cluster('2', 1, {
    title: 'Velia fuel prices rise as port strike bites',
    summary: 'Fuel prices rose by a tenth in Velia as tankers lay at anchor. Queues formed.',
    keywords: ['Velia', 'fuel', 'strike'],
  }),
  cluster('3', 3, {
    title: 'Court orders Velia port workers back',
    summary: 'A court in Tesk ordered a third of the crane operators back to their posts. The union will appeal.',
    keywords: ['Velia', 'port workers', 'court'],
  }),
]

test('a summary tells what it is, then what is new, in order of time', () => {
  expect(summarizeSituation(strike).summary).toBe(
    'Port workers across Velia began a strike over pay on Monday.\n\n' +
      'Fuel prices rose by a tenth in Velia as tankers lay at anchor. A court in Tesk ordered a third of the crane operators back to their posts.',
  )
})

test('what was before the background is told only where nothing came after it', () => {
  const vote = cluster('0', -3, {
    title: 'Velia port workers vote on a strike',
    summary: 'Port workers in Velia were asked on Friday whether they want to strike over pay.',
    significance: 2,
    keywords: ['Velia', 'port workers', 'strike'],
  })
  const begun = strike[0]!.summary.split('. ')[0]!
  const greater = strike.map((member) => ({ ...member, significance: member.significance + 3 }))
  expect(summarizeSituation([vote, ...greater]).summary).toBe(summarizeSituation(greater).summary)
  expect(summarizeSituation([vote, { ...greater[0]!, significance: 10, outlets: 60 }]).summary).toBe(`${begun}.\n\n${vote.summary}`)
})

test('the title of an event of headlines is one sentence, whatever stops its short forms have', () => {
  const [first, second] = ['Court Warns Port Orgs. Blocking Ferries in Velia', 'Judge warns those who lie before the quay']
  const warned = cluster('4', 4, { title: first, summary: `${first}. ${second}.`, keywords: ['Velia', 'port workers', 'court'] })
  const { summary } = summarizeSituation([...strike, warned], { title: first })
  expect(summary).toContain(`${second}.`)
  expect(summary).not.toMatch(/(?<!Orgs\. )Blocking Ferries/)
})

test('what ends an affair is told, though it repeats the words that it began with', () => {
  const end = cluster('4', 5, {
    title: 'Port workers across Velia end their strike',
    summary: 'Port workers across Velia ended the strike over pay on Saturday, five days after it began.',
    keywords: ['Velia', 'port workers', 'strike'],
  })
  expect(summarizeSituation([...strike, end]).summary).toMatch(
    /^Port workers across Velia began .*\n\n.*Port workers across Velia ended[^.]+\.$/,
  )
})

test('what is new and weighs as much as what is told is told at once, what weighs less waits for a day', () => {
  const previous = summarizeSituation(strike).summary
  const told = (significance: number, day: number) => {
    const news = cluster('5', day, {
      title: 'Velia army takes over docks',
      summary: 'Soldiers unloaded nine tankers at the docks of Velia before dawn.',
      significance,
    })
    return summarizeSituation([...strike, news], { previous }).summary.includes('Soldiers')
  }
  expect([told(5, 3.5), told(4, 3.5), told(4, 4.5)]).toEqual([true, false, true])
})

test('what was to come is no background of what came', () => {
  const announced = cluster('0', -1, {
    title: 'Port workers across Velia plan strike',
    summary: 'Port workers across Velia are preparing to strike over pay on Monday as talks on the port falter.',
    significance: 6,
    keywords: ['Velia', 'port workers', 'strike'],
  })
  expect(summarizeSituation([announced, ...strike]).summary).toMatch(/^Port workers across Velia began a strike/)
})

test('who speaks for themselves tells no development while others report', () => {
  const column = cluster('4', 4, {
    title: 'Velia and its docks',
    summary: 'I, too, as a child of Velia admire those who work at its docks in every storm.',
  })
  const reports = [
    'Tankers unloaded fuel at the northern quay of Velia for the first time in a week.',
    'Parliament called the owner of the cranes to a hearing in Tesk.',
    'Bakers ran out of flour as lorries queued before the gates.',
    'Sailors of nine ships were given visas by the foreign ministry.',
  ].map((summary, at) => cluster(`r${at}`, 3.5, { title: summary, summary }))
  expect(summarizeSituation([...strike, ...reports, column]).summary).not.toContain('I, too')
})

test('a minor event leaves the summary as it stands, an important one is told', () => {
  const { summary } = summarizeSituation(strike)
  const minor = cluster('4', 3.5, {
    title: 'Velia strike song tops charts',
    summary: 'A song about the dockers reached the top of the charts in Velia.',
    significance: 2,
    outlets: 2,
  })
  expect(summarizeSituation([...strike, minor], { previous: summary }).summary).toBe(summary)
  const major = cluster('5', 4, {
    title: 'Velia government falls over port strike',
    summary: 'The government of Velia resigned after losing a vote on the emergency law.',
    significance: 8,
    outlets: 40,
  })
  expect(summarizeSituation([...strike, major], { previous: summary }).summary).toContain('The government of Velia resigned')
})

test('a sentence of an event that left is told no more, however short it is beside the others', () => {
  const thief = cluster('4', 4, { title: 'Mayor Ada Brook arrested', summary: 'Mayor Ada Brook was arrested for theft.', significance: 6 })
  const { summary } = summarizeSituation([...strike, thief])
  expect(summary).toContain('arrested for theft')
  expect(summarizeSituation(strike, { previous: summary }).summary).toBe(summarizeSituation(strike).summary)
})

test('a situation without members or sentences keeps what it had', () => {
  expect([summarizeSituation([], { previous: 'Text' }).summary, summarizeSituation([]).summary]).toEqual(['Text', ''])
})

test('a stray member, however great and early, is not what the situation is about', () => {
  const quake = cluster('0', 0, {
    title: 'Quake in Lower Kestria kills nine',
    summary: 'Nine people died when a quake shook Lower Kestria. Walls fell.',
    significance: 9,
    outlets: 30,
    keywords: ['Lower Kestria', 'quake', 'walls'],
  })
  const { summary } = summarizeSituation([quake, ...strike.map((member) => ({ ...member, publishedAt: member.publishedAt + 1 }))])
  expect(summary.split('\n\n')[0]).toBe('Port workers across Velia began a strike over pay on Monday.')
})

test('what only repeats the title is left out, also of the text on show, unless there is nothing else', () => {
  const bare = strike.map((member) => ({ ...member, summary: `${member.title}.` }))
  const { title } = bare[0]!
  const whole = summarizeSituation(bare).summary
  expect(whole).toMatch(/^Port workers strike begins in Velia\.\n\n/)
  const rest = 'Velia fuel prices rise as port strike bites. Court orders Velia port workers back.'
  expect(summarizeSituation(bare, { title }).summary).toBe(rest)
  expect(summarizeSituation(bare, { title, previous: whole }).summary).toBe(rest)
  expect(summarizeSituation(bare.slice(0, 1), { title }).summary).toBe(`${title}.`)
})

test('a member that begins with the title on show is told by what it says next, and a text on show that tells it so stays', () => {
  const retold = ['Cranes stand still at all docks', 'Fuel dearer by a tenth', 'Judges end idle days at cranes']
  const bare = strike.map((member, at) => ({ ...member, summary: `${member.title}. ${retold[at]}.` }))
  const { summary } = summarizeSituation(bare, { title: bare[0]!.title })
  expect(summary).toBe(`${retold[0]}.\n\n${bare[1]!.title}. ${bare[2]!.title}.`)
  expect(summarizeSituation(bare, { title: bare[2]!.title }).summary).toMatch(/^Judges end idle days at cranes\.\n\n/)
  const another = { title: 'Velia: port strike', previous: summary }
  expect(summarizeSituation(bare, another).summary).toBe(summary)
  expect(summarizeSituation(bare).summary).toMatch(/^Port workers strike begins in Velia\.\n\n/)
  const question = bare.with(0, { ...bare[0]!, summary: `${bare[0]!.title}. Is this the end?` })
  expect(summarizeSituation(question, { title: bare[0]!.title }).summary).not.toContain('end?')
})

test('what began an affair is its background before a somewhat greater event of it', () => {
  const [begun, after] = affair(
    'en',
    ['Cyclone Orla hits Velmara', 'Cyclone Orla tore roofs from hospitals in Velmara on Wednesday.'],
    ['Cyclone Orla floods Ostermark', 'Cyclone Orla washed bridges away in Ostermark on Friday.'],
  )
  const told = (significance: number) =>
    summarizeSituation([
      { ...begun!, significance: 4 },
      { ...after!, significance },
    ]).summary
  expect(told(8)).toMatch(/^Cyclone Orla tore roofs/)
  expect(told(10)).toMatch(/^Cyclone Orla washed bridges/)
})

test('a word that stands alone before a first sentence is told with it', () => {
  const members = strike.map((member) => ({ ...member, summary: `Velia. ${member.summary}` }))
  const { summary } = summarizeSituation(members)
  expect(summary).toMatch(/^Velia\. Port workers across Velia began a strike over pay on Monday\./)
  expect(summary).not.toMatch(/Velia\. Velia\.|Velia\.$/)
})

test('a question is no development while others report', () => {
  const asked = cluster('4', 4, {
    title: 'Is the Velia port done for?',
    summary: 'Is the port of Velia finished as a harbour for tankers, after all that it went through?',
    significance: 6,
  })
  const said = cluster('5', 4, {
    title: 'Velia tankers leave',
    summary: 'Tankers left the roads of Velia for the port of Orsk, owners said.',
  })
  const told = cluster('6', 4, {
    title: 'Velia museum opens',
    summary: 'The maritime museum of Velia opened a hall about dockers and their songs.',
  })
  const more = cluster('7', 4, {
    title: 'Mayor of Velia resigns',
    summary: 'The mayor of Velia resigned after a night of talks with the union.',
  })
  const { summary } = summarizeSituation([...strike, asked, said, told, more])
  expect(summary).toContain('Tankers left')
  expect(summary).not.toContain('finished')
})

test('what the title begins with is not told again', () => {
  const told = cluster('4', 4, { title: 'Velia crane drivers end strike', summary: 'Velia crane drivers end strike.' })
  const { summary } = summarizeSituation([...strike, told], { title: 'Velia crane drivers end strike after a month of talks' })
  expect(summary).not.toContain('crane drivers end')
})

test.each([
  [
    'en',
    'Why the castle of Orsk is a symbol',
    'Meet all 12 donors of the new wing of the castle',
    'Velma Castle review: the wing of Orsk that nobody needs',
  ],
  [
    'de',
    'Warum das Schloss von Orsk ein Symbol ist',
    'Fragen und Antworten zum neuen Flügel',
    'Porträt: der Bürgermeister und sein Schloss',
  ],
  ['sv', 'Därför är slottet i Orsk en symbol', 'Så bygger borgmästaren sin flygel', 'Detta har hänt: slottet i Orsk'],
  ['es', 'Por qué el castillo de Orsk es un símbolo', 'Quién es el alcalde de Orsk', 'Claves del castillo de Orsk'],
])('what only promises to explain or to list is no news beside what happened in %s', (language, why, who, how) => {
  const titles = [why, 'Orsk: 41', who, 'Orsk: 42', how]
  const members = titles.map((title, day) => cluster(`${day}`, day, { title, summary: `${title}.`, language }))
  expect(summarizeSituation(members).summary).toBe('Orsk: 41.\n\nOrsk: 42.')
})
