// `bin/sitrep.js` on machines whose own Node is too old.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../../bin/sitrep.js')

/** What the program says where this ran before it. */
function saidAfter(code: string, compileCache = ''): string {
  const preload = `data:text/javascript,${encodeURIComponent(code)}`
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
  return execFileSync(process.execPath, ['--import', preload, PROGRAM, '--version'], { encoding: 'utf8', env }).trim()
}

/** Which program is started besides, if any, where Node says that it is of this version. */
const startedBy = (version: string) =>
  saidAfter(`
    import child from 'node:child_process'
    import { syncBuiltinESMExports } from 'node:module'
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    child.spawn = (program) => { console.log(program); process.exit(0) }
    syncBuiltinESMExports()`)

/** Where Node keeps what it compiled. */
const CACHE_TOLD = `
    import module from 'node:module'
    process.on('exit', () => console.log(module.getCompileCacheDir()))`

test.each(['20.20.2', '22.18.0', '24.0.0', '24.6.9'])('a machine with Node %s runs the one that the project brings', (version) => {
  expect(startedBy(version)).toMatch(/node_modules\/node\/bin\/node$/)
})

test.each(['24.7.0', '25.0.0', '100.0.0'])('Node %s runs the program itself', (version) => {
  expect(startedBy(version)).toBe('0.1.0')
})

test('what was compiled is kept beside the code, or where the caller has it', () => {
  expect(saidAfter(CACHE_TOLD)).toContain(join(import.meta.dirname, '../../node_modules/.sitrep'))
  const own = mkdtempSync(join(tmpdir(), 'sitrep-compiled-'))
  try {
    expect(saidAfter(CACHE_TOLD, own)).toContain(own)
  } finally {
    rmSync(own, { recursive: true })
  }
})
