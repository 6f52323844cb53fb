/**
 * The text of a web page, in a thread of its own: pages are written by strangers, and what takes too long or too much memory is
 * given up with its thread. One page at a time; the next one gets a new thread when the last was given up.
 */
import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PageAsked, PageRead } from './page-worker.ts'

const PAGE_CHARACTERS_MAX = 2_000_000
const READ_MS_MAX = 5_000
/** A busy machine takes longer to load the thread's program than a page may take. */
const START_MS_MAX = 60_000
const HEAP_MEGABYTES_MAX = 192

export interface PageReader {
  /** The page's article as plain text and the address that it names as its own; null when there is none, or it takes too much. */
  read(page: PageAsked): Promise<PageRead | null>
  close(): Promise<void>
}

export function createPageReader({ timeoutMs = READ_MS_MAX }: { timeoutMs?: number } = {}): PageReader {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  const readNow = async (page: PageAsked): Promise<PageRead | null> => {
    const isFresh = thread === null
    thread ??= startThread()
    const worker = thread
    try {
      if (isFresh) await once(worker, 'message', { signal: AbortSignal.timeout(START_MS_MAX) })
      const timer = AbortSignal.timeout(timeoutMs)
      worker.postMessage({ ...page, html: page.html.slice(0, PAGE_CHARACTERS_MAX) } satisfies PageAsked)
      const [answer] = await once(worker, 'message', { signal: timer })
      return answer
    } catch {
      // Too slow, too large, or broken: nothing of it is worth keeping.
      thread = null
      await worker.terminate()
      return null
    }
  }
  return {
    read(page) {
      const next = last.then(() => readNow(page))
      last = next
      return next
    },
    async close() {
      await last.catch(() => {})
      await thread?.terminate()
      thread = null
    },
  }
}

function startThread(): Worker {
  const program = join(import.meta.dirname, `page-worker${extname(import.meta.filename)}`)
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX }, stdout: true, stderr: true })
  // Whoever waits for its answer is told; at other times nobody is there to hear.
  worker.on('error', () => {})
  worker.unref()
  return worker
}
