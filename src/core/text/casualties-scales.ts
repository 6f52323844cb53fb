/** Words behind a numeral by which it is multiplied: "50 mila", "2 lakh", "1,5 Mio.", "5만". */

import { numberOf } from './casualties-unspaced.ts'
import { setOf } from './casualties-words.ts'

const SCALES: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    1_000,
    setOf(
      'thousand tausend tsd k mil mille mila duizend tusen tusind þúsund tuhatta tuhat ezer tys tysiące tysięcy tisíc tisíce tisíců tisícov hiljada hiljade tisuća tisuće tūkst tūkstančių tūkstoši tūkstošu mii ' +
        'χιλιάδες тыс тысяч тысячи тис тисяч тисячі тысячаў хиляди илјади хиљада хиљаде ألف آلاف هزار אלף אלפים ہزار हजार हज़ार ribu nghìn ngàn',
    ),
  ],
  [100_000, setOf('lakh lakhs लाख لاکھ')],
  [
    1_000_000,
    setOf(
      'millionen million millions millones milhões milioni milións milions mio miljon miljoner miljoen miljoonaa millió milion miliony milionów milionů miliónov milioane milijuna miliona milyon mln ' +
        'миллион миллиона миллионов мільйон мільйона мільйонів милион милиона милиони εκατομμύρια εκατομμύριο مليون ملايين میلیون מיליון juta triệu',
    ),
  ],
  [10_000_000, setOf('crore crores करोड़ کروڑ')],
]
/** Their full stop ends nothing: "1,5 Mio. Menschen". */
const SHORTENED = setOf('mio tsd млн тыс mln tys tūkst тис')
/** "Osama bin Laden" is no thousand: the Turkish one stands before people. */
const TURKISH_THOUSAND = /^bin(?:i|den)?$/
const BEHIND_TURKISH = /^(?:kişi\p{L}*|ölü|insan\p{L}*|yarali|civarinda|aşkin|fazla)$/u

/** What the numeral that ends before a token is multiplied by, and where reading goes on. Romanian says "50 de mii". */
export function scaleAt(tokens: readonly string[], at: number): { scale: number; next: number } {
  const start = tokens[at] === 'de' ? at + 1 : at
  const word = tokens[start] ?? ''
  const isTurkish = TURKISH_THOUSAND.test(word) && BEHIND_TURKISH.test(tokens[start + 1] ?? '')
  const scale = isTurkish ? 1_000 : SCALES.find(([, words]) => words.has(word))?.[0]
  if (scale === undefined) return { scale: 1, next: at }
  return { scale, next: SHORTENED.has(word) && tokens[start + 1] === '.' ? start + 2 : start + 1 }
}

/** Korean joins them to the numeral: "5만명", "1만2천여 명". */
const KOREAN = /(\d[\d.,]*)(만|천) ?(?:(\d{1,4})(천)?)?(?=여? ?명)/gu
const TEN_THOUSAND = 10_000

export function withKoreanNumbers(text: string): string {
  return text.replace(KOREAN, (...[, most = '', unit, rest = '0', restUnit]: string[]) =>
    String(Math.round(numberOf(most) * (unit === '만' ? TEN_THOUSAND : 1_000)) + Number(rest) * (restUnit === undefined ? 1 : 1_000)),
  )
}
