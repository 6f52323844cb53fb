import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

function member(id: string, title: string, body: string) {
  const text = { title, summary: '', body, language: 'en', url: `https://${id}.example/1`, isAggregated: false, isTextRemoved: false }
  return { ...text, id, sourceHost: `${id}.example`, publishedAt: 0, copyOf: null }
}

const hearing = [
  member(
    'herald',
    'Envoy Orlo Tanning tells senators of secret fund',
    'PATNA, India (Meridian Wire) — Special Envoy Orlo Tanning told House Speaker Ilse Brandt of a secret fund on Monday. Chief Justice Pavel Rusk of the Supreme Court was present, and so was Sen. Mona Quill, R-Vellmark.',
  ),
  member(
    'courier',
    'Tanning Says He Will Speak For His Old Friends In The House',
    'Tanning Says He Will Speak For His Old Friends In The House. The European Union envoy Orlo Tanning spoke of a fund. Speaker Ilse Brandt listened, as did Rep. Mona Quill. The Supreme Court votes on Super Tuesday.',
  ),
  member(
    'gazette',
    'Secret fund: Tanning names Ilse Brandt',
    'Orlo Tanning named Ilse Brandt. Mona Quill asked about Super Tuesday, and the Supreme Court will hear of the fund. The quid pro quo was denied by Secretary of State Pavel Rusk.',
  ),
]

test('people are named without what they are, and once', () => {
  const keywords = keywordsOf(hearing)
  expect(keywords).toEqual(expect.arrayContaining(['Orlo Tanning', 'Ilse Brandt', 'Mona Quill', 'Pavel Rusk']))
  expect(keywords.filter((keyword) => /tanning|brandt|quill|rusk/i.test(keyword))).toHaveLength(4)
})

test('a first name, half a name, a party and a dateline are no keywords', () => {
  const keywords = keywordsOf(hearing)
  expect(keywords).toEqual(expect.arrayContaining(['Supreme Court', 'Super Tuesday']))
  for (const none of ['Orlo', 'Ilse', 'Supreme', 'Super', 'R-Vellmark', 'PATNA', 'quid']) expect(keywords).not.toContain(none)
})

test('where the reporter was is no keyword, whatever stands before the dateline', () => {
  const told = ['herald', 'courier'].map((id) =>
    member(id, 'Secret fund', `Mona Quill ${id.toUpperCase()} DAILY\nWASHINGTON – A fund was named.`),
  )
  expect(keywordsOf(told)).not.toContain('WASHINGTON')
})

test('a headline within a text proves no name', () => {
  expect(keywordsOf(hearing).some((keyword) => / For | His | Old /.test(keyword))).toBe(false)
})

test.each([
  ['New York', 'New York sues a ferry line', 'New York asked for new ferries. A ferry line was sued.'],
  ['World Harbour Organization', 'Ferries fail', 'The World Harbour Organization warned the world. Ferries fail more often.'],
  ['Supreme Court', 'Supreme Court rejects ferry plea', 'The court had been asked by a ferry line.'],
])('a name that opens a sentence is whole, though a word of it is written small elsewhere: %s', (name, title, body) => {
  const keywords = keywordsOf(['herald', 'courier'].map((id) => member(id, title, body)))
  expect(keywords).toContain(name)
  expect(keywords.filter((keyword) => keyword !== name && name.includes(keyword))).toEqual([])
})

test('in headlines in title case a common word is no part of a name, and is written small', () => {
  const titles = ['Stranded Tourists Claim Orlo Tanning Raises Bad Prices', 'Wall Street Says Prices Will Rise']
  const keywords = titles.flatMap((title) => keywordsOf([member('herald', title, ''), member('courier', title, '')]))
  expect(keywords).toEqual(expect.arrayContaining(['Orlo Tanning', 'Wall Street', 'prices']))
  expect(keywords.some((keyword) => /Claim|Raises|Says|Prices/.test(keyword))).toBe(false)
})

test('a common word with a capital inside a sentence of the cluster is a name there', () => {
  const title = 'Big Change Raises Prices'
  const keywords = keywordsOf([member('herald', title, ''), member('courier', title, 'A court asked why Big Change had raised prices.')])
  expect(keywords).toContain('Big Change')
})

test('no keyword begins behind a number or ends where the reading ended', () => {
  const upTo = (length: number) => 'The board met on the pier. '.repeat(20).slice(0, length)
  const keywords = keywordsOf(
    ['herald', 'courier'].map((id) => member(id, 'Harbour 49ers win cup', `${upTo(394)} navigation is in doubt.`)),
  )
  expect(keywords).not.toContain('ers')
  expect(keywords.filter((keyword) => 'navigation'.startsWith(keyword))).toEqual([])
})

