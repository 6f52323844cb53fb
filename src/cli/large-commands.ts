// The commands that stand on nearly all of the program. What they do is read when they run: to tell what there is takes none of it.

import type { Command } from './command.ts'

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port 8787] [--host 127.0.0.1] [--data ./data] [--role all|api|worker] [--sample]',
  summary:
    'Serves the API and reads the feeds, for ever. `--role api` serves only, `--role worker` reads and groups only. `--sample` takes in the sample stream first, and adds no starter feeds.',
  options: { port: { type: 'string' }, host: { type: 'string' }, role: { type: 'string' }, sample: { type: 'boolean' } },
  settings: { port: 'port', host: 'host' },
  positionals: { min: 0, max: 0 },
  run: async (context, given) => (await import('./serve.ts')).runServe(context, given),
}

export const demoCommand: Command = {
  name: 'demo',
  usage: '[--port 8787] [--host 127.0.0.1] [--data DIR]',
  summary:
    'Serves the sample stream from a throw-away store, with an account and a key to try it. `--data` makes the store in that folder, where it stays; one that holds a store already is refused.',
  options: { port: { type: 'string' }, host: { type: 'string' } },
  settings: { port: 'port', host: 'host' },
  positionals: { min: 0, max: 0 },
  run: async (context, given) => (await import('./demo.ts')).runDemo(context, given),
}

export const ingestCommand: Command = {
  name: 'ingest',
  usage: 'FILE…|-|URL… [--rebase] [--wait] [--rejects FILE]',
  summary:
    'Takes in articles: NDJSON (also .gz), RSS, Atom or JSON Feed, from files, standard input or addresses. `--rebase` shifts all times so that the newest article is now; `--wait` returns when nothing is due; `--rejects` writes what is refused to a file.',
  options: { rebase: { type: 'boolean' }, wait: { type: 'boolean' }, rejects: { type: 'string' } },
  positionals: { min: 1, max: 10_000 },
  run: async (context, given) => (await import('./ingest.ts')).runIngest(context, given),
}
