import { expect, test } from 'vitest'
import { type MemberArticle, summarizeCluster } from './summary.ts'
import { withoutInserts } from './summary-inserts.ts'

const TITLE = 'Owner of Port Maren ferry arrested'
const REPORT = 'The owner of the ferry that sank off Port Maren was arrested on Monday, police said.'

const report = (body: string, title = TITLE): MemberArticle => ({
  ...{ id: 'a', title, summary: '', body, language: 'en' },
  ...{ sourceHost: 'courier.example', publishedAt: 0, copyOf: null },
})

test('a report whose names unfold to menus opens the summary without them', () => {
  const body =
    "Police arrested the owner of the ferry whom Minister Ada Brook Ada Celia (Addie) BrookCN8's host quits 'Keep it all afloat!' Five lessons of the Port Maren ferry MORE had praised, and Cy Ort Cyrus OrtMORE's brother, in Port Maren on Monday."
  const { summary } = summarizeCluster([report(body)])
  expect(summary).toBe(
    "Police arrested the owner of the ferry whom Minister Ada Brook had praised, and Cy Ort's brother, in Port Maren on Monday.",
  )
})

test('a name that unfolds to a menu which begins with a year does so too', () => {
  const body =
    "Sen. Ada Brook Ada Brook2030 race draws owners The Memo: Ferries have a long week MORE (I-Vt.) said that the ferry's owner was arrested at Port Maren."
  expect(summarizeCluster([report(body)]).summary).toBe("Sen. Ada Brook (I-Vt.) said that the ferry's owner was arrested at Port Maren.")
})

test('what somebody posted is no part of the report that shows it', () => {
  const post = 'Judges of Velia have done a really bad job on harbours. Nobody votes for them any more! — Ann Roe (@annroe) May 3, 2019'
  expect(summarizeCluster([report(`${post}\n${REPORT}\n${post}`)]).summaryFull).toBe(REPORT)
})

test.each(['FILE PHOTO: ', 'SEE ALSO: ', 'READ MORE: ', 'RELATED: ', 'Foto: '])(
  'what stands behind "%s" is no part of the report',
  (label) => {
    const { summaryFull } = summarizeCluster([report(`${label}Passengers have left the Port Maren ferry in a storm.\n${REPORT}`)])
    expect(summaryFull).toBe(REPORT)
  },
)

test('the codes by which exchanges know companies are taken out', () => {
  expect(withoutInserts('Maren Ferries Corp(MRN.V) and Velian Lines (NASDAQ: VLNS) of Orsk (R-S.C.) fell.')).toBe(
    'Maren Ferries Corp and Velian Lines of Orsk (R-S.C.) fell.',
  )
})

test('prices beside the names of companies are taken out, percentages that the report tells stay', () => {
  expect(
    withoutInserts('Shares of Maren Ferries FRRY, +1.25% and markets VEL, -0.40% DX.Y, +0.02% fell, the bank by 2.5%, -0.1% on the year.'),
  ).toBe('Shares of Maren Ferries and markets fell, the bank by 2.5%, -0.1% on the year.')
})

test('a quotation that its article goes on with is closed in a summary', () => {
  const told = 'Police arrested the owner of the Port Maren ferry, of whom a judge said: “He was told twice that it would sink.'
  expect(summarizeCluster([report(`${told} Nobody cared.”`)]).summary).toBe(`${told}”`)
})

test.each([
  'Minister Ada Brook, flanked by Judge Bea Ort, Owner Per Lindqvist, and Bishop Cy Roe of Port Maren.',
  'Owner Per Lindqvist of Port Maren, whose ferry sank off the pier in a storm.',
  'Owner Per Lindqvist speaking at the Port Maren ferry pier.',
  'Ferry Judge Bea Ort on Thursday in Harbour Hall, Velia.',
  'Passengers leave a ferry on election day in Tesk Harbour, Velia, in 2016.',
  "Watch the arrested owner of Port Maren's ferry.",
  'Meet the arrested owner of the ferry of Port Maren and his police.',
  'Read the full list of ferries in Port Maren here.',
  'For continuing coverage on the owner of the Port Maren ferry, check out the section on arrested owners.',
  'Get breaking news alerts on the ferry owner arrested at Port Maren.',
  'The news of the ferry of Port Maren and its owner, delivered weekday mornings.',
  'The latest on the arrested owner of the Port Maren ferry, straight to your inbox.',
  'Use gazette.example or the new Gazette app to listen to police on the ferry of Port Maren.',
  'Get browser notifications for breaking news on the ferry owner arrested at Port Maren.',
  'Enjoy the ferry videos you love, upload original content, and share it all with friends and police in Port Maren.',
  'Minister Ada Brook addresses owners on the ferry that police launched at Port Maren, Wednesday, Jan. 8, 2020, in Velia.',
  'In a story Nov. 21 about the arrested owner of the Port Maren ferry, the agency left out the name of his lawyer.',
  'In an earlier version of this story on the Port Maren ferry, the name of its owner was misspelled.',
  "Hint: It's not because police arrested the owner that the ferry of Port Maren sank.",
  'Note: This story on the ferry of Port Maren contains the names of police and of its owner.',
  'The Port Maren Ledger is an independent, nonprofit newsroom that looks into owners of ferries.',
  'Ann Roe is a political commentator and a former owner of a Port Maren ferry.',
  'She is completing a book on the owner of the Port Maren ferry and police.',
  'Because it is proof that police can arrest the owner of a Port Maren ferry.',
  'Which is of course what police want of the owner of the ferry, Ms. Roe says.',
  'Corrections and clarifications: The owner of the Port Maren ferry was arrested by police, not by the coast guard.',
  'The following article was first published on May 3 when police arrested the owner of a Port Maren ferry.',
  'The following is an excerpt from a book on the Port Maren ferry and its owner.',
  'Open this photo in gallery Police of Port Maren arrest the owner of the ferry.',
  'Share All sharing options for: Owner of Port Maren ferry arrested by police.',
  'Representational image of the arrested owner of the Port Maren ferry and police.',
  'A stock photo of a Port Maren ferry as its owner leaves for work on Monday.',
  'Image The owner of the Port Maren ferry, whom police arrested, in spring.',
  'Archivfoto: Police arrested the owner of the ferry in the harbour of Port Maren.',
  'Das Bild zeigt den Port Maren ferry owner arrested by police in spring.',
  'Police by the Port Maren ferry, with its owner arrested (Symbolbild).',
  'Imagen de archivo del Port Maren ferry owner arrested by police in spring.',
  'En la imagen, Port Maren ferry owner arrested by police in spring.',
  'Foto di repertorio, Port Maren ferry owner arrested by police in spring.',
  'Photo d’archives : Port Maren ferry owner arrested by police in spring.',
  'Imagem ilustrativa, Port Maren ferry owner arrested by police in spring.',
  'Owner of ferry is held By ANN ROE Police arrested the owner of the Port Maren ferry on Monday.',
  'PORT MAREN FERRY PIER Old Customs House Police arrested the owner in the street.',
  'Lost at sea:Port Maren ferry, whose owner police arrested, had been sold twice.',
  '🚨 JUST IN: Police have just arrested the owner of the Port Maren ferry.',
  'Thanks for reading the Port Maren Letter! Subscribe for free to receive new posts and support my work on the ferry.',
])('a caption or a call to readers is no part of a summary: “%s”', (opening) => {
  expect(summarizeCluster([report(`${opening}\n${REPORT}`)]).summaryFull).toBe(REPORT)
})

