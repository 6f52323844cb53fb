/** Where and when a report was written, by which agency and by whom, as its first words tell it: the conventions of each script. */

import { gazetteerOf } from '../tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../tags/country-match.ts'
import { endsSentence } from '../text/sentences.ts'

const DATELINE_CHARACTERS_MAX = 120

const AGENCY =
  '(?:Thomson )?Reuters|AP|AFP|UPI|dpa|DPA|EFE|ANSA|Ansa|TASS|Xinhua|Kyodo|PTI|ANI|IANS|CNN|BBC|CBS|ABC|NBC|Bloomberg|RIA|Yonhap|APA|SID|KNA|Lusa|ATS|Belga|CP|AAP|RNZ|CNA|NNN|NTB|TT|Ritzau|ANP|PAP|AA|Reuters Health'
export const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\\.?'
const PLACE = "\\p{Lu}[\\p{L}\\p{M}.'’/ -]{1,40}"
/** "24 NOV", "le 24 novembre 2026", "24 de noviembre", "24. Nov", "Nov. 24, 2026". */
const DAY = '(?:le |em |am )?(?:\\d{1,2}\\.?(?: de)? \\p{L}{3,12}\\.?|\\p{L}{3,12}\\.? \\d{1,2})(?:,? (?:de )?\\d{4})?'
/** What stands in the brackets of a dateline where that is no name's short form. */
const CREDIT = "[\\p{L}][\\p{L}\\p{M}\\p{N}.'’& -]{1,30}"
const MARK = '[-–—―:_.]+'

