import { expect, test } from 'vitest'
import { rankedHeadlines } from '../editorial/title.ts'
import { isOpinion } from './opinion.ts'

test.each([
  ['Opinion: the dam was doomed', ''],
  ['DEBATT: Dammen var dömd', ''],
  ['Kulturkommentar: Dammen', ''],
  ['Leitartikel – Der Damm', ''],
  ['Pääkirjoitus: Pato oli tuhoon tuomittu', ''],
  ['Názor: Hráz byla odsouzena', ''],
  ['Мнение: плотина была обречена', ''],
  ['The dam was doomed | Opinion', ''],
  ['The dam was doomed', 'https://herald.example/opinions/2026/03/02/dam-was-doomed/'],
  ['The dam was doomed', 'https://herald.example/commentisfree/2026/mar/02/dam'],
  ['Dammen', 'https://herald.example/ledare/dammen'],
])('what argues is opinion: %s %s', (title, url) => {
  expect(isOpinion({ title, url: url || 'https://herald.example/1' })).toBe(true)
})

test.each([
  ['Court publishes opinion on dam', 'https://herald.example/news/1'],
  ['No comment: minister silent on dam', 'https://herald.example/news/1'],
  ['Názory na hráz: kdo ji zaplatí', 'https://herald.example/news/1'],
  ['Dam bursts', 'https://herald.example/news/opinion'],
  ['Dam bursts', 'https://herald.example/blogs/briefing-room/dam-bursts'],
  ['Dam bursts', 'no address'],
])('what reports is none: %s %s', (title, url) => {
  expect(isOpinion({ title, url })).toBe(false)
})

test('an opinion that says so twice, by its label and its section, loses once', () => {
  const scoreOf = (isOpinion: boolean) =>
    rankedHeadlines([
      {
        ...{ id: 'a', title: 'Opinion: the dam of Orlinda was doomed', summary: '', body: '', language: 'en' },
        ...{ sourceHost: 'herald.example', publishedAt: 0, copyOf: null, isOpinion },
      },
    ])[0]!.score
  expect(scoreOf(true)).toBe(scoreOf(false))
})
