#!/usr/bin/env node
// Starts the program. A machine's own Node may be too old for it; a checkout brings a newer one as a development dependency.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const numbersOf = (version) => version.match(/\d+/g).map(Number)

const [majorMin, minorMin] = numbersOf(JSON.parse(readFileSync(pathOf('../package.json'), 'utf8')).engines.node)
const [major, minor] = numbersOf(process.versions.node)
const program = '../src/main.ts'
const ownNode = pathOf('../node_modules/node/bin/node')
// What was compiled is kept for the next start, beside the code that it belongs to, where nobody writes who may not change that.
process.env.NODE_COMPILE_CACHE ||= pathOf('../node_modules/.sitrep')

if (major > majorMin || (major === majorMin && minor >= minorMin)) {
  module.enableCompileCache()
  await import(program)
} else if (existsSync(ownNode)) {
  // By the channel the program hears that this process is gone, even killed: nobody could end it any more but by its own id.
  const child = spawn(ownNode, [pathOf(program), ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // The terminal's Ctrl-C comes to the child as well, a script's signal to this process alone: the program takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  console.error(`sitrep needs Node ${majorMin}.${minorMin} or newer; this is ${process.version}`)
  process.exit(1)
}
