/** Small marks that all reading pages share: scores, states, categories, countries, the language of a text. */

import type { Category } from '../../core/category-slugs.ts'
import { detectLanguage } from '../../core/language.ts'
import { EXCEPTIONAL_SCORE } from '../../core/significance.ts'
import { capitalised, countryText, countText } from '../format.ts'
import { type Html, html } from '../html.ts'
import { remembered } from '../remembered.ts'

const COUNTRIES_SHOWN = 3
/** Words that no other language has two of in one breath: most texts are told by them, at a hundredth of the cost. */
const ENGLISH = /\b(?:the|and|with|said|from)\b.*\b(?:the|and|with|said|from)\b/is
/** Titles with their summaries whose language is known: those of some dozens of pages. */
const TEXTS_REMEMBERED_MAX = 4_000

export function categoryName(category: Category): string {
  return capitalised(category)
}

export function scoreMark(score: number): Html {
  return html`<span class=${`score${score >= EXCEPTIONAL_SCORE ? ' exceptional' : ''}`}>Significance <b>${score}</b><span aria-hidden="true">/10</span><span class="visually-hidden"> of 10</span></span>`
}

export function statusMark(status: 'ACTIVE' | 'QUIET'): Html {
  return status === 'ACTIVE' ? html`<span class="status active">Active</span>` : html`<span class="status">Quiet</span>`
}

interface Filed {
  category: Category
  countries: readonly string[]
}

/** The line above a headline: category and places. */
export function kicker(filed: Filed): Html {
  return html`<p class="eyebrow">${kickerParts(filed)}</p>`
}

/** What stands in it, for the head of a page, which has a line of its own. */
export function kickerParts({ category, countries }: Filed): Html {
  const places = placesText(countries)
  return html`<a class="category" href=${`/?category=${category}`}>${categoryName(category)}</a>${places && html`<span>${places}</span>`}`
}

/** The first countries by name, and how many more there are. */
function placesText(countries: readonly string[]): string {
  const shown = countries.slice(0, COUNTRIES_SHOWN).map(countryText).join(', ')
  const more = countries.length - COUNTRIES_SHOWN
  return more > 0 ? `${shown} and ${countText(more, 'more country', 'more countries')}` : shown
}

/** What a text's element says of its language, so that it is read out and broken as such; nothing where it is the page's own, or unknown. */
export function speechIn(language: string | undefined): Speech {
  return language === undefined || language === 'en' || language === 'und' ? {} : { lang: language, dir: 'auto' }
}

/** The same for a text whose language nobody noted. */
export const speech: (text: string) => Speech = remembered(TEXTS_REMEMBERED_MAX, (text) =>
  ENGLISH.test(text) ? {} : speechIn(detectLanguage(text)),
)

/**
 * The same for a title and the text below it. Most titles are too short to tell by themselves, so that both are looked at as one; letters of
 * another kind than the text's (a title that an operator gave) tell enough.
 */
export function speechOf(title: string, text: string): { title: Speech; text: Speech } {
  if (beginsLatin(title) !== beginsLatin(text)) return { title: speech(title), text: speech(text) }
  const said = speech(`${title} ${text}`)
  return { title: said, text: said }
}

function beginsLatin(text: string): boolean {
  return /^\P{L}*\p{Script=Latin}/u.test(text)
}

interface Speech {
  lang?: string
  dir?: 'auto'
}

/** Paragraphs of a text that has them parted by empty lines. */
export function paragraphs(text: string): Html {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${paragraph}</p>`)
}
