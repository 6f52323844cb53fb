/**
 * Splitting news text into sentences, in any language the stream brings.
 *
 * Idea: a line break always ends a sentence (articles arrive with a line per paragraph). Inside a line each terminator (. ! ? … and
 * those of other scripts) is a candidate, and the characters around it decide: a following lower-case letter, an abbreviation, an
 * initial, a decimal, a German ordinal or an unclosed bracket vetoes it. `Intl.Segmenter` takes half the
 * time, but it breaks at "Mr. Smith", "U.S. President" and "3. Oktober", and its answers change with the platform's ICU.
 */
import { isShortenedUncased } from './sentences-uncased.ts'

export const TEXT_CHARACTERS_CONSIDERED = 12_000
const SENTENCES_MAX = 30

/** Greek asks by a semicolon, and Amharic may end by two marks of words. */
const TERMINATOR = /[.!?…。！？｡؟۔।॥።፧។៕။։]|(?<=\p{Script=Greek});|፡(?=፡)/gu
const FULL_TERMINATORS = '。！？｡؟۔।॥።፧។៕။։፡'
const CLOSERS = '"\'”’»›)]}」』）】〉》“'
const UNEVEN_SPACE = /[\t\u00a0\u200b\ufeff\u2000-\u200a\u202f\u3000]| {2}/
const ABBREVIATION_CHARACTERS_MAX = 9
const INITIALISM = /(?:^|[\s("“«'’-])(?:\p{Lu}\.)+$/u

/** Words that end in a full stop without ending a sentence: titles, ranks, units and months before a name or a number. */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st gen lt col sgt capt maj adm cmdr gov govs sen sens rep reps rev hon pres prop props supt det insp jr sr messrs mt ft vs v ' +
    'jan feb mar apr jun jul aug sept sep oct nov dec ed est approx dept univ assn bros corp inc ltd co cpl brig cllr amb incl inc.’s al eg e.g i.e ie cf ca ' +
    'hr fr frau bzw ggf inkl exkl zzgl usw evtl str bd hl ing dipl mag z.b d.h u.a u.s.w o.ä i.d.r v.a s.o sog vgl mio mrd tsd rd dgl geb gest ' +
    'm mm mme mlle mgr me pr env av bd. cf ' +
    'sr sra srta dra ud uds vd vds lic gral cnel tte pte avda av ee.uu ee uu jj oo ex exmo exma eng sto sta dom ' +
    'sig sig.ra dott dott.ssa avv on sen pag es ecc prof.ssa geom rag ' +
    'г гг в вв тыс млн млрд трлн руб коп ул им обл р д стр рис др пр проф акад т.е т.к т.д т.п т.н ген полк вул просп ' +
    'dhr mevr bijv nl drs ir mln tzw np itd prof.dr hab ks ul r ' +
    'tp tx pgs pgs.ts gs.ts gs ths bs ts pt jl hj kec kab sn cad sok mah смт ' +
    'zw ehem tägl dvs mons dott.ri excmo mtro arq pbro cía profa ing ds jhr woj mec kpt ppłk płk mjr inż abp św im wg ws'
  ).split(' '),
)

/** Whether a full stop after this word is a part of it: "Bros.", "Gov.", the last letter of "U.S.". */
export function isShortened(word: string): boolean {
  return /^\p{Lu}(?:\.\p{Lu})*$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase())
}

