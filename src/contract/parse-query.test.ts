import { expect, test } from 'vitest'
import { z } from 'zod'
import { clamped, usableCountries } from './fields.ts'
import { BROKEN, parseQuery, splitQuery } from './parse-query.ts'

test('a query string is split like a form: plus is a space, a name without a value is empty', () => {
  expect([...splitQuery('a=1&b=x+y%2B&a=2&c&&=z')]).toEqual([
    ['a', ['1', '2']],
    ['b', ['x y+']],
    ['c', ['']],
    ['', ['z']],
  ])
  expect(splitQuery('').size).toBe(0)
})

test('a broken encoding is kept as such, and a broken name is dropped', () => {
  expect([...splitQuery('a=%ZZ&%ZZ=1')]).toEqual([['a', [BROKEN]]])
})

const schema = z.object({ size: clamped({ min: 1, max: 9, default: 4 }, 'size'), text: z.string().optional() })

// D3-integer R7-clamp-no-error
test('integers are read as written and clamped', () => {
  const read = (text: string) => parseQuery(schema, splitQuery(text)).size
  expect(['', 'size=3', 'size=-3', 'size=007', 'size=10', `size=${'9'.repeat(400)}`, `size=-${'9'.repeat(400)}`].map(read)).toEqual([
    4, 3, 1, 7, 9, 9, 1,
  ])
})

// D3-integer
test('what is no integer is refused by name and bounds', () => {
  for (const text of [
    'size=',
    'size=+3',
    'size=%2B3',
    'size=3.0',
    'size=3e0',
    'size=٣',
    'size=NaN',
    'size=Infinity',
    'size=null',
    'size=3%00',
  ]) {
    expect(() => parseQuery(schema, splitQuery(text))).toThrow('size must be an integer from 1 to 9')
  }
})

// D3-unknown D3-integer
test('a parameter counts wherever it stands, behind thousands of others, broken ones too', () => {
  for (const others of ['x&', 'x=1&', '%&', '%ZZ=%ZZ&', '%FF=%FF&'])
    expect(parseQuery(schema, splitQuery(`${others.repeat(2_000)}size=3`)).size).toBe(3)
  expect(() => parseQuery(schema, splitQuery(`size=3&${'x&'.repeat(8_000)}size=4`))).toThrow(
    'size must be an integer from 1 to 9, given once',
  )
})

test('names like those of every object are parameters like any other', () => {
  expect(parseQuery(schema, splitQuery('__proto__=1&constructor=2&toString=3'))).toEqual({ size: 4 })
})

// D3-country D2-countries
test('country codes are upper case, each once, at most ten', () => {
  expect(usableCountries('de, DE ,fr,xx,USA,,uk,gb')).toEqual(['DE', 'FR', 'GB'])
  expect(usableCountries('AT,BE,CH,DE,ES,FR,GB,HR,IT,JP,KE')).toHaveLength(10)
  expect(usableCountries('no,'.repeat(100_000))).toEqual(['NO'])
})

// D3-country
test('a code counts wherever it stands, and none is made of half a word', () => {
  expect(usableCountries(`${'zz,'.repeat(2_000)}DE`)).toEqual(['DE'])
  expect(usableCountries(`${','.repeat(1_998)}DEU`)).toEqual([])
})

// D3-country
test('codes that many write for two countries are read as theirs', () => {
  expect(usableCountries('uk,EL,GB')).toEqual(['GB', 'GR'])
})

// D3-country
test('letters beyond ASCII are no code, whatever they are in upper case', () => {
  expect(usableCountries('ıt,ß,ﬁ,ſe,ﬅ,ﬆ,mſ,\u212Ae')).toEqual([])
})
