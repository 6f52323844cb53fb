// `bin/sitrep.js` on machines whose own Node is too old.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../../bin/sitrep.js')

/** Which program is started besides, if any, where Node says that it is of this version. */
function startedBy(version: string): string {
  const pretended = `
    import child from 'node:child_process'
    import { syncBuiltinESMExports } from 'node:module'
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    child.spawn = (program) => { console.log(program); process.exit(0) }
    syncBuiltinESMExports()`
  const preload = `data:text/javascript,${encodeURIComponent(pretended)}`
  return execFileSync(process.execPath, ['--import', preload, PROGRAM, '--version'], { encoding: 'utf8' }).trim()
}

test.each(['20.20.2', '22.18.0', '24.0.0', '24.6.9'])('a machine with Node %s runs the one that the project brings', (version) => {
  expect(startedBy(version)).toMatch(/node_modules\/node\/bin\/node$/)
})

test.each(['24.7.0', '25.0.0', '100.0.0'])('Node %s runs the program itself', (version) => {
  expect(startedBy(version)).toBe('0.1.0')
})
