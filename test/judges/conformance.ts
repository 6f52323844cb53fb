// The published conformance suite, its stable and its next line.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHandBrowser } from '../mcp/browser-by-hand.ts'
import { freePort } from '../support/free-port.ts'
import type { Judge } from './judge.ts'
import { expectCode, runScript } from './program.ts'

const STABLE = 'conformance-stable/dist/index.js'
const NEXT = 'conformance-next/dist/index.js'
const SUITE_SECONDS_MAX = 180

const baseline = (name: string): string => join(import.meta.dirname, 'baselines', `${name}.yml`)

export const conformanceJudges: Judge[] = [
  ...['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'].map(
    (scenario): Judge => ({
      name: `conformance 0.1.16, ${scenario}`,
      run: async ({ origin }) =>
        expectCode(await runScript(STABLE, ['server', '--url', `${origin}/mcp`, '--scenario', scenario], { seconds: 60 }), 0),
    }),
  ),
  {
    name: 'conformance 0.1.16, whole',
    run: async ({ origin }) => {
      const args = ['server', '--url', `${origin}/mcp`, '--expected-failures', baseline('0.1.16')]
      expectCode(await runScript(STABLE, args, { seconds: SUITE_SECONDS_MAX }), 0)
    },
  },
  ...['2025-06-18', '2025-11-25', '2026-07-28'].map(
    (revision): Judge => ({
      name: `conformance 0.2.0-alpha.12, whole at ${revision}`,
      run: async ({ origin }) => {
        const args = [
          'server',
          '--url',
          `${origin}/mcp`,
          '--suite',
          'all',
          '--spec-version',
          revision,
          '--expected-failures',
          baseline(revision),
        ]
        expectCode(await runScript(NEXT, args, { seconds: SUITE_SECONDS_MAX }), 0)
      },
    }),
  ),
  ...['2025-06-18', '2025-11-25', '2026-07-28'].map(
    (revision): Judge => ({
      name: `conformance 0.2.0-alpha.12, authorization at ${revision}`,
      run: (server) => judgeAuthorization(server, revision),
    }),
  ),
]

/** The suite plays the client; the person at the browser is played here. */
async function judgeAuthorization({ origin, person }: Parameters<Judge['run']>[0], revision: string): Promise<void> {
  const port = await freePort()
  const callback = `http://127.0.0.1:${port}/callback`
  const registered = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Conformance', redirect_uris: [callback] }),
  })
  const { client_id: clientId } = (await registered.json()) as { client_id: string }
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-conformance-'))
  const walked = new Set<string>()
  const walks: Promise<unknown>[] = []
  const args = ['authorization', '--url', origin, '--client-id', clientId, '--port', String(port), '--resource', `${origin}/mcp`]
  try {
    const ran = await runScript(NEXT, [...args, '--spec-version', revision, '-o', directory], {
      seconds: 120,
      onOutput: (output) => {
        for (const [url] of output.matchAll(/https?:\/\/\S*response_type=code\S*(?=\s)/g)) {
          if (walked.has(url)) continue
          walked.add(url)
          walks.push(
            createHandBrowser(person)
              .walk(url, callback)
              .then(({ url: back }) => fetch(back)),
          )
        }
      },
    })
    await Promise.all(walks)
    expectCode(ran, 0)
    if (walked.size === 0) throw new Error(`no authorization was asked for\n${ran.output.slice(-2_000)}`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
