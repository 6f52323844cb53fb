// Records the examples that the documentation falls back on while a store has nothing to show: `node scripts/record-examples.ts`.
// The sample stream is taken in on a store of its own, and the server's own functions are asked what the pages ask.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TIERS } from '../src/core/serving/tier.ts'
import { runTool } from '../src/mcp/run-tool.ts'
import { createToolAnswers } from '../src/mcp/tool-answers.ts'
import { createQueryEmbedder } from '../src/service/query-embedder.ts'
import type { SearchIndex } from '../src/service/search.ts'
import { searchClusters } from '../src/service/search-clusters.ts'
import { askForExamples } from '../src/site/docs/examples.ts'
import { openStore } from '../src/store/open-store.ts'
import { sitrep } from '../test/cli/support.ts'
import { SAMPLE, SAMPLE_NOW } from '../test/support/sample.ts'

const OUT = join(import.meta.dirname, '../docs/site/examples.json')

const dataDir = await mkdtemp(join(tmpdir(), 'sitrep-examples-'))
const ran = await sitrep(['ingest', SAMPLE, '--wait', '--data', dataDir], { now: SAMPLE_NOW })
if (ran.code !== 0) throw new Error(`the sample was not taken in: ${ran.stderr}`)
const db = await openStore({ dataDir })
const embedQuery = createQueryEmbedder({ db, server: undefined, clock: () => SAMPLE_NOW })
const shared = {
  db,
  links: { siteUrl: 'https://sitrep.example', apiUrl: 'https://sitrep.example/v1' },
  cursorSecret: 'examples',
  searchIndex: (ask: Parameters<SearchIndex>[0]) => searchClusters({ db, embedQuery }, ask),
}
const answers = createToolAnswers({ ageMsMax: 0 })
const walks = { note: async () => {}, isNoted: () => true }
const examples = await askForExamples(
  {
    ...shared,
    tiers: TIERS,
    runTool: (call, run) => runTool({ ...shared, answers, walks }, call, { ...run, countSearch: async () => {} }),
  },
  SAMPLE_NOW,
)
await db.close()
await rm(dataDir, { recursive: true, force: true })
await writeFile(OUT, `${JSON.stringify(examples, null, 2)}\n`)
