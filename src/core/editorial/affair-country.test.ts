// What happened in a country names an affair in languages in which no report need have its name, as the country and the thing are called.

import { expect, test } from 'vitest'
import { toldAffair } from '../../../test/support/affair.ts'
import { COUNTRY_AFFAIRS } from '../data/country-affairs.ts'
import { localNames } from '../tags/country-gazetteer.ts'
import { countryAffair } from './affair-country.ts'
import { situationTitle } from './situation-title.ts'

const titled = (language: string, told: readonly string[]) => situationTitle(toldAffair(language, told))

test.each([
  ['ru', 'Кения: наводнения', ['В Кении из-за наводнения погибли 12 человек', 'Тысячи жителей Кении ушли от наводнений']],
  ['ru', 'США: лесные пожары', ['В США лесные пожары уничтожили сотни домов', 'Лесные пожары остановлены / В США погибли шесть человек.']],
  ['uk', 'Молдова: вибори', ['У Молдові розпочалися парламентські вибори', 'Опозиція Молдови не визнала результатів виборів']],
  ['pl', 'Kenia: powódź', ['Powódź w Kenii, nie żyje 12 osób', 'Tysiące mieszkańców Kenii uciekają przed powodzią']],
  ['cs', 'Keňa: záplavy', ['Záplavy v Keni mají 12 obětí', 'Tisíce lidí v Keni utíkají před záplavami']],
  ['tr', 'Gabon: darbe', ['Gabon’da askeri darbe girişimi', 'Gabon’daki darbe girişiminin lideri yakalandı']],
  ['fi', 'Kenia: tulvat', ['Tulvat tappoivat 12 ihmistä Keniassa', 'Kenian tulvien vahingot selvillä']],
  ['hu', 'Moldova: választás', ['Parlamenti választás kezdődött Moldovában', 'A kormánypárt nyeri a moldovai választást']],
  ['el', 'Μολδαβία: εκλογές', ['Άρχισαν οι εκλογές στη Μολδαβία', 'Η Μολδαβία περιμένει το αποτέλεσμα των εκλογών']],
  ['ar', 'تركيا: الزلزال', ['زلزال قوي يضرب تركيا', 'تركيا تنهي أعمال البحث بعد الزلزال']],
  ['zh', '肯尼亚: 洪灾', ['肯尼亚洪水造成12人死亡', '肯尼亚数千人因洪灾撤离']],
  ['sr', 'Kenija: poplave', ['Poplave u Keniji odnele 12 života', 'Kenija traži pomoć posle poplava']],
  ['sr', 'Кенија: поплаве', ['Поплаве у Кенији однеле 12 живота', 'Кенија тражи помоћ после поплава']],
  ['ro', 'Kenya: inundații', ['Inundații în Kenya: 12 morți', 'Kenya cere ajutor după inundații']],
  ['hi', 'नेपाल: भूकंप', ['नेपाल में भूकंप से 12 लोगों की मौत', 'नेपाल भूकंप: राहत कार्य जारी']],
  ['he', 'טורקיה: שיטפונות', ['שיטפונות בטורקיה: 12 הרוגים', 'אלפים נמלטים מהשיטפונות בטורקיה']],
  ['th', 'เคนยา: น้ำท่วม', ['น้ำท่วมเคนยา เสียชีวิต 12 ราย', 'เคนยาขอความช่วยเหลือหลังน้ำท่วม']],
  ['bn', 'কেনিয়া: বন্যা', ['কেনিয়ায় বন্যায় ১২ জনের মৃত্যু', 'কেনিয়ায় বন্যার পর সাহায্যের আবেদন']],
  ['ur', 'کینیا: سیلاب', ['کینیا میں سیلاب سے 12 افراد ہلاک', 'سیلاب کے بعد کینیا نے مدد مانگ لی']],
  ['sw', 'Kenya: mafuriko', ['Mafuriko Kenya yaua watu 12', 'Kenya yaomba msaada baada ya mafuriko']],
  ['id', 'Turki: gempa', ['Gempa bumi mengguncang Turki', 'Korban gempa di Turki bertambah']],
])('%s: %s', (language, name, told) => {
  expect(titled(language, told)).toBe(name)
})

