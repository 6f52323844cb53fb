import { expect, test } from 'vitest'
import { summarizeCluster, summaryBeside } from './summary.ts'
import { chooseTitle, cleanHeadline, headlineOf, rankedHeadlines } from './title.ts'

test.each([
  [
    'tells something else than the title, of it',
    [
      'Velia central bank raises rates to 5% - Tesk Times',
      'Velia central bank raises rates',
      'Stocks in Velia slide as central bank surprises',
    ],
    'Stocks in Velia slide as central bank surprises.',
  ],
  [
    'tells most beside it where all tell the same',
    ['Ferry sinks off Velia', 'Ferry sinks off Velia in storm with tourists aboard'],
    'Ferry sinks off Velia in storm with tourists aboard.',
  ],
  [
    'is the title where nothing adds to it',
    ['Velia central bank raises rates', 'Velia central bank raises rates'],
    'Velia central bank raises rates.',
  ],
  [
    'gives no other number of victims',
    ['Ferry sinks off Velia, killing 12', 'Ferry sinks off Velia in storm, killing 15 people'],
    'Ferry sinks off Velia in storm, killing 15 people.',
  ],
])('where outlets send headlines only, what is read under the title %s', (_, titles, expected) => {
  const members = titles.map((text, i) => ({
    id: `${i}`,
    title: text,
    summary: '',
    body: '',
    language: 'en',
    sourceHost: `${['tesktimes', 'herald', 'courier'][i]}.example`,
    publishedAt: 0,
    copyOf: null,
  }))
  const title = chooseTitle(members)
  expect(summaryBeside(title, summarizeCluster(members, { title }).summary)).toBe(expected)
})

test.each(['(Video)', '[Photos]', 'LIVE:', '(Reuters)'])('%s alone is the title only where nothing else is', (label) => {
  const [labelled, other] = [label, 'Ferry sinks off Velia'].map((text, i) => ({
    id: `${i}`,
    title: text,
    summary: '',
    body: '',
    language: 'en',
    sourceHost: `${['herald', 'courier'][i]}.example`,
    publishedAt: 0,
    copyOf: null,
  }))
  expect(headlineOf(labelled!)).toBe(label)
  expect(chooseTitle([labelled!])).toBe(label)
  expect(chooseTitle([labelled!, other!])).toBe('Ferry sinks off Velia')
})

const headlines = (...titles: string[]) =>
  titles.map((title, i) => ({
    ...{ id: `${i}`, title, summary: '', body: '', language: 'en', sourceHost: `${['herald', 'courier'][i]}.example` },
    ...{ publishedAt: i, copyOf: null },
  }))

test('a headline behind the label of a section yields to the same without it', () => {
  const plain = 'Ferries stand still in Orsk and Velia'
  expect(chooseTitle(headlines(plain, `War in Velia – ${plain}`))).toBe(plain)
  const slowing = 'Velian minister dangles cuts as economy slows'
  expect(chooseTitle(headlines(slowing, `${slowing} - Economy`))).toBe(slowing)
  expect(chooseTitle(headlines(slowing, `${slowing} - Asia & Pacific`))).toBe(slowing)
  expect(chooseTitle(headlines(`Interview | ${slowing}`, slowing))).toBe(slowing)
})

test('a headline is not told again behind the label of a section', () => {
  const plain = 'Ferries stand still in Orsk and Velia'
  expect(summarizeCluster(headlines(plain, `War in the north – ${plain}`), { title: plain }).summary).toBe(`${plain}.`)
})

test('a newsletter that tells two matters in its headline tells none of an event of one', () => {
  const members = headlines('Captain held as ferry sinks off Port Maren', '15 dead in blast in Orsk. And, a ferry sinks off Port Maren')
  expect(summarizeCluster(members).summary).toBe('Captain held as ferry sinks off Port Maren.')
})

test('running coverage is taken off a headline behind a dash without a space', () => {
  for (const label of ['— Live Updates', '—Live Updates', ' — Live Updates'])
    expect(cleanHeadline(`Velian shares slip as rates rise${label}`)).toBe('Velian shares slip as rates rise')
})

test.each([
  ['Ferry sinks off Velia', 'Column: Ferry that sinks off Velia in storm sank twice'],
  ['Ferry sinks off Velia', 'Watch: Ferry sinks off Velia in storm'],
  ['Ferry sinks off Velia', 'Velia storm live: Ferry sinks off Velia in storm'],
])('“%s” is chosen before “%s”: what is behind a label of comment, pictures or running coverage is no report', (report, labelled) => {
  expect(chooseTitle(headlines(labelled, report, report))).toBe(report)
  expect(rankedHeadlines(headlines(labelled)).at(0)!.score).toBeLessThan(
    rankedHeadlines(headlines(labelled.replace(': ', ' – '))).at(0)!.score * 0.8,
  )
})

