/** What hubs ask of us: whether we want what they were told we want, and to take what is new. */

import { isSignedBy, leaseOf, mayHoldSecret, REFUSED_MS } from '../core/feeds/websub.ts'
import { cutText, plainLine } from '../core/text/clean-text.ts'
import type { Queryable } from '../store/database.ts'
import { hastenFeed } from '../store/feeds.ts'
import { activateSubscription, findSubscription, insertPush, refuseSubscription, type Subscription } from '../store/websub.ts'

const CHALLENGE_CHARACTERS_MAX = 2_000
const REASON_CHARACTERS_MAX = 200
const TOKEN = /^[0-9a-f]{32}$/

export interface WebsubDeps {
  db: Queryable
  clock: () => number
}

export interface HubQuestion {
  mode: string
  topic: string
  challenge: string
  leaseSeconds: number
  reason: string
}

export type HubAnswer = { kind: 'confirmed'; challenge: string } | { kind: 'noted' } | { kind: 'unknown' }

/** A hub asks whether a subscription is meant (§5.3), or says that it refuses it (§5.2). */
export async function answerHub({ db, clock }: WebsubDeps, token: string, question: HubQuestion): Promise<HubAnswer> {
  const subscription = TOKEN.test(token) ? await findSubscription(db, token) : undefined
  if (!subscription || subscription.topic !== question.topic) return { kind: 'unknown' }
  const now = clock()
  if (question.mode === 'denied') {
    const reason = `the hub refused: ${cutText(plainLine(question.reason), REASON_CHARACTERS_MAX)}`
    await refuseSubscription(db, token, { dueAt: now + REFUSED_MS, reason })
    return { kind: 'noted' }
  }
  // We never ask a hub to end a subscription: whoever asks for that is somebody else.
  const isUsable = question.challenge !== '' && question.challenge.length <= CHALLENGE_CHARACTERS_MAX
  if (question.mode !== 'subscribe' || !isUsable) return { kind: 'unknown' }
  await activateSubscription(db, token, leaseOf(question.leaseSeconds, now))
  return { kind: 'confirmed', challenge: question.challenge }
}

export interface HubPush {
  signature: string | undefined
  contentType: string | null
  body: Buffer
}

/** accepted: also what is not signed right, which is dropped (§7): whoever tries learns nothing. later: too much waits already. */
export type PushAnswer = 'accepted' | 'gone' | 'later'

export async function takePush({ db, clock }: WebsubDeps, token: string, push: HubPush): Promise<PushAnswer> {
  const subscription = await findAwaiting(db, token, clock())
  if (!subscription) return 'gone'
  // Whoever sends it is not known: that there is news is all that is taken from it.
  if (!mayHoldSecret(subscription.hub)) {
    await hastenFeed(db, subscription.feedId, clock())
    return 'accepted'
  }
  if (!isSignedBy(subscription.secret, push.signature, push.body)) return 'accepted'
  const { feedId } = subscription
  return (await insertPush(db, { feedId, contentType: push.contentType, body: push.body })) ? 'accepted' : 'later'
}

/** Whether a hub may push to this address now. */
export async function isPushAwaited({ db, clock }: WebsubDeps, token: string): Promise<boolean> {
  return (await findAwaiting(db, token, clock())) !== undefined
}

async function findAwaiting(db: Queryable, token: string, now: number): Promise<Subscription | undefined> {
  const subscription = TOKEN.test(token) ? await findSubscription(db, token) : undefined
  return subscription?.state === 'active' && (subscription.leaseUntil ?? 0) >= now ? subscription : undefined
}
