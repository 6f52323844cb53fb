import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const titleOf = (language: string, ...told: readonly (readonly [string, string])[]): string => situationTitle(affair(language, ...told))

test('a name is not cut out of the midst of a phrase, nor a verb with what it is about', () => {
  const told = [
    ['تأهل فيلمار إلى نهائي الدوري الأورسكي لكرة القدم', 'يبقى قرب مرفأ قديم مع الفريق.'],
    ['خسارة أوفلاند في الدوري الأورسكي لكرة القدم', 'يبقى قرب مرفأ قديم مع المدرب.'],
  ] as const
  expect(told.map(([headline]) => headline)).toContain(titleOf('ar', ...told))
})

test('an adjective, and a noun that is joined to a word before or behind, is no kind of affair', () => {
  const title = titleOf(
    'ar',
    ['فيلماريا تفتح المراكز الانتخابية', 'فيلماريا دعت إلى حملتها الانتخابية.'],
    ['فيلماريا تمدد الحملة الانتخابية', 'فيلماريا دعت للاحتجاج.'],
    ['فيلماريا تراقب الدعاية الانتخابية', 'فيلماريا دعت للاحتجاج.'],
  )
  expect(title).not.toMatch(/: (?:الانتخابية|للاحتجاج)/u)
})

test('an affair is called by its noun, with what it is of', () => {
  const told = [
    ['إضراب عمال الموانئ يدخل أسبوعه الثاني', 'إضراب عمال الموانئ مستمر.'],
    ['إضراب عمال الموانئ في فيلمار', 'إضراب عمال الموانئ مستمر.'],
  ] as const
  expect(titleOf('ar', ...told)).toBe('إضراب عمال الموانئ')
})

test('a country alone names no affair of a few events', () => {
  const told = ['إيران تبحث قانون المياه', 'إيران تطلق قمرا', 'إيران ترمم جسرا قديما', 'إيران تستورد القمح'] as const
  expect(titleOf('ar', ...told.map((headline): readonly [string, string] => [headline, '']))).not.toBe('إيران')
})

test('a Turkish name stands without the ending behind its apostrophe', () => {
  const title = titleOf(
    'tr',
    ["Ada Orskoğlu'ndan limana ziyaret", ''],
    ["Ada Orskoğlu'ndan 'köprü' yorumu", ''],
    ["Müze için Ada Orskoğlu'ndan 'yeni' söz", ''],
    ["Çiftçiye Ada Orskoğlu'ndan 'selam' geldi", ''],
  )
  expect(title).toBe('Ada Orskoğlu')
})
