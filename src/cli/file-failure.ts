// What the file system refuses, for the person who named the file.

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
    case 'ENOSPC':
      return new CommandFailure(`${file}: no space left`)
    default:
      return new CommandFailure(`${file}: ${String(error.code)}`)
  }
}