test('what opens a German sentence is no noun for its capital', () => {
  const body = 'Mindestens zwei Fähren fahren nicht. Insgesamt ruhen zuletzt drei Linien. Zuletzt fiel auch die vierte aus.'
  const keywords = keywordsOf(['herald', 'courier'].map((id) => ({ ...member(id, 'Streik in Marburn', body), language: 'de' })))
  expect(keywords).toContain('Marburn')
  expect(keywords.join(' ')).not.toMatch(/Mindestens|Insgesamt|Zuletzt/)
})

test.each([
  ['en', 'Former mayor Quill announces multiple bids for harbour office following vote'],
  ['sv', 'Flera nya förslag om hamnen inför valet av borgmästare i januari'],
  ['fr', 'Élection du maire du port en février et du conseil en décembre'],
  ['de', 'Betroffen sind 40 Menschen in Marburn: Hilfe von 250 Mio. Euro nach 25 Zentimeter Schnee'],
  ['pl', 'Nie żyje sześć osób po pożarze hali w Marburnie, koszty 3 proc.'],
])('words too general to search for are no keywords (%s)', (language, title) => {
  const keywords = keywordsOf(['herald', 'courier'].map((id) => ({ ...member(id, title, ''), language })))
  expect(keywords.join(' ').toLowerCase()).not.toMatch(
    /former|announces|multiple|following|flera|nya|inför|januari|février|décembre|betroffen|menschen|mio|zentimeter|żyje|osób|proc/,
  )
})

test.each([
  [
    'en',
    ['Quill rebuffs union over harbour strike', 'Quill reportedly rebuffed union in harbour strike'],
    ['Quill', 'harbour strike', 'union'],
  ],
  [
    'sv',
    ['Två skadade i brand i Tarsk – kvinna häktas', 'Två allvarligt skadade efter brand: kvinna häktas i Tarsk'],
    ['Tarsk', 'brand', 'kvinna'],
  ],
  ['sv', ['Klart: Hamnen i Tarsk till salu', 'Kraftig oro i Tarsk – hamnen till salu'], ['Tarsk', 'hamnen', 'oro', 'salu']],
  [
    'de',
    ['Mehrere Verletzte nach Explosion in Leuna', 'Explosion in Leuna: Mehrere Verletzte geborgen'],
    ['Leuna', 'Explosion', 'Verletzte'],
  ],
  [
    'es',
    ['El choque de trenes deja dos heridos en Zamora', 'Choque de trenes en Zamora dejó dos heridos'],
    ['Zamora', 'choque', 'heridos', 'trenes'],
  ],
  [
    'ru',
    ['Два человека рассказали о пожаре в Орске', 'Пожар в Орске: об этом рассказали два жителя, которые были рядом'],
    ['Орске', 'Пожар', 'жителя', 'рядом'],
  ],
  [
    'da',
    ['To døde efter brand på plejehjem i Tarsk', 'Brand på plejehjem i Tarsk: flere er døde'],
    ['Tarsk', 'brand', 'døde', 'plejehjem'],
  ],
])('what happens, how, and how many are no keywords where there are better ones (%s)', (language, titles, expected) => {
  const keywords = keywordsOf(titles.map((title, i) => ({ ...member(['herald', 'courier'][i]!, title, ''), language })))
  expect(keywords.toSorted()).toEqual(expected.toSorted())
})

test('a word is no half of another, and a name that one outlet writes in full is whole', () => {
  const titles = ["Marenza: 13-year-old saved by O'Fenn of Orlo Bay", 'Rescuer saves girl in Marenza after night on Orlo Bay pier']
  const keywords = keywordsOf(titles.map((title, i) => member(['herald', 'courier'][i]!, title, '')))
  for (const none of ['Fenn', 'year-old', 'Orlo', 'Bay']) expect(keywords).not.toContain(none)
  expect(keywords).toEqual(expect.arrayContaining(['Marenza', 'Orlo Bay']))
})

test('the signs that a word of an Indian script ends with belong to it', () => {
  const floods = ['herald', 'courier'].map((id) => ({
    ...member(id, 'केरल में बाढ़: इडुक्की बाँध', 'केरल में बाढ़ के बाद इडुक्की बाँध से पानी छोड़ा गया।'),
    language: 'hi',
  }))
  const keywords = keywordsOf(floods)
  expect(keywords).toEqual(expect.arrayContaining(['इडुक्की बाँध', 'बाढ़']))
  expect(keywords).not.toContain('इडुक्क')
})

