// Clients that people use, each listing the tools and calling all of them.

import { type Judge, TOOL_NAMES } from './judge.ts'
import { expectCode, expectEqual, load, runScript } from './program.ts'

interface Result {
  structuredContent?: { data: { id: string }[] | { timeline: { id: string }[] } }
  isError?: boolean
  content: { text: string }[]
}

/** As much of a client as is used here. */
export interface AnyClient {
  list(): Promise<string[]>
  call(name: string, args: Record<string, unknown>): Promise<Result>
  close(): Promise<void>
}

interface SdkClient {
  connect(transport: unknown): Promise<void>
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<Result>
  close(): Promise<void>
}
type SdkClientClass = new (info: object, options: object) => SdkClient
type TransportClass = new (url: URL, options: object) => unknown

/** From the list to a situation, from its timeline to an event, and a search. */
export async function useAllTools(client: AnyClient): Promise<void> {
  expectEqual(await client.list(), TOOL_NAMES, 'tools')
  const top = await client.call('get_top_situations', { limit: 2 })
  const situations = top.structuredContent?.data as { id: string }[]
  const timeline = await client.call('get_situation_timeline', { situation_id: situations[0]?.id })
  const { timeline: events } = (timeline.structuredContent?.data ?? { timeline: [] }) as { timeline: { id: string }[] }
  for (const result of [
    top,
    timeline,
    await client.call('get_cluster', { cluster_id: events[0]?.id }),
    await client.call('search_situations', { query: 'vaccine', days: 30 }),
  ]) {
    if (result.isError || !result.structuredContent || !result.content[0]?.text)
      throw new Error(`no result: ${JSON.stringify(result).slice(0, 500)}`)
  }
  const refused = await client.call('get_cluster', { cluster_id: 'nobody' })
  expectEqual(refused.isError, true, 'isError of an unknown id')
  await client.close()
}

export function ofSdk(client: SdkClient): AnyClient {
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
  }
}

async function judgeSdk(
  modules: { client: string; transport: string },
  options: object,
  { url, key }: { url: string; key: string },
): Promise<void> {
  const { Client } = await load<{ Client: SdkClientClass }>(modules.client)
  const { StreamableHTTPClientTransport } = await load<{ StreamableHTTPClientTransport: TransportClass }>(modules.transport)
  const client = new Client({ name: 'judge', version: '1' }, options)
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { Authorization: `Bearer ${key}` } } }))
  await useAllTools(ofSdk(client))
}

const v1 = (name: string) => ({ client: `${name}/client/index.js`, transport: `${name}/client/streamableHttp.js` })
const v2 = { client: '@modelcontextprotocol/client', transport: '@modelcontextprotocol/client' }

const sdkJudges: Judge[] = [
  { name: 'SDK client 1.12', run: ({ origin, key }) => judgeSdk(v1('sdk-1-12'), {}, { url: `${origin}/mcp`, key }) },
  { name: 'SDK client 1.32', run: ({ origin, key }) => judgeSdk(v1('sdk-1-32'), {}, { url: `${origin}/mcp`, key }) },
  { name: 'SDK client 2.4', run: ({ origin, key }) => judgeSdk(v2, {}, { url: `${origin}/mcp`, key }) },
  {
    name: 'SDK client 2.4 at 2026-07-28',
    run: ({ origin, key }) => judgeSdk(v2, { versionNegotiation: { mode: { pin: '2026-07-28' } } }, { url: `${origin}/mcp`, key }),
  },
  { name: 'SDK client 2.4 on the bare host', run: ({ origin, key }) => judgeSdk(v2, {}, { url: origin, key }) },
]

const aiSdk: Judge = {
  name: '@ai-sdk/mcp',
  run: async ({ origin, key }) => {
    interface AiClient {
      tools(): Promise<Record<string, { execute(args: object, options: object): Promise<Result> }>>
      close(): Promise<void>
    }
    const { createMCPClient } = await load<{ createMCPClient: (options: object) => Promise<AiClient> }>('@ai-sdk/mcp')
    const client = await createMCPClient({ transport: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } } })
    const tools = await client.tools()
    await useAllTools({
      list: async () => Object.keys(tools),
      call: async (name, args) => {
        const tool = tools[name]
        if (!tool) throw new Error(`no tool ${name}`)
        return tool.execute(args, { toolCallId: name, messages: [] })
      },
      close: () => client.close(),
    })
  },
}