test('a name that says what happened and no more yields to it with its country, from the second report on', () => {
  const told = ['Trzęsienie ziemi w Turcji', 'Ofiary trzęsienia ziemi w Turcji', 'Turcja kończy poszukiwania po trzęsieniu ziemi']
  const [second, third] = [2, 3].map((reports) => titled('pl', told.slice(0, reports)))
  expect([second, third]).toEqual(['Turcja: trzęsienie ziemi', 'Turcja: trzęsienie ziemi'])
})

test('of many reports it says more than the country that most tell of', () => {
  const told = ['kandydaci', 'lokale', 'frekwencja', 'wyniki', 'obserwatorzy', 'zwycięzca', 'skargi', 'podatki']
  const headlines = told.map((what) => `Mołdawia: ${what} i wybory`)
  expect(titled('pl', headlines)).toBe('Mołdawia: wybory')
  expect(
    titled(
      'pl',
      headlines.map((headline) => headline.replace(' i wybory', '')),
    ),
  ).toBe('Mołdawia')
})

test.each([
  [
    'its country is put before it',
    'Молдавия: закон о выборах',
    ['Закон о выборах приняли в Молдавии', 'Президент Молдавии подписал закон о выборах', 'Суд Молдавии проверит закон о выборах'],
  ],
  [
    'it stands where it has its country',
    'Volby prezidenta v Moldavsku',
    ['Volby prezidenta v Moldavsku začaly', 'Volby prezidenta v Moldavsku skončily', 'Moldavsko: volby prezidenta vyhrál Vulpe'],
  ],
])('of a name that says more than what happened: %s', (_, name, told) => {
  expect(titled(/\p{Script=Cyrillic}/u.test(name) ? 'ru' : 'cs', told)).toBe(name)
})

test.each([
  ['the same thing in several countries', 'ru', ['Во Франции прошли протесты фермеров', 'В Польше начались протесты врачей']],
  ['two countries alike', 'pl', ['Powodzie zniszczyły Hiszpanię i Portugalię', 'Hiszpania i Portugalia po powodziach proszą o pomoc']],
  ['one report of several', 'ru', ['В Турции землетрясение', 'Турция подняла ставку', 'Министр Турции ушёл']],
  ['one place in it', 'pl', ['Powódź w Kenii zalała Nairobi', 'Nairobi w Kenii bez wody po powodzi']],
  ['a blow that is no coup', 'tr', ['Türkiye ekonomisine darbe: ihracat düştü', 'Türkiye turizmine bir darbe daha']],
  ['a vehicle that turned over', 'ar', ['انقلاب حافلة في مصر', 'انقلاب شاحنة على طريق في مصر']],
])('%s is no affair of a country', (_, language, told) => {
  expect(titled(language, told)).not.toMatch(/^\S+: /u)
})

test('every affair is found by each of the words for it, and no two are called the same', () => {
  for (const [language, list] of Object.entries(COUNTRY_AFFAIRS)) {
    const [country] = [...localNames(language)].find(([, code]) => code === 'TR')!
    const found = list.split(';').map((entry) => {
      const [what = '', forms = ''] = entry.trim().split(':')
      for (const form of forms.split(',').map((one) => one.replaceAll('*', '')))
        expect(
          countryAffair(toldAffair(language, [`${country}: ${form}`, `${form} (${country})`]), { language, matter: null })?.title,
          `${language} ${form}`,
        ).toMatch(new RegExp(`: ${what}$`, 'u'))
      return what
    })
    expect(new Set(found).size, language).toBe(found.length)
  }
})
