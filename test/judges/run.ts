// Lets programs of others judge the tool server: npm run test:judges (after npm ci in test/judges). [--only TEXT]
// Starts the server with the sample stream, runs every judge, prints a line for each, and fails when one found a fault or did not run.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bridgeJudges } from './bridge.ts'
import { clientJudges } from './clients.ts'
import { conformanceJudges } from './conformance.ts'
import type { Judge } from './judge.ts'
import { type JudgedServer, startJudgedServer } from './judged-server.ts'

const AT_ONCE = 2

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (!existsSync(join(import.meta.dirname, 'node_modules/conformance-next'))) {
  process.stderr.write('The judges are not installed: npm ci --prefix test/judges\n')
  process.exit(2)
}

const judges = [...conformanceJudges, ...clientJudges, ...bridgeJudges].filter(({ name }) => name.includes(values.only ?? ''))
const server = await startJudgedServer()
const failures: string[] = []
let ran = 0
try {
  const waiting = [...judges]
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting, server)))
} finally {
  await server.close()
}
for (const failure of failures) process.stdout.write(`\n${failure}\n`)
process.stdout.write(`\n${ran - failures.length} of ${judges.length} judges found nothing wrong\n`)
process.exitCode = ran === judges.length && ran > 0 && failures.length === 0 ? 0 : 1

async function work(waiting: Judge[], judged: JudgedServer): Promise<void> {
  for (let judge = waiting.shift(); judge; judge = waiting.shift()) {
    const start = performance.now()
    const failure = await judge.run(judged).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    ran += 1
    if (failure !== undefined) failures.push(`${judge.name}: ${failure}`)
    process.stdout.write(
      `${failure === undefined ? 'ok    ' : 'FAILED'}  ${judge.name}  (${((performance.now() - start) / 1_000).toFixed(1)} s)\n`,
    )
  }
}
