import { describe, expect, test } from 'vitest'
import { createOutletLabels } from './outlet-labels.ts'

const NEWS = [
  'Ferry runs aground off Tarn Hollow',
  'Council votes for cheaper buses',
  'Grain prices reach lowest level',
  'Museum reopens after three years',
  'Goalkeeper Valdor leaves Ellery',
  'Dam inquiry blames engineers',
]
const article = (title: string, { outlet = 'herald.example', body = '', language = 'en' } = {}) => ({
  title,
  sourceHost: outlet,
  language,
  summary: '',
  body,
})

function learned(...articles: ReturnType<typeof article>[]) {
  const labels = createOutletLabels()
  for (const one of articles) labels.note(one)
  return labels
}

const titleOf = (labels: ReturnType<typeof createOutletLabels>, title: string, outlet = 'herald.example') =>
  labels.without({ title, sourceHost: outlet }).title

test.each([
  ['before a dash', (news: string) => `HN Direct - ${news}`],
  ['before a colon', (news: string) => `Ada Brandl: ${news}`],
  ['before a bar', (news: string) => `Opinion | ${news}`],
  ['after the last dash', (news: string) => `${news} - ${news.slice(-8)} - Herald Live`],
  ['in brackets at the end', (news: string) => `${news} (Meridian Smallcap)`],
  ['on both sides', (news: string) => `UPDATE: ${news} – Herald`],
  ['in two parts', (news: string) => `RIGHT NOW: Ada Brandl: ${news}`],
])('what an outlet writes %s of unrelated titles is a label', (_, write) => {
  const labels = learned(...NEWS.map((news) => article(write(news))))
  expect(titleOf(labels, write('Quake shakes Port Marrow'))).toMatch(/^Quake shakes Port Marrow(?: - t Marrow)?$/)
  expect(titleOf(labels, write('Quake shakes Port Marrow'), 'courier.example')).toBe(write('Quake shakes Port Marrow'))
})

test.each([
  [
    'ja',
    '【速報】',
    ['新潟で列車が脱線した', '首相が法案を提出', '台風が九州に接近中', '円相場が急落した日', '大学入試で問題流出'],
    '北海道で大雪の警報',
  ],
  [
    'zh',
    '快讯｜',
    ['河南矿井发生爆炸', '总统签署新的法案', '台风登陆福建沿海', '股市大幅下跌三成', '大学校长宣布辞职'],
    '上海地铁恢复运行',
  ],
  [
    'ar',
    'عاجل | ',
    [
      'زلزال يضرب ساحل المدينة',
      'الحكومة تعلن ميزانية جديدة',
      'حريق كبير في مصنع للنسيج',
      'المنتخب يتأهل إلى النهائي',
      'إضراب المعلمين يدخل أسبوعه',
    ],
    'الرئيس يصل إلى العاصمة',
  ],
  [
    'ru',
    'Мнение: ',
    ['зачем городу новый мост', 'почему растут цены', 'кому нужна эта школа', 'что скажет суд завтра', 'урок последних выборов'],
    'чем закончится забастовка',
  ],
])('labels are learned in other scripts: %s', (language, mark, titles, next) => {
  const labels = learned(...titles.map((title) => article(mark + title, { language })))
  expect(titleOf(labels, mark + next)).toBe(next)
})

describe('what stands behind the last bar of a title', () => {
  const none = createOutletLabels()
  test.each([
    ['Parliament votes on pensions bill | Jane Roe', 'Parliament votes on pensions bill'],
    ['Trailer of the season | Official | Velia Plus', 'Trailer of the season | Official'],
    ['台风登陆福建沿海 多地学校停课 航班取消 居民撤离｜晨报', '台风登陆福建沿海 多地学校停课 航班取消 居民撤离'],
  ])('is a label from the first on: %s', (title, rest) => expect(titleOf(none, title)).toBe(rest))

  test.each([
    'Exclusive | Parliament votes on pensions',
    'Storm | Ferries stay in port',
    'The day of the big storm | Ferries stay in port, and trains run late',
    'Parliament votes||on pensions bill',
    'Parliament votes on pensions bill |',
  ])('and none where it is the longer part, or little is left: %s', (title) => expect(titleOf(none, title)).toBe(title))
})

test('four titles are too few', () => {
  const labels = learned(...NEWS.slice(0, 4).map((news) => article(`Opinion | ${news}`)))
  expect(titleOf(labels, 'Opinion | Quake shakes Port Marrow')).toBe('Opinion | Quake shakes Port Marrow')
})

test('what heads titles of one affair is its name, however many they are', () => {
  const labels = learned(...NEWS.map((news) => article(`Calliope: ${news} before sinking`)))
  expect(titleOf(labels, 'Calliope: quake shakes Port Marrow')).toBe('Calliope: quake shakes Port Marrow')
})

test('an actor of which others speak too is no label', () => {
  const labels = learned(
    ...NEWS.map((news) => article(`Norland: ${news}`)),
    article('Minister travels to Norland for talks', { outlet: 'courier.example' }),
  )
  expect(titleOf(labels, 'Norland: quake shakes Port Marrow')).toBe('Norland: quake shakes Port Marrow')
})

test('the name of an affair is no label, though an outlet files all its reports under it', () => {
  const labels = learned(...NEWS.map((news) => article(`Live – The war in Norland – ${news}`)))
  expect(titleOf(labels, 'The war in Norland – Quake shakes Port Marrow')).toBe('The war in Norland – Quake shakes Port Marrow')
})

test('an actor of which only the texts below speak is no label', () => {
  const labels = learned(...NEWS.map((news) => article(`Norland: ${news}`, { body: `The government of Norland said on Monday: ${news}.` })))
  expect(titleOf(labels, 'Norland: quake shakes Port Marrow')).toBe('Norland: quake shakes Port Marrow')
})

test('a title is never left with nothing to say', () => {
  const labels = learned(...NEWS.map((news) => article(`Opinion | ${news}`)))
  expect(titleOf(labels, 'Opinion | Enough')).toBe('Opinion | Enough')
})

test('a label that is not seen for long makes room', () => {
  const labels = learned(...NEWS.map((news) => article(`Opinion | ${news}`)))
  for (let i = 0; i < 20_001; i += 1) labels.note(article(`Section${i} | something else happened there`))
  expect(titleOf(labels, 'Opinion | Quake shakes Port Marrow')).toBe('Opinion | Quake shakes Port Marrow')
  expect(labels.all()).toEqual([])
})
