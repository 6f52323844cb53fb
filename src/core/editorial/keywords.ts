/**
 * Three to ten keywords a reader would search for: names first (`keywords-names.ts`), then the words that most outlets use, as they write them.
 * A first name or "Supreme" without what belongs to it is none.
 */

import { withoutPictureCredits } from '../articles/picture-credits.ts'
import { gazetteerOf } from '../tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../tags/country-match.ts'
import { numbersOf } from '../text/casualties.ts'
import { isCommonWord, isKnownPair, rarityOf } from '../text/common-words.ts'
import { termOf } from '../text/content-terms.ts'
import { isUncased } from '../text/uncased-languages.ts'
import { withSmallWords } from '../text/vietnamese-words.ts'
import { withoutPlaceGenitive } from './affair-passages.ts'
import { openingAdjectives } from './keywords-german.ts'
import { isBent } from './keywords-name-forms.ts'
import {
  capitalWords,
  countTally,
  type Ground,
  isMostlyCapitalised,
  isWrittenSmall,
  KEYWORD_CHARACTERS_MAX,
  leadingWords,
  NO_NAMES,
  namesIn,
  type Passage,
  type Tally,
  TITLE_WEIGHT,
} from './keywords-names.ts'
import { isBareOffice } from './keywords-offices.ts'
import { inPhrases } from './keywords-phrases.ts'
import { isPoorKeyword } from './keywords-poor.ts'
import { romanceVerbs } from './keywords-romance.ts'
import { surfacesIn, withoutCases, ZERO_WIDTH_NON_JOINER } from './keywords-surfaces.ts'
import type { MemberArticle } from './summary.ts'
import { hasBoilerplate } from './summary-boilerplate.ts'
import { cleanSentence } from './summary-clean.ts'
import { withoutWireHead } from './summary-datelines.ts'
import { withoutInserts } from './summary-inserts.ts'
import { chosenVoices, compareText, type Voice } from './summary-members.ts'
import { cleanHeadline } from './title.ts'

const KEYWORDS_MAX = 10
const KEYWORDS_MIN = 3
const KEYWORDS_ENOUGH = 5
const NAMES_MAX = 6
const WORDS_MAX = 4
const TEXT_CHARACTERS_CONSIDERED = 700
const WORD_CHARACTERS_CONSIDERED = 400
/** Longer lines are paragraphs, whatever runs into them. */
const CREDIT_CHARACTERS_MAX = 300

/** Words too general to search for. */
const NO_KEYWORDS = new Set(
  'least most best better four five six seven eight nine ten hundred hundreds thousand thousands million billion hour hours minute minutes ahead far low high next home look way back left own good big small early late later full half long part thing things lot number numbers since still even just now make made get got go going come coming take took see seen know known want use used show shows shown set need needs find found give given put left right old young man men woman women many much several around across near home mean means meet met call called says said tell tells told ask asks asked asking try tries tried trying let lets keep keeps kept start starts started begin begins began begun end ends ended become becomes became turn turns turned run runs ran bring brings brought hit hits leave leaves lead leads led back does doing done don won wins win lose loses lost pro con quid quo der von del los las com www amid despite ahead recent reports report reported reportedly latest another already every each against want wants must may might'.split(
    ' ',
  ),
)

/** Worth a search as half of a phrase alone: "social media". */
const HALVES: ReadonlySet<string> = new Set(['media'])

