import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCopyIndex, fingerprintOf, isNearText, similarityOf } from './near-duplicate.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 4, 10, 12)

interface Sample {
  title?: string
  summary?: string
  body?: string
  publishedAt?: number
  sourceHost?: string
}

function sample(change: Sample) {
  return { title: 'Ferries resume after harbour storm', summary: '', body: '', publishedAt: NOON, sourceHost: 'gazette.example', ...change }
}

/** An invented report of `words` words; the seed makes it another report. */
function report(words: number, seed = 1): string {
  let state = seed
  const word = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return `w${(state >> 8) % 5_000}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  }
  return Array.from({ length: words }, word).join(' ')
}

function copyOf(original: Sample, later: Sample) {
  const index = createCopyIndex()
  index.add('original', fingerprintOf(sample(original)), sample(original))
  return index.find(fingerprintOf(sample(later)), sample(later))
}

describe('a copy is found', () => {
  test('when the text is the same and tells what the other headline says, whatever its own headline, case and punctuation', () => {
    const text = `Ferries will resume after the harbour was closed by a storm. ${report(300)}`
    expect(copyOf({ body: text }, { body: `${text.toUpperCase()}!`, title: 'Boats sail again', sourceHost: 'post.example' })).toEqual({
      copyOf: 'original',
      reason: 'same_text',
    })
  })
  test('when the same outlet republishes it at another address', () => {
    expect(copyOf({ body: report(300) }, { body: report(300) })?.reason).toBe('same_text')
  })
  test('when a long text has small edits and another ending', () => {
    const text = report(400)
    const edited = `${text.split(' ').slice(0, 370).join(' ').replace('w', 'the ')} Reporting by our own staff.`
    expect(copyOf({ body: text }, { body: edited, sourceHost: 'post.example' })).toEqual({ copyOf: 'original', reason: 'near_text' })
  })
  test('when a short text with many names is reprinted with a longer end and a correspondent', () => {
    const text = `Anna Holm, Boris Lind, Carla Moss and Derek Nolan met in Velia on Tuesday. ${report(100)}`
    expect(copyOf({ body: text }, { body: `${text} ${report(12, 5)} Reported by Erin Oakes.`, sourceHost: 'post.example' })?.reason).toBe(
      'near_text',
    )
  })
  test('when a headline alone is the same on the same day', () => {
    expect(
      copyOf({}, { title: 'Ferries resume after harbour storm!', sourceHost: 'post.example', publishedAt: NOON + 20 * 3_600_000 }),
    ).toEqual({ copyOf: 'original', reason: 'same_title' })
  })
  test('when the summaries are the same and no body is known', () => {
    expect(copyOf({ summary: report(30) }, { summary: report(30), sourceHost: 'post.example' })?.reason).toBe('same_text')
  })
  test('in a language without spaces', () => {
    const text =
      '港は嵐の後に再開されたがフェリーはまだ運航していない当局は週末までに再開すると見込んでいる桟橋の修理には数日かかる見通しである'
    expect(copyOf({ body: text, title: '嵐の後に港が再開' }, { body: `${text}。`, title: '嵐の後に港が再開' })?.reason).toBe('same_text')
  })
  test('by its headline, in a language without spaces, though it begins with a number', () => {
    expect(copyOf({ title: '3人が桟橋の事故で負傷' }, { title: '「3人が桟橋の事故で負傷」' })?.reason).toBe('same_title')
  })
  test('whatever digits its numbers are written in', () => {
    const text = (number: string) => `عادت ${number} عبارة إلى الخدمة بعد العاصفة`
    expect(copyOf({ title: text('١٢') }, { title: text('12') })?.reason).toBe('same_title')
  })
})

describe('no copy is claimed', () => {
  test('for another report', () => {
    expect(copyOf({ body: report(300, 1) }, { body: report(300, 2), title: 'Bridge closes for repairs' })).toBeNull()
  })
  test('for a short template with other numbers', () => {
    const quake = (magnitude: string) =>
      `A magnitude ${magnitude} earthquake struck off the northern coast on Tuesday, the survey said. ${report(60)}`
    expect(copyOf({ body: quake('5.1') }, { body: quake('6.3') })).toBeNull()
  })
  test.each([
    ['Arabic', (n: string) => `ضرب زلزال بقوة ${n} درجات سواحل البلاد ليل الثلاثاء ${report(60)}`, '٥.٤', '٤.٥'],
    ['Persian', (n: string) => `زمین لرزه ای به بزرگی ${n} ریشتر سواحل کشور را لرزاند ${report(60)}`, '۵٫۴', '۴٫۵'],
    ['Bengali', (n: string) => `মঙ্গলবার রাতে উপকূলে ${n} মাত্রার ভূমিকম্প অনুভূত হয়েছে ${report(60)}`, '৫', '৬'],
    [
      'Japanese',
      (n: string) => `北部沿岸でマグニチュード${n}の地震があり、津波の心配はなく、これまでのところ被害の情報は入っていない ${report(60)}`,
      '12',
      '21',
    ],
  ])('for a short template with other numbers in %s', (_, quake, one, other) => {
    expect(copyOf({ body: quake(one) }, { body: quake(one) })?.reason).toBe('same_text')
    expect(copyOf({ body: quake(one) }, { body: quake(other) })).toBeNull()
  })
  test('for a short template with another place', () => {
    const quake = (place: string) => `A strong earthquake struck near ${place} on Tuesday, the survey said. ${report(60)}`
    expect(copyOf({ body: quake('Ellery') }, { body: quake('Tamsin') })).toBeNull()
  })
  test('for a short template with other names, however long the other text is', () => {
    const vote = (who: string, where: string) => `${who} won the seat of ${where} on a day when ${report(105)}.`
    for (const words of [0, 6, 12, 20, 30])
      expect(copyOf({ body: vote('Anna Holm', 'Velia') }, { body: `${vote('Boris Lind', 'Tarn')} ${report(words, 5)}` })).toBeNull()
  })
  test('for a long template whose numbers differ', () => {
    const market = (numbers: string[]) => numbers.map((number, i) => `${report(25, i + 1)} ${number}`).join(' ')
    expect(
      copyOf({ body: market(['11', '12', '13', '14', '15', '16']) }, { body: market(['21', '22', '23', '24', '25', '26']) }),
    ).toBeNull()
  })
  test('for the frame of a page, taken for its text under unlike titles', () => {
    const frame = report(300)
    expect(copyOf({ body: frame }, { body: frame, title: 'Parliament votes on pensions bill' })).toBeNull()
    expect(copyOf({ body: frame }, { body: `Parliament votes ${frame}`, title: 'Parliament votes on pensions bill' })).toBeNull()
  })
  test('for a standing notice under unlike titles', () => {
    const notice = report(25)
    expect(copyOf({ summary: notice }, { summary: notice, title: 'Parliament votes on pensions bill' })).toBeNull()
  })
  test('for the same headline two days later', () => {
    expect(copyOf({}, { publishedAt: NOON + 2 * DAY })).toBeNull()
  })
  test('for the same headline over two unlike texts', () => {
    expect(copyOf({ body: report(300, 1) }, { body: report(300, 2) })).toBeNull()
  })
  test('for a headline of three words', () => {
    expect(copyOf({ title: 'Weather on Monday' }, { title: 'Weather on Monday' })).toBeNull()
  })
  test('for the same text more than seven days later', () => {
    expect(copyOf({ body: report(300) }, { body: report(300), publishedAt: NOON + 7 * DAY + 1 })).toBeNull()
  })
  test.each([{ body: report(300) }, {}])('for what an article itself said before it was corrected', (said) => {
    const index = createCopyIndex()
    index.add('own', fingerprintOf(sample(said)), sample(said))
    expect(index.find(fingerprintOf(sample(said)), { ...sample(said), id: 'own' })).toBeNull()
  })
})

test('the estimate is within .15 of the true share of shingles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 500 }), fc.integer({ min: 0, max: 100 }), (words, percent) => {
      const kept = Math.floor((words * percent) / 100)
      const a = fingerprintOf(sample({ body: `${report(kept, 7)} ${report(words - kept, 8)}` }))
      const b = fingerprintOf(sample({ body: `${report(kept, 7)} ${report(words - kept, 9)}` }))
      const shared = Math.max(0, kept - 4)
      const all = 2 * (words - 4) - shared
      expect(Math.abs(similarityOf(a, b) - shared / all)).toBeLessThan(0.15)
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('a copy of a copy is a copy of the original', () => {
  const index = createCopyIndex()
  const article = sample({ body: report(300) })
  index.add('original', fingerprintOf(article), article)
  const edited = sample({ body: `${report(300)} ${report(30, 5)}`, publishedAt: NOON + 1 })
  index.add('copy', fingerprintOf(edited), { ...edited, copyOf: 'original' })
  const later = sample({ body: `${report(300)} ${report(60, 5)}`, publishedAt: NOON + 2 })
  expect(index.find(fingerprintOf(later), later)?.copyOf).toBe('original')
})

test('nearness does not depend on the order of the two', () => {
  const a = fingerprintOf(sample({ body: report(200) }))
  const b = fingerprintOf(sample({ body: `${report(200)} and more` }))
  expect(isNearText(a, b)).toBe(true)
  expect(isNearText(b, a)).toBe(true)
})

test('texts of which half is shared are not near, though no number or name tells them apart', () => {
  const a = fingerprintOf(sample({ body: `${report(100, 7)} ${report(100, 8)}` }))
  const b = fingerprintOf(sample({ body: `${report(100, 7)} ${report(100, 9)}` }))
  expect(isNearText(a, b)).toBe(false)
})

test('of a day with more articles than are kept the oldest go, and its newest are known on the next day', () => {
  const index = createCopyIndex({ articlesMax: 8 })
  const add = (number: number, day: number) => {
    const article = sample({ body: report(300, number), publishedAt: NOON + day * DAY })
    index.add(String(number), fingerprintOf(article), article)
  }
  for (let number = 1; number <= 20; number += 1) add(number, 0)
  expect(index.size).toBe(8)
  add(21, 1)
  expect(index.size).toBe(8)
  const known = (number: number) => {
    const again = sample({ body: report(300, number), publishedAt: NOON + DAY })
    return index.find(fingerprintOf(again), again)?.copyOf
  }
  expect([known(13), known(14), known(20), known(21)]).toEqual([undefined, '14', '20', '21'])
})

test('expired days are forgotten, and the oldest goes when the index is full', () => {
  const index = createCopyIndex({ articlesMax: 2 })
  for (const day of [0, 1, 2]) {
    const article = sample({ body: report(300, day + 1), publishedAt: NOON + day * DAY })
    index.add(String(day), fingerprintOf(article), article)
  }
  expect(index.size).toBe(2)
  index.expire(NOON + 2 * DAY)
  expect(index.size).toBe(1)
  const last = sample({ body: report(300, 3), publishedAt: NOON + 2 * DAY })
  expect(index.find(fingerprintOf(last), last)?.copyOf).toBe('2')
})
