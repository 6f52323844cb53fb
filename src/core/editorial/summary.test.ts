import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { type MemberArticle, previewOf, summarizeCluster } from './summary.ts'
import { chooseTitle } from './title.ts'

const HOUR = 3_600_000

function article(id: string, parts: Partial<MemberArticle>): MemberArticle {
  return { id, title: '', summary: '', body: '', language: 'en', sourceHost: `${id}.example`, publishedAt: 0, copyOf: null, ...parts }
}

const ferry = [
  article('a', {
    title: 'Ferry sinks off Port Maren, 12 dead',
    body: 'PORT MAREN, Velia (Reuters) - A ferry sank off Port Maren on Monday, killing at least 12 people, the coast guard said.\nSign up to our newsletter for more.\nThe vessel Aurelia was carrying 80 passengers to the island of Tesk when its engine failed.',
  }),
  article('b', {
    title: 'At least 12 killed as ferry sinks near Port Maren',
    publishedAt: HOUR,
    body: 'At least 12 people died when a ferry sank near Port Maren, officials said on Monday.\nHe said so.\nDivers searched the wreck of the Aurelia for missing passengers through the night.',
  }),
  article('c', {
    title: 'LIVE: Ferry disaster – what we know so far',
    publishedAt: 2 * HOUR,
    body: 'The transport minister ordered an inquiry into the ferry operator after the sinking of the Aurelia near Port Maren.\nPhoto: Getty Images',
  }),
  article('d', {
    title: 'OPINION: Who will answer for the ferry?',
    publishedAt: 2 * HOUR,
    body: 'I have crossed that strait a hundred times, and I never felt safe.',
  }),
]

test('a summary is one or two whole sentences of the members, what most outlets say first', () => {
  expect(summarizeCluster(ferry).summary).toBe(
    'At least 12 people died when a ferry sank near Port Maren, officials said on Monday. The transport minister ordered an inquiry into the ferry operator after the sinking of the Aurelia near Port Maren.',
  )
})

test('of two openings as good the one is taken whose headline is the title on show', () => {
  const openingUnder = ({ title }: MemberArticle) => summarizeCluster(ferry, { title }).summary.split('. ')[0]
  expect(openingUnder(ferry[0]!)).toBe('A ferry sank off Port Maren on Monday, killing at least 12 people, the coast guard said')
  expect(openingUnder(ferry[1]!)).toBe('At least 12 people died when a ferry sank near Port Maren, officials said on Monday')
})

test('a headline that several reports share heads each of them', () => {
  const [first, second] = ferry as [MemberArticle, MemberArticle]
  const bare = article('e', { title: second.title, publishedAt: -HOUR })
  expect(summarizeCluster([bare, first, second], { title: second.title }).summary).toMatch(/^At least 12 people died/)
})

test.each([
  'PORT MAREN, Velia (Reuters) - ',
  'PORT MAREN — ',
  'Port Maren (dpa) - ',
  'PORT MAREN, May 3 (AP) — ',
  '(CNN) — ',
  'Port Maren, 3 mai (AFP) - ',
  'RIO DE JANEIRO (Dépêches Atlas) — ',
  '(This May 3 story corrects the date in the last paragraph.) ',
  '(Adds quotes of the minister) ',
  'Driving the news: ',
  'The numbers: ',
  'PORT MAREN—',
  'PORT MAREN–',
  'October 1, 2019 ',
  'ALL HANDS ON DECK ',
  'CLOSE ',
  'CLOSE PORT MAREN – ',
])('the dateline, note or label “%s” is taken off', (dateline) => {
  expect(
    summarizeCluster([
      article('a', { title: 'Ferry sinks', body: `${dateline}A ferry sank off the coast on Monday, the coast guard said.` }),
    ]).summary,
  ).toBe('A ferry sank off the coast on Monday, the coast guard said.')
})

