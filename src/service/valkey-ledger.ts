/** What Valkey knows of a day: units that the database counts and that are still to be handed out. Every step is one atomic script. */

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS, MINUTE_MS } from '../core/durations.ts'
import { dayStart, minuteStart, type Usage } from '../core/serving/cap.ts'
import type { Valkey, ValkeyScript } from '../provider/valkey.ts'
import { UNBOUNDED } from '../store/usage.ts'
import type { UsageSubject } from './usage-counter.ts'

/** A Valkey that failed is left alone for so long. */
const REST_MS = 1_000

export interface Verdict {
  /** All was taken; or a cap refuses what is missing; or (fetch) no cap does, but nothing is in hand. */
  kind: 'taken' | 'refused' | 'fetch'
  granted: number
  usage: Usage
}

/** Every answer is undefined when Valkey is away. */
export interface ValkeyLedger {
  take(subject: UsageSubject, ask: { now: number; search: boolean; units: number }): Promise<Verdict | undefined>
  /** Puts units in hand that the database just took, and tells what it counts. */
  add(subject: UsageSubject, now: number, row: { granted: number; requests: number; searches: number }): Promise<void>
  /** Whether the requests were taken back; if not, the database must. Searches are the database's in any case. */
  giveBack(subject: UsageSubject, units: { at: number; requests: number; searches: number }): Promise<boolean>
  tellSearches(subject: UsageSubject, now: number, searches: number): Promise<void>
  held(subject: UsageSubject, now: number): Promise<number | undefined>
}

// KEYS: the day's ledger, the minute's count. `stored` is what the database counts, `held` what of it was not handed out.
const TAKE = scriptOf(
  `
local day = redis.call('HMGET', KEYS[1], 'stored', 'held', 'searches')
local minute = tonumber(redis.call('GET', KEYS[2]) or '0')
if not day[1] then return {'fetch', 0, 0, 0, minute, 0} end
local stored, held, searches = tonumber(day[1]), tonumber(day[2]), tonumber(day[3])
local left = math.min(tonumber(ARGV[1]) - (stored - held), tonumber(ARGV[2]) - minute)
if left <= 0 or searches >= tonumber(ARGV[3]) then return {'refused', 0, stored, held, minute, searches} end
local units = tonumber(ARGV[4])
local granted = math.min(units, left, held)
if granted <= 0 then return {'fetch', 0, stored, held, minute, searches} end
redis.call('HINCRBY', KEYS[1], 'held', -granted)
redis.call('INCRBY', KEYS[2], granted)
redis.call('PEXPIRE', KEYS[2], ARGV[5])
local kind = granted == units and 'taken' or granted == left and 'refused' or 'fetch'
return {kind, granted, stored, held - granted, minute + granted, searches}`,
  (answer) => Array.isArray(answer) && answer[1] > 0,
)

const ADD = scriptOf(
  `
redis.call('HSET', KEYS[1], 'stored', ARGV[1], 'searches', ARGV[3])
redis.call('HINCRBY', KEYS[1], 'held', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`,
  () => true,
)

// Nothing is given to a ledger that is not there: the database then still counts the unit, and gives it back itself.
const GIVE_BACK = scriptOf(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[1], 'held', ARGV[1])
if tonumber(redis.call('HGET', KEYS[1], 'searches')) >= tonumber(ARGV[2]) then redis.call('HINCRBY', KEYS[1], 'searches', -tonumber(ARGV[2])) end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[1]) then redis.call('DECRBY', KEYS[2], ARGV[1]) end
return 1`)

const SEARCHES = scriptOf(`
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'searches', ARGV[1]) end
return 1`)

const HELD = scriptOf(`return tonumber(redis.call('HGET', KEYS[1], 'held') or '0')`)

const verdictShape = z.tuple([z.enum(['taken', 'refused', 'fetch']), z.int(), z.int(), z.int(), z.int(), z.int()])

export function createValkeyLedger({ valkey, namespace }: { valkey: Valkey; namespace: string }): ValkeyLedger {
  let restUntil = Number.NEGATIVE_INFINITY

  const evaluate = async (
    script: ValkeyScript,
    ask: { subject: UsageSubject; at: number; values: (string | number)[]; failed?: unknown },
  ): Promise<unknown> => {
    const { subject, at, values, failed } = ask
    const run = valkey.run()
    // A clock that was set back must not make the rest longer.
    const isResting = at < restUntil && restUntil - at <= REST_MS
    if (isResting || run === undefined) return undefined
    const base = `sitrep:${namespace}:${run}:{${subject.id}}`
    const keys = [`${base}:day:${dayStart(at) / DAY_MS}`, `${base}:minute:${minuteStart(at) / MINUTE_MS}`]
    try {
      return await valkey.evaluate(script, keys, values)
    } catch {
      restUntil = at + REST_MS
      return failed
    }
  }

  return {
    take: async (subject, { now, search, units }) => {
      const { requestsPerDay, requestsPerMinute, searchesPerDay } = subject.tier
      const caps = [requestsPerDay, requestsPerMinute, search ? searchesPerDay : UNBOUNDED].map((cap) => Math.min(cap, UNBOUNDED))
      const answer = await evaluate(TAKE, { subject, at: now, values: [...caps, units, 2 * MINUTE_MS] })
      if (answer === undefined) return undefined
      const [kind, granted, stored, held, minute, searches] = verdictShape.parse(answer)
      return { kind, granted, usage: { requestsToday: stored - held, requestsThisMinute: minute, searchesToday: searches } }
    },
    add: async (subject, now, { granted, requests, searches }) => {
      await evaluate(ADD, { subject, at: now, values: [requests, granted, searches, 2 * DAY_MS] })
    },
    giveBack: async (subject, { at, requests, searches }) =>
      // Without an answer it may have been done: the database must not give the same units back once more (D6-hard).
      (await evaluate(GIVE_BACK, { subject, at, values: [requests, searches], failed: 1 })) === 1,
    tellSearches: async (subject, now, searches) => {
      await evaluate(SEARCHES, { subject, at: now, values: [searches] })
    },
    held: async (subject, now) => {
      const held = await evaluate(HELD, { subject, at: now, values: [] })
      return held === undefined ? undefined : Number(held)
    },
  }
}

/** The two that hand out show whether the server takes in; others may have found nothing to write. */
function scriptOf(text: string, wrote = (_answer: unknown) => false): ValkeyScript {
  return { text, sha1: createHash('sha1').update(text).digest('hex'), wrote }
}
