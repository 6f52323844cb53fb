import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, leaseOf, linkOf, subscriptionForm } from './websub.ts'

test.each(['sha1', 'sha256', 'sha384', 'sha512'])('a signature of %s is known', (algorithm) => {
  const body = Buffer.from('<rss/>')
  const signature = `${algorithm}=${createHmac(algorithm, 'secret').update(body).digest('hex')}`
  expect(isSignedBy('secret', signature, body)).toBe(true)
  expect(isSignedBy('other', signature, body)).toBe(false)
  expect(isSignedBy('secret', signature, Buffer.from('<rss>'))).toBe(false)
  expect(isSignedBy('secret', undefined, body)).toBe(false)
})

test.each([
  ['<https://hub.example/>; rel="hub"', 'https://hub.example/'],
  ['<https://a.example/>; rel=self, <https://hub.example/?a=1>; title="x"; rel="alternate hub"', 'https://hub.example/?a=1'],
  ['<https://a.example/>; rel="self"', null],
  ['', null],
  [undefined, null],
])('the hub in the header %s', (header, expected) => {
  expect(linkOf(header, 'hub')).toBe(expected)
})

test('a lease is held within bounds, and renewed before its end', () => {
  expect(leaseOf(86_400, 0)).toEqual({ leaseUntil: 86_400_000, dueAt: 69_120_000 })
  expect(leaseOf(1, 0).leaseUntil).toBe(300_000)
  expect(leaseOf(1e10, 0).leaseUntil).toBe(30 * 86_400_000)
})

test('a secret goes to a hub by https alone', () => {
  const wanted = { callback: 'https://wire.example/websub/1', topic: 'http://gazette.example/feed', secret: 's' }
  expect(subscriptionForm({ ...wanted, hub: 'https://hub.example/' }).get('hub.secret')).toBe('s')
  expect(subscriptionForm({ ...wanted, hub: 'http://hub.example/' }).has('hub.secret')).toBe(false)
})
