/** Content terms of a text for comparing sentences and headlines: the shared word list without the words every news text has. */
import { wordsOf } from './words.ts'

const TERM_TEXT_CHARACTERS_MAX = 2_000
const LANGUAGES_MAX = 64

/**
 * Reporting verbs, days and counts: they join sentences about different things. Of each language its own alone, stemmed as its texts are: what is a
 * Monday in Spanish is the Moon in French.
 */
const NEWS_WORDS: Readonly<Record<string, string>> = {
  en:
    'said say says saying told tell tells added according report reports reported news statement monday tuesday wednesday thursday friday saturday sunday ' +
    'today yesterday year years week weeks day days month months time times new first last also including people one two three',
  de: 'sagte sagt sagten teilte mit laut jahr jahre montag dienstag mittwoch donnerstag freitag samstag sonntag heute gestern',
  fr: 'selon déclaré dit ans année années lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'dijo según año años lunes martes miércoles jueves viernes',
  pt: 'disse segundo ano anos segunda terça quarta quinta sexta',
  it: 'ha detto anno anni lunedì martedì mercoledì giovedì venerdì',
  ru: 'сообщил сообщила сообщили заявил заявила словам данным год года лет понедельник вторник среду четверг пятницу субботу воскресенье сегодня вчера человек',
  ar: 'يوم اليوم أمس الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد صباح مساء عام سنة نحو آخرون آخرين أشخاص أعلن أعلنت أفاد ذكرت',
  zh: '星期一 星期二 星期三 星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日 今日 昨日 今天 昨天 日前 上午 下午 表示 报道 報導 消息',
  ja: '今日 昨日 月曜 火曜 水曜 木曜 金曜 土曜 午前 午後 発表 述べ',
}
const newsWords = new Map<string, ReadonlySet<string>>()

export function termsOf(text: string, language: string): string[] {
  const common = newsWordsOf(language)
  return wordsOf(text.slice(0, TERM_TEXT_CHARACTERS_MAX), language).filter((word) => !common.has(word))
}

function newsWordsOf(language: string): ReadonlySet<string> {
  const known = newsWords.get(language)
  if (known !== undefined) return known
  const own = NEWS_WORDS[language.slice(0, 2)] ?? ''
  const made = new Set([...wordsOf(own, language), ...own.split(' ')])
  if (newsWords.size < LANGUAGES_MAX) newsWords.set(language, made)
  return made
}

const TERM_CACHE_MAX = 50_000
const terms = new Map<string, string>()

/** The term of one word, '' for a function word. Remembered: headlines and leads use the same few thousand words. */
export function termOf(word: string, language: string): string {
  const key = `${language} ${word}`
  const known = terms.get(key)
  if (known !== undefined) return known
  const term = termsOf(word, language)[0] ?? ''
  if (terms.size >= TERM_CACHE_MAX) terms.clear()
  terms.set(key, term)
  return term
}

/** How much of the smaller set the other holds. */
export function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const term of a) if (b.has(term)) shared += 1
  return shared / Math.max(1, Math.min(a.size, b.size))
}
