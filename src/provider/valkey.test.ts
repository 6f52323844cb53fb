// That a Valkey can't be used is told once, with a reason that holds no secret and is the one of now, and once that it can again.

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { openValkey, type Valkey } from './valkey.ts'

const INFO = '$19\r\nrun_id:0123456789ab\r\n'
const REFUSAL = '-WRONGPASS invalid username-password pair or user is disabled.\r\n'

const sockets = new Set<Socket>()
let server: Server
let valkey: Valkey
let told: (string | undefined)[]

afterEach(async () => {
  await valkey.close()
  cut()
  server.close()
})

function cut(): void {
  for (const socket of sockets) socket.destroy()
}

/** A server that gives one answer to each command. */
async function openOn(answer: (command: string) => string, port = 0): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      for (const [, command = ''] of chunk.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)/gm)) socket.write(answer(command))
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function open(port: number, database = ''): void {
  told = []
  valkey = openValkey({ url: `redis://:hidden@127.0.0.1:${port}/${database}`, changed: (reason) => told.push(reason) })
}

test('a server that goes and comes back is told of once each, however often it is tried between, and our own leaving is not', async () => {
  const port = await openOn(() => INFO)
  open(port)
  await eventually(() => expect(valkey.run()).toBe('0123456789ab'))
  expect(told).toEqual([])
  server.close()
  cut()
  await eventually(() => expect(told).toEqual(['closed', 'ECONNREFUSED']))
  await openOn(() => INFO, port)
  await eventually(() => expect(told).toEqual(['closed', 'ECONNREFUSED', undefined]))
  await valkey.close()
  cut()
  expect(told).toHaveLength(3)
})

test('a server that refuses our password is told of by its word for it', async () => {
  open(await openOn(() => REFUSAL))
  await eventually(() => expect(told).toEqual(['WRONGPASS']))
})

test('a server that refuses our password and answers strangers is told of once, and tried ever more slowly', async () => {
  const attempts: number[] = []
  const answer = (command: string): string => {
    if (command.toLowerCase() !== 'auth') return INFO
    attempts.push(performance.now())
    return REFUSAL
  }
  open(await openOn(answer))
  await eventually(() => expect(attempts.length).toBeGreaterThan(5))
  expect(told).toEqual(['WRONGPASS'])
  expect(attempts[5]! - attempts[0]!).toBeGreaterThan(50 + 100 + 150 + 200 + 250 - 10)
})

test('a server that has not the database of our number is told of until it has it, and not used meanwhile', async () => {
  let selected = '-ERR DB index is out of range\r\n'
  open(await openOn((command) => (command.toLowerCase() === 'select' ? selected : INFO)), '99')
  await valkey.ready
  expect([told, valkey.run()]).toEqual([['no such database'], undefined])
  selected = '+OK\r\n'
  await eventually(() => expect(told).toEqual(['no such database', undefined]))
  expect(valkey.run()).toBe('0123456789ab')
})

test('a password that was changed while we were connected is found, whatever kept the server from answering before', async () => {
  let answer = INFO
  open(await openOn(() => answer))
  await eventually(() => expect(valkey.run()).toBeDefined())
  answer = '-OOM command not allowed\r\n'
  await expect(valkey.evaluate({ text: 'return 1', sha1: '0' }, [], [])).rejects.toThrow('OOM')
  answer = INFO
  await valkey.evaluate({ text: 'return 1', sha1: '0' }, [], [])
  answer = REFUSAL
  cut()
  await eventually(() => expect(told).toEqual(['OOM', undefined, 'closed', 'WRONGPASS']))
})

test('a server that answers, and takes nothing in, is told of until something was written', async () => {
  let answer = INFO
  open(await openOn(() => answer))
  await eventually(() => expect(valkey.run()).toBeDefined())
  const script = { text: 'return 1', sha1: '0', wrote: (written: unknown) => written === 1 }
  answer = '-MISCONF unable to persist on disk\r\n'
  await expect(valkey.evaluate(script, [], [])).rejects.toThrow('MISCONF')
  answer = ':0\r\n'
  expect(await valkey.evaluate(script, [], [])).toBe(0)
  expect(told).toEqual(['MISCONF'])
  answer = ':1\r\n'
  expect(await valkey.evaluate(script, [], [])).toBe(1)
  expect(told).toEqual(['MISCONF', undefined])
})

test('a server that answers to be reached, and then no script, is told of until it does', async () => {
  let answer = INFO
  open(await openOn(() => answer))
  await eventually(() => expect(valkey.run()).toBeDefined())
  const script = { text: 'return 1', sha1: '0' }
  answer = ''
  await expect(valkey.evaluate(script, [], [])).rejects.toThrow('timed out')
  expect(told).toEqual(['no answer'])
  answer = ':1\r\n'
  cut()
  answer = INFO
  await eventually(() => expect(told).toEqual(['no answer', undefined]))
})
