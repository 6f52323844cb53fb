import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { isPoorKeyword } from './keywords-poor.ts'

test('in Swedish headlines verbs are no keywords where nouns are left, and a name that is one is', () => {
  const headlines = [
    'Kaptenen greps efter att färjan sjunkit – varvet påverkas',
    'Kaptenen för färjan gripen: varvet har stoppat bygget',
    'Färjan sjönk – kaptenen döms och varvet ställer in bygget',
  ]
  const keywords = keywordsOf(
    headlines.map((title, i) => ({
      ...{ id: `a${i}`, title, summary: '', body: '', language: 'sv', sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
    })),
  )
  expect(keywords).toEqual(expect.arrayContaining(['färjan', 'kaptenen', 'varvet']))
  for (const verb of ['greps', 'gripen', 'stoppat', 'påverkas', 'ställer', 'döms']) expect(keywords).not.toContain(verb)
  expect(isPoorKeyword('Visar', 'sv', false)).toBe(true)
  expect(isPoorKeyword('Visar', 'sv', true)).toBe(false)
  expect(isPoorKeyword('strider', 'sv', false)).toBe(false)
})

test('English verbs of headlines are poor keywords, and nouns that are written alike are none', () => {
  for (const verb of ['detains', 'Freezes', 'oust', 'invoke', 'intercepts', 'devastate'])
    expect(isPoorKeyword(verb, 'en', false)).toBe(true)
  for (const noun of ['arrests', 'raid', 'strike', 'protests', 'harbor']) expect(isPoorKeyword(noun, 'en', false)).toBe(false)
  expect(isPoorKeyword('Forge', 'en', true)).toBe(false)
})

test.each([
  ['bn', 'শুক্রবার', 'ধর্মঘট'],
  ['mr', 'शेवटच्या', 'परिचारिका'],
  ['ta', 'வெள்ளிக்கிழமை', 'விமானம்'],
  ['te', 'ఏడుగురు', 'రైలు'],
  ['ur', 'بارہ', 'کان'],
])('counts, days and verbs are poor keywords in %s, nouns are none', (language, poor, noun) => {
  expect(isPoorKeyword(poor, language, false)).toBe(true)
  expect(isPoorKeyword(noun, language, false)).toBe(false)
})

test('Ukrainian verbs of the past are poor keywords, and nouns that end like them are none', () => {
  for (const verb of ['загинули', 'продовжила', 'підвищили', 'підняло']) expect(isPoorKeyword(verb, 'uk', false), verb).toBe(true)
  for (const noun of ['відділи', 'портали', 'матеріали', 'школа', 'правила', 'обстріли', 'сила', 'правило'])
    expect(isPoorKeyword(noun, 'uk', false), noun).toBe(false)
})

test('Hebrew keywords are neither verbs nor what stands behind "in" with it', () => {
  const titles = ['שלושה נהרגו בתאונת אוטובוס בגלילות', 'הרוגים בתאונת אוטובוס ליד גלילות', 'בתאונת אוטובוס נהרגו שלושה']
  const keywords = keywordsOf(
    titles.map((title, i) => ({
      ...{ id: `a${i}`, title, summary: '', body: '', language: 'he', sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
    })),
  )
  expect(keywords).toContain('תאונת אוטובוס')
  expect(keywords).not.toContain('נהרגו')
})

test.each([
  ['hr', 'osam petka uhićen posto', 'Novi Sad'],
  ['sr', 'седам недеље погинуло odsto', 'Нови Сад'],
  ['sl', 'osem petka odstotka ranjenih', 'Nova Gorica'],
  ['sk', 'šesť piatka zahynulo percenta', 'Nový Zéland'],
  ['bg', 'осем двама загинаха процент', 'Нова Загора'],
  ['lt', 'aštuoni žuvo penktadienio', 'Nauja Akmenė'],
  ['lv', 'septiņi bojā piektdienai', 'Jaunā Zēlande'],
])(
  '%s: numbers, days and what happened to somebody are poor keywords, and a name that begins with such a word is none',
  (language, words, name) => {
    for (const word of words.split(' ')) expect(isPoorKeyword(word, language, false), word).toBe(true)
    expect(isPoorKeyword(name, language, false)).toBe(false)
  },
)
