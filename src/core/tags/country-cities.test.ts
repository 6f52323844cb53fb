// Headlines of our own invention: the world's capitals and great cities as a language calls them, and what only looks like one.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['de', 'SO', 'Anschlag in Mogadischu'],
  ['de', 'KP', 'Pjöngjangs Raketen fliegen weiter'],
  ['es', 'FR', 'Atentado en París deja dos muertos'],
  ['es', 'ID', 'Terremoto en Yakarta'],
  ['it', 'CZ', 'Vertice a Praga'],
  ['pt', 'AF', 'Ataque em Cabul'],
  ['fr', 'KR', 'Explosion à Séoul'],
  ['pl', 'SD', 'Atak w Chartumie'],
  ['cs', 'SD', 'Výbuch v Chartúmu'],
  ['hu', 'SD', 'Robbanás Kartúmban'],
  ['fi', 'SD', 'Räjähdys Khartumissa'],
  ['tr', 'PK', "Karaçi'de patlama"],
  ['ru', 'CA', 'Протесты в Торонто'],
  ['ru', 'AT', 'Беженцы в Вене'],
  ['uk', 'SD', 'Вибух у Хартумі'],
  ['el', 'SD', 'Έκρηξη στο Χαρτούμ'],
  ['ar', 'AF', 'انفجار في كابول'],
  ['fa', 'AF', 'انفجار در کابل'],
  ['he', 'AF', 'פיצוץ בקאבול'],
  ['hi', 'KE', 'नैरोबी में धमाका'],
  ['zh', 'SE', '斯德哥尔摩举行会谈'],
  ['ja', 'SD', 'ハルツームで爆発'],
  ['ko', 'NP', '카트만두 시위'],
  ['th', 'FR', 'ระเบิดในกรุงปารีส'],
])('a city of the world is in its country (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['es', 'Paris Hilton lanza un perfume'],
  ['ru', 'Гавань закрыта на неделю'],
  ['ru', 'Боготворили его все'],
  ['ru', 'Новый виток переговоров манил всех'],
  ['tr', 'Karaçay türküleri söylendi'],
  ['th', 'ข่าวจากอเมริกา'],
  ['zh', '这里加入更多'],
  ['fa', 'دوشنبه جلسه برگزار شد'],
])('what begins or ends like a city, or is called like one, is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language).filter((country) => country !== 'US')).toEqual([])
})

