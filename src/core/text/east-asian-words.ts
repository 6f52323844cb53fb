/**
 * Words of Chinese, Japanese, Korean and Thai as readers part them, for titles and keywords. The platform's dictionary cuts Chinese names into
 * characters (蔡|英文) and parts Korean at spaces alone, so that particles and verbs stay; here names are put together again, and of a Korean
 * word the noun is left.
 */

import { thaiWordLength } from './thai-words.ts'

export interface Piece {
  readonly segment: string
  readonly index: number
  readonly isWordLike: boolean
}

/** Family names that are hardly ever a word by themselves. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(
  '习習郭蔡黎侯柯朱陈陳刘劉赵趙杨楊吴吳徐孙孫胡冯馮邓鄧曹彭萧蕭董袁潘蒋蔣苏蘇魏吕呂沈姚卢盧姜崔谭譚汪廖贾賈韦韋邹鄒熊孟秦阎閻薛郝邵赖賴龚龔庞龐李张張王郑鄭谢謝黄黃梁宋卓傅詹颜顏',
)
/** What goes on behind a name, and is no part of it. */
const BEHIND_NAME: ReadonlySet<string> = new Set(
  '将將批称稱被赴与與和拟擬涉频頻谈談访訪指促斥向对對在为為是说說吁籲盼会會获獲再又也已今首晤致就回抵率出表任遭或应應及等忧憂料之的了于於从從到让讓把给給以不没沒要想可能曾前后後当當重各新否承续續亲親邀见見看怒欲力拒吊签簽宣发發受周週',
)
const HAN = /^\p{Script=Han}$/u
/** Before and behind these Japanese names are not made of single characters. */
const NO_JAPANESE_NAME =
  /^[元前新現約全計各同第初米英仏独露韓日中台両総再未不非無最人円件号位回歳年月時分秒氏後内外上下的化性者員超減増比間以等率軍側系型式党州県町村区府都道]$/u

const SEGMENTERS_MAX = 32
const segmenters = new Map<string, Intl.Segmenter>()