test('a video within a headline is no label', () => {
  const score = (title: string) => rankedHeadlines(headlines(title)).at(0)!.score
  expect(score('Brandt shares AI video: Velia protests')).toBe(score('Brandt shares AI audio: Velia protests'))
})

test('a toll in words is not out of date beside one in numbers', () => {
  const scoreBeside = (other: string, title: string) =>
    rankedHeadlines(headlines(title, `Ferry sinks off Port Maren, 84 ${other} in storm`)).find(({ text }) => text === title)!.score
  const [words, number] = ['Scores die as ferry sinks off Port Maren', '12 die as ferry sinks off Port Maren']
  expect(scoreBeside('dead', words)).toBe(scoreBeside('tons', words))
  expect(scoreBeside('dead', number)).toBeLessThan(scoreBeside('tons', number))
})

const OTHER_WORDS =
  'Twelve people are missing, the coast guard of Velia says, and the owner of the ferry, who had been warned twice this winter and once in spring'

test.each([
  [
    'the sentences that fit where a report stands as its headline',
    `A ferry with 40 people aboard has sunk off Port Maren. ${OTHER_WORDS}, is under arrest. Divers will look for them tomorrow.`,
    'A ferry with 40 people aboard has sunk off Port Maren',
  ],
  ['without the line below it', `Ferry sinks off Port Maren | ${OTHER_WORDS}, is under arrest`, 'Ferry sinks off Port Maren'],
  [
    'up to a word where no sentence ends early enough',
    `A ferry has sunk off Port Maren with 40 people aboard, of whom ${OTHER_WORDS.toLowerCase()} by judges of Velia, is under arrest. Divers look.`,
    'A ferry has sunk off Port Maren with 40 people aboard, of whom twelve people are missing, the coast guard of velia says, and the owner of the ferry, who had been warned twice this winter and once in…',
  ],
  [
    'up to a word where somebody goes on speaking',
    `“A ferry with 40 people aboard has sunk off Port Maren. ${OTHER_WORDS}, is under arrest,” police say. Divers look.`,
    '“A ferry with 40 people aboard has sunk off Port Maren. Twelve people are missing, the coast guard of Velia says, and the owner of the ferry, who had been warned twice this winter and once in spring…',
  ],
  ...[
    'Live Updates',
    'LIVE UPDATES',
    'Velia Ferry Live Updates',
    'The Latest',
    'Latest Updates',
    'Fähr-Liveticker',
    'Newsblog',
    'News-Ticker',
  ].map((label) => [
    `without the label of a running page (${label})`,
    `${label}: Ferry sinks off Port Maren`,
    'Ferry sinks off Port Maren',
  ]),
  ...['Latest', 'update', 'LIVE updates'].map((label) => [
    `with the name that a running page is about, without what tells that it runs (${label})`,
    `Velia Ferry ${label}: Divers find the bell`,
    'Velia Ferry: Divers find the bell',
  ]),
  ['without the label behind what runs on', 'Velia ferry latest: Ten rescued off Orsk', 'Velia ferry: Ten rescued off Orsk'],
  ['without its live updates', 'Orsk vote live updates: Count begins in Velia', 'Orsk vote: Count begins in Velia'],
  ['with a word that begins as a label does', 'Video-Überwachung in Orsk ausgeweitet', 'Video-Überwachung in Orsk ausgeweitet'],
  ['with the stop of a short form', 'Stopa procentowa w Velii wynosi teraz 3,75 proc.', 'Stopa procentowa w Velii wynosi teraz 3,75 proc.'],
  ['without two labels', 'INSÄNDARE: Debatt: Färjorna behövs i Velia', 'Färjorna behövs i Velia'],
  ['with what is no name', 'The latest: Ten rescued off Orsk', 'The latest: Ten rescued off Orsk'],
  ['with what it says is the latest', 'Ferry: Latest on the search off Velia', 'Ferry: Latest on the search off Velia'],
  ['without what an agency files it under', 'Olympics-Judo-Siblings take golds in Velia', 'Siblings take golds in Velia'],
  ['without both of its labels', 'UPDATE 2-Cricket-Velia win by nine runs', 'Velia win by nine runs'],
  ['with a compound that begins as a sport does', 'Judo-Siegerin Brook tritt in Velia zurück', 'Judo-Siegerin Brook tritt in Velia zurück'],
  ['with a compound of a sport and its lovers', 'Cricket-Mad Nation of Velia Wins Cup', 'Cricket-Mad Nation of Velia Wins Cup'],
  ['with short parts between bars', 'Ferry | Owner arrested in Velia', 'Ferry | Owner arrested in Velia'],
])('a headline is told %s', (_, title, expected) => {
  expect(headlineOf({ title: title!, sourceHost: 'courier.example' })).toBe(expected)
})