/** Too general also where they open a headline and so stand there as a name does; in other languages than English and German days and months too ("mars" is a planet). */
const TOO_GENERAL = new Set(
  [
    'former vice sen rep gov admin announce announces announced announcing following certain multiple additional apparent apparently everyone calls calling',
    'måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen måndags tisdags onsdags torsdags fredags lördags söndags mandag tirsdag fredag lørdag søndag mandagen tirsdagen fredagen lørdagen søndagen',
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni augustus',
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira',
    'poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę pondělí úterý středa středu čtvrtek pátek sobotu neděle neděli ledna února března dubna května června července srpna září října listopadu prosince',
    "понедельник вторник среду четверг пятницу субботу воскресенье понеділок вівторок середу четвер п'ятницю п’ятницю суботу неділю",
    'pazartesi salı çarşamba perşembe cuma cumartesi günü ocak şubat nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    'hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnap maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina marți miercuri vineri sâmbătă duminică',
    'الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد يناير فبراير أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر المئة المائة',
    '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日',
    'ny nya nytt inför flera stor stora stort uppgifter snart senaste miljon miljoner miljarder procent kronor måndag tisdag onsdag torsdag lördag söndag januari februari april maj juni juli augusti oktober',
    'janvier février avril mai juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή δευτέρας τρίτης τετάρτης πέμπτης παρασκευής σαββάτου κυριακής ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου ιανουάριο φεβρουάριο μάρτιο απρίλιο μάιο ιούνιο ιούλιο αύγουστο σεπτέμβριο οκτώβριο νοέμβριο δεκέμβριο',
    'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
    'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
  ].flatMap((words) => words.split(' ')),
)

export function keywordsOf(members: readonly MemberArticle[]): string[] {
  const { voices, language } = chosenVoices(members)
  const written = voices.flatMap((voice) => passagesOf(voice))
  const passages = language === 'vi' ? written.map((passage) => ({ ...passage, text: withSmallWords(passage.text) })) : written
  const ground = { small: smallWords(passages), capital: capitalWords(passages), language }
  const sharedMin = Math.min(2, new Set(voices.map((voice) => voice.group)).size)
  const names = ranked(namesIn(passages, ground), (tally) => tally.weight * (1 + Math.log2(tally.groups.size)))
  const words = ranked(
    wordsIn(passages, ground),
    (tally) => tally.weight * (1 + Math.log2(tally.groups.size)) * rarity(commonest(tally.surface), language),
  )
  const isShared = (tally: Tally) => tally.groups.size >= sharedMin
  const verbs = romanceVerbs(passages, language)
  const isGood = ({ surface, marked }: Tally) => {
    const keyword = commonest(surface)
    const small = keyword.toLowerCase()
    return !isPoorKeyword(keyword, language, marked > 0) && !TOO_GENERAL.has(small) && !(marked === 0 && verbs.has(small))
  }
  const shared = names.filter((tally) => isShared(tally) && isGood(tally))
  const full = names.filter(isGood)
  const whole = (tallies: Tally[]) => (language === 'en' ? inPhrases(tallies, passages) : tallies)
  const good = whole(words.filter(isGood)).map((word) => inFull(word, full, { passages, language }))
  const chosen: string[] = []
  take(chosen, shared, { upTo: NAMES_MAX, language })
  take(chosen, good.filter(isShared), { upTo: chosen.length + Math.max(WORDS_MAX, KEYWORDS_MAX - 2 - chosen.length), language })
  take(chosen, shared, { upTo: KEYWORDS_MAX, language })
  // What one outlet alone says, and words that are poor, fill what readers may expect and no more.
  take(chosen, good, { upTo: KEYWORDS_ENOUGH, language })
  take(chosen, words, { upTo: KEYWORDS_MIN, language })
  return chosen.length < KEYWORDS_MIN ? padded(chosen, voices) : chosen
}

/**
 * "Bondi Beach" for "Bondi": a name that only one outlet writes in full. Where no capital marks it ("Trump Strips Job Protections") it is none
 * with a verb in it, nor with what stands behind a word that stands elsewhere without that.
 */
