// What the file system refuses, for the person who named the file.

import { resolve } from 'node:path'
import { CommandFailure } from './command.ts'

/** A failure of the file system in words; undefined when it is something else. */
export function fileFailure(error: unknown, file: string): CommandFailure | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  switch (error.code) {
    case 'ENOENT':
      return new CommandFailure(`${file}: no such file or folder`)
    case 'EACCES':
      return new CommandFailure(`${file}: permission denied`)
    case 'EISDIR':
      return new CommandFailure(`${file}: is a directory`)
    case 'ENOTDIR':
      return new CommandFailure(`${file}: is no folder, or lies in none`)
    case 'ELOOP':
      return new CommandFailure(`${file}: its links lead in a circle`)
    case 'ENAMETOOLONG':
      return new CommandFailure(`${file}: the name is too long`)
    case 'ENOSPC':
      return new CommandFailure(`${file}: no space left`)
    default:
      // In the system's own words: "EROFS: read-only file system, mkdir …".
      return new CommandFailure(`${file}: ${/^[A-Z]+: (.+), \w/.exec(error.message)?.[1] ?? String(error.code)}`)
  }
}

/** The same of the data directory, which is made where it is missing: it may be named nowhere in the command. Undefined where another place failed. */
export function dataFailure(error: unknown, dataDir: string): CommandFailure | undefined {
  if (!(error instanceof Error && 'path' in error && 'code' in error) || !liesBeside(resolve(String(error.path)), resolve(dataDir)))
    return undefined
  const failure = fileFailure(error, dataDir)
  const made: Record<string, string> = { EEXIST: 'is no folder, or lies in none', ENOENT: "can't be made there" }
  const told = made[String(error.code)] === undefined ? failure?.message : `${dataDir}: ${made[String(error.code)]}`
  return failure && new CommandFailure(`${told}; --data or SITREP_DATA_DIR names the data directory`)
}

/** One of the two is the other, or lies in it. */
function liesBeside(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
}