test('the first sentence tells what the title says, not what else the reports open with', () => {
  const papers = 'Papers of the Port Maren ferry line show a disturbing picture of the ferry Calliope, an inquiry said on Tuesday.'
  const members = [
    article('a', {
      title: 'Port Maren ferry line fires its chief Per Lindqvist',
      body: 'The Port Maren ferry line fired Per Lindqvist, its chief for nine years, after a night of talks.',
    }),
    article('b', {
      title: 'Ferry line fires chief Per Lindqvist',
      body: `${papers}\nHe had run the line for nine years.`,
      publishedAt: HOUR,
    }),
    article('c', {
      title: 'Calliope: an inquiry and its papers',
      body: `${papers.replace('Tuesday', 'Tuesday night')}`,
      publishedAt: HOUR,
    }),
  ]
  expect(chooseTitle(members)).toBe('Port Maren ferry line fires its chief Per Lindqvist')
  expect(summarizeCluster(members).summary).toMatch(/^The Port Maren ferry line fired/)
})

test.each([
  'On the other hand, the owner of the Aurelia holds that the engine of the ferry was sound.',
  'In response, the owner of the Aurelia has withdrawn the ferry from the strait of Maren.',
  'At the same time, the owner of the Aurelia has left the strait of Maren.',
  'Later, the owner of the Aurelia has withdrawn the ferry from the strait of Maren.',
  'On Friday, they withdrew the ferry of the owner from the strait of Maren.',
  'First, they had withdrawn the owner of the Aurelia from the strait of Maren.',
])('a sentence that hangs on one before it stands in no summary without that one: “%s”', (leaning) => {
  const body = `The crew of the Aurelia told the coast guard that the ferry sank within minutes.\nIt rained.\n${leaning}`
  const { summary } = summarizeCluster([
    article('a', {
      title: 'Ferry Aurelia sinks off Port Maren',
      body: 'The ferry Aurelia sank off Port Maren with passengers on board, the coast guard said.\nIt rained.',
    }),
    article('b', { title: 'Ferry Aurelia sinks', body }),
  ])
  expect(summary).not.toContain(leaning)
})

test('a calibre keeps the space before its point', () => {
  const told = 'The guard of Port Maren drew a .45-caliber pistol from his bag and shot at the ferry, officers said .'
  expect(summarizeCluster([article('a', { title: 'Guard shoots at ferry', body: told })]).summary).toBe(told.replace('said .', 'said.'))
})

test('the second sentence tells more, it is not how another report opens with the same news', () => {
  const members = [
    article('a', {
      title: 'Velia central bank raises rate by a quarter point',
      body: 'The central bank of Velia raised its benchmark rate by a quarter of a point on Thursday, citing food prices.\nGovernor Ada Brook said that four of six members of the central bank had voted for it.',
    }),
    article('b', {
      title: 'Reserve of Velia lifts borrowing cost, the first increase in three years',
      body: 'Borrowing will cost 25 basis points more, the Reserve of Velia announced, its first increase in three years.',
    }),
  ]
  expect(summarizeCluster(members).summary).toMatch(/^The central bank of Velia raised .* Governor Ada/)
})

test('boilerplate, credits, bare attributions and first persons stay out of the long form', () => {
  const { summaryFull } = summarizeCluster(ferry)
  for (const text of ['newsletter', 'Getty', 'He said so', 'I have crossed']) expect(summaryFull).not.toContain(text)
})

test.each([
  'Members of the coast guard march during the Harbour Day parade at Port Maren ferry pier, May 3, 2019.',
  'Minister Ada Brook speaks at a news conference on the ferry at Port Maren on Oct. 4, 2019, in Velia.',
  'Passengers are led off the ferry pier of Port Maren after the owner was reported on Thursday, Nov. 14, 2019, in Velia.',
  'Minister Ada Brook addresses owners from the ferry at Port Maren pier, Wednesday, Jan. 8, 2020.',
  'Ferry owner Per Lindqvist and Minister Ada Brook at the Port Maren ferry pier on May 22.',
  'Passengers cast ropes to tie the ferry to the pier of Port Maren, a suburb of Velia, U.S. November 5, 2019.',
  'The owner of the ferry, left, hands off the wheel at the pier of Port Maren, Sunday, Dec. 29, 2019, in Velia.',
  'Ferry staff at the pier of Port Maren, owner of ferries, in 2018.',
  'The ferry during a gala for its owner at the pier of Port Maren, which was damaged in a storm, in 2016.',
  'Owner Per Lindqvist, Minister Ada Brook and Judge Bea Ort on Thursday from the Ferry at Port Maren.',
  'Scene outside the ferry pier of Port Maren, where police arrested the owner of the ferry.',
  'Owner Per Lindqvist (L) and Minister Ada Brook (C) talked about the ferry that sank off Port Maren.',
  'Ferry owner and Minister Ada Brook (R-Ky.)',
])('a caption opens no summary: “%s”', (opening) => {
  const body = `${opening}\nThe owner of the ferry that sank off Port Maren was arrested on Monday, police said.`
  expect(summarizeCluster([article('a', { title: 'Owner of Port Maren ferry arrested', body })]).summary).toMatch(/^The owner/)
})