function inFull(word: Tally, names: readonly Tally[], { passages, language }: { passages: readonly Passage[]; language: string }): Tally {
  const surface = commonest(word.surface)
  if (!/^\p{Lu}/u.test(surface)) return word
  const isWhole = ({ proven, marked, surface: written }: Tally): boolean => {
    const words = proven > 0 ? commonest(written).split(' ') : []
    const small = words.map((part) => part.toLowerCase())
    if (words.length !== 2 || !words.includes(surface) || small.some(isCommonWord)) return false
    if (marked > 0) return true
    if (isKnownPair(small[0]!, small[1]!)) return true
    return (
      !small.some((part) => isPoorKeyword(part, language, false)) && (words[1] === surface || times(surface) === times(words.join(' ')))
    )
  }
  const times = (text: string): number => passages.reduce((sum, passage) => sum + passage.text.split(text).length - 1, 0)
  const whole = names.find(isWhole)
  return whole === undefined ? word : { ...word, surface: whole.surface }
}

function take(chosen: string[], tallies: readonly Tally[], { upTo, language }: { upTo: number; language: string }): void {
  for (const tally of tallies) {
    if (chosen.length >= upTo) return
    const keyword = withoutPlaceGenitive(withoutOwning(commonest(tally.surface)), language)
    if (keyword !== '' && !TOO_GENERAL.has(keyword.toLowerCase()) && !HALVES.has(keyword) && !covered(keyword, chosen, language))
      chosen.push(keyword)
  }
}

/** Letters and countries are no makers of brands: "JFK's", "Sweden's", but "McDonald's". */
function withoutOwning(keyword: string): string {
  const bare = keyword.slice(0, -2)
  return keyword.endsWith("'s") && (/^\p{Lu}{2,}$/u.test(bare) || isCountry(bare)) ? bare : keyword
}

const isCountry = (name: string): boolean =>
  findMentions(splitWords(name), gazetteerOf('en')).some((mention) => mention.name.kind === 'country')

function ranked(tallies: Map<string, Tally>, scoreOf: (tally: Tally) => number): Tally[] {
  return [...tallies]
    .map(([term, tally]) => ({ term, tally, score: scoreOf(tally) }))
    .toSorted((a, b) => b.score - a.score || compareText(a.term, b.term))
    .map(({ tally }) => tally)
}

/** True when the keyword's words are in a chosen one, or a chosen one's words are in it: "Obama" beside "Barack Obama" says nothing. */
function covered(keyword: string, chosen: readonly string[], language: string): boolean {
  const isName = /^\p{Lu}/u.test(keyword)
  const words = wordsOfName(keyword)
  return chosen.some((other) => {
    const others = wordsOfName(other)
    if (isName && words.length === 1 && others.length > 1 && others.some((o) => isBent(words[0]!, o, language))) return true
    return words.every((word) => others.some((o) => alike(o, word))) || others.every((word) => words.some((w) => alike(w, word)))
  })
}

/** In small letters, of "d'Ivoire" what is behind the mark. */
const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})(?:dell|[dl])'(?=\p{L})/gu, '')
    .split(/[ -]/)

/** "election" and "elections", "Afghan" and "Afghanistan", "Chinese" and "China" apart by more than an ending stay two. */
function alike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4
}

function commonest(surface: ReadonlyMap<string, number>): string {
  let best = ''
  const bare = [...surface].filter(([text]) => !text.endsWith("'s"))
  // "McDonald's" is never written without its ending; "Ukraine's" is, sooner or later.
  if (bare.length > 0 && bare.length < surface.size) return commonest(new Map(bare))
  if (bare.length === 0 && surface.size === 1 && [...surface.values()][0]! < 3) return [...surface.keys()][0]!.slice(0, -2)
  for (const [text, count] of surface) {
    const most = surface.get(best) ?? 0
    if (count > most || (count === most && compareText(text, best) < 0)) best = text
  }
  return best
}

function passagesOf({ article, group }: Voice): Passage[] {
  const title = cleanHeadline(article.title, article.sourceHost)
  const texts = [article.summary, article.body]
    .filter((text) => text !== '')
    .map((text) => cleanSentence(withoutWireHead(withoutCredits(headOf(withoutInserts(text), TEXT_CHARACTERS_CONSIDERED)))))
  return [
    { text: title, group, weight: TITLE_WEIGHT, proves: !isMostlyCapitalised(title) },
    ...texts.map((text) => ({ text, group, weight: 1, proves: true })),
  ]
}