/** A text of Chinese or Japanese; Korean has Han characters too, but now and then. */
export const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The pieces of a text in order, with names of several characters as one. */
export function piecesOf(text: string, language: string): Piece[] {
  const pieces = [...segmenterOf(language).segment(text)].map(({ segment, index, isWordLike }) => ({
    segment,
    index,
    isWordLike: isWordLike === true,
  }))
  if (language === 'zh') return joined(pieces, chineseName)
  if (language === 'th') return joined(pieces, thaiWordLength)
  return language === 'ja' ? joined(pieces, japaneseName) : pieces
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  if (segmenters.size >= SEGMENTERS_MAX) segmenters.clear()
  const made = new Intl.Segmenter(/^[a-z]{2,3}$/.test(language) ? language : 'en', { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** How many pieces from here on are one name. */
type NameLength = (pieces: readonly Piece[], at: number) => number

function joined(pieces: readonly Piece[], lengthOf: NameLength): Piece[] {
  const words: Piece[] = []
  for (let at = 0; at < pieces.length; ) {
    const length = lengthOf(pieces, at)
    const segment = pieces
      .slice(at, at + length)
      .map((piece) => piece.segment)
      .join('')
    words.push({ ...pieces[at]!, segment })
    at += length
  }
  return words
}

/** 蔡|英文, 郭|台|铭, 秦|刚|将. */
function chineseName(pieces: readonly Piece[], at: number): number {
  const [family, given, last] = [pieces[at]!.segment, pieces[at + 1]?.segment ?? '', pieces[at + 2]?.segment ?? '']
  if (!FAMILY_NAMES.has(family)) return 1
  if (/^\p{Script=Han}{2}$/u.test(given) && !BEHIND_NAME.has(given[0]!)) return 2
  const isPart = (piece: string) => HAN.test(piece) && !BEHIND_NAME.has(piece) && !FAMILY_NAMES.has(piece)
  if (!isPart(given)) return 1
  return isPart(last) ? 3 : 2
}

/** 高|市|首相, 大谷|翔|平. */
function japaneseName(pieces: readonly Piece[], at: number): number {
  const isPart = (piece: string | undefined) => piece !== undefined && HAN.test(piece) && !NO_JAPANESE_NAME.test(piece)
  const [before, one, two, after] = [-1, 0, 1, 2].map((step) => pieces[at + step]?.segment)
  return isPart(one) && isPart(two) && !isPart(before) && !isPart(after) && !/\p{N}$/u.test(before ?? '') ? 2 : 1
}

/** Syllables whose last consonant is ㅆ, as of what was done: 했, 됐, 었, 있. */
const isPast = (syllable: string | undefined): boolean => syllable !== undefined && consonantOf(syllable) === 20
const consonantOf = (syllable: string): number => {
  const code = syllable.charCodeAt(0) - 0xac00
  return code >= 0 && code < 11_172 ? code % 28 : -1
}
/** ㄲ, ㄶ, ㄷ, ㅀ, ㅄ, ㅆ, ㅈ, ㅊ, ㅌ, ㅍ, ㅎ and the like, before 고 those of verbs alone: 꺾고, 찾고. */
const VERB_CONSONANTS: ReadonlySet<number> = new Set([2, 5, 6, 7, 9, 10, 11, 13, 14, 15, 18, 20, 22, 23, 25, 26, 27])
/** What Korean predicates end in: 밝혔다, 이어간다, 강행하기로, 불리한, 위해. */
const PREDICATE =
  /(?:[니한된는없같싶않아겠인진]다|(?<!우)간다|하[고며자라나기다는려면여]|하기로|해[야서도]|했던|됐던|되[고며는면자나]|되던|돼[야서]?|[라다자냐]며|[라다자냐]고|[라다]는|으[며면려]|면서|[하되]는데|[었았했됐]는데|지만|는데|을까|[하되]지|않[는고은아을]|없[는고이을]|있[는고어을]|같은|위해|대한|통해|따라|관련|이어|인해|의해|[나까]요|습니다|십시오|세요|거든|려[고는]|[하되]자|[아어]서|아냐|(?:침입|겨냥|향|비|포함|활용|이용|발표|제기)해|져)$/u
const DEPENDENT =
  /^(?:것|수|등|및|때|중|더|또|첫|새|전|후|간|내|외|위|앞|뒤|속|곳|측|채|듯|뿐|만|데|바|씩|당|몇|약|이|그|저|제|각|총|본|이번|지난|오는|올해|내년|작년|지난해|이날|오늘|내일|어제|전날|최근|당시|오전|오후|현재|가장|모두|다시|처음|함께|이미|아직|계속|결국|역시|바로|직접|모든|다른|여러|우리|자신|이후|이전|가운데|사이|동안|정도|이상|이하|만에|[일월화수목금토]요일|열린|덮친|벌어진|알려진|밝혀진|드러난|일어난|발생한|지시한|참석한|참여한|추진한|발표한|공개한|떨어진|늘어난|줄어든|이어진|멈춘|불거진|숨진|다친|무너진|사라진|끝에|앞두고|상반기|하반기|분기|종합|만약|왜|어떻게|무엇|누가|어디|매우|너무|많이|거의|약간|먼저|까지|부터|에서|으로|에게|라고|이라고|라며)$/u
/** A number with what it counts. */
const COUNTED =
  /^(?:[\d.,]+\S*|[수몇]?[십백천만억조]+\s?(?:원|명|개|건|달러|년|위안|엔|유로|톤|대|곳|가구|여\S*)|원|명|개월|달러|시간|주년|여명|만명|년째|년간)$/u
/** Particles that hardly any noun ends in. */
const PARTICLE =
  /(?:에서(?:는|도|만|의)?|에선|에게(?:는|서|도)?|한테|께서|으로(?:서|써|는|도|부터|의)?|로(?:서|써|부터)|이라는|라는|까지(?:도|만)?|부터|에(?:는|도|만|서)|처럼|보다|조차|마저|이나|와의|과의|들(?:이|은|을|의|과|도|에게|까지)|을|를|는|에|이?란)$/u
/** And those that nouns do end in: they are only taken off where the text has the noun without. */
const DOUBTFUL = /(?:은|이|가|와|과|의|도|로|만|들|서|나)$/u
const NOUN_MIN = 2

/** The noun of a Korean word, '' for a verb, a count or what needs another word; `known` holds words of the text as they are written. */
export function koreanNoun(word: string, known: ReadonlySet<string>): string {
  if (!/\p{Script=Hangul}$/u.test(word)) return word
  if (isFunctional(word) || word.length < NOUN_MIN) return ''
  const sure = word.replace(PARTICLE, '')
  if (sure !== word && DEPENDENT.test(sure)) return ''
  if (sure !== word && sure.length >= NOUN_MIN) return isFunctional(sure) ? '' : sure
  const bare = word.replace(DOUBTFUL, '')
  return bare.length >= NOUN_MIN && (known.has(bare) || /\p{Lu}$/u.test(bare)) ? bare : word
}

/** Nouns that end as a particle does. */
const NO_PARTICLE = /(?:어린이|젊은이|늙은이|[잡놀먹풀벌길높깊넓]이|[고매시저초양래정표]가|나와|마은|김정은)$/u

/** The noun that a particle of the subject or the topic marks, as a name shows it; the word itself where none does. */
export function withoutSubject(word: string): string {
  return /[은는이가]$/u.test(word) && endsKoreanPhrase(word) && !NO_PARTICLE.test(word) ? word.slice(0, -1) : word
}

/** Whether a Korean word ends its phrase, as subject, object or what goes with the verb: "특검은", "제품을", "서울에서"; 의 goes on. */
export function endsKoreanPhrase(word: string): boolean {
  const bare = word.slice(0, -1)
  if (bare.length < NOUN_MIN) return false
  const endsInConsonant = consonantOf(bare.at(-1)!) > 0
  if (/[은이을과]$/u.test(word)) return endsInConsonant
  if (/[는가를와]$/u.test(word)) return consonantOf(bare.at(-1)!) === 0
  return /(?:에|에서|에게|으로|까지|부터)$/u.test(word)
}

const isFunctional = (word: string): boolean =>
  DEPENDENT.test(word) ||
  COUNTED.test(word) ||
  (word.endsWith('다') && isPast(word.at(-2))) ||
  (/[고던]$/u.test(word) && VERB_CONSONANTS.has(consonantOf(word.at(-2) ?? ''))) ||
  (word.length > 2 && PREDICATE.test(word)) ||
  /^(?:했다|한다|된다|있다|없다|이다|하고|하는|해야|위해|대한|통해|따라|관련|이어|인해|의해|있는|없는|같은|없이|있어|없어|아냐|않은|않아)$/.test(
    word,
  )

/** Heads of state and government, who are in the news of many affairs, and who are to be heads of something. */
export const isKoreanOffice = (text: string): boolean =>
  /(?:^|\s|전|\p{Script=Han})(?:대통령|총리|국무위원장|국가주석|장관|후보자)$/u.test(text)

/** Who wrote the report, or a noun of one syllable with its particle ("눈이"): neither is a name. */
export const isNoKoreanName = (text: string): boolean => /(?:^|\s)(?:기자|특파원|연합뉴스|\p{Script=Hangul}[이은을])$/u.test(text)

/** Words that stand in a text between spaces and marks. */
export const wordsBetweenSpaces = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []))

/** Verbs, adverbs, days and counts of Chinese and Japanese: no part of a name, and worth no search. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    '发生 發生 举行 舉行 宣布 宣佈 表示 强调 強調 回应 回應 要求 希望 呼吁 呼籲 指出 认为 認為 据报 據報 批评 批評 否认 否認 出席 进行 進行 可能 没有 沒有 不能 不会 不會 不是 不要 不再 不可 仍有 已经 已經 正在',
    '一家 一名 两名 兩名 多名 一个 一個 一些 多位 多个 多個 今年 去年 明年 今日 昨日 昨天 今天 明天 近日 日前 目前 首次 至少 超过 超過 继续 繼續 持续 持續 重新 成为 成為 造成 导致 導致 关于 關於 以及 如何 为何 為何 什么 什麼',
    '自己 他们 他們 我们 我們 之间 之間 之后 之後 之前 以来 以來 期间 期間 左右 方面 等地 越来越 越來越 是否 应该 應該 必须 必須 需要 开始 開始 预计 預計 获得 獲得 受到 完成 提出 作出 指控 据悉 據悉 下午 上午 凌晨',
    '以上 以下 以外 今後 最新 過去 実際は に関する 向け 受け 続く 続ける 始まる 始める 高まる 広がる 強まる 相次ぐ 目指す 求める 伝える 重ねる 増える 増やす 示す 訴える 近く 付近 各地 見通し 見込み 考え',
  ]
    .join(' ')
    .split(' '),
)