const mcporter: Judge = {
  name: 'mcporter',
  run: async ({ origin, key }) => {
    const script = 'mcporter/dist/cli.js'
    const where = ['--http-url', `${origin}/mcp`, '--allow-http']
    const withKey = [...where, '--header', `Authorization=Bearer ${key}`]
    const run = async (args: string[]): Promise<string> => {
      const ran = await runScript(script, args, { seconds: 60 })
      expectCode(ran, 0)
      return ran.output
    }
    const listed = JSON.parse(await run(['list', ...withKey, '--json'])) as { tools: { name: string }[] }
    expectEqual(
      listed.tools.map(({ name }) => name),
      TOOL_NAMES,
      'tools',
    )
    const call = async (tool: string, args: string[]): Promise<{ id: string }[] & { timeline: { id: string }[] }> =>
      dataOf(await run(['call', ...withKey, tool, ...args, '--output', 'json']))
    const top = await call('get_top_situations', ['limit=1'])
    const timeline = await call('get_situation_timeline', [`situation_id=${top[0]?.id}`])
    await call('get_cluster', [`cluster_id=${timeline.timeline[0]?.id}`])
    await call('search_situations', ['query=vaccine'])
    await run(['call', ...where, 'get_top_situations'])
  },
}

/** What is in `data`, which the program leaves out where it stands alone. A refusal ends with 0 as well. */
function dataOf(output: string): { id: string }[] & { timeline: { id: string }[] } {
  const result = JSON.parse(output)
  if ('error' in result || 'issue' in result) throw new Error(output.slice(0, 1_000))
  return 'data' in result ? result.data : result
}

/** The inspector's command line. Its exit codes: 0 well, 1 an error of the protocol, 3 sign-in asked for, 5 a tool's refusal. */
const INSPECTIONS: readonly { what: string; code: number; key?: 'good' | 'bad'; args: string[] }[] = [
  { what: 'schemas, strictly', code: 0, args: ['--method', 'tools/list', '--strict'] },
  { what: 'an anonymous call', code: 0, args: ['--method', 'tools/call', '--tool-name', 'get_top_situations'] },
  {
    what: 'a keyed tool without a key',
    code: 5,
    args: ['--method', 'tools/call', '--tool-name', 'get_cluster', '--tool-arg', 'cluster_id=x'],
  },
  {
    what: 'an unknown id',
    code: 5,
    key: 'good',
    args: ['--method', 'tools/call', '--tool-name', 'get_cluster', '--tool-arg', 'cluster_id=x'],
  },
  {
    what: 'a search',
    code: 0,
    key: 'good',
    args: ['--method', 'tools/call', '--tool-name', 'search_situations', '--tool-arg', 'query=vaccine'],
  },
  {
    what: 'an argument out of bounds',
    code: 1,
    key: 'good',
    args: ['--method', 'tools/call', '--tool-name', 'get_cluster', '--tool-arg', 'cluster_id=x', '--tool-arg', 'articles=500'],
  },
  { what: 'a bad key', code: 3, key: 'bad', args: ['--method', 'tools/list'] },
  { what: '2026-07-28', code: 0, args: ['--protocol-era', 'modern', '--method', 'tools/list', '--strict'] },
  {
    what: 'load',
    code: 0,
    args: ['--method', 'tools/call', '--tool-name', 'get_top_situations', '--load', '--load-requests', '200', '--load-concurrency', '10'],
  },
]

const inspections = INSPECTIONS.map(
  ({ what, code, key: kind, args }): Judge => ({
    name: `inspector, ${what}`,
    run: async ({ origin, key }) => {
      const header = kind === undefined ? [] : ['--header', `Authorization: Bearer ${kind === 'good' ? key : 'bad'}`]
      const script = '@modelcontextprotocol/inspector/clients/launcher/build/index.js'
      const ran = await runScript(script, ['--cli', `${origin}/mcp`, '--transport', 'http', ...header, ...args], { seconds: 60 })
      expectCode(ran, code)
    },
  }),
)

export const clientJudges: Judge[] = [...inspections, ...sdkJudges, aiSdk, mcporter]
