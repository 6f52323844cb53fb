import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

test.each([
  ['The harbour bridge is closed. Divers are on their way.\nhttps://gazette.example/1 #bridge', 'The harbour bridge is closed'],
  ['BREAKING: barge hits the harbour bridge https://gazette.example/1', 'BREAKING: barge hits the harbour bridge'],
  ['Breaking!\nBarge hits the harbour bridge', 'Breaking! Barge hits the harbour bridge'],
  ['Dr. Lind of St. Orsk said no to 3.5 million. More follows.', 'Dr. Lind of St. Orsk said no to 3.5 million'],
  ['Flood in #Orsk and #Lind', 'Flood in #Orsk and #Lind'],
  ['Flood warning for the valley #Orsk #Lind', 'Flood warning for the valley'],
  ['港桥关闭，一艘驳船撞上了桥墩。潜水员正在赶来。', '港桥关闭，一艘驳船撞上了桥墩'],
])('%j is headed %j', (text, headline) => expect(headlineOf(text)).toBe(headline))

test('a long sentence ends at a word', () => {
  const headline = headlineOf('The council and its plan for buses '.repeat(20))
  expect(headline.length).toBeLessThanOrEqual(140)
  expect(headline).toMatch(/ (?:council|and|its|plan|for|buses|The)…$/)
})

test('a note of hashtags alone, however many, takes no quadratic time', { timeout: 20_000 }, () => {
  for (let times = 0; times < 500; times++) expect(headlineOf(`Flood ${'#a '.repeat(4_000)}!`)).not.toBe('')
})

test.each(['', '…', 'https://gazette.example/1', '#bridge #northport'])('%j says nothing that could head it', (text) => {
  expect(headlineOf(text)).toBe('')
})
