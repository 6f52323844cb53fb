/**
 * Is it the feeds, or our own line? When one host after another can't be reached, and none in between can, nothing is said about
 * any feed: the stream pauses, a few feeds are asked now and then, and the first answer starts it again. Old lists hold many feeds that are
 * dead: one that failed before, or that was asked before somebody else answered, says nothing about the line.
 */
import type { Log } from '../log.ts'
import type { FeedFetch } from './fetch-feed.ts'

/** So many different hosts in a row without an answer. */
const HOSTS_SILENT_MAX = 12

export interface NetworkWatch {
  /** `isFailing`: the feed failed the last time. `heardBefore`: how many answers had come when it was asked. */
  note(fetched: FeedFetch, asked: { isFailing: boolean; heardBefore: number }): void
  /** How many answers have come. */
  heard(): number
  isOnline(): boolean
}

export function createNetworkWatch(log: Pick<Log, 'info' | 'warn'>): NetworkWatch {
  const silent = new Set<string>()
  let isOnline = true
  let heard = 0
  return {
    note(fetched, { isFailing, heardBefore }) {
      if (fetched.kind === 'deferred') return
      if (fetched.kind === 'failed' && fetched.reach === 'silent') {
        if (isFailing || heardBefore !== heard) return
        if (silent.size < HOSTS_SILENT_MAX) silent.add(fetched.host)
        if (silent.size < HOSTS_SILENT_MAX || !isOnline) return
        isOnline = false
        log.warn('feeds.paused', { reason: 'network', hosts: silent.size })
        return
      }
      if (fetched.kind === 'failed' && fetched.reach === 'unasked') return
      heard += 1
      silent.clear()
      if (!isOnline) log.info('feeds.resumed', { reason: 'network' })
      isOnline = true
    },
    heard: () => heard,
    isOnline: () => isOnline,
  }
}
