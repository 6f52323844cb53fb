import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { namesKind } from './affair-passages.ts'
import { situationTitle } from './situation-title.ts'

/** Told, or headline and first sentence; where outlets send no more, a summary is its headline. */
type Told = readonly (string | readonly [string, string])[]

const titleOf = (language: string, told: Told): string =>
  situationTitle(affair(language, ...told.map((one): readonly [string, string] => (typeof one === 'string' ? [one, `${one}.`] : one))))

test.each<[string, string, Told, RegExp]>([
  [
    'what somebody does to another, or to three',
    'en',
    ['U.S. conducts 20th strike on alleged ferry', 'U.S. strikes another alleged ferry, sinking it'],
    /^U\.S\. strikes?$/,
  ],
  [
    'what several do to something new',
    'en',
    ['Ministers meet after Orskers fire new missile', 'Orskers fire two missiles at Velia', 'Velia answers as Orskers fire new missile'],
    /^Orskers fire$/,
  ],
  [
    'half of what is sold',
    'en',
    [
      ['Transcript: Secretary Scott on Tarsk', 'Scott spoke of the sale of U.S. ferries.'],
      'Scoop: Tarsk signs deal for sale of U.S. unit after years',
    ],
    /^Sale of/,
  ],
  [
    'who it happened to the envoy of',
    'en',
    [
      ['Tarsk mourns after killing of Velmar’s envoy', 'Thousands mourn in Tarsk after the killing of Velmar’s envoy.'],
      ['Velmar vows answer to killing of envoy', 'The killing of Velmar’s envoy Ann Roe is an act of war, Velmar says.'],
      ['Court hears case on Velmar killing', 'A court in Tarsk hears the case on the killing of Velmar’s envoy.'],
    ],
    /^Killing of Velmar$/,
  ],
  [
    'half of a name with "of" in it',
    'en',
    [
      ['Police respond in Tarsk, urge public to avoid area', 'Tarsk shooting: Police respond to shooting at Fourth of July event.'],
      ['Gunman at large after firing on parade, police say', 'Orlo Fourth of July parade shooting: Six dead as gunman still active.'],
    ],
    /^July /,
  ],
  [
    'a number of things',
    'en',
    ['Velia reviews 19 Smithson sites', 'Curators of 19 Smithson sites resign', 'What 19 Smithson sites show', 'Tour of 19 Smithson sites'],
    /^19 /,
  ],
  [
    'a verb and what it launches',
    'en',
    ['Auto-Parts Supplier Orlo Brands Files for Aid', 'US justice department launches inquiry into Orlo Brands'],
    /launches/,
  ],
  [
    'what is to be done with something',
    'en',
    ['Velmar moves to legalise cannabis', 'Velmar to legalise cannabis by May', 'Cabinet of Velmar will legalise cannabis'],
    /legalise cannabis$/,
  ],
  [
    'what somebody is',
    'en',
    [
      'Talks with Mayor Ada Brook',
      'Ferry of Mayor Cy Ort sinks',
      'Nobody runs for Mayor in Tarsk',
      'Court fines Mayor Bea Lind',
      'Paper on Mayor Per Roe',
    ],
    /^Mayor$/,
  ],
  [
    'half of a name that goes on',
    'en',
    [
      'Shops open for Black Tuesday',
      'What to buy on Black Tuesday',
      'Fraud on Black Tuesday',
      'Post waits for Black Tuesday',
      'Few shops on Black Tuesday',
    ],
    /^Black$/,
  ],
  [
    'who is chosen',
    'sv',
    ['Ada Brandl vald som ny Fjord-ledare – väntas ta över som Velmaras premiärminister', 'Ada Brandl ny velmarisk premiärminister'],
    /vald$/,
  ],
  ['who is sentenced', 'de', ['Ada Brandl verurteilt', 'Ministerin Ada Brandl legt Berufung ein'], /verurteilt$/i],
  ['who is charged', 'sv', ['21-åring åtalas för grova brott i Tarsk', 'Dom i Orsk: 21-åring åtalas för brott'], /åtalas$/],
  [
    'what is only thought of',
    'en',
    ['Prepare for possible invasion of Velmar, Tarsk says', 'Tarsk invasion of Velmar would mean the end of the pact'],
    /^(?:Tarsk )?invasion of Velmar$/i,
  ],
  [
    'a thing of a body of letters',
    'en',
    [
      ["Watchdog faults TBI's probe", "A watchdog found faults in the TBI's probe of 2016."],
      ["Hearing on TBI's probe", "Ann Roe told a hearing of the TBI's probe and its flaws."],
      ["Roe: TBI's probe was wrong", "Ann Roe admitted errors in the TBI's probe."],
    ],
    /^TBI['’]s probe$/,
  ],
  [
    'a word that opens headlines',
    'sv',
    ['Person hittad död i Tarsk – Misstänkt för mord gripen', 'Misstänkt för mord på Orsk släppt'],
    /^Misstänkt: /,
  ],
  [
    'what several do',
    'es',
    ['El Banco Velmar ofrece tres lotes y sus socios compran un puerto', 'Banco Velmar: nadie sabe quién manda'],
    /compran$/,
  ],
  ['who is convicted', 'es', ['Ada Brandl, condenada por fraude', 'Los socios de Ada Brandl piden paciencia'], /condenada$/],
  [
    'a competition of many',
    'es',
    ['Un faro en la camiseta de la Liga', 'Los árbitros de la Liga cobran tarde', 'Un himno nuevo para la Liga'],
    /^Liga$/,
  ],
  [
    'a body that every country has',
    'pt',
    ['Sindicatos criticam o Governo', 'Medidas que o Governo prepara', 'Pescadores escrevem ao Governo', 'Autarcas pedem ajuda ao Governo'],
    /^Governo/,
  ],
  [
    'what the name of a work begins with',
    'fr',
    ['Non, la série « The Last of All » ne finit pas encore', 'The Last of All : la série déjà renouvelée'],
    /^The(?::|$)/,
  ],
  [
    'half of a first name',
    'fr',
    ['Zone rouge pour Brandl', 'Le favori est Brandl', 'On attend Brandl', 'Le rêve de Brandl', 'Jean-Marc Brandl galvanise Velmont'],
    /^(?:Marc )?Brandl$/,
  ],
  [
    'half of a family name',
    'es',
    ['Elecciones: Wim de Orsk vende su barco', 'Wim de Orsk habla de las elecciones', 'Wim de Orsk y sus elecciones'],
    /^Orsk/,
  ],
])('no affair is called by %s', (_, language, headlines, none) => {
  expect(titleOf(language, headlines)).not.toMatch(none)
})

test.each<[string, Told, string]>([
  ['es', ['Ada Medina pide calma', 'Orsk recibe a Ada Medina', 'Nadie sigue a Ada Medina', 'Un libro sobre Ada Medina'], 'Ada Medina'],
  ['sv', ['Kriget i Velmara – små barn flyr', 'Kriget i Velmara - drönare mot Orsk', 'Nytt i kriget i Velmara'], 'Kriget i Velmara'],
  [
    'es',
    ['Nuevo giro en la guerra en Velmara', 'La guerra en Velmara llega a Orsk', 'Nadie gana la guerra en Velmara'],
    'Guerra en Velmara',
  ],
  ['fr', ['Un an après la grève à Velmont', 'La grève à Velmont continue', 'Nuit de grève à Velmont'], 'Grève à Velmont'],
  ['pt', ['Um ano da greve em Velmar', 'A greve em Velmar continua', 'Noite de greve em Velmar'], 'Greve em Velmar'],
])('a kind and its place are told as the language joins them (%s)', (language, headlines, title) => {
  expect(titleOf(language, headlines)).toBe(title)
})

test('a name that begins with a small word is told once', () => {
  expect(titleOf('en', ['Supplier First Brands files for bankruptcy', 'Bankruptcy of First Brands widens'])).toBe(
    'First Brands: bankruptcy',
  )
})

test.each<[string, Told, string]>([
  [
    'fr',
    ['Procès : zone rouge pour Brandl', 'Brandl rit au procès', 'Un procès attend Brandl', 'Jean-Marc Brandl galvanise Velmont'],
    'Jean-Marc Brandl: procès',
  ],
  ['it', ['Attacchi in Velmaria, chiuso il porto', 'Nuovi attacchi in Velmaria'], 'Attacchi in Velmaria'],
  [
    'de',
    ['Der Oberste Seerat der Velmarer prüft Klage', 'Klage vor dem Obersten Seerat', 'Der Oberste Seerat weist Klage ab'],
    'Oberster Seerat: Klage',
  ],
  [
    'es',
    [
      'Comienzan las negociaciones de Velia y Orsk',
      'Las negociaciones de Velia y Orsk, aplazadas',
      'Fracasan las negociaciones de Velia y Orsk',
    ],
    'Negociaciones de Velia y Orsk',
  ],
  ['ru', ['Переговоры Велии и Орска продлены', 'Начались переговоры Велии и Орска'], 'Переговоры Велии и Орска'],
  [
    'en',
    ['Merger of Alphane and Betor approved', 'Court blocks merger of Alphane and Betor', 'Merger of Alphane and Betor collapses'],
    'Merger of Alphane and Betor',
  ],
])('a name is told whole, and as it is called (%s, %j)', (language, headlines, title) => {
  expect(titleOf(language, headlines)).toBe(title)
})

test.each([
  ['sv', 'fotbollsliga', 'hemliga'],
  ['sv', 'ligan', 'möjliga'],
  ['en', 'deal', 'deals'],
  ['en', 'elections', 'housing'],
])('a noun for a kind of affair is told from what looks like one (%s): %s, %s', (language, kind, other) => {
  expect([namesKind(kind, language), namesKind(other, language)]).toEqual([true, false])
})
