/**
 * Speed and size of finding affairs, on made events: npm run bench:group [-- EVENTS…]
 *
 * Memories of 1,000, 10,000 and 100,000 events, spread over the four months for which events take part in grouping, are filled; then more events come
 * to each of them, situations are repaired once, and a memory is put together anew of all, as after a restart. Times are of the processor, so that what else runs on the machine does not count.
 */

import { countsIn } from '../scripts/read-lines.ts'
import { DAY_MS } from '../src/core/durations.ts'
import { createLiveSituations, type LiveSituations } from '../src/core/situations/group.ts'
import type { ClusterProfile } from '../src/core/situations/link.ts'
import { GROUP_WINDOW_MS } from '../src/pipeline/memory.ts'
import { articleMaker, chance } from './made-text.ts'
import { held, processor } from './spent.ts'

const sizes = process.argv.length > 2 ? countsIn(process.argv.slice(2)) : [1_000, 10_000, 100_000]
const WORDS = 80
/** Events of one affair share its words and names. */
const AFFAIR_EVENTS = 5
const COUNTRIES = 120
const CATEGORIES = ['politics', 'business', 'conflict', 'crime', 'disaster', 'sports'] as const
const MORE = 1_000
const START = Date.UTC(2026, 0, 1)

const random = chance(1)
const make = articleMaker(random, WORDS)

function madeEvent(number: number, affairs: number, at: number): ClusterProfile {
  const affair = Math.floor(random() * affairs)
  const { title, body, language } = make(affair, number)
  const country = `C${affair % COUNTRIES}`
  const categories = [CATEGORIES[affair % CATEGORIES.length]!]
  return {
    id: `e${number}`,
    title,
    text: `${title}. ${body}`,
    language,
    countries: [country],
    categories,
    outlets: 2,
    publishedAt: at,
    updatedAt: at,
  }
}

/** Adds an event and puts it into a situation, as the pipeline does. */
function group(live: LiveSituations, profile: ClusterProfile): void {
  const prepared = live.prepare(profile)
  live.put(prepared, null)
  const grouping = live.decide(prepared)
  if (grouping.action === 'alone') return
  const situationId = grouping.action === 'join' ? grouping.situationId : profile.id
  if (grouping.action === 'pair') live.move(grouping.clusterId, situationId)
  live.move(profile.id, situationId)
}

/** Reads events anew, and puts each where it was, as the pipeline does when it is started. */
function restore(profiles: readonly ClusterProfile[], from: LiveSituations, now: number): void {
  const live = createLiveSituations()
  const placed = profiles.map((profile, i) => {
    return { prepared: live.prepare(profile), situationId: from.situationOf(profile.id), first: i, last: i }
  })
  for (const steps = live.restore(placed, now); !steps.next().done; );
}

/** Microseconds of the processor that something takes. */
function taken(run: () => void): number {
  const before = processor()
  run()
  return processor() - before
}

for (const events of sizes) {
  const affairs = Math.ceil(events / AFFAIR_EVENTS)
  const spacing = GROUP_WINDOW_MS / events
  const live = createLiveSituations()
  const profiles: ClusterProfile[] = []
  const empty = held()
  for (let i = 0; i < events; i++) {
    profiles.push(madeEvent(i, affairs, START + i * spacing))
    group(live, profiles[i]!)
  }
  const bytes = (held() - empty) / events
  const others = Array.from({ length: MORE }, (_, i) => madeEvent(events + i, affairs, START + (events + i) * spacing))
  const more = taken(() => {
    for (const event of others) group(live, event)
  })
  const now = START + (events + MORE) * spacing
  let looked = 0
  const repair = taken(() => {
    for (const steps = live.repair(now); !steps.next().done; ) looked++
  })
  const restart = taken(() => restore(profiles, live, now))
  const forget = taken(() => live.expire(now - GROUP_WINDOW_MS + DAY_MS))
  const row = {
    events,
    microseconds: Math.round(more / MORE),
    bytesPerEvent: Math.round(bytes),
    repair: { events: looked, seconds: Number((repair / 1e6).toFixed(2)) },
    restartSeconds: Number((restart / 1e6).toFixed(2)),
    forgetMilliseconds: Math.round(forget / 1e3),
  }
  console.log(JSON.stringify(row))
}