/** Who took a picture, and who stands on it, is no part of the report. */
function withoutCredits(text: string): string {
  const lines = text.split('\n')
  const report = lines.length === 1 ? text : lines.filter((line) => line.length > CREDIT_CHARACTERS_MAX || !hasBoilerplate(line)).join('\n')
  return withoutPictureCredits(report)
}

/** The first characters, whole words only where words are parted by spaces. */
function headOf(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const end = text.lastIndexOf(' ', charactersMax)
  return text.slice(0, end > charactersMax / 2 ? end : charactersMax)
}

/** Words seen with a small first letter anywhere in the cluster. */
function smallWords(passages: readonly Passage[]): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.match(/(?<![\p{L}’'])\p{Ll}[\p{L}’'-]*/gu) ?? []))
}

function wordsIn(passages: readonly Passage[], ground: Ground): Map<string, Tally> {
  const words = new Map<string, Tally>()
  const surfaces = surfacesIn(
    passages.map(({ text, group }) => ({ text: headOf(text, WORD_CHARACTERS_CONSIDERED), group })),
    ground.language,
  )
  const leading = leadingWords(passages)
  const adjectives = ground.language === 'de' ? openingAdjectives(passages) : null
  for (const [index, { weight, group }] of passages.entries()) {
    for (const surface of surfaces[index]!) {
      const lower = surface.toLowerCase()
      // A phrase of a script without capitals is one word.
      const term = isUncased(ground.language) && lower.includes(' ') ? lower : termOf(lower, ground.language)
      if (term === '' || surface.length > KEYWORD_CHARACTERS_MAX || (NO_NAMES.has(lower) && !HALVES.has(lower)) || NO_KEYWORDS.has(lower))
        continue
      if (adjectives?.has(lower)) continue
      // "R-Ill.", and where the reporter was: "WASHINGTON".
      if (numbersOf(lower).length > 0 || /^(?:\p{Lu}-|\p{Lu}{7,}$)/u.test(surface)) continue
      if (/^\p{Lu}/u.test(surface) && leading.has(lower) && !ground.small.has(lower)) continue
      if (/^\p{Lu}/u.test(surface) && !ground.small.has(lower) && isBareOffice(lower, ground.language)) continue
      // Written small somewhere, it is a common word; else the capital stays.
      countTally(words, {
        key: surface.includes(ZERO_WIDTH_NON_JOINER) ? lower : term,
        surface: ground.language !== 'de' && isWrittenSmall(lower, ground) ? lower : surface,
        group,
        weight,
        proven: 1,
        marked: ground.capital.has(lower) ? 1 : 0,
      })
    }
  }
  for (const [key, tally] of words) words.set(key, { ...tally, surface: withoutCases(tally.surface, ground.language) })
  return words
}

function rarity(word: string, language: string): number {
  return language === 'en' ? rarityOf(word.toLowerCase()) : 1
}

/** A cluster of one-word or wordless headlines still gets what it has. */
function padded(chosen: readonly string[], voices: readonly Voice[]): string[] {
  const all = [...chosen]
  const titles = voices.map(({ article }) => article.title.slice(0, 200))
  // Where words are not parted by spaces, what stands between marks may be one.
  const between = titles.flatMap(
    (title) => title.match(/(?<![\p{L}\p{N}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}(?![\p{L}\p{N}])/gu) ?? [],
  )
  for (const piece of [...between, ...titles.flatMap((title) => title.split(/\s+/))]) {
    if (all.length >= KEYWORDS_MIN) break
    const word = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '').slice(0, KEYWORD_CHARACTERS_MAX)
    if (/[\p{L}\p{N}]{2,}/u.test(word) && !covered(word, all, '')) all.push(word)
  }
  return all
}
