import { expect, test } from 'vitest'
import { isReportable } from './summary-clean.ts'

test('sentences of nothing but dates are judged at once', { timeout: 5_000 }, () => {
  const dates = (year: number): string => `These ${`May 1, ${year} `.repeat(20)}x.`
  expect(Array.from({ length: 300 }, (_, i) => isReportable(dates(2_000 + i), 'en'))).not.toContain(true)
})
