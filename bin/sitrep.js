#!/usr/bin/env node
// Starts the program: from its sources in a checkout, from the build in an installed package. A machine's own Node may be too
// old for it; the checkout brings a newer one as a development dependency.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NODE_MAJOR_MIN = 24
const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const source = pathOf('../src/main.ts')
const program = existsSync(source) ? source : pathOf('../dist/main.js')
const ownNode = pathOf('../node_modules/node/bin/node')

if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR_MIN) {
  await import(program)
} else if (existsSync(ownNode)) {
  // By the channel the program hears that this process is gone, even killed: nobody could end it any more but by its own id.
  const child = spawn(ownNode, [program, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // The terminal's Ctrl-C comes to the child as well, a script's signal to this process alone: the program takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  console.error(`sitrep needs Node ${NODE_MAJOR_MIN} or newer; this is ${process.version}`)
  process.exit(1)
}
