/**
 * Who a credential stands for, remembered for a second.
 *
 * So a busy credential costs the store one look-up a second, and a revoked one is refused within a second. Unknown ones are remembered as
 * well: a flood of guesses must not become a flood of statements.
 */

import { keepNewest } from '../core/keep-newest.ts'
import type { AccountCaller } from './caller.ts'

const REMEMBERED_MS = 1_000
/** A credential in use is looked up again before it is forgotten, so that nobody waits for it. */
const RENEWED_AFTER_MS = 500
const REMEMBERED_MAX = 20_000

export interface RememberedCallers {
  /** Undefined when it stands for nobody. */
  callerOf(credential: string, now: number): AccountCaller | Promise<AccountCaller | undefined>
  /** The same for a credential that is remembered, without asking anybody. */
  known(credential: string, now: number): AccountCaller | undefined
}

interface Remembered {
  at: number
  caller: Promise<AccountCaller | undefined>
  /** The same, once known. */
  known: AccountCaller | undefined
  isRenewing: boolean
}

export function rememberCallers(lookUp: (credential: string, now: number) => Promise<AccountCaller | undefined>): RememberedCallers {
  const remembered = new Map<string, Remembered>()

  const remember = (credential: string, now: number): Remembered => {
    const entry: Remembered = { at: now, caller: lookUp(credential, now), known: undefined, isRenewing: false }
    entry.caller.then(
      (caller) => {
        entry.known = caller
      },
      // A look-up that failed is no answer: the next request asks again.
      () => remembered.delete(credential),
    )
    keepNewest(remembered, [credential, entry], REMEMBERED_MAX)
    return entry
  }

  const renew = (credential: string, last: Remembered, now: number): void => {
    last.isRenewing = true
    lookUp(credential, now).then(
      // One that another has replaced meanwhile is asked by nobody.
      (caller) => {
        Object.assign(last, { at: now, caller: Promise.resolve(caller), known: caller, isRenewing: false })
      },
      // It is forgotten in its time, and asked for again.
      () => {},
    )
  }

  return {
    callerOf: (credential, now) => {
      const last = remembered.get(credential)
      const entry = last && isRecent(last, now) ? last : remember(credential, now)
      return entry.known ?? entry.caller
    },
    known: (credential, now) => {
      const last = remembered.get(credential)
      if (!last || !isRecent(last, now)) return undefined
      if (now - last.at >= RENEWED_AFTER_MS && !last.isRenewing) renew(credential, last, now)
      return last.known
    },
  }
}

function isRecent({ at }: Remembered, now: number): boolean {
  return now - at < REMEMBERED_MS && now >= at
}
