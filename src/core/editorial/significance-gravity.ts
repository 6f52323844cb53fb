/**
 * How grave an event is: by its words, and by what these mean where it is filed.
 *
 * In the trades (business, technology, culture, sports) a war is one of chips, a flood one of films, a president one of a company. What is filed as a
 * conflict is grave in whatever words. A case of the past is news of today only as far as a court's or an office's is. And one victim, of whom few
 * outlets of one country tell, is a grief of that place: the word "murder" weighs less there than a minister's resignation.
 */

import type { Casualties } from '../text/casualties.ts'
import { gravityOf, harmsSomebody, isProductNews, isRoutine, plainGravityOf, publicGravityOf } from './significance-lexicon.ts'

/** What happens under these is meant as it is said; elsewhere "attack" and "collapse" are pictures, unless somebody is hurt. */
export const HARM_CATEGORIES: ReadonlySet<string> = new Set(['conflict', 'crime', 'disaster', 'weather', 'health', 'environment'])
/** Under these the words of routine are meant otherwise. */
const GRAVE_CATEGORIES: ReadonlySet<string> = new Set([...HARM_CATEGORIES, 'politics', 'international'])
const WORLD_CATEGORIES: ReadonlySet<string> = new Set(['conflict', 'politics', 'international'])
const TRADE_CATEGORIES: ReadonlySet<string> = new Set(['business', 'technology', 'culture', 'lifestyle', 'sports'])
/** Gravity of deaths that are counted, in whatever words. */
const DEADLY = 7
/** Gravity of what only may matter: a deal, a record. */
const SLIGHT = 3
/** What a conflict weighs in words that nobody wrote down. */
const CONFLICT_LEAST = 3
const PAST_CASE_MAX = 5
const LONE_HARM_MAX = 2
const LONE_HARM_DEATHS_MAX = 2
const LONE_HARM_INJURED_MAX = 19
/** What harms one may be told of under these; under health a death toll in words is of many. */
const LONE_HARM_CATEGORIES: ReadonlySet<string> = new Set(['crime', 'disaster', 'weather'])
/** More outlets than these make the affair of one place one of many. */
const LONE_HARM_OUTLETS_MAX = 7
const LEAD_WEIGHT = 0.6

/** An event as its gravity is read. */
export interface ToldEvent {
  title: string
  /** The title without what it tells of the past. */
  present: string
  /** Title and lead. */
  text: string
  categories: readonly string[]
  countries: readonly string[]
  independentOutlets: number
  outletCountries: number
  victims: Casualties
  ofTitle: Casualties
  /** Whether words of harm are meant as they stand. */
  isHarm: boolean
}

/** Fixtures, offers and products, unless filed under something graver, whatever the number of outlets that print them. */
export function isRoutineEvent({ title, categories }: Pick<ToldEvent, 'title' | 'categories'>): boolean {
  if (GRAVE_CATEGORIES.has(categories[0] ?? '')) return false
  return isRoutine(title) || (isTradeOf(categories) && isProductNews(title))
}

/** Whether it is of the trades alone: what they do to peoples and states is filed under these too. */
export function isTradeEvent({ title, categories, countries, ofTitle }: ToldEvent): boolean {
  return isTradeOf(categories) && countries.length < 2 && ofTitle.deaths + ofTitle.injured === 0 && !harmsSomebody(title)
}

function isTradeOf(categories: readonly string[]): boolean {
  return TRADE_CATEGORIES.has(categories[0] ?? '') && !categories.some((category) => GRAVE_CATEGORIES.has(category))
}

export function eventGravity(event: ToldEvent): number {
  const { title, present, text, categories, isHarm, victims, ofTitle } = event
  const isTrade = isTradeEvent(event)
  // The lead names things beside the event (a president, an old war); the headline names the event.
  const graveIn = (told: string, { deaths }: Casualties) => Math.max(gravityOf(told, isHarm, isTrade), isHarm && deaths > 0 ? DEADLY : 0)
  const inTitle = harmsSomebody(title) ? Math.max(DEADLY, graveIn(title, ofTitle)) : graveIn(title, ofTitle)
  const word = Math.max(inTitle, LEAD_WEIGHT * graveIn(text, victims))
  // The deals and the records of offers are none; a strike on a day of offers is one.
  if (isRoutineEvent(event)) return word <= SLIGHT ? 0 : word
  const grave = categories[0] === 'conflict' ? Math.max(CONFLICT_LEAST, word) : word
  return Math.min(grave, loneHarmMost(event), present.trim() === '' ? PAST_CASE_MAX : grave)
}

/** What the words of a lone victim's case weigh at most. */
function loneHarmMost(event: ToldEvent): number {
  const { title, categories, countries, independentOutlets, outletCountries, victims } = event
  const isLocal = countries.length < 2 && outletCountries < 2 && independentOutlets <= LONE_HARM_OUTLETS_MAX
  const isFiled = LONE_HARM_CATEGORIES.has(categories[0] ?? '') && !categories.some((category) => WORLD_CATEGORIES.has(category))
  if (!isLocal || !isFiled) return Number.POSITIVE_INFINITY
  if (victims.deaths > LONE_HARM_DEATHS_MAX || victims.injured > LONE_HARM_INJURED_MAX || victims.displaced > 0)
    return Number.POSITIVE_INFINITY
  const isTold = victims.deaths + victims.injured > 0
  if (!isTold && gravityOf(title, true) === publicGravityOf(title)) return Number.POSITIVE_INFINITY
  // Of a blast without a toll nobody knows yet how grave it is; of one with a small toll everybody does. That somebody was arrested adds nothing.
  const known = isTold ? plainGravityOf(title) : publicGravityOf(title)
  return known >= DEADLY ? known : LONE_HARM_MAX
}