/** "PARIS, May 3 (Reuters) - ", "Berlin (dpa) - ", "SEOUL, South Korea — ", "(CNN) — ", "MADRID, 3 (EUROPA PRESS) - ". */
const LATIN = [
  // Capitals in brackets, without a mark behind them, are a credit where everybody knows them: "The Velia Rail Union (VRU) says …" has none.
  new RegExp(
    `^(?:[\\p{Lu}][\\p{L}\\p{M}.,'’/ -]{1,60}?[,]?\\s*(?:\\d{1,2}\\.? ?[\\p{L}.]{0,12}|${MONTH} ?\\d{0,2})?,?\\s*)?(?:\\((?:${AGENCY})(?:[ /][\\p{L} /]{0,24})?\\)(?:\\s*${MARK}\\s*|\\s+(?=["“„«]?[\\p{Lu}\\d]))|\\([\\p{Lu} /]{3,20}\\)\\s*${MARK}\\s*(?=["“„«¿¡]?[\\p{Lu}\\p{Lo}\\d]))`,
    'u',
  ),
  // With its day a dateline may name any agency: "Lisboa, 24 nov. 2026 (Lusa) – ", "BUCUREŞTI, 24 nov /Agerpres/ - ", "Nov 24 (Interfax) - ", "Lohr, 27. Nov. (sda) ".
  // "Tel Aviv [Israel], August 25 (ANI): ".
  new RegExp(`^(?:${PLACE}(?:[,.] ?| \\[[\\p{L} ]{2,30}\\],? ))?${DAY} ?[(/]${CREDIT}(?:/\\p{L}{2,12})?[)/]\\s*${MARK}\\s*`, 'u'),
  new RegExp(`^${PLACE}, ${DAY} \\(${CREDIT}\\)\\s+(?=["“„«]?\\p{Lu})`, 'u'),
  // An agency alone: "(Adnkronos) - ".
  /^\(\p{Lu}[\p{L}\p{M}.'’&-]{1,20}(?: [\p{L}\p{M}]{1,12})?\)\s*[-–—―]+\s+/u,
  // An agency that nobody listed, behind a place in capitals: "RIO DE JANEIRO (Dépêches Atlas) — ".
  /^\p{Lu}[\p{Lu}\p{M}.'’ -]{1,40}(?:, [^()]{2,30})?\s*\((?:\p{Lu}[\p{L}\p{M}.'’-]*\s?){1,4}\)\s*[-–—―:]+\s+/u,
  /^\p{Lu}[\p{Lu}.'’/-]+(?: \p{Lu}[\p{Lu}.'’/-]+){0,3}(?:, ?\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})?(?:, ?(?:\p{Lu}\p{Ll}+\.? \d{1,2}|\d{1,2} \p{L}+))? ?(?:(?:--?|[–—―_:])\s+|[–—―](?=\p{Lu}))/u,
  // Words that begin small are no place, but for short ones within: "Rio de Janeiro — ".
  /^\p{Lu}[\p{L}.'’]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}.'’]*){0,4}(?:, \p{Lu}[\p{L}. ]{2,20})?\s?(?:—|–|―|--)\s+(?=\p{Lu})/u,
  // "Madrid.- "
  /^\p{Lu}[\p{L}\p{M} ]{2,28}\.[-–—―]{1,2} ?(?=\p{Lu})/u,
]
/** Place and day behind the agency: "(ANSA) - ROMA, 24 NOV - ". */
const SECOND = new RegExp(`^${PLACE}, ?${DAY} [-–—―]+ `, 'u')
const HAN_REPORTER = '(?:记者|記者|通讯员|特派員|特派员)'
/** "新华社昆明11月24日电（记者王明）", "本报讯 ", "河港晚报讯（记者 王明）", "（中央社記者王明台北24日電）", "〔記者王明／台北報導〕", "晚报记者 王明 广州报道 ". */
const CHINESE = [
  /^(?:\p{Script=Han}{2,12}(?:\d{1,2}月)?\d{1,2}日[电電讯訊]|(?![据據])\p{Script=Han}{2,12}\d{1,2}月\d{1,2}日消息|本[报報]\p{Script=Han}{0,6}(?:(?:\d{1,2}月)?\d{1,2}日)?[电電讯訊]|\p{Script=Han}{2,12}[报報网網社台闻聞]讯(?=[\s（(]))\s*(?:[（(][^（）()]{0,40}[）)])?[\s，,]*/u,
  new RegExp(`^[（(〔［[][^（）()〔〕［］[\\]]{0,24}(?:${HAN_REPORTER}|中央社)[^（）()〔〕［］[\\]]{0,24}[）)〕］\\]]\\s*`, 'u'),
  /^[（(]\p{Script=Han}{2,9}[网網社报報][）)]\s*/u,
  new RegExp(
    `^\\p{Script=Han}{2,10}${HAN_REPORTER}[\\s|丨/]+\\p{Script=Han}{2,4}(?:[、\\s]\\p{Script=Han}{2,4})?\\s+(?:\\p{Script=Han}{2,6}(?:报道|報導)[\\s：:]*)?`,
    'u',
  ),
]
const KOREAN_REPORTER = '(?:[\\p{Script=Hangul}·,]{2,12}(?: [\\p{Script=Hangul}]{2,4}){0,3} ?(?:기자|특파원) ?=\\s*)?'
/** "【札幌共同】", "（ソウル時事）", "[東京 24日 ロイター] - ", "［東京　24日　ロイター］ - ", "[서울=뉴시스] ", "(서울=연합뉴스) 홍길동 기자 = ". */
const JAPANESE_AND_KOREAN = [
  new RegExp(`^【[^【】]{1,24}】\\s*${KOREAN_REPORTER}`, 'u'),
  /^[（(][^（）()]{0,14}(?:共同|時事|ロイター|AFP|AP|CNN|BBC)[）)]\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  new RegExp(
    `^(?:[[［][^[\\]［］]{0,24}[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}][^[\\]［］]{0,24}[\\]］]|\\([^()=]{1,14}=[^()=]{1,14}\\))\\s*(?:-\\s+)?${KOREAN_REPORTER}`,
    'u',
  ),
]
const ARABIC_AGENCY = 'وكالات|رويترز|أ ف ب|أ ش أ|د ب أ|سانا|واس|وام|بترا|قنا'
const PERSIAN_AGENCY = 'ایرنا|ایسنا|ایلنا|مهر|فارس|تسنیم|میزان|ایمنا|برنا|پانا'
/** "الخرطوم 24 نوفمبر (رويترز) - ", "القاهرة - أ ش أ: ", "القاهرة في 24 نوفمبر /أ ش أ/ ", "كتب - محمد حسن: ", "تهران- ایرنا- ", "ایسنا/خراسان شمالی: ". */
const ARABIC = [
  /^[\p{Script=Arabic}\p{N} ]{2,40}\([\p{Script=Arabic} ]{2,16}\)\s*[-–—:]+\s*/u,
  new RegExp(`^[\\p{Script=Arabic} ]{2,20} [-–—] (?:${ARABIC_AGENCY}):\\s*`, 'u'),
  new RegExp(`^[\\p{Script=Arabic} ]{2,20} ?[-–—] ?(?:${PERSIAN_AGENCY}) ?[-–—:] ?`, 'u'),
  new RegExp(`^(?:${PERSIAN_AGENCY})/[\\p{Script=Arabic}\\u200c ]{2,24}:\\s*`, 'u'),
  /^[\p{Script=Arabic}\p{N} ]{2,40}\/[\p{Script=Arabic} ]{2,16}\/\s*[-–—:]*\s*/u,
  /^كتبت? ?[-–—:] ?[\p{Script=Arabic}،,\u064b-\u0652 ]{4,60}:\s*/u,
  // "By the reporter of Mehr, …" is how its own reports begin.
  new RegExp(`^به گزارش (?:خبرنگار|خبرگزاری (?!رویترز|فرانسه|آسوشیتدپرس|شین|تاس)|(?:${PERSIAN_AGENCY})(?=،))[^،.:]{0,40}،\\s*`, 'u'),
]
/** "(רויטרס) - ", "देहरादून, 24 नवंबर (भाषा) ", "मुंबई (एएनआई): ". */
const HEBREW_AND_HINDI = [
  /^(?:[\p{Script=Hebrew}"' ]{2,24}, ?)?\([\p{Script=Hebrew}"', ]{2,24}\)\s*[-–—]+\s*/u,
  /^[\p{Script=Devanagari} ]{2,30}, ?\p{N}{1,2} [\p{Script=Devanagari}]{2,12}(?: \p{N}{4})? ?\([\p{Script=Devanagari}./ ]{2,20}\)[\s:।.–—-]*/u,
  /^[\p{Script=Devanagari} ]{2,30}\([\p{Script=Devanagari}./ ]{2,16}\)\s*[:–—-]+\s*/u,
]
const WIRE_HEADS = [
  new RegExp(`^(?:${PLACE}, ${DAY}|${DAY}, ${PLACE})\\.? /[^/\\n]{2,40}/\\.\\s+`, 'u'),
  new RegExp(`^${PLACE}[,.] ${DAY}\\.? ?[-–—―] ?(?:РИА Новости|RIA Novosti)(?:, [^.\\n]{3,40})?\\.\\s+`, 'u'),
  new RegExp(`^${PLACE}[,.] ${DAY}\\.? (?:INTERFAX\\.RU|ИНТЕРФАКС|Интерфакс)\\s*[-–—―]+\\s+`, 'u'),
]
/** "Harian6.com, Jakarta Bank …", "Jakarta - Bank …" */
const HOST = /^[\p{L}\d]+\.(?:com|id|co\.id|net), (?=\p{Lu})/u
const TOWN_BEFORE_HYPHEN = /^(\p{Lu}[\p{L}\p{M}.’'-]+(?: \p{Lu}[\p{L}\p{M}.’'-]+){0,2}) - (?=["“]?\p{Lu})/u
/** "नई दिल्ली: ", but no "पीएम मोदी: " */
const HINDI_TOWN =
  /^(?:(?:नई )?दिल्ली|मुंबई|कोलकाता|चेन्नई|बेंगलुरु|हैदराबाद|अहमदाबाद|लखनऊ|पटना|जयपुर|भोपाल|इंदौर|रांची|रायपुर|देहरादून|शिमला|चंडीगढ़|श्रीनगर|जम्मू|गुवाहाटी|भुवनेश्वर|वाराणसी|प्रयागराज|कानपुर|नोएडा|गुरुग्राम|पुणे|नागपुर|काठमांडू|इस्लामाबाद|ढाका|कोलंबो|बीजिंग|लंदन|वाशिंगटन|न्यूयॉर्क|मॉस्को|दुबई): /u
/** "New Delhi: ", but no "Police: ", nor who speaks for a country: "Moscow: We …". */
const TOWN = /^(\p{Lu}[\p{L}\p{M}.’'-]+(?: \p{Lu}[\p{L}\p{M}.’'-]+){0,2}): (?!(?:We|I|Our|My|Let|No)(?!\p{L}))(?=["“]?[\p{Lu}\d])/u
/** A dash that parts a head from the report. */
const DASH = / ?(--?|[–—―])\s+$/u
const APPOSITION_WORDS_MAX = 8
/** What an apposition has none of, and what follows it. */
const FINITE =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|would|could|can|may|might|must|should|did|does|said|says|say|told|tells|wants?|plans?|cuts?|fell|rose|sank|left|came|went|gave|got|made|won|lost|began|took|found|hit|held|sold|bought|struck|shot|broke|became|\p{Ll}{2,}ed|ist|sind|war|waren|hat|haben|wird|werden|will|sagte|a|ont|est|sont|va|ha|han|es|son|dijo|foi|é|são|disse|är|har|ska)(?=\s|[.,]|$)/u
const DATELINES = [...LATIN, ...CHINESE, ...JAPANESE_AND_KOREAN, ...ARABIC, ...HEBREW_AND_HINDI]

/** The sentence behind its dateline. Where less than `charactersMin` would be left it was the report. */
export function withoutDateline(sentence: string, charactersMin: number): string {
  const report = without(sentence, DATELINES, charactersMin)
  return report === sentence ? withoutTown(sentence, charactersMin) : without(report, [SECOND], charactersMin)
}

function withoutTown(sentence: string, charactersMin: number): string {
  const length = lengthOfTown(sentence.slice(0, DATELINE_CHARACTERS_MAX))
  return length > 0 && sentence.length - length >= charactersMin ? sentence.slice(length) : sentence
}

function lengthOfTown(start: string): number {
  const hindi = HINDI_TOWN.exec(start)?.[0]
  if (hindi !== undefined) return hindi.length
  const [head, town] = TOWN.exec(start) ?? TOWN_BEFORE_HYPHEN.exec(start) ?? []
  if (head !== undefined) {
    // "London - Paris trains …"
    const isRoute = head.endsWith(' - ') && lengthOfPlace(start.slice(head.length)) > 0
    return !isRoute && lengthOfPlace(town!) === town!.length ? head.length : 0
  }
  const host = HOST.exec(start)?.[0].length ?? 0
  const length = host === 0 ? 0 : lengthOfPlace(start.slice(host))
  return length === 0 ? 0 : host + length + 1
}

/** Of the place that a text begins with; 0 where it begins with none. */
function lengthOfPlace(text: string): number {
  const words = splitWords(text)
  const mention = findMentions(words, gazetteerOf('en')).find(({ index }) => index === 0)
  return mention?.name.kind === 'place' ? words[mention.words - 1]!.end : 0
}

function without(sentence: string, datelines: readonly RegExp[], charactersMin: number): string {
  const head = sentence.slice(0, DATELINE_CHARACTERS_MAX)
  const found = datelines
    .map((dateline) => dateline.exec(head)?.[0].length ?? 0)
    .find((length) => length > 0 && sentence.length - length >= charactersMin && !opensApposition(sentence, length))
  return found === undefined ? sentence : sentence.slice(found)
}

/**
 * "Marburn Air – Velia's largest airline – will cut 500 jobs", "VOGC – The oil group – said": a second dash of the kind closes what the first one opened. Not
 * so where a verb stands between them, or another pair of dashes: "VELIA – The ferry sank – nobody was hurt.".
 */
function opensApposition(sentence: string, length: number): boolean {
  const dash = DASH.exec(sentence.slice(0, length))?.[1]
  if (dash === undefined || sentence.slice(0, length).includes('(')) return false
  const [between = '', behind, further] = sentence.slice(length).split(` ${dash} `)
  if (behind === undefined || further !== undefined || !/^\p{Ll}/u.test(behind)) return false
  if (between.split(' ').length > APPOSITION_WORDS_MAX || FINITE.test(between)) return false
  // A headline that its outlet's name leads is no sentence: "DV Direkt – Fire in Orsk – two in hospital".
  const isSentence = endsSentence(sentence) && /\p{Ll}{2}/u.test(sentence.slice(0, length))
  return isSentence || FINITE.test(behind.split(' ', 1)[0]!)
}

/**
 * The text behind a head of several sentences: "МОСКВА, 24 ноября. /ТАСС/. ", "MOSCOW, November 24. /TASS/. ", "МОСКВА, 24 ноя - РИА Новости, Анна
 * Белова. ".
 */
export function withoutWireHead(text: string): string {
  const head = text.slice(0, DATELINE_CHARACTERS_MAX)
  return text.slice(WIRE_HEADS.map((pattern) => pattern.exec(head)?.[0].length ?? 0).find((length) => length > 0) ?? 0)
}