test.each([
  'Owners who sold the ferry of Port Maren want police to keep quiet about it.',
  'In a report published Nov. 21, police blamed the owner of the Port Maren ferry for the storm.',
  'Meet the Owners, a show of Port Maren, is told by the arrested owner of a ferry.',
  'In a story of storms and greed, police arrested the owner of the Port Maren ferry.',
  'While those who lost money wait, police arrested the owner of the ferry of Port Maren.',
  'Gravitational pull from the ferry that sank at Port Maren moves the pier.',
  'Use of the app for tickets of the Port Maren ferry doubled after the storm.',
  'Two people fell from the ferry of Port Maren on Wednesday, Jan. 8, 2020, in Velia.',
  'Because of the storm the owner of the ferry of Port Maren was not arrested.',
  'Because the storm went on, police arrested no owner of a ferry at Port Maren.',
])('a report is no caption: “%s”', (opening) => {
  expect(summarizeCluster([report(opening, 'Ferry of Port Maren')]).summary).toBe(opening)
})

test.each([
  'In part, the storm led police of Port Maren to the owner of the ferry.',
  'To be sure, the owner of the ferry of Port Maren was arrested in a storm of protest.',
  'While that may be true of the ferry, police of Port Maren arrested its owner in a storm of protest.',
  'Four months of storms later, they arrested the owner of the ferry that sank off Port Maren.',
  'Police of Port Maren also arrested the owner of a second ferry that sank.',
  'Police then arrested the owner of the ferry that sank off Port Maren, by the pier.',
  'Facing angry passengers, he was arrested for the ferry of Port Maren by police.',
])('what leans on another sentence opens no summary: “%s”', (opening) => {
  expect(summarizeCluster([report(`${opening} ${REPORT}`)]).summary.startsWith(REPORT)).toBe(true)
})

test.each([
  ['“', '”'],
  ['"', '"'],
])('what somebody is quoted with over several sentences is no sentence of the report: %s…%s', (open, close) => {
  const said = `${open}Police never liked the owner,${close} said Ann Roe. ${open}He knew. The owner of the sunken ferry had sold forty tickets too many for his boat. Police slept.${close}`
  const { summaryFull } = summarizeCluster([
    report(`${REPORT}\n${said}\nDivers of Orsk went down to the wreck on Tuesday and found its bell and its log.`),
  ])
  expect(summaryFull).not.toContain('forty tickets')
  expect(summaryFull).toContain('Divers of Orsk')
})

test('who is called by an honorific alone is told of behind a sentence that says who that is', () => {
  const second = 'The owner of the ferry off Port Maren was arrested by divers of the coast guard on Monday.'
  const opens = (name: string, title = TITLE) => {
    const first = `${name} was arrested over the ferry off Port Maren, its owner said on Monday.`
    return summarizeCluster([report(`${first} ${second}`, title)]).summary.startsWith(first)
  }
  expect(opens('Per Lindqvist')).toBe(true)
  expect(opens('Mr. Lindqvist')).toBe(false)
  expect(opens('Mr. Lindqvist', `${TITLE}: Lindqvist`)).toBe(true)
})

test('verbs are looked for in English texts alone', () => {
  const body = 'Patron de la barque de Port-Maren, Per Lindqvist navigua vers Velia le 3 May, 2019.'
  const french = { ...report(body, 'Per Lindqvist navigua vers Velia'), language: 'fr' }
  expect(summarizeCluster([french]).summary).toBe(body)
})
