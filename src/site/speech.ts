/** In which language and direction a text speaks that is not the page's own. */

import { detectLanguageAmong } from '../core/text/language.ts'
import type { Spoken } from '../service/languages.ts'
import { type Html, html } from './html.ts'
import { remembered } from './remembered.ts'

/** Words that no other language has two of in one breath: most texts are told by them, at a hundredth of the cost. */
const ENGLISH = /\b(?:the|and|with|said|from)\b.*\b(?:the|and|with|said|from)\b/is
/** Titles with their summaries whose language is known: those of some dozens of pages. */
const TEXTS_REMEMBERED_MAX = 4_000
const LANGUAGES_REMEMBERED_MAX = 200

/**
 * What a text's element says of its language, so that it is read out and broken as such; nothing where it is the page's own, or unknown. One that runs
 * from the right does so outright: by its letters a text that begins with a name in Latin ones ("NASA …") would run from the left.
 */
export function speechIn(language: string | undefined): Speech {
  if (language === undefined || language === 'en' || language === 'und') return {}
  return { lang: language, dir: directionOf(language) }
}

const directionOf = remembered(LANGUAGES_REMEMBERED_MAX, (language) =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'auto',
)

/** The same for a text whose language nobody noted: the page's own, unless it shows another. */
export function speech(text: string): Speech {
  return speechIn(languageShown(`en ${text}`))
}

/** The same for the title of an event whose language is noted. */
export function speechOfTitle(title: string, spoken: Spoken | undefined): Speech {
  return speechIn(spoken && titleLanguage(title, spoken))
}

/**
 * The same for the title of a situation and the text below it, whose language nobody noted. Most titles are too short to tell by themselves, so
 * that both are looked at as one; letters of another kind than the text's, or words that are the page's own, tell enough. A title that an
 * operator gave says nothing of the text.
 */
export function speechOf({ title, text, titlePinned }: { title: string; text: string; titlePinned: boolean }): {
  title: Speech
  text: Speech
} {
  if (beginsLatin(title) !== beginsLatin(text)) return { title: speech(title), text: speech(text) }
  const language = languageShown(titlePinned ? `en ${text}` : `en ${title} ${text}`)
  const own = languageShown(`${language} ${title}`)
  return { title: speechIn(titlePinned || own === 'en' ? own : language), text: speechIn(language) }
}

/** In which language the title of an event is: that of its reports, unless an operator gave it one that shows another. */
function titleLanguage(title: string, { language, titlePinned }: Spoken): string {
  return titlePinned ? languageShown(`${language} ${title}`) : language
}

/** The language of a text, from that which is expected of it, a space, and the text. */
const languageShown = remembered(TEXTS_REMEMBERED_MAX, (asked) => {
  const [, expected = '', text = ''] = /^(\S+) (.*)$/s.exec(asked) ?? []
  return ENGLISH.test(text) ? 'en' : detectLanguageAmong(expected, text)
})

function beginsLatin(text: string): boolean {
  return /^\P{L}*\p{Script=Latin}/u.test(text)
}

interface Speech {
  lang?: string
  dir?: 'auto' | 'rtl'
}

/**
 * A title inside a line of the page's own words: it runs in the direction of its letters, and stirs none of what stands around it. Its language
 * is said where it is noted: most titles are too short to tell it by.
 */
export function titleInLine(title: string, spoken?: Spoken): Html {
  return html`<span ...${{ dir: 'auto', ...speechOfTitle(title, spoken) }}>${title}</span>`
}
