/** Numbers in words, as news texts give them beside victims. */

import { MALAY_UNITS, NUMBERS_OF_SMALLER, TENS_BEFORE, UNITS_BEHIND_TENS } from '../data/casualty-numbers.ts'
import { FURTHER_NUMBERS } from '../data/casualty-words.ts'
import { NUMBERS_OF_EASTERN } from '../data/casualty-words-eastern.ts'
import { plainOf } from './casualties-words.ts'

export const NUMBER_WORDS = new Map<string, number>(
  Object.entries({
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
    ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
    ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    ...{ dozen: 12, dozens: 24, scores: 40, hundreds: 200, thousands: 2_000 },
    ...{
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwölf: 12,
      dutzende: 24,
      hunderte: 200,
      tausende: 2_000,
    },
    ...{
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      dizaine: 10,
      douzaine: 12,
      vingtaine: 20,
      trentaine: 30,
      cinquantaine: 50,
      centaine: 100,
      onze: 11,
      douze: 12,
      dizaines: 24,
      centaines: 200,
      milliers: 2_000,
    },
    ...{
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      docena: 12,
      veintena: 20,
      treintena: 30,
      centenar: 100,
      decenas: 24,
      cientos: 200,
      miles: 2_000,
    },
    ...{
      due: 2,
      tre: 3,
      quattro: 4,
      cinque: 5,
      sei: 6,
      sette: 7,
      otto: 8,
      nove: 9,
      dieci: 10,
      decina: 10,
      ventina: 20,
      trentina: 30,
      cinquantina: 50,
      centinaio: 100,
      decine: 24,
      centinaia: 200,
      migliaia: 2_000,
    },
    ...{ två: 2, fyra: 4, sju: 7, åtta: 8, nio: 9, tio: 10, tolv: 12, dussintals: 24, hundratals: 200, tusentals: 2_000 },
    ...{ двое: 2, трое: 3, четверо: 4, пятеро: 5, шестеро: 6, семеро: 7, десять: 10, десятки: 24, сотни: 200, тысячи: 2_000 },
    ...{ قتيلان: 2, عشرات: 24, مئات: 200, آلاف: 2_000 },
    ...{ dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, dez: 10, doze: 12, dezenas: 24, centenas: 200, milhares: 2_000 },
  }),
)
for (const [value, words] of [
  ...Object.entries(FURTHER_NUMBERS),
  ...Object.entries(NUMBERS_OF_SMALLER),
  ...Object.entries(NUMBERS_OF_EASTERN),
])
  for (const word of words.split(' ')) NUMBER_WORDS.set(plainOf(word), Number(value))
/** Tens and hundreds of the languages above. Left out is what is common elsewhere: French "seize", "cent" and "mille", Italian "cento", Portuguese "cem". */
const ROUND_NUMBERS: Readonly<Record<number, string>> = {
  10: 'dziesięciu dezena',
  11: 'elva undici jedenaście jedenastu',
  12: 'dutzend dwunastu',
  13: 'dreizehn treize trece tredici treze dertien tretton trzynaście trzynastu',
  14: 'vierzehn quatorze catorce quattordici catorze veertien fjorton czternaście czternastu',
  15: 'fünfzehn quinze quince quinzaine quindici vijftien femton piętnaście piętnastu',
  16: 'sechzehn dieciséis sedici dezesseis dezasseis zestien szesnaście szesnastu',
  17: 'siebzehn dix-sept diecisiete diciassette dezessete dezassete zeventien sjutton siedemnaście siedemnastu',
  18: 'achtzehn dix-huit dieciocho diciotto dezoito achttien arton osiemnaście osiemnastu',
  19: 'neunzehn dix-neuf diecinueve diciannove dezenove dezanove negentien nitton dziewiętnaście dziewiętnastu',
  20: 'zwanzig vingt veinte venti vinte tjugo twintig dwadzieścia dwudziestu',
  30: 'dreißig dreissig trente treinta trenta trinta trettio',
  40: 'vierzig quarante cuarenta quaranta quarenta fyrtio',
  50: 'fünfzig cinquante cincuenta cinquanta cinquenta femtio',
  60: 'sechzig soixante sesenta sessanta sessenta sextio',
  70: 'siebzig setenta settanta',
  80: 'achtzig quatre-vingts ochenta ottanta oitenta',
  90: 'neunzig noventa novanta',
  100: 'hundert cien hundra honderd',
  200: 'doscientos doscientas duecento duzentos duzentas',
  300: 'trescientos trescientas trecento trezentos trezentas',
  400: 'cuatrocientos cuatrocientas quattrocento quatrocentos quatrocentas',
  500: 'quinientos quinientas cinquecento quinhentos quinhentas',
  600: 'seiscientos seiscientas seicento seiscentos seiscentas',
  700: 'setecientos setecientas settecento setecentos setecentas',
  800: 'ochocientos ochocientas ottocento oitocentos oitocentas',
  900: 'novecientos novecientas novecento novecentos novecentas',
  1000: 'tausend',
}
for (const [value, words] of Object.entries(ROUND_NUMBERS)) for (const word of words.split(' ')) NUMBER_WORDS.set(word, Number(value))

