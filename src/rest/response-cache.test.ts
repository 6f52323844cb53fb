import { expect, test } from 'vitest'
import { TIERS } from '../core/serving/tier.ts'
import type { AccountCaller } from '../service/caller.ts'
import { answerKey, createResponseCache } from './response-cache.ts'

const caller: AccountCaller = { kind: 'account', accountId: 'a1', tier: TIERS.hobby }
const answer = (bytes: number) => async () => ({ body: Buffer.alloc(bytes), headers: {}, route: '' })

test('an answer is made once in its time, also for those who ask while it is made', async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  let made = 0
  const make = async () => {
    made += 1
    return { body: Buffer.from(String(made)), headers: {}, route: '' }
  }
  const read = async (now: number) => (await cache.read('key', now, make)).body.toString()
  expect(await Promise.all([read(1_000), read(1_000), read(1_499)])).toEqual(['1', '1', '1'])
  expect(await read(1_500)).toBe('2')
  expect(await read(1_400)).toBe('3')
})

test('with no age nothing is kept', async () => {
  const cache = createResponseCache({ ageMsMax: 0 })
  let made = 0
  for (let times = 0; times < 3; times++)
    await cache.read('key', 1_000, async () => ({ body: Buffer.from(String(++made)), headers: {}, route: '' }))
  expect(made).toBe(3)
})

test('a failure is told to all who wait, and forgotten', async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([cache.read('key', 1_000, fail), cache.read('key', 1_000, fail)])
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  expect((await cache.read('key', 1_000, answer(3))).body).toHaveLength(3)
})

test.each([
  ['answers', 1_048_576, ''],
  ['addresses', 1, 'x'.repeat(1_048_576)],
])('what is kept stays within 64 MiB, large %s too: the oldest go first', async (_, bytes, long) => {
  const cache = createResponseCache({ ageMsMax: 1_000_000 })
  let made = 0
  const make = async () => {
    made += 1
    return answer(bytes)()
  }
  for (let key = 0; key < 100; key++) await cache.read(`${key}${long}`, 1_000, make)
  expect(made).toBe(100)
  await cache.read(`99${long}`, 1_000, make)
  expect(made).toBe(100)
  await cache.read(`0${long}`, 1_000, make)
  expect(made).toBe(101)
})

test('what was made again takes no room any more, nor what came when it was made again, and neither ends what took its place', async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  let now = 1_000
  for (let times = 0; times < 100; times++) {
    const late = Promise.withResolvers<void>()
    const overtaken = cache.read('key', now, async () => {
      await late.promise
      if (times % 2 === 1) throw new Error('too late')
      return answer(2_097_152)()
    })
    await cache.read('key', now + 500, answer(1_048_576))
    late.resolve()
    await Promise.allSettled([overtaken])
    now += 1_000
  }
  await cache.read('other', now - 500, answer(3))
  expect([cache.peek('key', now - 500), cache.peek('other', now - 500)].map((kept) => kept?.body.length)).toEqual([1_048_576, 3])
  await cache.read('other', now, answer(3))
  expect(cache.peek('key', now)).toBeUndefined()
})

test('who is in a hurry gets the answer before while the next is made, and never one that is a second old', async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  const seen = (now: number) => cache.peek('key', now)?.body.toString()
  let asked: number[] = []
  let next = Promise.withResolvers<void>()
  const make = async (now: number) => {
    asked.push(now)
    await next.promise
    return { body: Buffer.from(String(now)), headers: {}, route: '' }
  }
  expect(seen(1_000)).toBeUndefined()
  const first = cache.read('key', 1_000, make)
  next.resolve()
  await first
  asked = []
  next = Promise.withResolvers()
  expect([seen(1_499), asked]).toEqual(['1000', []])
  expect([seen(1_500), seen(1_999), seen(2_000), asked]).toEqual(['1000', '1000', undefined, [1_500]])
  const reading = cache.read('key', 1_999, make)
  next.resolve()
  expect((await reading).body.toString()).toBe('1500')
  expect([seen(1_999), seen(2_999), asked]).toEqual(['1500', undefined, [1_500]])
})

test("an answer that could not be made behind a kept one is nobody's failure, and the kept one is given no more", async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  let makes = 0
  const make = async () => {
    makes += 1
    if (makes === 2) throw new Error('the store is down')
    return { body: Buffer.from(String(makes)), headers: {}, route: '' }
  }
  await cache.read('key', 1_000, make)
  expect(cache.peek('key', 1_600)?.body.toString()).toBe('1')
  await Promise.resolve()
  expect(cache.peek('key', 1_700)).toBeUndefined()
  expect((await cache.read('key', 1_700, make)).body.toString()).toBe('3')
})

test.each([
  ['/v1/situations?limit=5', 'hobby /v1/situations?limit=5'],
  ['/v1/situations/a-flood', 'hobby /v1/situations/a-flood'],
  ['/v1/situations/a-flood?timeline_before=x', 'a1 hobby /v1/situations/a-flood?timeline_before=x'],
  ['/v1/%73ituations/a-flood?timeline%5Fbefore=x', 'a1 hobby /v1/%73ituations/a-flood?timeline%5Fbefore=x'],
  ['/v1/clusters/a-flood?timeline_before=x', 'hobby /v1/clusters/a-flood?timeline_before=x'],
])('who asks is part of the key only where a walk of a timeline may go on: %s', (url, key) => {
  expect(answerKey(caller, url)).toBe(key)
})

test.each(['%', '%?', '/situations/', 'timeline_before'])(
  'an address of 150,000 characters that says "%s" again and again has its key at once',
  { timeout: 5_000 },
  (part) => {
    const url = `/v1/${part.repeat(150_000 / part.length)}`
    expect(answerKey(caller, url).endsWith(url)).toBe(true)
  },
)