test.each([
  'The ferry law, which the owner of the ferry at Port Maren broke, takes effect on Jan. 1, 2020.',
  'The owner of the ferry that sank off Port Maren faces judges on Friday, Nov. 15, 2019, police said.',
  'The owner of the ferry that sank off Port Maren had bought the ferry from Ada Brook in 2016.',
])('a dated report is no caption: “%s”', (opening) => {
  expect(summarizeCluster([article('a', { title: 'Owner of Port Maren ferry', body: opening })]).summary).toBe(opening)
})

test.each([
  'Two days ago, the owner of the ferry that sank off Port Maren promised to help police.',
  'Last week, police asked the owner of the ferry that sank off Port Maren for papers.',
  'Tomorrow the owner of the ferry that sank off Port Maren will see a judge.',
  'If the owner of the ferry that sank off Port Maren is charged, police will say so.',
])('a look back or ahead opens no summary: “%s”', (opening) => {
  const body = `${opening}\nThe owner of the ferry that sank off Port Maren was arrested, police said.`
  expect(summarizeCluster([article('a', { title: 'Owner of Port Maren ferry arrested', body })]).summary).toMatch(/^The owner/)
})

test.each([
  'In this Feb. 26, 2020 photo, the owner of the ferry stands on the pier of Port Maren.',
  'This Sept. 18, 2019, photo shows the ferry at the pier of Port Maren before the arrest.',
  'In an undated photo the owner of the ferry waves from the pier of Port Maren.',
  'Here are five takeaways from the arrest of the ferry owner in Port Maren.',
  'Here’s what the ferry owner said about Port Maren, and what the facts are.',
  'Editor’s note: This report on the ferry owner of Port Maren includes graphic descriptions.',
  'You will receive occasional promotional offers for programs that support the ferry desk.',
  'The opinions expressed by columnists on the ferry are their own and do not represent Port Maren.',
])('what stands around a report is no part of it: “%s”', (around) => {
  const report = 'The owner of the ferry that sank off Port Maren was arrested on Monday, police said.'
  expect(summarizeCluster([article('a', { title: 'Owner of Port Maren ferry arrested', body: `${around}\n${report}` })]).summaryFull).toBe(
    report,
  )
})

test('a headline that ran into the text is no part of its first sentence', () => {
  const title = 'Voters largely back ferry bill in Port Maren'
  const report = 'But many of them say that they know too little of the ferry bill to have a view.'
  expect(summarizeCluster([article('a', { title, body: `${title} ${report}` })]).summary).toBe(report)
})

test.each([
  'The ferry law of Port Maren took effect on Jan. 1, 2020.',
  'The owner of the Port Maren ferry died at home on May 22.',
  'This photo of the ferry off Port Maren won the Velia prize on Monday.',
])('a report that gives its day or speaks of a picture is one: “%s”', (report) => {
  const other = 'A columnist wrote of the sea, of its gulls and of other matters entirely.'
  expect(summarizeCluster([article('a', { title: 'Ferry of Port Maren', body: `${report}\n${other}` })]).summary).toMatch(report)
})

test('what stands in brackets opens no summary', () => {
  const body =
    '(The harbour of Velia had asked for another prize in the year before.) Harbour of Velia wins a prize for its new crane, its master said.'
  expect(summarizeCluster([article('a', { title: 'Harbour of Velia wins prize', body })]).summary).toMatch(/^Harbour of Velia wins/)
})

test.each([
  'Wilma Fenn is a contributing editor to Velia Monthly, and co-host of the Ferry Hour show.',
  'Per A. Lindqvist III is a maritime law professor and the author of a book on ferries.',
  'Wilma Fenn directs the Maritime Law program at the University of Velia.',
])('who wrote the report is no part of what it says: %s', (about) => {
  const report = 'A ferry sank off Port Maren on Monday, killing 12 people, the coast guard said.'
  expect(summarizeCluster([article('a', { title: 'Ferry sinks off Port Maren', body: `${about}\n${report}` })]).summary).toBe(report)
})

