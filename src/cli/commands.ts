// Every command of the program, in the order of the overview. Read when asked for: what `serve` stands on takes over a second to load, and
// `keys create` needs none of it.

import type { Command } from './command.ts'

/** The commands that begin with a word. */
const COMMANDS: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  demo: async () => [(await import('./large-commands.ts')).demoCommand],
  serve: async () => [(await import('./large-commands.ts')).serveCommand],
  ingest: async () => [(await import('./large-commands.ts')).ingestCommand],
  feeds: async () => (await import('./feeds.ts')).feedCommands,
  outlets: async () => (await import('./outlets.ts')).outletCommands,
  accounts: async () => (await import('./accounts.ts')).accountCommands,
  keys: async () => (await import('./keys.ts')).keyCommands,
  eval: async () => (await import('./eval.ts')).evalCommands,
  curate: async () => (await import('./curate.ts')).curateCommands,
  explain: async () => [(await import('./explain.ts')).explainCommand],
  check: async () => [(await import('./check.ts')).checkCommand],
  backup: async () => [(await import('./backup.ts')).backupCommand],
  restore: async () => [(await import('./restore.ts')).restoreCommand],
  config: async () => [(await import('./show-config.ts')).configCommand],
}

/** The commands that begin with this word; where none does, all of them. */
export async function loadCommands(word?: string): Promise<readonly Command[]> {
  const load = word !== undefined && Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  if (load) return load()
  return (await Promise.all(Object.values(COMMANDS).map((every) => every()))).flat()
}
