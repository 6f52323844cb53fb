/** Small marks that all reading pages share: scores, states, categories, countries. */

import { EXCEPTIONAL_SCORE } from '../../core/editorial/significance.ts'
import type { Category } from '../../core/tags/category-slugs.ts'
import { capitalised, countryText, countText } from '../format.ts'
import { type Html, html } from '../html.ts'

const COUNTRIES_SHOWN = 3

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
  return html`<a class="category" href=${`/?category=${category}`}>${categoryName(category)}</a>${places && html` <span>${places}</span>`}`
}

/** The first countries by name, and how many more there are. */
function placesText(countries: readonly string[]): string {
  const shown = countries.slice(0, COUNTRIES_SHOWN).map(countryText).join(', ')
  const more = countries.length - COUNTRIES_SHOWN
  return more > 0 ? `${shown} and ${countText(more, 'more country', 'more countries')}` : shown
}

/** Paragraphs of a text that has them parted by empty lines. */
export function paragraphs(text: string): Html {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${paragraph}</p>`)
}
