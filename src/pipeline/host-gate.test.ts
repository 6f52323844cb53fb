import { expect, test } from 'vitest'
import { createHostGate, HostBusy } from './host-gate.ts'

const SECOND = 1_000
const MINUTE = 60_000
const HOST = 'gazette.example'

/** A gate on a clock that waiting moves on. */
function gateAt(start: number) {
  const time = { now: start }
  const wait = async (ms: number): Promise<void> => {
    time.now += ms
  }
  const gate = createHostGate({ clock: () => time.now, wait, spacingMs: SECOND })
  return { time, gate, enter: () => gate.enter(HOST, AbortSignal.timeout(60_000)) }
}

test.each([
  ['longer, then shorter', [30 * MINUTE, MINUTE]],
  ['shorter, then longer', [MINUTE, 30 * MINUTE]],
])('a host that asks to be left alone twice is left alone for the longer while: %s', async (_, asked) => {
  const { time, gate, enter } = gateAt(0)
  const leave = await enter()
  for (const ms of asked) gate.hold(HOST, ms)
  leave()
  await expect(enter()).rejects.toEqual(new HostBusy(30 * MINUTE))
  time.now = 30 * MINUTE
  await expect(enter()).resolves.toBeTypeOf('function')
})

test('a host is asked by one at a time, the next a second after the last one left', async () => {
  const { time, enter } = gateAt(0)
  const leave = await enter()
  let enteredAt: number | undefined
  const next = enter().then(() => {
    enteredAt = time.now
  })
  await Promise.resolve()
  expect(enteredAt).toBeUndefined()
  time.now = 5 * SECOND
  leave()
  await next
  expect(enteredAt).toBe(6 * SECOND)
})

test('a host that is being asked is busy, and is not for ever when whoever asked it leaves twice', async () => {
  const { time, gate, enter } = gateAt(0)
  const leave = await enter()
  expect(gate.busy()).toEqual([HOST])
  leave()
  leave()
  time.now = SECOND
  expect(gate.busy()).toEqual([])
})

test('a clock that is set back makes no host wait for longer than it asked', async () => {
  const start = 1_000 * MINUTE
  let now = start
  const wait = async (ms: number): Promise<void> => {
    now += ms
  }
  const gate = createHostGate({ clock: () => now, wait, spacingMs: 1_000 })
  const leave = await gate.enter('gazette.example', AbortSignal.timeout(60_000))
  leave()
  gate.hold('lantern.example', 5 * MINUTE)
  now = start - 40 * MINUTE
  await expect(gate.enter('lantern.example', AbortSignal.timeout(60_000))).rejects.toEqual(new HostBusy(now + 5 * MINUTE))
  await gate.enter('gazette.example', AbortSignal.timeout(60_000))
  expect(now).toBe(start - 40 * MINUTE + 1_000)
})