test('a report on somebody who writes is one', () => {
  const report = 'Wilma Fenn, a contributing editor to Velia Monthly, was arrested on Monday, police said.'
  expect(summarizeCluster([article('a', { title: 'Velia editor arrested', body: report })]).summary).toBe(report)
})

test('a preview that is cut at the end of a sentence ends in an ellipsis alone', () => {
  const sentence = `${'abcdefghi '.repeat(20)}the capital.`
  expect(previewOf(`${sentence} More people left the town.`.replaceAll('More', 'Morepeopleleft'))).toBe(`${sentence.slice(0, -1)}…`)
})

test('a preview of 220 characters or fewer is the summary itself', () => {
  expect(previewOf('x'.repeat(220))).toBe('x'.repeat(220))
})

test('a longer summary is cut at a word, the ellipsis counted in', () => {
  const preview = previewOf(`${'abcdefghi '.repeat(30)}end`)
  expect(preview).toBe(`${'abcdefghi '.repeat(21)}abcdefghi…`)
  expect(preview).toHaveLength(220)
})

// D4-preview
test.each(['இடுக்கியில்', 'तिरुवनंतपुरम्', '12,000', '5.81', "Iceland's", 'U.S.A', 'Corvina-2'])(
  'a preview is not cut within "%s", wherever in it the limit falls',
  (word) => {
    for (let within = 1; within < word.length; within++) {
      const before = `${'abcdefghi '.repeat(20)}${'x'.repeat(218 - 200 - within)} `
      expect(previewOf(`${before}${word} and more.`)).toBe(`${before.trim()}…`)
    }
  },
)

test('a preview never splits a character', () => {
  expect(previewOf('😀'.repeat(300))).toBe(`${'😀'.repeat(219)}…`)
})

test('the title is the headline nearest to all, not a live page, a question or an opinion', () => {
  expect(chooseTitle(ferry)).toBe('At least 12 killed as ferry sinks near Port Maren')
})

test.each([
  ['en', 'How the mayor of Port Maren came to close the ferry line', 'Port Maren mayor closes ferry line'],
  ['en', 'Port Maren mayor closes ferry line: why it was time', 'Ferry line closed by mayor of Port Maren'],
  ['en', 'Here Are the Ferry Lines the Port Maren Mayor Closes', 'Port Maren Mayor Closes a Ferry Line'],
  ['en', '6 Surprising and Sad Moments From the Last Port Maren Ferry', 'Last Ferry Leaves Port Maren'],
  ['sv', 'Så stängde borgmästaren i Port Maren färjelinjen', 'Borgmästaren i Port Maren stänger färjelinjen'],
  ['sv', 'Färjelinjen i Port Maren stängd – så blir det nu', 'Färjelinjen i Port Maren stängs nu'],
  ['de', 'Warum die Bürgermeisterin von Port Maren die Fähre stilllegt', 'Port Maren legt die Fähre still'],
  ['fr', 'Pourquoi la maire de Port Maren ferme la ligne de ferry', 'La maire de Port Maren ferme le ferry'],
])('a report heads a cluster, not a headline that promises to explain or to list (%s): “%s”', (language, promise, report) => {
  const third = article('c', { title: `${promise} ${report}`, language, publishedAt: HOUR, copyOf: 'a' })
  expect(
    chooseTitle([article('a', { title: promise, language, publishedAt: HOUR }), article('b', { title: report, language }), third]),
  ).toBe(report)
})

test.each([
  ['WHO warns of fever at the port of Maren', 'Fever feared at the port of Maren by the agency'],
  ['Mayor of Port Maren tells reporters how the ferry sank', 'Mayor of Port Maren on ferry'],
])('what only sounds like such a promise heads a cluster: “%s”', (report, other) => {
  expect(chooseTitle([article('a', { title: report, publishedAt: HOUR }), article('b', { title: other })])).toBe(report)
})

