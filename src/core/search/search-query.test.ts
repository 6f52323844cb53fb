import { expect, test } from 'vitest'
import { countSearchWords, wordKeyOf } from './search-document.ts'
import { comparable, keysOf, parseSearchQuery, spelledWords } from './search-query.ts'
import { weighQuery } from './search-weigh.ts'

test.each([
  ['de', 'Lokfuehrer', 'Lokführer streiken in Orsk'],
  ['de', 'Glaette', 'Schnee und Glätte erwartet'],
  ['de', 'Strasse', 'Straße bei Orsk gesperrt'],
  ['de', 'Steuer', 'Neue Steuer auf Fähren'],
  ['sv', 'Vaesteraas', 'Brand i Västerås'],
  ['da', 'Koebenhavn', 'Brand i København'],
  ['pl', 'Lodz', 'Pożar w Łodzi: Łódź'],
  ['es', 'Cadiz', 'Incendio en Cádiz'],
  ['es', 'eleccion', 'Tras la elección, calma'],
  ['fr', 'ecologistes', 'Les écologistes en tête'],
  ['pt', 'inundacoes', 'Inundações matam três'],
  ['tr', 'Caglayan', 'Çağlayan’da yangın'],
  ['tr', 'Istanbul', 'İstanbul’da yangın'],
  ['en', 'Istanbul', 'Fire in İstanbul'],
  ['en', 'Erdoğan', 'Erdogan opens a bridge'],
  ['en', 'Orsted', 'Ørsted sells a wind farm'],
  ['vi', 'tuy', 'Ma túy'],
  ['de', 'Mueller', 'Müller tritt zurück'],
  ['en', 'Müller', 'Mueller resigns'],
  ['de', '1200', '1.200 Kühe'],
  ['fr', '1200', '1 200 vaches'],
  ['sv', '1,200,000', '1\u00a0200\u00a0000 kor'],
  ['en', '1 200', '1,200 cows'],
  ['ja', 'G7', 'Ｇ７'],
  ['ur', 'كراچي', 'کراچی'],
  ['hi', 'बाजार', 'बाज़ार'],
  ['he', 'ירושלים', 'שריפה בירושלים'],
  ['he', 'בירושלים', 'ירושלים בוערת'],
  ['he', 'שריפה', 'נמלטו משריפה'],
  ['he', 'תאונות', 'נפצעו בתאונה'],
  ['cs', 'Praha', 'Požár v Praze'],
  ['pl', 'droga', 'Wypadek na drodze'],
  ['uk', 'рік', 'Наступного року'],
  ['uk', 'Верболіг', 'У Верболозі'],
  ['fi', 'kaupunki', 'Kaupungin talo'],
  ['fi', 'silta', 'Sillan luona'],
  ['fi', 'hallitus', 'Hallituksen linja'],
  ['et', 'pank', 'Panga juht'],
  ['tr', 'çocuk', 'Çocuğun sesi'],
  ['hr', 'Rijeka', 'Požar u Rijeci'],
  ['ru', 'рынок', 'Пожар на рынке'],
  ['es', 'juez', 'Dimiten los jueces'],
  ['eu', 'greba', 'Grebaren bigarren eguna'],
  ['kk', 'сайлау', 'Сайлауда жеңді'],
  ['en', 'covid19', 'COVID-19 cases rise'],
  ['en', 'COVID 19', 'Covid19 cases rise'],
  ['en', 'F16', 'An F-16 lands'],
  ['en', 'wifi', 'Wi-Fi fails'],
  ['en', 'wi-fi', 'Wifi fails'],
  ['fr', 'loreal', 'L’Oréal rachète'],
  ['en', 'ohare', "Delays at O'Hare"],
])('what is typed otherwise than it is written finds the word (%s: %s): %s', (language, typed, title) => {
  const document = countSearchWords({ title, summary: '', keywords: [], language, memberTitles: [], countries: [] })
  const keys = new Set(keysOf(parseSearchQuery(typed)))
  expect([...document.keys()].filter((word) => keys.has(wordKeyOf(word)))).toHaveLength(1)
})

test('accents make no other phrase, and no other letter of another script', () => {
  expect(parseSearchQuery('"Praia de São Tomé"').phrases).toEqual(['praia de sao tome'])
  expect(comparable('Й, ё и Ά')).toBe('й ё и ά')
  expect(parseSearchQuery('"Ｇ７ بكراچي"').phrases).toEqual([comparable('G7 بکراچی')])
})

test('what stands side by side in a long query is no word, nor is what an apostrophe or a long hyphenation only joins', () => {
  const joinedOf = (q: string) => parseSearchQuery(q).joined.flatMap(({ stems }) => stems)
  expect(joinedOf('cease fire gaza')).toEqual(['ceasefir', 'firegaza'])
  for (const q of ["Orsk's library", 'with Ed', 'the rapist', 'a head']) expect(joinedOf(q), q).toEqual([])
  expect(joinedOf('talks on the cease fire of Velm end without result')).toEqual([])
  const document = countSearchWords({
    title: "Korea's Tarsk-headquartered bank à l'école",
    summary: '',
    keywords: [],
    language: 'en',
    memberTitles: [],
    countries: [],
  })
  expect([...document.keys()]).toEqual(['korea', 'tarsk', 'headquarter', 'bank', 'ecol'])
})

test('words that are meant as one are so to the embedder too, where it learned more of them as one', () => {
  const asked = (q: string, learned: Record<string, number>) =>
    spelledWords(parseSearchQuery(q), (word) => learned[word] ?? 0).map(({ spellings: [first] }) => first)
  expect(asked('cease-fire Velm', { ceasefir: 9, ceas: 2, fir: 40, velm: 1 })).toEqual(['velm', 'ceasefir'])
  expect(asked('health care', { healthcar: 2, health: 9, car: 7 })).toEqual(['health', 'car'])
  // Each text that has it as one has its parts too.
  expect(asked('Tarsk-Velm', { tarskvelm: 3, tarsk: 3, velm: 3 })).toEqual(['tarsk', 'velm'])
})

test('of what is one word by a function word the rest is searched too', () => {
  const [asked] = weighQuery(
    parseSearchQuery('off shore'),
    () => 1,
    () => 1,
  )
  expect(asked?.wordings?.flat().map(({ keys }) => keys)).toEqual([[wordKeyOf('offshor')], [wordKeyOf('shor')]])
})