test.each<[string, string, readonly string[], readonly string[]]>([
  ['what headlines in title case put together', 'en', ['Velmar Strips Ferry Jobs', 'Velmar to cut ferry jobs'], ['Velmar']],
  [
    'a name written in full by one outlet in title case',
    'en',
    ['Orlo Tanning Wins Harbour Vote in Tarsk', 'Harbour vote in Tarsk: Tanning wins'],
    ['Orlo Tanning', 'Tarsk'],
  ],
  ['"&" within a name', 'en', ['Tarsk A&M fires a dean', 'A dean was fired by Tarsk A&M'], ['Tarsk A&M']],
  ['a name with a hyphen', 'en', ['Storm nears as Typhoon Lan-wong turns', 'Ships flee Typhoon Lan-wong'], ['Typhoon Lan-wong']],
])('names are whole, and no more than that: %s', (_, language, titles, expected) => {
  const keywords = keywordsOf(titles.map((title, i) => ({ ...member(['herald', 'courier'][i]!, title, ''), language })))
  expect(keywords).toEqual(expect.arrayContaining([...expected]))
  expect(keywords.some((keyword) => / Strips|Wins$|A$|Lan$/.test(keyword))).toBe(false)
})

test.each([
  ['Ada Brook Accuses Tarsk Lind Of Fraud', 'Tarsk Lind is a fraud, says Ada Brook'],
  ['Velmar Purchased Tarsk Bonds', 'Velmar took bonds of Tarsk'],
  [
    'Locked Out, Rowers Are Boarding Tarsk Ferries - owners of ferries were watching from their own harbour for weeks, and the guard came late',
    'Rowers Are Boarding Tarsk Ferries - the owners were watching, and the guard of the harbour came late again, as it did for weeks',
  ],
])('names in title case end before the verb between them, also where a line below is written small: %s', (...titles) => {
  const keywords = keywordsOf(titles.map((title, i) => member(`${i}`, title, '')))
  expect(keywords.filter((keyword) => /Accuses|Purchased|Are /.test(keyword))).toEqual([])
})

test('a verb that only a headline in title case writes large is no keyword', () => {
  const keywords = keywordsOf(
    ['Court Unveils Velmar Ferry Plan', 'Court Unveils Velmar Ferry Plan'].map((title, i) => member(`${i}`, title, '')),
  )
  expect(keywords).not.toContain('Unveils')
})

test.each([
  ['sv', 'Norges färjor', 'Norge', 'Norges'],
  ['sv', 'Trumps färjor', 'Trump', 'Trumps'],
  ['sv', 'Hamas svar', 'Hamas', 'Hama'],
  ['de', 'Norwegens neue Fähren', 'Norwegen', 'Norwegens'],
  ['en', 'ZRK’s ferry', 'ZRK', "ZRK's"],
  ['en', 'Norway’s ferry', 'Norway', "Norway's"],
  ['tr', "Norveç'in feribotu", 'Norveç', "Norveç'in"],
])('whose a thing is is named, not its genitive (%s: %s)', (language, owned, name, none) => {
  const titles = [1, 2, 3, 4].map((day) => `${owned} – ${['Storm', 'Pier', 'Kaj', 'Hafen'][day - 1]} ${day}`)
  const keywords = keywordsOf(titles.map((title, i) => ({ ...member(`${i}`, title, ''), language })))
  expect(keywords).toContain(name)
  expect(keywords).not.toContain(none)
})

test('who took a picture, and who stands on it, is no keyword', () => {
  const caption = 'Gulliver Pym of the pier waits in Dunmoor, Vell., May 3, 2019. (AP Photo/Evan Quist)'
  const keywords = keywordsOf(
    ['herald', 'courier'].map((id) => member(id, 'Ferry sinks off Tarsk', `${caption}\nThe ferry sank off Tarsk, the coast guard said.`)),
  )
  expect(keywords.join(' ')).not.toMatch(/Pym|Dunmoor|Quist|Evan/)
})

