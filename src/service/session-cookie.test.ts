import { expect, test } from 'vitest'
import { readCookie, setCookie } from './session-cookie.ts'

const plain = { isSecure: false }
const secure = { isSecure: true }

test('a cookie is read by its whole name, among those of others', () => {
  expect(readCookie(plain, 'session', 'theme=dark; sitrep_session=mine; not_sitrep_session=x')).toBe('mine')
  expect(readCookie(plain, 'session', 'sitrep_sessions=x; sitrep_told=y')).toBeUndefined()
  expect(readCookie(plain, 'session', undefined)).toBeUndefined()
})

test('a cookie that stands there twice is believed in neither form: a neighbour of this host may have planted one', () => {
  expect(readCookie(plain, 'session', 'sitrep_session=planted; sitrep_session=mine')).toBeUndefined()
  expect(readCookie(secure, 'session', '__Host-sitrep_session=mine; __Host-sitrep_session=mine')).toBeUndefined()
})

test('over https only a cookie that is bound to this host is read', () => {
  expect(readCookie(secure, 'session', 'sitrep_session=planted; __Host-sitrep_session=mine')).toBe('mine')
  expect(readCookie(secure, 'session', 'sitrep_session=planted')).toBeUndefined()
})

test.each(['session', 'visitor', 'flow', 'told'] as const)('the cookie “%s” is out of reach of scripts and of other sites', (name) => {
  const ending = setCookie(plain, name, { value: 'x', maxAgeSeconds: undefined })
  expect(ending).toBe(`sitrep_${name}=x; Path=/; HttpOnly; SameSite=Lax`)
  expect(setCookie(secure, name, { value: 'x', maxAgeSeconds: 1.9 })).toBe(`__Host-${ending}; Max-Age=1; Secure`)
})
