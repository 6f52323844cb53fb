// What an affair is called in languages whose nouns bend, in Arabic and in Korean: the form of a name, which the reports may not have, never one in a case.

import { expect, test } from 'vitest'
import { toldAffair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const titled = (language: string, told: readonly string[]) => situationTitle(toldAffair(language, told))

test.each([
  [
    'ru',
    'an adjective tells the form',
    'Калиновый мост',
    ['Трещины на Калиновом мосту видели давно', 'В реку рухнул Калиновый мост', 'Арестованы инженеры, проверявшие Калиновый мост'],
  ],
  [
    'ru',
    'an accusative with its adjective is told from the ending',
    'Обязательная вакцинация',
    ['Минздрав вводит обязательную вакцинацию', 'Родители против обязательной вакцинации', 'Обязательную вакцинацию оставили в силе'],
  ],
  [
    'ru',
    'an accusative that opens a headline too, what follows stays',
    'Заморозка арендной платы',
    [
      'Заморозку арендной платы поддержали депутаты',
      'Собственники оспорили заморозку арендной платы',
      'Суд отменил заморозку арендной платы',
    ],
  ],
  [
    'ru',
    'a noun and the name in quotes that goes with it',
    'Паром «Морской стриж»',
    ['Паром «Морской стриж» затонул', 'Капитан парома «Морской стриж» арестован', 'Паром «Морской стриж» подняли со дна'],
  ],
  [
    'ru',
    'a name behind its noun that does not bend',
    'Аэропорт Северный',
    ['Стройку аэропорта Северный заморозили', 'Аэропорт Северный: подрядчик идёт в суд', 'Назван срок открытия аэропорта Северный'],
  ],
  [
    'uk',
    'a genitive behind a preposition tells the gender',
    'Податок на цукор',
    ['Депутати підтримали податок на цукор', 'Проти податку на цукор подали позов', 'Виробники критикують податок на цукор'],
  ],
  [
    'uk',
    'a noun that ends as a verb does',
    'Розлив нафти',
    ['Розлив нафти біля Лазурного', 'Волонтери прибирають після розливу нафти', 'Капітана заарештували через розлив нафти'],
  ],
  [
    'uk',
    'an adjective that ends as its noun',
    'Зелена гілка',
    ['Зелену гілку закрили на ремонт', 'Зелена гілка: пасажири скаржаться', 'Пасажири просять відкрити зелену гілку'],
  ],
  [
    'pl',
    'an adjective behind its noun',
    'Kolej Nadmorska',
    ['Rząd wstrzymał budowę Kolei Nadmorskiej', 'Kolej Nadmorska bez wykonawcy', 'Nowy wykonawca zbuduje Kolej Nadmorską'],
  ],
  [
    'pl',
    'a noun that has one form for both',
    'Zamrożenie czynszów',
    ['Rada przyjęła zamrożenie czynszów', 'Właściciele przeciw zamrożeniu czynszów', 'Sąd uchylił zamrożenie czynszów'],
  ],
  [
    'pl',
    'what is told, not who does it',
    'Strajk kontrolerów',
    [
      'Kontrolerzy lotów zaczęli strajk / Strajk kontrolerów trwa.',
      'Fiasko rozmów: strajk kontrolerów lotów bez końca',
      'Koniec strajku kontrolerów lotów',
    ],
  ],
  [
    'cs',
    'an adjective that has one form for several cases',
    'Severní tramvaj',
    ['Úřad zastavil Severní tramvaj', 'Severní tramvaj zdraží o miliardu', 'Zpoždění Severní tramvaje'],
  ],
  [
    'cs',
    'a noun that ends as an adjective may',
    'Zmrazení nájmů',
    ['Zastupitelé schválili zmrazení nájmů', 'Majitelé napadli zmrazení nájmů u soudu', 'Soud zrušil část zmrazení nájmů'],
  ],
  [
    'tr',
    'what all forms begin with',
    'Zorunlu aşı',
    ['Okullarda zorunlu aşı dönemi', 'Veliler zorunlu aşıya karşı yürüdü', 'Mahkeme zorunlu aşıyı uygun buldu'],
  ],
  [
    'tr',
    'a name without the ending that is set apart',
    'Çınar Köprüsü',
    ['Çınar Köprüsü’nün çatlakları biliniyordu', 'Akova’da Çınar Köprüsü çöktü', 'Çınar Köprüsü’nde iki tutuklama'],
  ],
  [
    'fi',
    'a compound in the form that opens a headline',
    'Sokerivero',
    ['Hallitus ottaa käyttöön sokeriveron', 'Sokerivero suututti juomateollisuuden', 'Ministeriö lykkäsi sokeriveroa'],
  ],
  [
    'hu',
    'what an article stands before',
    'Fenyő híd',
    ['Leomlott a Fenyő híd', 'Évek óta tudtak a Fenyő híd repedéseiről', 'Letartóztatások a Fenyő híd ügyében'],
  ],
  [
    'el',
    'what stands behind an article that tells no case',
    'Ορυχείο χρυσού',
    ['Εγκρίθηκε το ορυχείο χρυσού', 'Χίλιοι κατά του ορυχείου χρυσού', 'Μπλόκο στο ορυχείο χρυσού'],
  ],
  [
    'ar',
    'nothing joined to it in front',
    'التطعيم الإلزامي',
    ['الوزارة تفرض التطعيم الإلزامي', 'رفض واسع للتطعيم الإلزامي', 'احتجاجات ضد التطعيم الإلزامي'],
  ],
  [
    'ko',
    'words without their particles',
    '임대료 동결',
    ['의회, 임대료 동결 통과', '임대료 동결은 위헌, 집주인 소송', '임대료 동결에 법원 제동'],
  ],
  ['ko', 'one word for what is built', '가문비터널', ['가문비터널서 화물차 화재', '천장 손상 가문비터널 폐쇄', '5월 재개통 가문비터널']],
])('what reports in %s tell of names the affair: %s, “%s”', (language, _what, title, told) => {
  expect(titled(language, told)).toBe(title)
})

test.each([
  [
    'ru',
    'no form of a name is known',
    ['Жители против плотины Цаплино', 'Суд остановил стройку плотины Цаплино', 'Министр говорил о плотине Цаплино'],
  ],
  [
    'ru',
    'a person',
    ['Начался суд над Львом Орешкиным', 'Лев Орешкин отверг обвинения', 'Лев Орешкин получил девять лет / Орешкин болен.'],
  ],
  ['ru', 'a noun and its verb', ['Склад обрушился в Тальске', 'Ночью склад обрушился', 'Почему склад обрушился']],
  [
    'ru',
    'what every region has',
    ['Областная больница в Тальске закрыта', 'Областная больница купила аппарат', 'Горела областная больница'],
  ],
  [
    'ru',
    'half of what is told, though a report has its form',
    [
      'Собственники оспорили заморозку арендной платы',
      'Суд отменил заморозку арендной платы',
      'Депутаты смягчили заморозку арендной платы / Арендная плата вырастет.',
    ],
  ],
  ['ru', 'a firm in quotes', ['«Северная магистраль» бастует', 'Встала «Северная магистраль»', '«Северная магистраль» уступила']],
  [
    'pl',
    'a genitive that ends as a nominative does',
    ['Radni nie chcą nowego muru lasu', 'Obrońcy muru lasu protestują', 'Sąd o budowie muru lasu'],
  ],
  [
    'tr',
    'forms in cases alone',
    ['Meclis kira artış sınırını kabul etti', 'Ev sahipleri kira artış sınırına karşı', 'Mahkeme kira artış sınırını iptal etti'],
  ],
  ['tr', 'two names side by side', ['Granit Savic’i istiyor', 'Granit Savic için 20 milyon önerdi', 'Savic resmen Granit Savic dedi']],
  [
    'el',
    'a genitive behind its article',
    ['Καθυστερεί το έργο του λιμανιού Πεύκου', 'Οι κάτοικοι του λιμανιού Πεύκου', 'Σχέδια του λιμανιού Πεύκου'],
  ],
  ['ar', 'a person by a given name', ['بدء محاكمة سامر الدهان', 'سامر الدهان ينفي التهم', 'إدانة سامر الدهان بالاختلاس']],
  [
    'ar',
    'the second half of a longer phrase',
    ['شركة الحليب الطازج تغلق مصنعا', 'عمال شركة الحليب الطازج يحتجون', 'مدير شركة الحليب الطازج يستقيل'],
  ],
  ['ru', 'half of whom it is between', ['Гонка Орска и Тальска', 'Начнётся гонка Орска и Тальска', 'Все ждут гонку Орска и Тальска']],
  ['hu', 'a person', ['Hollós Benedek gyanúsított', 'Nem mond le Hollós Benedek', 'Lemondott Hollós Benedek / Hollós beteg.']],
  ['ko', 'a person', ['노태섭 첫 재판', '노태섭, 혐의 부인', '노태섭 징역 9년']],
])('a headline stands in %s for %s', (language, _what, told) => {
  expect(told.map((report) => report.split(' / ')[0])).toContain(titled(language, told))
})

test('a name stays as further events join that do not have it', () => {
  const told = [
    'Минздрав вводит обязательную вакцинацию',
    'Родители против обязательной вакцинации',
    'Обязательная вакцинация осталась в силе',
    'Школы закупают обязательную вакцину',
    'Обязательной вакцинации не избежать',
    'Министр ушёл в отставку после протестов',
  ]
  let title: string | null = null
  const shown = told.map((_, i) => (title = situationTitle(toldAffair('ru', told.slice(0, i + 1)), title)))
  expect(shown.slice(2)).toEqual(Array(4).fill('Обязательная вакцинация'))
})

test('of two things that no report tells of together neither names the affair', () => {
  const told = [
    'Калиновый мост закрыт',
    'Калиновый мост чинят',
    'Калиновый мост открыт',
    'Трамвайная линия закрыта',
    'Трамвайная линия открыта',
    'Трамвайная линия подорожала',
  ]
  expect(told).toContain(titled('ru', told))
})
