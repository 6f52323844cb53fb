// The publishers of the farm: good ones in pairs that report the same events, and every kind of bad one. One server plays them all.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'

export const MINUTE = 60_000
/** The farm listens here, and this address alone is let through beside the public ones. */
export const FARM_ADDRESS = '127.0.0.77'
/** What stands for an inner service: nobody may ever connect. */
export const TRAP_ADDRESS = '127.0.0.1'
const ITEM_EVERY_MS = 10 * MINUTE
const ITEMS_SHOWN = 3
/** One feed in five is bad. */
const BAD_EVERY = 5

export interface FarmClock {
  now: () => number
  start: number
}

export interface Asked {
  begun: number
  ended: number | null
}

export interface FarmHosts {
  port: number
  feeds: string[]
  isGood: (index: number) => boolean
  /** Every request of each host. */
  asked: Map<string, Asked[]>
  trapped: () => number
  /** Requests that are being answered. */
  open: () => number
  resolver: (name: string) => Promise<{ address: string; family: 4 | 6 }[]>
  /** The items that a good feed has shown by now: address and when it appeared. */
  itemsOf: (index: number) => { link: string; at: number }[]
  close: () => Promise<void>
}

export async function openFarmHosts(count: number, clock: FarmClock): Promise<FarmHosts> {
  const asked: FarmHosts['asked'] = new Map()
  let trapped = 0
  let open = 0
  const trap = createServer((_, response) => response.end('<rss/>'))
  trap.on('connection', () => {
    trapped += 1
  })
  await new Promise<void>((resolve) => trap.listen(0, TRAP_ADDRESS, resolve))
  const trapPort = (trap.address() as AddressInfo).port
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const entry: Asked = { begun: clock.now(), ended: null }
    asked.set(host, [...(asked.get(host) ?? []), entry])
    open += 1
    response.on('close', () => {
      open -= 1
      entry.ended = clock.now()
    })
    answer({ host, clock, trapPort, port, request, response })
  })
  await new Promise<void>((resolve) => server.listen(0, FARM_ADDRESS, resolve))
  const { port } = server.address() as AddressInfo
  const turns = new Map<string, number>()
  return {
    port,
    feeds: Array.from({ length: count }, (_, index) => `http://${hostOf(index)}:${port}/feed`),
    isGood: (index) => kindOf(index) === 'good',
    asked,
    trapped: () => trapped,
    open: () => open,
    // A name that changes its mind: what was checked must be what is connected to.
    resolver: async (name) => {
      const turn = (turns.get(name) ?? 0) + 1
      turns.set(name, turn)
      if (name.startsWith('inner')) return [{ address: TRAP_ADDRESS, family: 4 }]
      if (name.startsWith('rebind') && turn % 2 === 0) return [{ address: TRAP_ADDRESS, family: 4 }]
      if (name.startsWith('mixed'))
        return [
          { address: FARM_ADDRESS, family: 4 },
          { address: '::ffff:127.0.0.1', family: 6 },
        ]
      return [{ address: FARM_ADDRESS, family: 4 }]
    },
    itemsOf: (index) => Array.from({ length: newest(clock, index) + ITEMS_SHOWN }, (_, i) => itemOf(clock, index, i - ITEMS_SHOWN + 1)),
    close: async () => {
      for (const closing of [server, trap]) {
        closing.closeAllConnections()
        await new Promise<void>((resolve) => closing.close(() => resolve()))
      }
    },
  }
}

const BAD = [
  'broken',
  'gone',
  'silent',
  'circle',
  'inner',
  'rebind',
  'mixed',
  'page',
  'bomb',
  'cut',
  'noise',
  'busy',
  'metadata',
  'nat64',
  'mapped',
  'huge',
  'packed',
  'entities',
  'moved',
  'empty',
] as const
type Kind = (typeof BAD)[number] | 'good'

function kindOf(index: number): Kind {
  if (index % BAD_EVERY !== BAD_EVERY - 1) return 'good'
  return BAD[Math.floor(index / BAD_EVERY) % BAD.length] ?? 'broken'
}

const hostOf = (index: number): string => `${kindOf(index)}${index}.example`

/** The number of the newest item of a good feed; neighbours differ by up to a minute. */
function newest(clock: FarmClock, index: number): number {
  return Math.floor((clock.now() - clock.start - phaseOf(index)) / ITEM_EVERY_MS)
}

const phaseOf = (index: number): number => ((index >> 1) * 7_919) % ITEM_EVERY_MS

function itemOf({ start }: FarmClock, index: number, number: number): { link: string; at: number } {
  const at = start + number * ITEM_EVERY_MS + phaseOf(index)
  return { link: `https://good${index}.example/item/${number + 100}`, at }
}

const WORDS =
  'harbour council strike bridge budget flood election museum railway hospital festival court airport library forest tunnel market school storm reactor glacier orchestra parliament vaccine satellite refinery stadium vineyard embassy quarry'.split(
    ' ',
  )
const VERBS = 'reopens closes expands rejects approves delays inspects restores doubles suspends'.split(' ')

