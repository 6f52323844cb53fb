/** Instants, numbers and names as readers see them. Times are UTC everywhere. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations.ts'
import { dayStart } from '../core/serving/cap.ts'
import { type Html, html } from './html.ts'

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const shortDays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const longDays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' })
const numbers = new Intl.NumberFormat('en-GB')
const shortNumbers = new Intl.NumberFormat('en-GB', { notation: 'compact' })
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

type Instant = string | number

/** `18 March 2026` */
export const dayText = (at: Instant): string => days.format(new Date(at))
/** `18 Mar` */
export const shortDayText = (at: Instant): string => shortDays.format(new Date(at))
/** `Wednesday, 18 March 2026` */
export const longDayText = (at: Instant): string => longDays.format(new Date(at))
/** `10:20` */
export const clockText = (at: Instant): string => clock.format(new Date(at))
/** `10:20 UTC` */
export const timeOfDayText = (at: Instant): string => `${clockText(at)} UTC`
/** `18 March 2026, 10:20 UTC` */
export const instantText = (at: Instant): string => `${dayText(at)}, ${timeOfDayText(at)}`
/** `12,345` */
export const numberText = (value: number): string => numbers.format(value)
/** `1.5k`: the axis of a plot has no room for more. */
export const shortNumberText = (value: number): string => shortNumbers.format(value)
/** `Norway` */
export const countryText = (code: string): string => regions.of(code) ?? code

/** `3 outlets`, `1 outlet` */
export function countText(value: number, one: string, many = `${one}s`): string {
  return `${numberText(value)} ${value === 1 ? one : many}`
}

/** How far back is looked: `24 hours`, since that is no day of the calendar, `7 days`. */
export function windowText(days: number): string {
  return days <= 1 ? '24 hours' : countText(days, 'day')
}

/** How long ago, to the reader's eye: `5 min ago`, `3 h ago`, `yesterday`, `12 Mar`, `12 March 2024`. */
export function agoText(at: Instant, now: number): string {
  const then = new Date(at).getTime()
  const ms = now - then
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`
  const calendarDays = Math.round((dayStart(now) - dayStart(then)) / DAY_MS)
  if (calendarDays <= 1) return 'yesterday'
  if (calendarDays < 7) return `${calendarDays} days ago`
  // A day and a month are read as the last ones of that name.
  return calendarDays < 365 ? shortDayText(then) : dayText(then)
}

/** An instant for readers and machines; the exact one in full when pointed at. */
export function timeElement(at: Instant, text = instantText(at)): Html {
  return html`<time datetime=${new Date(at).toISOString()} title=${instantText(at)}>${text}</time>`
}

/** How long ago an instant was; paper, which is read at any time, has the instant beside it. */
export function agoElement(at: Instant, now: number): Html {
  return html`<time datetime=${new Date(at).toISOString()} title=${instantText(at)} class="ago">${agoText(at, now)}</time>`
}

/** A heading in lower case as it stands in the store, with a capital: category slugs. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text of several paragraphs where there is but one line for it. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** An address that may be made a link: that of a web page. Given back as it came, to the letter. */
export function linkable(address: string): string | undefined {
  const protocol = URL.parse(address)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? address : undefined
}

/** A link away from the site; its text alone where the address is none of a web page. */
export function outsideLink(address: string, text: Html, attributes: Record<string, string> = {}): Html {
  const href = linkable(address)
  return href === undefined ? text : html`<a href=${href} rel="noopener nofollow" ...${attributes}>${text}</a>`
}

/** How long is to be waited, never too short. */
export function waitText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? 'one second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