const HUNDREDS = new Set(['hundred', 'cents', 'hundra', 'honderd'])
const DOZENS = new Set(['dozen', 'dutzend'])
/** "half a dozen", "ein halbes Dutzend", "media docena", "meia dúzia". */
const HALF = /(?:^| )(?:half(?: an?)?|halbes|media|meia|mezza)$/
const HALVED = /^(?:dozen|dutzend|docena|dúzia|dozzina)$/
const HALF_DOZENS = new Set(['half-dozen', 'demi-douzaine'])
const HALF_DOZEN = 6
/** "a hundred", "several thousand" (as many as "hundreds" and "thousands" are); but nobody is dead where somebody died "a thousand deaths". */
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
])
const SEVERAL = new Set(['several', 'few', 'mehrere', 'einige', 'flera'])
/** "dreiundzwanzig", "zweihundert", "fünftausend". */
const GERMAN_TENS = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+zig|dreißig|dreissig)$/u
const GERMAN_HUNDREDS = /^(ein|\p{L}{3,10})(hundert|tausend)$/u
const UNITS_BEHIND = new Map(
  Object.entries(UNITS_BEHIND_TENS).flatMap(([value, words]) =>
    plainOf(words)
      .split(' ')
      .map((word) => [word, Number(value)] as const),
  ),
)
const malayUnits = new Set(MALAY_UNITS.split(' '))
const LIMA = 5
/** Georgian "ოცდახუთი", Armenian "քսանհինգ". */
const IN_ONE_WORD = /^(?:(ოც|ორმოც|სამოც|ოთხმოც)და|(քսան|երեսուն|քառասուն|հիսուն))(\p{L}{2,12})$/u
const GEORGIAN_TENS = new Map([
  ['ოც', 20],
  ['ორმოც', 40],
  ['სამოც', 60],
  ['ოთხმოც', 80],
])

interface Spelled {
  readonly value: number
  /** Where reading goes on. */
  readonly next: number
}

/** The number that words spell from a token on: "two hundred", "three dozen", "half a dozen", "half a hundred", "twenty-three", "treinta y tres". */
export function spelledAt(tokens: readonly string[], index: number): Spelled | undefined {
  const [token, after, before] = [tokens[index]!, tokens[index + 1] ?? '', tokens[index - 1] ?? '']
  if (HALF_DOZENS.has(token)) return { value: HALF_DOZEN, next: index + 1 }
  const scale = SCALES.get(token)
  const isHalf = (scale !== undefined || HALVED.test(token)) && HALF.test(tokens.slice(Math.max(0, index - 2), index).join(' '))
  if (isHalf) return { value: scale === undefined ? HALF_DOZEN : scale / 2, next: index + 1 }
  if (scale !== undefined) {
    const times = SEVERAL.has(before) ? 2 : before === 'a' && !(token === 'thousand' && after === 'deaths') ? 1 : undefined
    return times === undefined ? undefined : { value: times * scale, next: index + 1 }
  }
  const apart = tensAndUnits(tokens, index) ?? malayAt(tokens, index)
  if (apart !== undefined) return apart
  const value = numberInWord(token)
  if (value === undefined) return undefined
  if (value === 100 && SEVERAL.has(before)) return { value: 200, next: index + 1 }
  if (value < 100 && HUNDREDS.has(after)) return withRest(tokens, { value: value * 100, next: index + 2 })
  if (value < 12 && DOZENS.has(after)) return { value: value * 12, next: index + 2 }
  return withUnits(tokens, { value, next: index + 1 })
}

