/**
 * Days of Wikipedia's Current Events portal as events filed under affairs, in the format of `situations/current-events-*.jsonl`, to learn links from
 * (`train-situations.ts --past FILE`):
 * node scripts/read-current-events.ts --days CLONE --from 2024-01-01 --until 2025-01-01 [--without 2015-09] --out FILE
 *   --days     a clone of github.com/ianrastall/current-events-context: a file for each day, whose bullets stand one below the other, affairs and
 *              events alike. How deep they stood is lost, and found again from what stands in a row on other days.
 *   --without  a month that is left out, for it is kept for scoring
 * The texts are Wikipedia's (CC BY-SA 4.0) and stay out of the project.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { DAY_MS } from '../src/core/durations.ts'

/** How long what is known of an affair's place is taken to hold, before and after. */
const KNOWN_FOR_DAYS = 120
/** Longer bullets are events though they end without a full stop. */
const LABEL_CHARACTERS_MAX = 110
/** As are shorter ones that end in brackets that hold sources, if they are at least so long without years in brackets. */
const SOURCED_CHARACTERS_MIN = 61
/** A sentence ends, and sources follow in brackets. */
const SENTENCE = /[.!?…]["”’')]*(\s*\([^()]*\))*\s*$/
/** Sources alone follow: "… in Rome (BBC) (AFP)". */
const SOURCES = /(\s*\([^()]*\))+\s*$/
const YEARS = /\(\d{4}[–-](\d{2,4}|present)?\)\s*$|\(\d{4}\)\s*$/

interface Run {
  /** Labels that stand one below the other, each a step deeper. */
  readonly labels: readonly string[]
  readonly events: readonly string[]
  /** Whether it begins a section, so that its first label is an outermost one. */
  readonly first: boolean
}

interface Section {
  readonly date: string
  readonly category: string
  readonly runs: readonly Run[]
}

const { values: options } = parseArgs({
  options: {
    days: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    until: { type: 'string', default: '' },
    without: { type: 'string', default: '2015-09' },
    out: { type: 'string', default: '' },
  },
})
if (!options.days || !options.from || !options.until || !options.out)
  throw new Error('usage: read-current-events.ts --days CLONE --from DATE --until DATE [--without MONTH] --out FILE')

const sections: Section[] = []
for (let at = Date.parse(options.from); at < Date.parse(options.until); at += DAY_MS) {
  const date = new Date(at).toISOString().slice(0, 10)
  const file = `${options.days}/${date.slice(0, 4)}/${date.slice(5, 7)}/${date}.yaml`
  if (date.slice(0, 7) === options.without || !existsSync(file)) continue
  const day = readFileSync(file, 'utf8')
  // A few days were written anew by hand, in another form.
  if (!day.includes('\nIntelligence_Payload:\n')) continue
  const categories: Record<string, unknown> = parse(day).Intelligence_Payload ?? {}
  for (const [category, bullets] of Object.entries(categories))
    if (Array.isArray(bullets)) sections.push({ date, category, runs: runsOf(bullets.map(String)) })
}
const places = placesOf(sections)
const rows = sections.flatMap((section) => eventsOf(section, places))
writeFileSync(options.out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
const filed = rows.filter((row) => row.story_path.length > 0)
console.log(
  `${options.out}: ${rows.length} events, ${filed.length} filed under ${new Set(filed.map((row) => row.story_path[0]!.label)).size} affairs`,
)

function isEvent(bullet: string): boolean {
  if (SENTENCE.test(bullet)) return true
  const bare = bullet.replace(YEARS, '')
  return bullet.length > LABEL_CHARACTERS_MAX || (SOURCES.test(bare) && bare.length >= SOURCED_CHARACTERS_MIN)
}

function runsOf(bullets: readonly string[]): Run[] {
  const runs: { labels: string[]; events: string[]; first: boolean }[] = []
  for (const bullet of bullets) {
    const isNew = runs.length === 0 || (!isEvent(bullet) && runs.at(-1)!.events.length > 0)
    if (isNew) runs.push({ labels: [], events: [], first: runs.length === 0 })
    const { labels, events } = runs.at(-1)!
    const kind = isEvent(bullet) ? events : labels
    kind.push(bullet)
  }
  return runs
}

/** A day on which it is sure which affair another is filed under, null for none. */
interface Place {
  readonly at: number
  readonly parent: string | null
}

type Places = Map<string, Place[]>

function placesOf(list: readonly Section[]): Places {
  const places: Places = new Map()
  for (const { date, runs } of list)
    for (const { labels, first } of runs)
      labels.forEach((label, i) => {
        if (i === 0 && !first) return
        const known = places.get(label) ?? []
        known.push({ at: Date.parse(date), parent: i === 0 ? null : labels[i - 1]! })
        places.set(label, known)
      })
  return places
}

/** How many of the affairs above it a label is filed under that follows an event; `near`: where it stood on days around. */
function depthOf(label: string, stack: readonly string[], near: readonly Place[]): number {
  for (let depth = stack.length; depth > 0; depth--) if (near.some(({ parent }) => parent === stack[depth - 1])) return depth
  if (near.length > 0) return 0
  // Never seen elsewhere: below the nearest affair whose names are all among its own.
  const words = namesOf(label)
  for (let depth = stack.length; depth > 0; depth--) if (namesOf(stack[depth - 1]!).isSubsetOf(words)) return depth
  return 0
}

function namesOf(label: string): Set<string> {
  return new Set(label.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word)))
}

interface Event {
  readonly id: string
  readonly date: string
  readonly category: string
  readonly story_path: readonly { label: string; pages: readonly string[] }[]
  readonly text: string
}

function eventsOf({ date, category, runs }: Section, places: Places): Event[] {
  const at = Date.parse(date)
  let stack: string[] = []
  return runs.flatMap(({ labels, events, first }, r) => {
    const near = (places.get(labels[0] ?? '') ?? []).filter((place) => Math.abs(place.at - at) <= KNOWN_FOR_DAYS * DAY_MS)
    const kept = first || labels.length === 0 ? 0 : depthOf(labels[0]!, stack, near)
    stack = [...stack.slice(0, kept), ...labels]
    const path = stack.map((label) => ({ label, pages: [label] }))
    const texts = events.map((event) => event.replace(SOURCES, '').trim())
    const names = namesOf([...stack, texts[0] ?? ''].join(' '))
    return texts.map((text, i) => {
      // The first below an affair is of it. Those after it may also be bullets that are filed under nothing, and then they share no name with it.
      const isFiled = i === 0 || !namesOf(text.replace(/^\S+/, '')).isDisjointFrom(names)
      return {
        id: `${date}-${category}-${r}-${i}`,
        date,
        category,
        story_path: isFiled ? path : [],
        text,
      }
    })
  })
}
