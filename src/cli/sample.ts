// The sample stream: our own invented news, for the first look.

import { join } from 'node:path'
import { ingestSources, newestTime } from '../pipeline/ingest.ts'
import { settleAll } from '../pipeline/run.ts'
import type { Database } from '../store/database.ts'
import type { CommandContext } from './command.ts'
import { pipelineDeps } from './pipeline-deps.ts'
import { PROGRAM_DIRECTORY } from './run-command.ts'

const SAMPLE = join(PROGRAM_DIRECTORY, 'sample/stream.ndjson')

/** Takes in the sample as if it ended now, and works until it is published. What is there already is not doubled. */
export async function ingestSample(context: CommandContext, db: Database): Promise<void> {
  const { signal } = context
  const now = context.clock()
  const newest = (await newestTime([SAMPLE], { signal }, now)) ?? now
  await ingestSources({ ...context, db }, [SAMPLE], {
    signal,
    rebaseBy: now - newest,
    onRejected: ({ at, reason }) => context.stderr.write(`${at.source}:${at.line}: ${reason}\n`),
  })
  await settleAll(pipelineDeps(context, db), { signal })
}