test.each<[string, string, string, string, readonly string[], readonly string[]]>([
  [
    'a place that begins with an article or a small word stays whole',
    'es',
    'Una nueva línea une los puertos de Nueva York y Los Ángeles',
    'Una nueva línea une los puertos de Nueva York y Los Ángeles.',
    ['Nueva York'],
    ['York', 'Nueva', 'Ángeles'],
  ],
  [
    'what is asked, and how, is no keyword',
    'es',
    'Cómo será el puente de Velmar y cuánto podría costar',
    'El puente de Velmar podría costar más.',
    ['puente', 'Velmar'],
    ['Cómo', 'será', 'cuánto', 'podría'],
  ],
  [
    'two countries are two',
    'es',
    'Acuerdo entre Perú y Bolivia por el lago',
    'El acuerdo entre Perú y Bolivia fue firmado ante Trinidad y Tobago.',
    ['Perú', 'Bolivia'],
    ['Perú y Bolivia', 'Trinidad', 'Tobago'],
  ],
  [
    'a noun before which a vowel is lost counts, and what is left of the word before it does not',
    'fr',
    "À Velmont, l'incendie menace l'hôpital",
    "L'incendie menace l'hôpital de Velmont.",
    ['incendie', 'hôpital'],
    ["L'incendie"],
  ],
  [
    'the same in Italian, and two people are two',
    'it',
    "Ada Roe e Per Lind all'inaugurazione dell'acquedotto",
    "Ada Roe e Per Lind erano oggi all'inaugurazione dell'acquedotto di Velmaria.",
    ['Ada Roe', 'Per Lind', 'acquedotto', 'inaugurazione'],
    ['all', 'dell', 'oggi', 'Ada Roe e Per Lind'],
  ],
  [
    'what is done is no keyword, what ends alike is',
    'ru',
    'Строители рассказали, почему обвал остановил сериал о мосте',
    'Строители рассказали, почему обвал остановил съемки.',
    ['Строители', 'обвал', 'сериал'],
    ['рассказали', 'остановил', 'почему'],
  ],
  [
    'the same',
    'uk',
    'Будівельники відмовилися ремонтувати міст через річку',
    'Будівельники відмовилися ремонтувати міст.',
    ['міст', 'річку'],
    ['відмовилися', 'ремонтувати'],
  ],
  [
    'what is done, and when, is no keyword',
    'pt',
    'Ministra admite hoje que a ponte de Velmar vai fechar',
    'A ministra admite que a ponte de Velmar vai fechar para obras.',
    ['ponte', 'Velmar', 'obras'],
    ['admite', 'hoje', 'vai'],
  ],
  [
    'a mark within a word parts nothing',
    'he',
    'דיווח: הרמטכ"ל ויועמ"שית הנמל סגרו את ג\'רסון ב"הסדר"',
    '',
    ['הרמטכ"ל', 'ויועמ"שית', "ג'רסון", 'הסדר'],
    ['הרמטכ', 'רסון', 'דיווח'],
  ],
  ['the same', 'uk', "Кам'янку з'єднає пам’ятний міст", '', ["Кам'янку", "пам'ятний", 'міст'], ['Кам', 'пам']],
  [
    'what is joined is one word, but for endings and verbs',
    'fa',
    'دانش‌آموزان کتاب‌های بندر را می‌خوانند و پل‌سازي را ترك نمي‌كنند',
    '',
    ['دانش‌آموزان', 'کتاب', 'پل‌سازی'],
    ['دانش', 'آموزان', 'های', 'خوانند', 'کنند'],
  ],
  ['"to" joins no names', 'pl', 'Prom wraca z Velmaru do Ostrova', '', ['Velmaru', 'Ostrova'], ['Velmaru do Ostrova']],
  [
    'days are no keywords',
    'el',
    'Κλείνει η γέφυρα στο Βέλμαρ',
    'Η γέφυρα κλείνει την Πέμπτη 9 Απριλίου.',
    ['γέφυρα', 'Βέλμαρ'],
    ['Πέμπτη', 'Απριλίου'],
  ],
  [
    'how many and when is no keyword',
    'hu',
    'Három új híd készül a velmari kikötő és a gyár mellett',
    '',
    ['híd', 'kikötő', 'gyár'],
    ['Három', 'készül'],
  ],
  ['"new" begins names', 'el', 'Γέφυρα στη Νέα Βέλμαρ', 'Η Νέα Βέλμαρ χτίζει γέφυρα.', ['Νέα Βέλμαρ'], ['Νέα']],
  ['the same', 'uk', 'Нова Вельма будує міст', 'Нова Вельма будує міст.', ['Нова Вельма'], ['Нова']],
])('%s (%s)', (_, language, title, body, some, none) => {
  const keywords = keywordsOf([{ ...member('herald', title, body), language }])
  expect(keywords).toEqual(expect.arrayContaining([...some]))
  for (const one of none) expect(keywords).not.toContain(one)
})

