import { expect, test } from 'vitest'
import { createOutletHabits } from './outlet-habits.ts'

test('whose a picture is counts for nothing where reports are compared, and tells a caption where sentences are chosen', () => {
  const habits = createOutletHabits()
  const article = { title: 'Ferry sinks | Ann Roe', sourceHost: 'gazette.example', language: 'en', summary: '', body: '' }
  const report = 'Forty people were on board, the coast guard of Velia said.'
  const read = { ...article, body: `By Jane Roe\nThe ferry off Orsk (Ann Roe/Reuters)\n${report}` }
  expect(habits.without(read).body).toBe(`The ferry off Orsk \n${report}`)
  expect(habits.withCredits(read).body).toBe(`The ferry off Orsk (Ann Roe/Reuters)\n${report}`)
  const bare = { ...article, title: 'Ferry sinks off Orsk', body: report }
  expect([habits.without(bare), habits.withCredits(bare)]).toEqual([bare, bare])
})
