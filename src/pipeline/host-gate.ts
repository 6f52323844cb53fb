/**
 * How often a host may be asked: by one request at a time, and not sooner than a while after the last one ended. Every request
 * passes here, the hops of a redirect included, because many feeds may lead to one host.
 */

export interface HostGateOptions {
  clock: () => number
  /** Waits; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  spacingMs: number
}

/** Longest that a request waits for its turn; a host that asks for more is left for later. */
const TURN_MS_MAX = 20_000
/** Longest that one answer keeps all feeds of its host waiting. */
const HOLD_MS_MAX = 3_600_000

/** A host that says "too many" without a time is left alone for so long. */
const TOO_MANY_MS = 60_000

/** The host is not to be asked before `until`. */
export class HostBusy extends Error {
  override readonly name = 'HostBusy'
  readonly until: number
  constructor(until: number) {
    super('the host asked to be left alone for a while')
    this.until = until
  }
}

interface Lane {
  /** Settles when everybody who came before has left. */
  last: Promise<void>
  count: number
  freeAt: number
  /** How long it was then until it is free. */
  asked: number
}

export interface HostGate {
  /** Waits for the host's turn; gives what must be called when the request has ended. Throws `HostBusy` when the wait would be long. */
  enter(host: string, signal: AbortSignal): Promise<() => void>
  /** Leaves a host alone for so long. */
  hold(host: string, ms: number): void
  /** The hosts that can't be asked at once. */
  busy(): string[]
  /** Those among them that asked for more than a turn's wait, and until when they are left alone. */
  held(): { host: string; until: number }[]
}

export function createHostGate({ clock, wait, spacingMs }: HostGateOptions): HostGate {
  const lanes = new Map<string, Lane>()
  const laneOf = (host: string): Lane => {
    const lane = lanes.get(host) ?? { last: Promise.resolve(), count: 0, freeAt: 0, asked: 0 }
    lanes.set(host, lane)
    return lane
  }
  const remaining = (lane: Lane): number => {
    // More than was asked for: the clock was set back since.
    if (lane.freeAt - clock() > lane.asked) lane.freeAt = clock() + lane.asked
    return lane.freeAt - clock()
  }
  // Never sooner than somebody asked for already.
  const freeLater = (lane: Lane, ms: number): void => {
    lane.asked = Math.max(remaining(lane), ms)
    lane.freeAt = clock() + lane.asked
  }
  const pass = async (lane: Lane, signal: AbortSignal): Promise<void> => {
    for (let ms = remaining(lane); ms > 0; ms = remaining(lane)) {
      if (ms > TURN_MS_MAX) throw new HostBusy(clock() + ms)
      await wait(ms, signal)
    }
  }
  return {
    async enter(host, signal) {
      const lane = laneOf(host)
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = lane.last
      lane.last = promise
      lane.count += 1
      const leave = (): void => {
        lane.count -= 1
        resolve()
      }
      try {
        await before
        signal.throwIfAborted()
        await pass(lane, signal)
      } catch (error) {
        leave()
        throw error
      }
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        freeLater(lane, spacingMs)
        leave()
      }
    },
    hold(host, ms) {
      const lane = laneOf(host)
      freeLater(lane, Math.min(ms, HOLD_MS_MAX))
    },
    busy() {
      for (const [host, lane] of lanes) if (lane.count === 0 && remaining(lane) <= 0) lanes.delete(host)
      return [...lanes.keys()]
    },
    held() {
      const holds = [...lanes].map(([host, lane]) => ({ host, ms: remaining(lane), until: lane.freeAt }))
      return holds.filter(({ ms }) => ms > TURN_MS_MAX).map(({ host, until }) => ({ host, until }))
    },
  }
}

/** Leaves a host alone that says that it is asked too much. True when it does. */
export function heedTooMany(
  gate: HostGate,
  host: string,
  { status, retryAfterMs }: { status: number; retryAfterMs: number | null },
): boolean {
  const isTooMany = status === 429 || status === 503
  if (isTooMany) gate.hold(host, retryAfterMs ?? TOO_MANY_MS)
  return isTooMany
}