test.each([
  ['Ferry sinks off Velia – twelve people missing - KN.se', 'kn.se', 'Ferry sinks off Velia – twelve people missing'],
  ['Ferry sinks off Velia - KN', 'kn.se', 'Ferry sinks off Velia'],
  ['Ferry sinks off Velia - gazette.co.uk', 'courier.example', 'Ferry sinks off Velia'],
  ['Ferry sinks off Velia – Saint-Tesk Gazette', 'saint-tesk-gazette.example', 'Ferry sinks off Velia'],
  ['Hundreds of hotels go to court – and sue Ferries.com', 'courier.example', 'Hundreds of hotels go to court – and sue Ferries.com'],
  ['Ferry sinks off Velia – minister resigns', 'courier.example', 'Ferry sinks off Velia – minister resigns'],
])('an outlet behind a headline is taken off, and no more than that: %s', (title, sourceHost, expected) => {
  expect(headlineOf({ title, sourceHost })).toBe(expected)
})

test.each([
  ['DIRECT - Velmont élit son parlement', 'Velmont élit son parlement'],
  ['EN IMAGES. Velmont élit son parlement', 'Velmont élit son parlement'],
  ['Vidéo : trois villages privés de pont', 'Trois villages privés de pont'],
  ['AO MINUTO | Velmar vota; urnas fecham às 20h', 'Velmar vota; urnas fecham às 20h'],
  ['Em direto/ Velmar vota e espera', 'Velmar vota e espera'],
  ['🔴 Em direto. Velmar vota e espera', 'Velmar vota e espera'],
  ['▶ Vídeo: Velmar vota e espera', 'Velmar vota e espera'],
  ['Velmar AO MINUTO: urnas fecham às 20h', 'Velmar: urnas fecham às 20h'],
  ['Elecciones 2031 EN VIVO: cierran las urnas', 'Elecciones 2031: cierran las urnas'],
  ['Velmaria, aperti i seggi per il voto - Ultima Ora', 'Velmaria, aperti i seggi per il voto'],
  ['▷ Velmar vota y espera', 'Velmar vota y espera'],
  ['Velmar vota y espera (+Fotos y video)', 'Velmar vota y espera'],
  ['Velmar vota y espera (+resumen)', 'Velmar vota y espera'],
  ['Lantern lights up Velmar (PHOTOS, VIDEO)', 'Lantern lights up Velmar'],
  ['Velmar vota y espera (+2%)', 'Velmar vota y espera (+2%)'],
])('labels of live pages and pictures are taken off in Romance languages: %s', (title, headline) => {
  expect(headlineOf({ title, sourceHost: 'courier.example' })).toBe(headline)
})

test.each([
  ['++ Kabinett von Velmar tritt zurück ++', 'Kabinett von Velmar tritt zurück'],
  ['+++ EIL +++ Kabinett von Velmar tritt zurück', 'Kabinett von Velmar tritt zurück'],
  ['+++ USA liefern Velmar zehn Schiffe +++', 'USA liefern Velmar zehn Schiffe'],
  ['+++ 14:18 Kabinett von Velmar tritt zurück +++', 'Kabinett von Velmar tritt zurück'],
  ['Velmar-Liveticker: +++ 14.18 Uhr: Kabinett tritt zurück +++', 'Kabinett tritt zurück'],
  ['*** Kabinett von Velmar tritt zurück', 'Kabinett von Velmar tritt zurück'],
  ['+1 für Velmar', '+1 für Velmar'],
  ['Velpad++ is mended', 'Velpad++ is mended'],
])('the frame of a news ticker is taken off: %s', (title, headline) => {
  expect(headlineOf({ title, sourceHost: 'courier.example' })).toBe(headline)
})

test('a running page weighs less than a report, wherever its headline says that it runs', () => {
  const scoreOf = (title: string) => rankedHeadlines(headlines(title))[0]!.score
  const report = scoreOf('Ferry inquest opens as owner arrives in Port Maren')
  expect(scoreOf('Ferry inquest LIVE as owner arrives in Port Maren')).toBeLessThan(0.6 * report)
})

test.each(['Direct flights to Velia end', 'Carte de Velmont : dix lieux', 'Directo al corazón de Velmar'])(
  'what begins like a label stays: %s',
  (title) => {
    expect(headlineOf({ title, sourceHost: 'courier.example' })).toBe(title)
  },
)

test.each([
  ['no', '– ', 'Et mirakel at kvinnen ble funnet i live etter skredet i Storfjelldal'],
  ['da', '— ', 'Et mirakel at kvinden blev fundet i live efter ulykken ved Skovlund'],
  ['sv', '”', 'Ett mirakel” att kvinnan hittades vid liv efter raset i Vitdalen'],
])(
  'a headline that opens with what somebody says weighs less than one that reports, whatever the language opens it with (%s)',
  (language, mark, text) => {
    const scoreOf = (title: string) => rankedHeadlines(headlines(title).map((member) => ({ ...member, language })))[0]!.score
    expect(scoreOf(`${mark}${text}`)).toBeLessThan(0.85 * scoreOf(text))
  },
)
