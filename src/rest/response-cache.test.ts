import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

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

test('what is kept stays within 64 MiB: the oldest go first', async () => {
  const cache = createResponseCache({ ageMsMax: 1_000_000 })
  let made = 0
  const make = async () => {
    made += 1
    return answer(1_048_576)()
  }
  for (let key = 0; key < 100; key++) await cache.read(String(key), 1_000, make)
  expect(made).toBe(100)
  await cache.read('99', 1_000, make)
  expect(made).toBe(100)
  await cache.read('0', 1_000, make)
  expect(made).toBe(101)
})

test('who is in a hurry gets the answer before while the next is made, and never one that is a second old', async () => {
  const cache = createResponseCache({ ageMsMax: 500 })
  const seen = (now: number) => cache.peek('key', now)?.body.toString()
  const make = (text: string) => async () => ({ body: Buffer.from(text), headers: {}, route: '' })
  expect(seen(1_000)).toBeUndefined()
  await cache.read('key', 1_000, make('first'))
  expect(seen(1_499)).toBe('first')
  expect(seen(1_500)).toBeUndefined()
  const next = Promise.withResolvers<void>()
  const reading = cache.read('key', 1_600, () => next.promise.then(make('second')))
  expect([seen(1_600), seen(1_999), seen(2_000)]).toEqual(['first', 'first', undefined])
  next.resolve()
  await reading
  expect(seen(2_000)).toBe('second')
})