test.each([
  'Ferry owner Ann Roe leaves court. (Bea Lind/Reuters) Police of Port Maren arrested her.',
  'Ferry owner Ann Roe leaves court. (AP Photo/Bea Lind) Police of Port Maren arrested her.',
  'Ferry owner Ann Roe leaves court. REUTERS/Bea Lind Police of Port Maren arrested her.',
])('who took a picture is no keyword: %s', (body) => {
  const keywords = keywordsOf(['herald', 'courier'].map((id) => member(id, 'Ferry owner arrested', body)))
  expect(keywords).toContain('Ann Roe')
  expect(keywords).not.toContain('Bea Lind')
})

test('what a name unfolds to on a page is no keyword', () => {
  const body = 'Minister Ada Brook Ada Celia BrookHost quits over Cy Ort and the Orsk Pact MORE praised the ferry of Port Maren on Monday.'
  const keywords = keywordsOf(['herald', 'courier'].map((id) => member(id, 'Minister praises ferry', body)))
  expect(keywords).toEqual(expect.arrayContaining(['Ada Brook', 'Port Maren']))
  expect(keywords.join(' ')).not.toMatch(/Host|Cy Ort|Orsk Pact|Celia/)
})

test('who somebody is, or where they are from, is no part of the name, but of a court or a party it is', () => {
  const told = ['herald', 'courier'].map((id) =>
    member(
      id,
      'Senate blocks the bill',
      'Senator Susan Brandt of Maine voted against it, and the Communist Party of Ukraine protested in Kyiv. Its writers are Senators Ida Rusk and others; Ann Quill of Iowa City asks for more, as does Larkspur, who is CEO of Larkspur Bank.',
    ),
  )
  const keywords = keywordsOf(told)
  expect(keywords).toEqual(expect.arrayContaining(['Susan Brandt', 'Communist Party of Ukraine', 'Ida Rusk', 'Ann Quill', 'Larkspur Bank']))
  expect(keywords.join()).not.toContain('of Maine')
})

test.each([
  ['sv', 'Bron i Orsk stängdes på måndagen', 'På måndagen stängdes bron i Orsk efter olyckan. Den öppnar på fredagen.', 'måndagen'],
  ['da', 'Broen i Orsk lukket mandag', 'Siden mandag har broen i Orsk været lukket efter en ulykke. Den åbner fredag.', 'mandag'],
  ['nl', 'Brug in Orsk maandag gesloten', 'De brug in Orsk is maandag gesloten na een ongeluk en gaat vrijdag weer open.', 'maandag'],
  [
    'pt',
    'Ponte de Orsk é fechada nesta segunda-feira',
    'A ponte de Orsk foi fechada nesta segunda-feira depois de um acidente.',
    'segunda-feira',
  ],
  ['pl', 'Most w Orsku zamknięty w poniedziałek', 'W poniedziałek zamknięto most w Orsku po wypadku. Otwarcie w piątek.', 'poniedziałek'],
  ['tr', 'Orsk köprüsü pazartesi kapatıldı', 'Orsk köprüsü pazartesi günü kazadan sonra kapatıldı, cuma günü açılacak.', 'pazartesi'],
  ['ar', 'جسر أورسك مغلق منذ الاثنين', 'أغلق جسر أورسك الاثنين بعد حادث، وتوقفت 30 في المئة من الحركة.', 'المئة'],
  ['ja', '日銀が利上げ、政策金利を1%に', '日銀は4日、政策金利を1%に引き上げた。月曜日から適用される。', '月曜日'],
])('a day of the week and a percentage are no keywords (%s)', (language, title, body, none) => {
  const keywords = keywordsOf(['herald', 'courier', 'gazette'].map((id) => ({ ...member(id, title, body), language })))
  expect(keywords.length).toBeGreaterThanOrEqual(3)
  expect(keywords).not.toContain(none)
})

test('a particle is no part of a Japanese keyword', () => {
  const titles = ['日銀、政策金利を引き上げ', '政策金利を1%に 日銀', '日銀が政策金利を上げる']
  const keywords = keywordsOf(titles.map((title, i) => ({ ...member(`o${i}`, title, ''), language: 'ja' })))
  expect(keywords).toContain('政策金利')
})

test('a German office is no part of a name', () => {
  const told = ['Ministerpräsident Jörg Vahlberg besucht Orsk', 'Orsk: Hilfe von Ministerpräsident Jörg Vahlberg'].map((title, i) => ({
    ...member(`o${i}`, title, 'Am Montag besuchte Ministerpräsident Jörg Vahlberg die Brücke in Orsk, mit ihm SPD-Chefin Anna Lind.'),
    language: 'de',
  }))
  expect(keywordsOf(told)).toEqual(expect.arrayContaining(['Jörg Vahlberg', 'Anna Lind']))
})