/** "at 5 p.m. Friday in Velia", "at 5 p.m. EST", "7 a.m. (1130 GMT)": before a day, a month or a zone the hour is no end. */
const HALF_DAY = /\d ?[ap]\.m$/
const CLOCK_GOES_ON =
  /^(?:\(\d{1,2}[:.]?\d\d [A-Z]{2,4}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|[ACEGMP][A-Z]{0,2}T|BST|IST|UTC|Eastern|Central|Mountain|Pacific|Greenwich|(?:\p{Lu}\p{Ll}+ ){1,2}(?:local |standard )?time)(?![\p{L}\p{N}])/u

/** Short forms that their own stops tell: "bl.a.", "t.ex.", "m.in.", "d.w.z.", "v.d. Berg", "il p.m. Riva", "c.-à-d.". */
const OF_LETTERS = /^(?!S\.r\.l)(?:\p{L}(?:\.-?\p{Ll}{1,3})+|\p{L}\p{Ll}?(?:\.-?\p{Ll})+)$/u
/** The same with spaces: the first letter ("z. B."), and the last, which may be the sentence's too ("u. a.", "Frankfurt a. M."). */
const FIRST_LETTER = /(?:^|[\s(])\p{Ll}$/u
const LAST_LETTER = /(?:^|[\s(])\p{Ll}\. \p{L}$/u
/** "L'on. Riva", "dell'ing. Riva", "l'art. 49" */
const ELISION = /^(?:[ldn]|all|dall|dell|nell|sull|un)['’]/i
/** Titles that are words too, behind an article: "il card. Riva", "o min. Lima". */
const TITLED = /(?:^|\s)(?:il|al|del|dal|el|o|ao|do|pelo)\s(?:card|cap|cav|col|comm|ten|min|cel|dep|proc)$/iu
/** "в г. Орске", "у м. Орськ": towns and villages; "в 2020 г." ends. */
const OF_TOWN = /(?:^|\s)(?:в|во|из|у|до|под|близ|около|возле|для|із|з|зі|біля|поблизу)\s(?:г|гор|с|п|пос|дер|м)$/iu
/** "Dr. med. Ann Roe" */
const DOCTOR_OF = /(?:^|\s)Dr\. ?(?:med|phil|jur|iur|rer|oec|theol)$/u
/** Of words they are short forms before a number alone: "art. 5", "kl. 22.14", "o godz. 12", "ok. 30", "n.º 5", "2. Dez. 2030". */
const BEFORE_NUMBER =
  /^(?:no|nos|n\.º|nº|n°|fig|art|abs|nr|núm|pág|p|pp|vol|chap|kl|godz|ok|kb|kap|ust|tel|tlf|okt|dez|janv|févr|juil|déc|ene|dic)$/
/** Behind the name of a company; a quotation behind it begins a sentence. */
const COMPANY = /^(?:inc|corp|ltd|co)$/
/** Abbreviations that can also be the last word of a sentence: they end one when a common sentence opener follows. */
const OPENERS = new Set(
  (
    'The A An In On At It He She They We I This That These Those But And However Meanwhile After Before As For There When While Since Its His Her ' +
    'Their According Officials Police Der Die Das Ein Eine Es Er Sie Wir Im In Am Nach Bei Auch Doch Aber Le La Les Un Une Il Elle Ils Elles ' +
    'En Au El Los Las Una Se Lo Pero Según O A Os As Um Uma Em No Na Ele Ela Mas Gli I Lo Ma Nel Non'
  ).split(' '),
)

/** Those of them that nobody is called. */
const NO_SURNAMES = new Set(
  (
    'The It He She They We This That These Those But And However Meanwhile After Before There When While Since Its His Her Their According ' +
    'Officials Police Der Die Sie Wir Nach Auch Doch Aber Il Elle Ils Elles Pero Según Uma Ele Ela'
  ).split(' '),
)
const ENDED_BY_LETTER = /\p{L}{2}\s\p{Lu}$/u

/** The first sentences of a text, trimmed, whitespace collapsed. The text and the number of sentences considered are bounded. */
export function sentencesOf(text: string, sentencesMax: number = SENTENCES_MAX): string[] {
  return paragraphsOf(text, sentencesMax).flat().slice(0, sentencesMax)
}

/** The same by paragraph (source line), for callers that must know where a line began. */
export function paragraphsOf(text: string, sentencesMax: number = SENTENCES_MAX): string[][] {
  const paragraphs: string[][] = []
  let count = 0
  for (const line of text
    .slice(0, TEXT_CHARACTERS_CONSIDERED)
    .toWellFormed()
    .split(/[\n\r\u2028\u2029]+/)) {
    if (count >= sentencesMax) break
    const clean = (UNEVEN_SPACE.test(line) ? line.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ') : line).trim()
    if (clean === '') continue
    const sentences = splitLine(clean, sentencesMax - count)
    count += sentences.length
    paragraphs.push(sentences)
  }
  return paragraphs
}

/** True when the text stops as a sentence does, closing quotes and brackets aside; an ellipsis marks a cut text, not an end. */
export function endsSentence(text: string): boolean {
  return /(?:[.!?。！？｡؟۔।॥።፧។៕။։]|፡፡|(?<=\p{Script=Greek});)["'”’»›)\]}」』）】]*$/u.test(text) && !/(?:\.\.\.|…)["'”’»)\]]*$/u.test(text)
}

function splitLine(line: string, sentencesMax: number): string[] {
  const sentences: string[] = []
  let start = 0
  TERMINATOR.lastIndex = 0
  for (let match = TERMINATOR.exec(line); match !== null && sentences.length < sentencesMax; match = TERMINATOR.exec(line)) {
    const end = afterClosers(line, match.index)
    TERMINATOR.lastIndex = Math.max(end, match.index + 1)
    if (end < line.length && !isBoundary(line, { start, mark: match.index, end })) continue
    pushTrimmed(sentences, line.slice(start, end))
    start = end
  }
  if (sentences.length < sentencesMax) pushTrimmed(sentences, line.slice(start))
  return sentences
}

function pushTrimmed(sentences: string[], text: string): void {
  const trimmed = text.trim()
  if (trimmed !== '') sentences.push(trimmed)
}

function afterClosers(line: string, mark: number): number {
  let end = mark + 1
  while (end < line.length && '.!?…፡'.includes(line[end]!)) end += 1
  // “ closes a German quotation and opens a Chinese one.
  const closers = FULL_TERMINATORS.includes(line[mark]!) ? CLOSERS.replaceAll('“', '') : CLOSERS
  while (end < line.length && closers.includes(line[end]!)) end += 1
  // French sets a space before the closing mark; before a German »opening« one stands a space too, but none after it.
  return / »(?:[ ,.]|$)/.test(line.slice(end, end + 3)) ? end + 2 : end
}

function isBoundary(line: string, at: { start: number; mark: number; end: number }): boolean {
  const mark = line[at.mark]!
  if (FULL_TERMINATORS.includes(mark)) return true
  if (line[at.end] !== ' ') return isGlued(line, at)
  const next = line.slice(at.end + 1, at.end + 40)
  // A sentence opens with anything but a lower-case letter (Georgian has no others); dashes and commas carry the sentence on.
  if (/^["'“‘«¿¡([„]*(?!\p{Script=Georgian})\p{Ll}/u.test(next) || /^[-–—,;:&|/]/.test(next)) return false
  if (mark !== '.') return true
  const before = line.slice(Math.max(at.start, at.mark - 24), at.mark)
  if (isShortenedUncased(before)) return false
  // A number alone is no sentence: "1. FC Köln verliert", "1. Wash your hands."
  if (/^\s*["“„]?\d{1,2}$/.test(line.slice(at.start, at.mark))) return false
  if (/(?:^|\s)\d{1,2}$/.test(before)) return !isOrdinal(before, next)
  return !isAbbreviation(before, next, at.mark - at.start)
}

/** Missing space after a full stop ("end.Next"): a boundary only between a lower-case word and a capitalised one, never in "U.S" or "example.Com". */
function isGlued(line: string, at: { mark: number; end: number }): boolean {
  if (line[at.mark] !== '.' && at.end > at.mark + 1) return false
  return (
    /\p{Ll}{3}[.!?]["”’)]?$/u.test(line.slice(Math.max(0, at.mark - 3), at.end)) &&
    /^["“]?\p{Lu}\p{Ll}+[ ,]/u.test(line.slice(at.end, at.end + 24))
  )
}

const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.)(?!\p{L})/u

/** Clubs and leagues that German numbers, also where no article stands before: "gegen 1. FC Köln", "in 2. Liga". */
const COUNTED_IN_GERMAN = /^(?:FC|FFC|FSV|FFV|SC|SV|CfR|BC|HC|VC|FCK|Bundesliga|Liga|Weltkrieg|Advent|Obergeschoss|Halbzeit)(?!\p{L})/u

/** "am 3. Oktober", "per 1. Januar", "der 2. Weltkrieg", "Platz 1. FC Köln": the number counts what follows it. "In 2019. Then" has four digits and ends. */
function isOrdinal(before: string, next: string): boolean {
  if (GERMAN_MONTH.test(next) || COUNTED_IN_GERMAN.test(next)) return true
  const word = /^["“„]?([\p{L}]+)/u.exec(next)?.[1] ?? ''
  if (OPENERS.has(word)) return false
  return /(?:^|\s)(?:am|im|vom|zum|der|die|das|den|dem|des|bis|und|ab|seit|beim|nach|auf|den|af|til|od|do|dne)\s\d{1,2}$/i.test(before)
}

function isAbbreviation(before: string, next: string, length: number): boolean {
  const word = before.slice(before.lastIndexOf(' ') + 1).replace(/^["'“„«‘([]+/, '')
  if (word.length > ABBREVIATION_CHARACTERS_MAX) return false
  const nextWord = /^["'“‘«([„]*([\p{L}'’]+)/u.exec(next)?.[1] ?? ''
  if (INITIALISM.test(`${before}.`)) {
    // "J. K. Rowling" against "in the U.S. The vote": a lone initial ends before what no surname is ("Serie A. He scored"); letters joined by stops
    // end before an opener.
    if (LAST_LETTER.test(before)) return !OPENERS.has(nextWord)
    if (ENDED_BY_LETTER.test(before) && NO_SURNAMES.has(nextWord)) return false
    if (/(?:^|[\s.("“-])\p{Lu}$/u.test(before) && !/\p{Lu}\.\p{Lu}$/u.test(before)) return length > 2 || nextWord !== ''
    return !OPENERS.has(nextWord)
  }
  if (HALF_DAY.test(before)) return CLOCK_GOES_ON.test(next)
  if (DOCTOR_OF.test(before) || TITLED.test(before) || OF_TOWN.test(before) || (FIRST_LETTER.test(before) && /^\p{L}\./u.test(next)))
    return true
  const short = word.replace(/^['’.-]+/, '').replace(ELISION, '')
  const lower = short.toLowerCase()
  if (OF_LETTERS.test(short) || LAST_LETTER.test(before)) return !OPENERS.has(nextWord)
  if (BEFORE_NUMBER.test(lower)) return /^\d/.test(next)
  if (!ABBREVIATIONS.has(lower)) return false
  if (COMPANY.test(lower)) return word[0] !== lower[0] && !OPENERS.has(nextWord) && !/^["“‘«„]/.test(next)
  // "on", "es", "im" are words too: as abbreviations they are followed by a number or are written with a capital.
  if (/^(?:on|me|es|ed|ex|in|dom|al|hon|st|r|d|в|р|д|г|гг|est|sta|ir|ca)$/.test(lower)) return word[0] !== lower[0] || /^\d/.test(next)
  return !(OPENERS.has(nextWord) && /^(?:etc|usw|ecc|jr|sr|uu|oo|mio|mrd|млн|млрд|тыс|руб|mln|pt|tx|ts|bs|gs)$/.test(lower))
}
