// The composition root: everything that touches the world is made here and handed down.

import { randomBytes, randomUUID } from 'node:crypto'
import { loadCommands } from './cli/commands.ts'
import { createEnding } from './cli/ending.ts'
import { runCommand } from './cli/run-command.ts'

const clock = () => Date.now()
const ending = createEnding({ clock, leaveAtOnce: () => process.exit(130) })
// The last one is a terminal that was closed. (The runtime lets no `nohup` keep it off.)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ending.ask)
// Started by a wrapper (`bin/sitrep.js`), it ends with that.
process.once('disconnect', ending.ask)
process.channel?.unref()
let unwritten = 0
// Whoever reads our output may stop reading: that is no failure of ours. What a server prints is no part of its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (process.argv[2] === 'serve') return
  const code = error.code === 'EPIPE' ? 0 : 1
  if (code === 1) process.stderr.write(`sitrep: standard output can't be written: ${error.message}\n`)
  if (process.argv[2] !== 'demo') process.exit(code)
  // It has a store to take away first, whose password nobody can read now.
  unwritten = code
  ending.ask()
})
// What nobody can be told ends no work: the exit code tells too.
process.stderr.on('error', () => {})

const code = await runCommand(
  {
    clock,
    steady: () => performance.now(),
    newId: () => randomUUID(),
    newSecret: (bytes) => randomBytes(bytes),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    signal: ending.signal,
    leave: (code) => process.exit(code),
  },
  loadCommands,
  process.argv.slice(2),
)
process.exitCode = code || unwritten
