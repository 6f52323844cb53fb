// Sentences of our own invention: victims in South Slavic and Baltic languages, Slovak and Bulgarian, and in Burmese, Khmer and Lao, which part no words.

import { expect, test } from 'vitest'
import { casualtiesOf } from './casualties.ts'

test.each([
  ['sr', 3, 2, 'Троје погинулих и двоје повређених у судару код Ниша'],
  ['sr', 3, 2, 'Troje poginulih i dvoje povređenih u sudaru kod Niša'],
  ['hr', 4, 7, 'Četvero poginulih i sedam ozlijeđenih u nesreći kod Siska'],
  ['hr', 2, 0, 'U požaru poginule dvije osobe'],
  ['hr', 9, 0, 'Broj poginulih porastao na devet'],
  ['bs', 5, 0, 'Pet osoba poginulo u eksploziji'],
  ['sl', 2, 3, 'V nesreči umrla dva človeka, trije poškodovani'],
  ['sl', 0, 5, 'V trčenju ranjenih pet ljudi'],
  ['bg', 4, 6, 'Четирима загинали и шестима ранени при катастрофа край Пловдив'],
  ['bg', 11, 0, 'Жертвите на наводнението станаха 11'],
  ['sk', 2, 0, 'Pri výbuchu zahynuli dvaja ľudia'],
  ['sk', 3, 5, 'Traja mŕtvi a päť zranených po nehode autobusu'],
  ['lt', 2, 3, 'Per avariją Kaune žuvo du žmonės, trys sužeisti'],
  ['lt', 7, 0, 'Žuvusiųjų skaičius išaugo iki 7'],
  ['lv', 3, 4, 'Avārijā gājuši bojā trīs cilvēki, četri ievainoti'],
  ['lv', 5, 0, 'Ugunsgrēkā pieci bojāgājušie'],
  ['et', 2, 3, 'Avariis hukkus kaks ja sai vigastada kolm inimest'],
  ['et', 4, 0, 'Tulekahjus sai surma neli inimest'],
  ['ms', 7, 0, 'Jumlah korban banjir di Kelantan meningkat kepada 7 orang'],
])('victims are counted (%s: %i dead, %i hurt): %s', (_, deaths, injured, text) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each([
  ['my', 5, 12, 'ရန်ကုန် မီးလောင်မှုတွင် ၅ ဦးသေဆုံး၊ ၁၂ ဦး ဒဏ်ရာရ'],
  ['my', 20, 0, 'သေဆုံးသူ ၂၀ ဦးထိ ရှိလာ'],
  ['my', 0, 4, 'ကားမှောက်ပြီး လူလေးယောက် ဒဏ်ရာရရှိ'],
  ['my', 12, 0, 'လူဆယ့်နှစ်ဦး သေဆုံး'],
  ['my', 0, 8, 'အမျိုးသမီး သေဆုံးပြီး ၈ ဦး ဒဏ်ရာရ'],
  ['km', 5, 8, 'គ្រោះថ្នាក់ចរាចរណ៍ បណ្តាលឱ្យមនុស្ស ៥ នាក់ស្លាប់ និង ៨ នាក់រងរបួស'],
  ['km', 2, 4, 'រថយន្តក្រុងក្រឡាប់ ស្លាប់ ២នាក់ និងរបួស ៤នាក់'],
  ['km', 3, 0, 'រន្ទះបាញ់ស្លាប់មនុស្សបីនាក់'],
  ['lo', 4, 7, 'ລົດເມປີ້ນ ມີຜູ້ເສຍຊີວິດ 4 ຄົນ ບາດເຈັບ 7 ຄົນ'],
  ['lo', 2, 0, 'ນ້ຳຖ້ວມເຮັດໃຫ້ 2 ຄົນເສຍຊີວິດ'],
])(
  'a count belongs to the word for victims beside it where words stand unparted (%s: %i dead, %i hurt): %s',
  (_, deaths, injured, text) => {
    expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
  },
)

test.each([
  'Vozač star 45 godina poginulo',
  'បុរសអាយុ ៤៥ ឆ្នាំស្លាប់',
  'Jumlah mangsa banjir di Kelantan meningkat kepada 700 orang',
  'Her pet died on Friday',
  'Accident : le conducteur du mort',
])('an age, those moved to a shelter and words that are numbers elsewhere count nobody dead: %s', (text) => {
  expect(casualtiesOf(text).deaths).toBe(0)
})

test.each([
  ['de', 3, 'Drei ermordete Frauen gefunden'],
  ['nl', 4, 'Vier vermoorde studenten herdacht'],
  ['it', 2, 'Due donne assassinate in pochi giorni'],
  ['pl', 2, 'Dwie osoby zamordowane w mieszkaniu'],
  ['cs', 2, 'Dvě ženy zavražděny v bytě'],
  ['fi', 2, 'Kaksi murhattiin kotiinsa'],
  ['el', 2, 'Δύο γυναίκες δολοφονήθηκαν'],
  ['de', 0, 'Zwei Männer ermordeten Nachbarin'],
  ['en', 0, 'Three men murdered neighbour, court told'],
])('who was murdered is counted, not who did it (%s: %i): %s', (_, deaths, text) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})