/** "hogeita hamar", "on iki", "kumi na wawili" */
function tensAndUnits(tokens: readonly string[], index: number): Spelled | undefined {
  const tens = Object.hasOwn(TENS_BEFORE, tokens[index]!) ? TENS_BEFORE[tokens[index]!] : undefined
  if (tens === undefined) return undefined
  const at = tokens[index + 1] === 'na' ? index + 2 : index + 1
  const units = UNITS_BEHIND.get(tokens[at] ?? '')
  return units === undefined ? undefined : { value: tens + units, next: at + 1 }
}

/** "dua belas", "tiga puluh lima", "dua ratus": "lima" is a number only there. */
function malayAt(tokens: readonly string[], index: number): Spelled | undefined {
  const [token, scale, next] = [tokens[index]!, tokens[index + 1] ?? '', index + 2]
  if (!malayUnits.has(token)) return undefined
  const value = token === 'lima' ? LIMA : NUMBER_WORDS.get(token)!
  if (scale === 'belas') return { value: value + 10, next }
  if (scale === 'ratus') return { value: value * 100, next }
  if (scale !== 'puluh') return undefined
  const last = tokens[next] ?? ''
  if (!malayUnits.has(last)) return { value: value * 10, next }
  return { value: value * 10 + (last === 'lima' ? LIMA : NUMBER_WORDS.get(last)!), next: next + 1 }
}

function numberInWord(word: string): number | undefined {
  const known = NUMBER_WORDS.get(word)
  if (known !== undefined) return known
  const [, unit, tens] = GERMAN_TENS.exec(word) ?? []
  if (unit !== undefined) return sumOf(NUMBER_WORDS.get(tens!), unit === 'ein' ? 1 : NUMBER_WORDS.get(unit))
  const [, times, scale] = GERMAN_HUNDREDS.exec(word) ?? []
  const count = times === 'ein' ? 1 : NUMBER_WORDS.get(times ?? '')
  if (count !== undefined) return count * (scale === 'hundert' ? 100 : 1_000)
  const [, georgian, armenian, rest] = IN_ONE_WORD.exec(word) ?? []
  if (rest !== undefined) return sumOf(GEORGIAN_TENS.get(georgian ?? '') ?? NUMBER_WORDS.get(armenian ?? ''), NUMBER_WORDS.get(rest))
  const [first, second, ...others] = word
    .replace('-en-', '-')
    .split('-')
    .map((part) => NUMBER_WORDS.get(part))
  if (others.length > 0 || first === undefined || second === undefined) return undefined
  if (isTens(first) && second < 20) return first + second
  return first < 10 && isTens(second) && word.includes('-en-') ? first + second : undefined
}

function sumOf(first: number | undefined, second: number | undefined): number | undefined {
  return first === undefined || second === undefined ? undefined : first + second
}

function isTens(value: number | undefined): value is number {
  return value !== undefined && value >= 20 && value < 100 && value % 10 === 0
}

/** "two hundred and fifty" */
function withRest(tokens: readonly string[], hundreds: Spelled): Spelled {
  const at = tokens[hundreds.next] === 'and' ? hundreds.next + 1 : hundreds.next
  const rest = numberInWord(tokens[at] ?? '')
  return rest === undefined || rest >= 100 ? hundreds : withUnits(tokens, { value: hundreds.value + rest, next: at + 1 })
}

const ONE = /^(?:une?|uno|uma?)$/

/** "twenty three", "treinta y tres", "vinte e três", "vingt et un", "дваесет и пет", "tuttugu og fimm" */
function withUnits(tokens: readonly string[], tens: Spelled): Spelled {
  if (!isTens(tens.value % 100)) return tens
  const isJoined = /^(?:[yeи]|et|og)$/.test(tokens[tens.next] ?? '')
  const at = isJoined ? tens.next + 1 : tens.next
  const units = isJoined && ONE.test(tokens[at] ?? '') ? 1 : numberInWord(tokens[at] ?? '')
  return units === undefined || units >= 10 ? tens : { value: tens.value + units, next: at + 1 }
}
