// A store to read whole without keeping others waiting: a server is read as it is, the embedded store from a copy where it is large.

import type { Database } from '../store/database.ts'
import { openCopy, storeBytes } from '../store/embedded-copy.ts'
import type { CommandContext } from './command.ts'

/** What a second engine takes, and some more: for its lack the system would end the server. */
const ENGINE_MEMORY_BYTES = 900_000_000
/** One that is smaller is read in less time than a second engine takes to start. */
const COPIED_BYTES_MIN = 50_000_000

/** Opens a copy of the store, to be closed; null where the store itself is to be read. */
export async function openCopiedStore(
  { config, signal, stderr }: Pick<CommandContext, 'config' | 'signal' | 'stderr'>,
  db: Database,
): Promise<Database | null> {
  if (db.engine !== 'embedded' || process.availableMemory() < ENGINE_MEMORY_BYTES) return null
  if ((await storeBytes(db)) < COPIED_BYTES_MIN) return null
  const refused = (reason: string): void => {
    stderr.write(`the store itself is read, and serves nobody else meanwhile; it can't be copied for that: ${reason}\n`)
  }
  return openCopy(db, { dataDir: config.data_dir, signal, refused })
}
