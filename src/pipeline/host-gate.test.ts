import { expect, test } from 'vitest'
import { createHostGate, HostBusy } from './host-gate.ts'

const MINUTE = 60_000

test.each([
  ['longer, then shorter', [30 * MINUTE, MINUTE]],
  ['shorter, then longer', [MINUTE, 30 * MINUTE]],
])('a host that asks to be left alone twice is left alone for the longer while: %s', async (_, asked) => {
  let now = 0
  const wait = async (ms: number): Promise<void> => {
    now += ms
  }
  const gate = createHostGate({ clock: () => now, wait, spacingMs: 1_000 })
  const leave = await gate.enter('gazette.example', AbortSignal.timeout(60_000))
  for (const ms of asked) gate.hold('gazette.example', ms)
  leave()
  await expect(gate.enter('gazette.example', AbortSignal.timeout(60_000))).rejects.toEqual(new HostBusy(30 * MINUTE))
  now = 30 * MINUTE
  await expect(gate.enter('gazette.example', AbortSignal.timeout(60_000))).resolves.toBeTypeOf('function')
})
