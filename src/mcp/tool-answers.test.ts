import { expect, test } from 'vitest'
import { createToolAnswers, type ToolAnswer } from './tool-answers.ts'

const answer = (bytes: number): ToolAnswer => ({ markdown: '', structured: {}, json: Buffer.alloc(bytes) })

/** How often an answer was made. */
function counted(bytes: number) {
  const counter = {
    made: 0,
    make: async () => {
      counter.made += 1
      return answer(bytes)
    },
  }
  return counter
}

test('an answer is made once in its time, and anew once that is over or the clock was set back', async () => {
  const answers = createToolAnswers({ ageMsMax: 500 })
  const counter = counted(3)
  const madeBy = async (now: number) => {
    await answers.read('key', now, counter.make)
    return counter.made
  }
  expect([await madeBy(1_000), await madeBy(1_499), await madeBy(1_500), await madeBy(1_499)]).toEqual([1, 1, 2, 3])
})

test('a failure is told to all who wait, and forgotten', async () => {
  const answers = createToolAnswers({ ageMsMax: 500 })
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([answers.read('key', 1_000, fail), answers.read('key', 1_000, fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await answers.read('key', 1_000, counted(3).make)).json).toHaveLength(3)
})

test('what is kept stays within 32 MiB: the oldest go first, and what was made again takes no room any more', async () => {
  const answers = createToolAnswers({ ageMsMax: 1_000 })
  const large = counted(1_048_576)
  for (let times = 0; times < 50; times += 1) await answers.read('again', times * 1_000, large.make)
  for (let key = 0; key < 50; key += 1) await answers.read(String(key), 50_000, large.make)
  expect(large.made).toBe(100)
  await answers.read('19', 50_000, large.make)
  expect(large.made).toBe(100)
  await answers.read('0', 50_000, large.make)
  expect(large.made).toBe(101)
})
