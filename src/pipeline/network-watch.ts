/**
 * Is it the feeds, or our own line? When one host after another can't be reached, and none in between can, nothing is said about
 * any feed: the stream pauses, a few feeds are asked now and then, and the first answer starts it again.
 */
import type { Log } from '../log.ts'
import type { FeedFetch } from './fetch-feed.ts'

/** So many different hosts in a row without an answer. */
const HOSTS_SILENT_MAX = 12

export interface NetworkWatch {
  note(fetched: FeedFetch): void
  isOnline(): boolean
}

export function createNetworkWatch(log: Pick<Log, 'info' | 'warn'>): NetworkWatch {
  const silent = new Set<string>()
  let isOnline = true
  return {
    note(fetched) {
      if (fetched.kind === 'deferred') return
      if (fetched.kind === 'failed' && fetched.reach === 'silent') {
        if (silent.size < HOSTS_SILENT_MAX) silent.add(fetched.host)
        if (silent.size < HOSTS_SILENT_MAX || !isOnline) return
        isOnline = false
        log.warn('feeds.paused', { reason: 'network', hosts: silent.size })
        return
      }
      if (fetched.kind === 'failed' && fetched.reach === 'unasked') return
      silent.clear()
      if (!isOnline) log.info('feeds.resumed', { reason: 'network' })
      isOnline = true
    },
    isOnline: () => isOnline,
  }
}
