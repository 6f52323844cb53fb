// How people and places are called in keywords, in languages that bend names, join small words to them or write an office before them.

import { describe, expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

function keywordsIn(language: string, ...reports: readonly (readonly [title: string, body: string])[]): string[] {
  return keywordsOf(
    reports.map(([title, body], i) => ({
      ...{ id: `${i}`, title, summary: '', body, language, sourceHost: `outlet${i}.example`, publishedAt: i, copyOf: null },
    })),
  )
}

describe('an office that opens a sentence, or is always written large, is no part of a name', () => {
  test.each([
    ['da', 'Borgmester', 'Mette Holm-Jensen', 'besøgte stedet ved Skovlund', 'kalder ulykken ufattelig'],
    ['no', 'Ordfører', 'Kari Vik-Hansen', 'møtte de pårørende mandag', 'kalte til krisemøte'],
    ['sv', 'Räddningsledaren', 'Per Lindqvist', 'riktar kritik mot larmet', 'säger att larmet kom sent'],
    ['fi', 'Kaupunginjohtaja', 'Matti Korpi-Laine', 'kiitti pelastajia', 'pitää tapausta järkyttävänä'],
    ['cs', 'Starosta', 'Karel Dvořák', 'popsal noc u přehrady', 'vyhlásil stav nouze'],
    ['ro', 'Primarul', 'Ștefan Țurcanu', 'a decretat doliu', 'spune că fabrica nu avea autorizație'],
    ['ro', 'Primarul', 'Stefan Turcanu', 'a decretat doliu', 'spune ca fabrica nu avea autorizatie'],
    ['uk', 'Прокурорка', 'Ірина Савчук', 'відкрила провадження', 'просить суд про арешт'],
    ['ru', 'Губернатор', 'Сергей Лапшин', 'объявил траур', 'прилетел в город'],
    ['tr', 'İçişleri Bakanı', 'Işıl Öztürk', 'bölgeye gitti', 'yas ilan etti'],
    ['id', 'Menteri Perhubungan', 'Siti Nurhalimah', 'tiba di lokasi', 'menjanjikan santunan'],
    ['pt', 'Presidente da República', 'Rui Sousa Faria', 'visitou a aldeia', 'pediu ajuda à Europa'],
  ])('%s: %s %s', (language, office, name, does, says) => {
    const keywords = keywordsIn(
      language,
      [`${office} ${name} ${does}`, `${office} ${name} ${does}.`],
      [`${office} ${name} ${says}`, `${office} ${name} ${says}.`],
    )
    expect(keywords).toContain(name)
    expect(keywords.join(' ')).not.toContain(office)
  })

  test('but what is called so keeps it', () => {
    const league = [
      'Velmar win the Premier League',
      'Velmar won the Premier League on Monday. Ann Roe praised the Premier League.',
    ] as const
    expect(keywordsIn('en', league, league)).toContain('Premier League')
  })
})

test.each([
  ['zh', '欧阳文博', '市长欧阳文博', '市长欧阳文博宣布全市停工排查。', '市长欧阳文博赶赴现场指挥救援。'],
  ['zh', '赵德海', '矿主赵德海', '警方拘留了矿主赵德海。', '煤矿爆炸后矿主赵德海被拘。'],
  ['ja', '佐々木健太郎', '佐々木健太郎知事', '佐々木健太郎知事は現場を視察した。', '会見で佐々木健太郎知事は謝罪した。'],
])('what somebody is does not stick to a name without spaces (%s: %s)', (language, name, withOffice, one, other) => {
  const keywords = keywordsIn(language, ['', one], ['', other])
  expect(keywords).toContain(name)
  expect(keywords).not.toContain(withOffice)
})

describe('a name is whole', () => {
  test.each([
    [
      'nl',
      'Jan de Vries',
      'Volgens Jan de Vries was er geen storm.',
      'Jan de Vries van Oosterdam hing de vlag halfstok, zegt Jan de Vries.',
    ],
    ['pl', 'Jan Nowicki', 'Do Velmaru przyjechał Jan Nowicki.', 'Mieszkańcy pytali, kim jest Jan Nowicki.'],
    ['fr', "Claire d'Hauteval", "La banque de Claire d'Hauteval relève son taux.", 'Les marchés, surpris par Claire d’Hauteval, reculent.'],
    ['it', "Banca d'Orsia", "Il governatore della Banca d'Orsia alza i tassi.", "I mercati aspettavano la Banca d'Orsia."],
    [
      'es',
      'Andrés de la Peña',
      'El juez Andrés de la Peña investiga. Lo dijo De la Peña.',
      'Según el juez De la Peña, falló la alarma. Lo dijo De la Peña.',
    ],
    ['sv', 'Karin af Ekenstam', 'I går talade Karin af Ekenstam om branden.', 'Enligt Karin af Ekenstam kom larmet sent.'],
    ['es', 'Kim Jong-un', 'El líder Kim Jong-un vio el partido.', 'Ayer Kim Jong-un viajó en tren.'],
  ])('%s: %s', (language, name, one, other) => {
    const keywords = keywordsIn(language, ['', one], ['', other])
    expect(keywords.filter((keyword) => name.split(/[ '-]/).some((word) => /^\p{Lu}/u.test(word) && keyword.includes(word)))).toEqual([
      name,
    ])
  })
})

describe('one person in several cases is one keyword, in the nominative', () => {
  test.each([
    [
      'pl',
      'Marek Zawada',
      'Zarzuty postawiono Markowi Zawadzie. Policja zatrzymała Marka Zawadę.',
      'W kopalni pracował Marek Zawada. Obrońcą Markowi Zawadzie wyznaczono adwokata.',
    ],
    [
      'cs',
      'Karel Dvořák',
      'Starostu Karla Dvořáka podpořila vláda. Podle Karla Dvořáka přišla voda v noci.',
      'O vodě mluvil Karel Dvořák s novináři.',
    ],
    [
      'hu',
      'Kiss László',
      'A rendőrség Kiss Lászlót gyanúsítja. Ügyvédje Kiss Lászlóval beszélt.',
      'A gyanúsított, Kiss László tagad. Az ügyész Kiss Lászlót hallgatta ki.',
    ],
    [
      'uk',
      'Олексій Коваль',
      'Підозру меру Вербівки Олексію Ковалю оголосили вчора.',
      'За словами мера Олексія Коваля, міст старий. Нині Олексій Коваль під арештом.',
    ],
    [
      'fi',
      'Matti Korpi',
      'Vaali toi voiton Matti Korvelle. Äänestäjät valitsivat Matti Korpin.',
      'Kaupungissa Matti Korpi juhli. Moni halaa Matti Korpia.',
    ],
  ])('%s: %s', (language, name, one, other) => {
    const keywords = keywordsIn(language, ['', one], ['', other])
    const bent = name.split(' ').map((word) => word.slice(0, 3))
    expect(keywords.filter((keyword) => bent.some((word) => keyword.includes(word)))).toEqual([name])
  })

  test('a town that is several keeps its ending', () => {
    const town = [
      'Vlak do Lipnic nejede',
      'Vlak do Lipnic nejede. Nádraží město Lipnice opravuje. Starosta obce Lipnice se omluvil.',
    ] as const
    expect(keywordsIn('cs', town, town)).toContain('Lipnice')
  })
})

describe('words that stand beside each other in all reports are one keyword where no capital marks a name', () => {
  test.each([
    ['ar', 'الوادي الأخضر', 'فيضانات تجتاح مدينة الوادي الأخضر وتغلق المدارس.', 'أعلن المحافظ أن الوادي الأخضر منطقة منكوبة.'],
    [
      'ar',
      'سالم بن عبد الله الحارثي',
      'وقال المحافظ سالم بن عبد الله الحارثي إن الجيش أرسل زوارق.',
      'أعلن المحافظ سالم بن عبد الله الحارثي حالة الطوارئ.',
    ],
    ['he', 'יוסי בן דוד', 'ראש העיר יוסי בן דוד הכריז על אבל.', 'השריפה, אמר יוסי בן דוד, היא אסון כבד.'],
    ['he', 'אבי כהן־לוי', 'המשטרה עצרה את אבי כהן־לוי לאחר השריפה.', 'מעצרו של אבי כהן־לוי הוארך.'],
    ['fa', 'رضا کریمی‌نژاد', 'استاندار رضا کریمی‌نژاد از اعزام نیرو خبر داد.', 'به گفته رضا کریمی‌نژاد مدرسه‌ها تعطیل شدند.'],
    ['bn', 'সুমন ধাড়া', 'গোলটি করেন সুমন ধাড়া।', 'ম্যাচের পর সুমন ধাড়া বলেন, জয় সবার।'],
    ['te', 'కిరణ్ తాడేపు', 'ఈ విజయం వెనుక కిరణ్ తాడేపు ఉన్నాడు.', 'మైదానంలో కిరణ్ తాడేపు ఆరు వికెట్లు తీశాడు.'],
    ['hi', 'राजेश ठाकुर', 'मुख्यमंत्री राजेश ठाकुर ने शोक जताया।', 'हादसे पर राजेश ठाकुर ने मुआवजे का ऐलान किया।'],
  ])('%s: %s', (language, name, one, other) => {
    const keywords = keywordsIn(language, ['', one], ['', other])
    expect(keywords.filter((keyword) => name.split(' ').some((word) => keyword.split(' ').includes(word)))).toEqual([name])
  })
})

test('the ending of a Turkish case closes a name', () => {
  const keywords = keywordsIn(
    'tr',
    ["Orskspor Velia Park'ta Marenspor'u yendi", "Orskspor, Velia Park'ta Marenspor'u 2-1 mağlup etti."],
    ['Orskspor kazandı', "Dün akşam Velia Park'ta Marenspor'u ağırlayan Orskspor maçı kazandı."],
  )
  expect(keywords).toContain('Marenspor')
  expect(keywords.join(' ')).not.toContain("Park'ta")
})

test('what is joined by "of the" is one name unless its halves are', () => {
  const keywords = keywordsIn(
    'en',
    [
      'Roe delays address',
      'Ann Roe said on Monday that she would put off the State of the Union until the strike at Velian Lines Corp ends.',
    ],
    [
      'Address put off',
      'The State of the Union was put off by Ann Roe on Monday, who told so in the Kestel Hall of the White House, Velian Lines Corp said.',
    ],
    [
      'No address for now',
      'In the Kestel Hall of the White House nobody spoke of the State of the Union, as Velian Lines Corp and Sens. Ada Moe and Bea Lind said.',
    ],
  )
  expect(keywords).toEqual(expect.arrayContaining(['State of the Union', 'Kestel Hall', 'Velian Lines', 'Ann Roe']))
  expect(keywords.filter((keyword) => /Corp|Sens|of the White/.test(keyword))).toEqual([])
})

test('a German "den" joins no names', () => {
  const keywords = keywordsIn(
    'de',
    ['So ehrt der Konzern den Start der Kestler Spiele', 'So ehrt der Konzern den Start der Kestler Spiele am Montag in Orsk.'],
    ['Konzern ehrt die Kestler Spiele', 'Auf seiner Seite ehrt der Konzern den Start der Kestler Spiele.'],
  )
  expect(keywords.some((keyword) => keyword.includes('Konzern den'))).toBe(false)
})

test.each<[string, string, ...[string, string][]]>([
  ['bn', 'নেপাল', ['নেপালে বাস খাদে', 'নেপালের বাস খাদে পড়ল'], ['নেপাল জানায় বাস খাদে', 'নেপালে বাস দুর্ঘটনা']],
  ['te', 'ప్రమాదం', ['పడవ ప్రమాద మృతులు', 'పడవ ప్రమాదంలో మృతులు'], ['పడవ ప్రమాదం జరిగింది', 'పడవ ప్రమాదంపై మృతులు']],
  ['ta', 'நல்லூர்', ['நல்லூரை வீழ்த்தியது அணி', 'நல்லூரில் நடந்த ஆட்டம்'], ['நல்லூர் அணி தோல்வி', 'நல்லூரை வென்ற அணி']],
])('what some report writes without an ending is a keyword without it (%s): %s', (language, bare, ...reports) => {
  const keywords = keywordsIn(language, ...reports)
  expect(keywords).toContain(bare)
  expect(keywords.filter((keyword) => keyword !== bare && keyword.startsWith(bare.slice(0, 4)))).toEqual([])
})