test('the name of the outlet and labels are taken off a title', () => {
  expect(chooseTitle([article('a', { title: 'UPDATE 2-Velia votes for a new parliament | Tesk Daily News' })])).toBe(
    'Velia votes for a new parliament',
  )
  for (const label of ['JUST NU: ', 'TN Direkt: ', 'Ledare: ', 'KRÖNIKA | '])
    expect(chooseTitle([article('a', { title: `${label}Velia väljer parlament` })])).toBe('Velia väljer parlament')
  expect(chooseTitle([article('a', { title: 'Direkt efter valet: Velia väljer om' })])).toBe('Direkt efter valet: Velia väljer om')
})

test.each([
  'Velia votes for a new parliament – live',
  'Velia votes for a new parliament – Tesk politics live',
  'Velia votes for a new parliament - Live Updates | Tesk Daily News',
  'Velia votes for a new parliament – as it happened',
  'Velia votes for a new parliament – Senaste nytt om valet i Velia',
  'Velia votes for a new parliament – video',
  'Velia votes for a new parliament: The latest',
  'Velia votes for a new parliament: what we know so far',
])('what a page says of itself behind a headline is taken off: %s', (title) => {
  expect(chooseTitle([article('a', { title })])).toBe('Velia votes for a new parliament')
})

test.each([
  'Velia to vote again in May – report',
  'Velia moves the town of Maren – where seals live',
  'Velia votes again: the latest of many polls',
  'Velia: three taken to hospital – one arrested',
])('what a headline says behind a dash stays: %s', (title) => {
  expect(chooseTitle([article('a', { title })])).toBe(title)
})

test('the title on show stays while it is nearly as good as the best', () => {
  expect(chooseTitle(ferry, 'Ferry sinks off Port Maren, 12 dead')).toBe('Ferry sinks off Port Maren, 12 dead')
  expect(chooseTitle(ferry, 'Minister opens a new museum')).toBe('At least 12 killed as ferry sinks near Port Maren')
})

test('title and summary are in the language of most outlets', () => {
  const members = [
    article('a', { title: 'Storm hits Tesk', body: 'A storm hit the island of Tesk on Sunday, cutting power to thousands of homes.' }),
    article('b', {
      title: 'Sturm trifft Tesk',
      language: 'de',
      body: 'Ein Sturm hat am Sonntag die Insel Tesk getroffen und Tausende Haushalte vom Strom getrennt.',
    }),
    article('c', {
      title: 'Schwerer Sturm auf Tesk',
      language: 'de',
      body: 'Ein schwerer Sturm hat auf der Insel Tesk den Strom ausfallen lassen, teilten die Behörden mit.',
    }),
  ]
  expect(chooseTitle(members)).toContain('Sturm')
  expect(summarizeCluster(members).summary).toMatch(/^Ein/)
})

test('keywords put names first and leave stop words out', () => {
  const keywords = keywordsOf(ferry)
  expect(keywords.slice(0, 2)).toEqual(['Port Maren', 'Aurelia'])
  expect(keywords).toContain('ferry')
  expect(keywords).not.toContain('the')
  expect(keywords.length).toBeGreaterThanOrEqual(3)
  expect(keywords.length).toBeLessThanOrEqual(10)
})

test('articles in any order give the same title, summary and keywords', () => {
  const reversed = ferry.toReversed()
  expect([chooseTitle(reversed), summarizeCluster(reversed), keywordsOf(reversed)]).toEqual([
    chooseTitle(ferry),
    summarizeCluster(ferry),
    keywordsOf(ferry),
  ])
})

test('whatever the text, the limits hold', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.lorem({ mode: 'sentences', maxCount: 40 }),
    fc.constant('A'.repeat(5_000)),
    fc.constant('“'.repeat(3_000)),
  )
  const member = fc.record({
    title: text,
    summary: text,
    body: text,
    language: fc.constantFrom('en', 'de', 'zh', 'ar', 'xx'),
    publishedAt: fc.nat(1e9),
  })
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), (parts) => {
      const members = parts.map((part, index) => article(`m${index}`, part))
      const { summary, summaryFull } = summarizeCluster(members)
      // D4-lengths
      expect(Array.from(summary).length).toBeLessThanOrEqual(500)
      expect(summaryFull.length).toBeLessThanOrEqual(2_500)
      expect(Array.from(chooseTitle(members)).length).toBeLessThanOrEqual(200)
      expect(keywordsOf(members).length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 150 },
  )
})