test.each([
  ['de', 'US', 'Waldbrände in Kalifornien'],
  ['de', 'IT', 'Erdrutsch in der Lombardei'],
  ['de', 'DE', 'Mark Brandenburg feiert'],
  ['fr', 'US', 'Tempête en Caroline du Nord'],
  ['fr', 'CA', 'Feux en Colombie-Britannique'],
  ['fr', 'DE', 'Crue en Bavière'],
  ['es', 'US', 'Tormenta en Nuevo México'],
  ['es', 'CA', 'Incendios en Nueva Escocia'],
  ['it', 'CA', 'Incendi nella Columbia Britannica'],
  ['it', 'US', 'Tempesta in Carolina del Nord'],
  ['pt', 'US', 'Tempestade na Flórida'],
  ['nl', 'AU', 'Branden in Nieuw-Zuid-Wales'],
  ['pl', 'US', 'Burza w Teksasie'],
  ['pl', 'GB', 'Premier Szkocji i Walii w Londynie'],
  ['sv', 'IT', 'Jordskred på Sicilien'],
  ['cs', 'US', 'Bouře na Aljašce'],
  ['tr', 'IT', 'Sicilya’da yangın'],
  ['ru', 'US', 'Пожары в Нью-Джерси'],
  ['ru', 'US', 'Буря в Северной Каролине'],
  ['ru', 'RU', 'Паводок в Якутии'],
  ['ru', 'UA', 'Обстрел Полтавы'],
  ['uk', 'US', 'Буревій у Нью-Мексико'],
  ['uk', 'DE', 'Повінь у Баварії'],
  ['zh', 'US', '佛罗里达州遭飓风袭击'],
  ['zh', 'CA', '紐芬蘭發生山火'],
  ['ja', 'US', 'フロリダ州でハリケーン被害'],
  ['ja', 'CA', 'ケベック州で停電'],
  ['ko', 'US', '플로리다서 허리케인 피해'],
  ['ar', 'US', 'إعصار يضرب فلوريدا'],
])('states and provinces are their country’s as each language calls them (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['it', 'La lucerna di bronzo'],
  ['ru', 'Гамбургеры подорожали'],
  ['ru', 'Под тяжестью бремени'],
  ['uk', 'Гамбургери подорожчали'],
  ['pl', 'Katalog wystawy'],
  ['sv', 'Kampanjen och kampanien'],
  ['zh', '费德里科取得州长席位'],
  ['ja', '琵琶湖南部で霧'],
])('what is written like a state is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['de', 'US', 'Weißes Haus weist Bericht zurück'],
  ['de', 'UA', 'Selenskyj trifft Berater'],
  ['de', 'IL', 'Netanjahu beruft Kabinett ein'],
  ['de', 'RU', 'Staatsduma billigt Gesetz'],
  ['fr', 'US', 'Le Pentagone annule un contrat'],
  ['fr', 'IL', 'Tsahal frappe de nouveau'],
  ['es', 'FR', 'El Elíseo desmiente la dimisión'],
  ['es', 'YE', 'Los hutíes atacan un buque'],
  ['it', 'IT', 'Palazzo Chigi smentisce'],
  ['it', 'VA', 'La Santa Sede nomina un vescovo'],
  ['pt', 'BR', 'Itamaraty convoca embaixador'],
  ['nl', 'GB', 'Lagerhuis stemt over wet'],
  ['pl', 'GB', 'Izba Gmin odrzuca ustawę'],
  ['ru', 'FR', 'В Елисейском дворце опровергли слухи'],
  ['ru', 'US', 'ФРС сохранила ставку'],
  ['uk', 'DE', 'Бундестаг ухвалив закон'],
  ['zh', 'FR', '爱丽舍宫否认传闻'],
  ['ja', 'IR', '革命防衛隊が声明'],
  ['ar', 'FR', 'الإليزيه ينفي الخبر'],
  ['en', 'KZ', 'Tokayev dismisses governor'],
  ['en', 'LT', 'Seimas passes budget'],
])('who governs and from where is a country’s as each language calls it (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['zh', '令人大吃一惊'],
  ['zh', '伊万斯赢得冠军'],
  ['ar', 'لولا المطر لنجح الموسم'],
  ['ru', 'Рада видеть вас'],
  ['it', 'Il Mulino riapre'],
])('what is written like a parliament or somebody who governs is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['lt', 'RU', 'Rusijos ambasadorius išvyko'],
  ['lt', 'CN', 'Kinijoje sustojo gamykla'],
  ['lt', 'GB', 'Londone vyksta derybos'],
  ['lt', 'US', 'Jungtinėse Valstijose siautė audra'],
  ['lt', 'KR', 'Pietų Korėjoje vyksta rinkimai'],
  ['lv', 'PL', 'Polijas robeža slēgta'],
  ['lv', 'GB', 'Apvienotajā Karalistē streiko'],
  ['lv', 'RU', 'Kremļa pārstāvis noliedz'],
  ['et', 'FI', 'Soomes lõppes streik'],
  ['et', 'LV', 'Lätis algasid valimised'],
  ['et', 'US', 'Ameerika Ühendriikides möllas torm'],
  ['hr', 'CU', 'Na Kubi nema struje'],
  ['hr', 'JP', 'Potres u Tokiju'],
  ['sr', 'KE', 'Poplave u Keniji'],
  ['sr', 'KE', 'Поплаве у Кенији'],
  ['fi', 'EG', 'Kairossa paloi tehdas'],
  ['hu', 'BJ', 'Beninben választanak'],
])('a short name is its country in its cases too (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['lt', 'Vienos moters istorija'],
  ['lt', 'Viena moteris sužeista'],
  ['lt', 'Gana triukšmo'],
  ['lv', 'Gana trokšņa'],
  ['hr', 'Toga dana padao je snijeg'],
  ['fi', 'Perusta on luja'],
])('a case of a name that is a word is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['lt', 'LT', 'Gaisras Kaune'],
  ['lt', 'LT', 'Avarija prie Šiaulių'],
  ['lv', 'LV', 'Ugunsgrēks Daugavpilī'],
  ['lv', 'LV', 'Liepājā protests'],
  ['et', 'EE', 'Tulekahju Tartus'],
  ['et', 'EE', 'Õnnetus Pärnus'],
  ['bg', 'BG', 'Пожар край Плевен'],
  ['bg', 'US', 'Щатите въвеждат мита'],
  ['hr', 'HR', 'Požar kod Siska'],
  ['hr', 'HR', 'Nesreća na Pelješcu'],
  ['sr', 'RS', 'Eksplozija u Kruševcu'],
  ['sr', 'RS', 'Пожар у Крагујевцу'],
  ['sr', 'BA', 'Протест у Бањалуци'],
  ['sk', 'SK', 'Ministerka o nemocnici v Nitre'],
  ['sl', 'SI', 'Nesreča pri Kranju'],
  ['sl', 'US', 'Združene države uvajajo carine'],
  ['no', 'NO', 'Brann i Molde'],
  ['no', 'ES', 'Skogbrann på Kanariøyene'],
])('the greater towns of a country are read in its language, in their cases (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test('Yordan is a Bulgarian given name and no country', () => {
  expect(countriesOf('Вратарят Йордан Бакалски спаси дузпа', 'bg')).toEqual([])
  expect(countriesOf('Крал Абдула II от Йордания пристигна', 'bg')).toEqual(['JO'])
})
