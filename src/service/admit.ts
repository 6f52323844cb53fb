/** May they: takes a request from a caller's caps, or tells which cap refuses it. */

import { type CapRefusal, refusalMessage, refusalOf, type Usage } from '../core/serving/cap.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { Tier, Tiers } from '../core/serving/tier.ts'
import type { AnonymousCaller, Caller } from './caller.ts'
import type { UsageCounter, UsageSubject } from './usage-counter.ts'

export interface AdmitDeps {
  usage: UsageCounter
  tiers: Tiers
  upgradeUrl: string
}

/** What stands in the limit headers, and what a 5xx gives back. */
export interface Admission {
  subject: UsageSubject
  /** What all anonymous callers have together, where the request was taken from that too. */
  shared?: UsageSubject
  at: number
  usage: Usage
  /** Absent when it was admitted. */
  refusal?: CapRefusal
}

export function subjectOf(caller: Caller): UsageSubject {
  // R8-account: all keys of an account share its caps.
  return { id: caller.kind === 'account' ? caller.accountId : `net:${caller.network}`, tier: caller.tier }
}

/** Takes one request (R8-account, D6-counted). With `search`, a reached search cap refuses as well. */
export async function admit(deps: AdmitDeps, caller: Caller, ask: { now: number; search: boolean }): Promise<Admission> {
  if (caller.kind === 'anonymous') return admitAnonymous(deps, caller, ask.now)
  const subject = subjectOf(caller)
  const taken = await deps.usage.takeRequest(subject, ask)
  const admission = { subject, at: ask.now, usage: taken.usage }
  return taken.kind === 'taken' ? admission : { ...admission, refusal: taken.refusal }
}

/** Takes one search, just before the index is reached (D6-search). A refusal gives the request back: a 429 is not counted. */
export async function admitSearch(deps: AdmitDeps, admission: Admission, now: number): Promise<Admission> {
  const taken = await deps.usage.takeSearch(admission.subject, now)
  const usage = { ...admission.usage, searchesToday: taken.usage.searchesToday }
  if (taken.kind === 'taken') return { ...admission, usage }
  await refund(deps, admission, 0)
  return { ...admission, usage: { ...usage, requestsToday: usage.requestsToday - 1 }, refusal: taken.refusal }
}

/** Gives back what a request took that came to nothing by our fault (D6-counted, D6-search). */
export async function giveBack(deps: AdmitDeps, admission: Admission, searches: number): Promise<Admission> {
  await refund(deps, admission, searches)
  const { usage } = admission
  return { ...admission, usage: { ...usage, requestsToday: usage.requestsToday - 1, searchesToday: usage.searchesToday - searches } }
}

async function refund({ usage }: AdmitDeps, { subject, shared, at }: Admission, searches: number): Promise<void> {
  await usage.giveBack(subject, { at, requests: 1, searches })
  if (shared) await usage.giveBack(shared, { at, requests: 1, searches: 0 })
}

/** The 429 of a refusal: names the cap, the tier and the numbers, and where a wider one is to be had. */
export function refusalError(deps: AdmitDeps, tier: Tier, refusal: CapRefusal): ServiceError {
  return new ServiceError('rate_limited', refusalMessage(tier, refusal), {
    retryAfterSeconds: refusal.retryAfterSeconds,
    // D6-message: nothing is above scale.
    ...(tier.key === 'scale' ? {} : { upgrade_url: deps.upgradeUrl }),
  })
}

// D6-network: an anonymous caller takes from its network and from what all anonymous callers have together.
async function admitAnonymous(deps: AdmitDeps, caller: AnonymousCaller, now: number): Promise<Admission> {
  const subject = subjectOf(caller)
  const own = await deps.usage.takeRequest(subject, { now, search: false })
  if (own.kind === 'refused') return { subject, at: now, usage: own.usage, refusal: await longerOf(deps, own.refusal, now) }
  const shared = platformSubject(deps.tiers)
  const giveOwnBack = () => deps.usage.giveBack(subject, { at: now, requests: 1, searches: 0 })
  const platform = await deps.usage.takeRequest(shared, { now, search: false }).catch(async (error: unknown) => {
    // D6-counted: what fails by our fault counts nowhere.
    await giveOwnBack()
    throw error
  })
  if (platform.kind === 'taken') return { subject, shared, at: now, usage: own.usage }
  await giveOwnBack()
  const usage = { ...own.usage, requestsToday: own.usage.requestsToday - 1 }
  return { subject, at: now, usage, refusal: { ...platform.refusal, isShared: true } }
}

// D6-retry-after: of the network's cap and the one that all share, the longer wait.
async function longerOf(deps: AdmitDeps, own: CapRefusal, now: number): Promise<CapRefusal> {
  if (own.cap !== 'minute') return own
  const platform = platformSubject(deps.tiers)
  const shared = refusalOf(platform.tier, await deps.usage.read(platform, now), { now, search: false })
  return shared && shared.retryAfterSeconds > own.retryAfterSeconds ? { ...shared, isShared: true } : own
}

const platformTiers = new WeakMap<Tiers, Tier>()

function platformSubject(tiers: Tiers): UsageSubject {
  const tier = platformTiers.get(tiers) ?? {
    ...tiers.anonymous,
    requestsPerDay: tiers.platformRequestsPerDay,
    requestsPerMinute: Number.POSITIVE_INFINITY,
  }
  platformTiers.set(tiers, tier)
  return { id: 'platform', tier }
}
