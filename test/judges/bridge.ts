// mcp-remote, the bridge for programs that only start others: with a key, without, and with the whole sign-in.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHandBrowser } from '../mcp/browser-by-hand.ts'
import { ofSdk, useAllTools } from './clients.ts'
import { type Judge, TOOL_NAMES } from './judge.ts'
import type { JudgedServer } from './judged-server.ts'
import { expectEqual, load, scriptPath } from './program.ts'

const SECONDS_MAX = 90
const OUTPUT_SHOWN = 8_000
/** Two of the four; a bridge without a credential sees all and may call two. */
const OPEN_TOOL = 'get_top_situations'

interface StdioClient {
  connect(transport: unknown): Promise<void>
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{ isError?: boolean; content: { text: string }[] }>
  close(): Promise<void>
}
interface StdioTransport {
  stderr: NodeJS.ReadableStream | null
}

interface Bridge {
  client: StdioClient
  /** How often it sent somebody to a browser. */
  asked: () => number
}

interface BridgeOptions {
  url?: string
  args?: string[]
  directory: string
  /** That it has a sign-in: to ask for another is a failure, told at once with what it printed. */
  isSignedIn?: boolean
}

async function openBridge(server: JudgedServer, options: BridgeOptions): Promise<Bridge> {
  const { Client } = await load<{ Client: new (info: object) => StdioClient }>('@modelcontextprotocol/client')
  const { StdioClientTransport } = await load<{ StdioClientTransport: new (options: object) => StdioTransport }>(
    '@modelcontextprotocol/client/stdio',
  )
  const url = options.url ?? `${server.origin}/mcp`
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [scriptPath('mcp-remote/dist/proxy.js'), url, '--allow-http', ...(options.args ?? [])],
    env: { ...process.env, MCP_REMOTE_CONFIG_DIR: options.directory, BROWSER: 'true' },
    stderr: 'pipe',
  })
  let output = ''
  const walked = new Set<string>()
  const lost = Promise.withResolvers<never>()
  transport.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    for (const [address] of output.matchAll(/https?:\/\/\S*response_type=code\S*(?=\s)/g)) {
      if (walked.has(address)) continue
      walked.add(address)
      if (options.isSignedIn) {
        lost.reject(new Error(`the bridge asks for another sign-in\n${output.slice(-OUTPUT_SHOWN)}`))
        continue
      }
      const callback = new URL(address).searchParams.get('redirect_uri') ?? ''
      void createHandBrowser(server.person)
        .walk(address, callback)
        .then(({ url: back }) => fetch(back))
        .catch((error) => process.stderr.write(`the walk through the sign-in failed: ${error}\n`))
    }
  })
  const client = new Client({ name: 'judge', version: '1' })
  try {
    await Promise.race([within(client.connect(transport), () => output), lost.promise])
  } catch (error) {
    await client.close()
    throw error
  }
  return { client, asked: () => walked.size }
}

async function within<T>(work: Promise<T>, output: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${SECONDS_MAX} s\n${output().slice(-2_000)}`)), SECONDS_MAX * 1_000)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function withDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-bridge-'))
  try {
    await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function judgeSignIn(server: JudgedServer, directory: string): Promise<void> {
  const url = `${server.origin}/mcp?login`
  const first = await openBridge(server, { url, directory })
  await useAllTools(ofSdk(first.client as Parameters<typeof ofSdk>[0]))
  expectEqual(first.asked(), 1, 'sign-ins of the first run')
  const second = await openBridge(server, { url, directory })
  await useAllTools(ofSdk(second.client as Parameters<typeof ofSdk>[0]))
  expectEqual(second.asked(), 0, 'sign-ins of the second run')
}

/**
 * Three bridges with the same worn-out token refresh at once, as hosts do that start several; none may lose the sign-in.
 *
 * A bridge asks for another sign-in also when one of its own files or ports fails it, so that it may be tried a second time, and says so;
 * that the server answers each of three refreshes holds without exception (`test/mcp/sign-in.test.ts`).
 */
async function judgeParallelRefreshTwice(server: JudgedServer): Promise<void> {
  try {
    await withDirectory((directory) => judgeParallelRefresh(server, directory))
  } catch (error) {
    process.stderr.write(`three refreshing at once, tried again: ${error instanceof Error ? error.message : error}\n`)
    await withDirectory((directory) => judgeParallelRefresh(server, directory))
  }
}

async function judgeParallelRefresh(server: JudgedServer, directory: string): Promise<void> {
  const url = `${server.origin}/mcp?login`
  await judgeSignIn(server, directory)
  spoilTokens(directory)
  const copies = [1, 2, 3].map((copy) => `${directory}-${copy}`)
  for (const copy of copies) cpSync(directory, copy, { recursive: true })
  const opening = copies.map((copy) => openBridge(server, { url, directory: copy, args: ['--debug'], isSignedIn: true }))
  try {
    for (const { client, asked } of await Promise.all(opening)) {
      expectEqual(
        (await client.listTools()).tools.map(({ name }) => name),
        TOOL_NAMES,
        'tools',
      )
      expectEqual(asked(), 0, 'sign-ins')
    }
  } finally {
    for (const opened of await Promise.allSettled(opening)) if (opened.status === 'fulfilled') await opened.value.client.close()
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
}

function spoilTokens(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_tokens.json'))
  if (files.length === 0) throw new Error('the bridge kept no token')
  for (const file of files) {
    const path = join(directory, file)
    const tokens = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...tokens, access_token: 'A'.repeat(43) }))
  }
}

export const bridgeJudges: Judge[] = [
  {
    name: 'mcp-remote with a key',
    run: (server) =>
      withDirectory(async (directory) => {
        const { client, asked } = await openBridge(server, { directory, args: ['--header', `Authorization:Bearer ${server.key}`] })
        await useAllTools(ofSdk(client as Parameters<typeof ofSdk>[0]))
        expectEqual(asked(), 0, 'sign-ins')
      }),
  },
  {
    name: 'mcp-remote without a credential',
    run: (server) =>
      withDirectory(async (directory) => {
        const { client } = await openBridge(server, { directory })
        expectEqual(
          (await client.listTools()).tools.map(({ name }) => name),
          TOOL_NAMES,
          'tools',
        )
        expectEqual((await client.callTool({ name: OPEN_TOOL, arguments: {} })).isError ?? false, false, 'isError of an open tool')
        expectEqual(
          (await client.callTool({ name: 'get_cluster', arguments: { cluster_id: 'x' } })).isError,
          true,
          'isError of a keyed tool',
        )
        await client.close()
      }),
  },
  { name: 'mcp-remote with sign-in, twice', run: (server) => withDirectory((directory) => judgeSignIn(server, directory)) },
  { name: 'mcp-remote, three refreshing at once', run: judgeParallelRefreshTwice },
]
