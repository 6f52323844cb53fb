// Words that every object of the language has as a name ("constructor") are words of news too: a builder, a title of motor racing.

import { expect, test } from 'vitest'
import { countSetAside } from '../../src/store/set-aside.ts'
import { HOUR, newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

const LANGUAGES = 'en de fr es it pt nl sv da no fi pl cs hu ro tr ru uk el ar fa he hi th vi id zh ja ko'.split(' ')
const INHERITED = Object.getOwnPropertyNames(Object.prototype).join(' ')

test('no report is set aside for them, in any language', async () => {
  const words = `12 ${INHERITED} ${INHERITED.toLowerCase()} 12`
  const bodies = [`The team of Marburn takes the ${words} title. ${words}.`, `Marburn takes ${words}, its rivals say. ${words}.`]
  for (const language of LANGUAGES) {
    const title = `Marburn ${words.slice(0, 60)} Cup final`
    await newsroom.report(...bodies.map((body, i) => ({ outlet: `${language}${i}`, title, body, hour: i, language })))
  }
  newsroom.pass(2 * HOUR)
  await newsroom.settle()
  expect(await countSetAside(store.db)).toEqual({})
})