/** What a pair of feeds reports at one time: the same event in words of their own. */
function wordsOf(index: number, number: number): { title: string; text: string } {
  const event = (index >> 1) * 1_000 + number + 100
  const pick = (list: readonly string[], salt: number): string => list[(event * 31 + salt * 17 + Math.floor(event / 7)) % list.length] ?? ''
  const place = `${syllables(event)}ville`
  const [thing, other, verb] = [pick(WORDS, 1), pick(WORDS, 2), pick(VERBS, 3)]
  return index % 2 === 0
    ? {
        title: `${place} ${thing} ${verb} after ${other} dispute`,
        text: `The ${thing} of ${place} ${verb} on Monday after a dispute over the ${other}, officials in ${place} said. Mayor ${syllables(event + 1)} and ${syllables(event + 2)} of ${syllables(event + 3)} signed it in ${syllables(event + 4)} Street; ${event} people had asked for it.`,
      }
    : {
        title: `After dispute over ${other}, ${thing} in ${place} ${verb}`,
        text: `In ${place} the ${thing} ${verb}: a dispute over the ${other} has ended, according to mayor ${syllables(event + 1)}. ${syllables(event + 2)} of ${syllables(event + 3)} was there, in ${syllables(event + 4)} Street, as had been wished by ${event} people.`,
      }
}

const SYLLABLES = 'ba de fi go hu ka le mi no pu ra se ti vo zu bri clo dra fle gru'.split(' ')

function syllables(number: number): string {
  let rest = (number * 2_654_435_761) % 4_294_967_296
  let word = ''
  for (let i = 0; i < 5; i += 1) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? ''
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function documentOf(clock: FarmClock, index: number): string {
  const last = newest(clock, index)
  const items = Array.from({ length: ITEMS_SHOWN }, (_, i) => last - i).map((number) => {
    const { link, at } = itemOf(clock, index, number)
    const { title, text } = wordsOf(index, number)
    return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>${text}</description></item>`
  })
  // Some lie about dates in an item of their own, which must harm nothing.
  const lie =
    index % 50 === 0
      ? '<item><title>From the far future</title><link>https://lies.example/1</link><pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate></item>'
      : ''
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Paper ${index}</title>${lie}${items.join('')}</channel></rss>`
}

interface Exchange {
  host: string
  clock: FarmClock
  port: number
  trapPort: number
  request: IncomingMessage
  response: ServerResponse
}

function answer(exchange: Exchange): void {
  const { host, response } = exchange
  const kind = /^[a-z]+/.exec(host)?.[0] ?? ''
  // nat64 ends in a digit of its name.
  if (host.startsWith('nat64')) {
    redirect(response, `http://[64:ff9b::7f00:1]:${exchange.trapPort}/`)
    return
  }
  if (kind === 'good' || kind === 'rebind') {
    answerWell(exchange)
    return
  }
  const badly = BADLY[kind]
  if (badly) badly(exchange)
  else response.writeHead(500).end()
}

function answerWell({ host, clock, request, response }: Exchange): void {
  const index = Number(/\d+/.exec(host)?.[0])
  const body = documentOf(clock, index)
  const etag = `"${newest(clock, index)}"`
  if (index % 3 === 0) {
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
  }
  const [encoding, packed] = [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['', null],
  ][index % 4] as [string, ((text: string) => Buffer) | null]
  if (packed) response.setHeader('content-encoding', encoding)
  response.end(packed ? packed(body) : body)
}

const redirect = (response: ServerResponse, location: string): void => void response.writeHead(302, { location }).end()

const BADLY: Record<string, (exchange: Exchange) => void> = {
  broken: ({ response }) => response.writeHead(500).end(),
  gone: ({ response }) => response.writeHead(410).end(),
  silent: () => {},
  circle: ({ response }) => redirect(response, '/again'),
  page: ({ response }) => response.end('<!doctype html><html></html>'),
  bomb: ({ response }) =>
    response.end('<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]><rss><channel><title>&c;</title></channel></rss>'),
  entities: ({ response }) =>
    response.end('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel><title>&a;</title></channel></rss>'),
  cut: ({ response }) => void response.write('<rss><channel><item>', () => response.destroy()),
  noise: ({ response }) => response.end(Buffer.alloc(5_000, 7)),
  busy: ({ response }) => response.writeHead(429, { 'retry-after': '1200' }).end(),
  metadata: ({ response }) => redirect(response, 'http://169.254.169.254/latest/meta-data'),
  mapped: ({ response, trapPort }) => redirect(response, `http://[::ffff:127.0.0.1]:${trapPort}/`),
  huge: ({ response }) => response.end(Buffer.alloc(11 * 1024 * 1024, 'x')),
  packed: ({ response }) => response.setHeader('content-encoding', 'gzip').end(PACKED),
  moved: ({ response, trapPort }) => redirect(response, `http://${TRAP_ADDRESS}:${trapPort}/`),
  empty: ({ response }) => response.end(),
}
const PACKED = gzipSync(Buffer.alloc(50 * 1024 * 1024))
