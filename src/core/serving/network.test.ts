import { expect, test } from 'vitest'
import { networkOf, surroundingsOf } from './network.ts'

// D6-network
test('an IPv4 address is its own network, in IPv6 form too', () => {
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7', '0:0:0:0:0:ffff:c000:207', '::ffff:c000:0207']) {
    expect(networkOf(address)).toBe('192.0.2.7')
  }
})

test('an IPv6 address belongs to its /64, however it is written', () => {
  for (const address of [
    '2001:db8:0:1::',
    '2001:DB8::1:0:0:0:5',
    '2001:0db8:0000:0001:ffff:ffff:ffff:ffff',
    '2001:db8:0:1::192.0.2.7',
    '2001:db8:0:1::1%eth0',
  ]) {
    expect(networkOf(address)).toBe('2001:db8:0:1::/64')
  }
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('the port that a proxy tells beside an address makes no other network', () => {
  expect(networkOf('192.0.2.7:50123')).toBe('192.0.2.7')
  for (const address of ['[2001:db8:0:1::5]:50123', '[2001:db8:0:1::6]']) expect(networkOf(address)).toBe('2001:db8:0:1::/64')
})

test('what is no address stands for itself, cut short', () => {
  for (const text of ['unknown', '[unknown]:1', '300.0.2.7:1']) expect(networkOf(text)).toBe(text)
  expect(networkOf('x'.repeat(1_000))).toHaveLength(64)
})

test('a network lies in the /24 or the /48 that one holder commonly has', () => {
  for (const address of ['192.0.2.7', '::ffff:192.0.2.250']) expect(surroundingsOf(networkOf(address))).toBe('192.0.2.0/24')
  for (const address of ['2001:db8:0:1::5', '2001:db8:0:ffff::']) expect(surroundingsOf(networkOf(address))).toBe('2001:db8:0::/48')
  expect(surroundingsOf(networkOf('2001:db8:1:1::'))).toBe('2001:db8:1::/48')
  expect(surroundingsOf(networkOf('unknown'))).toBe('unknown')
})
