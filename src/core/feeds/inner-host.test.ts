import { expect, test } from 'vitest'
import { isInnerHost } from './inner-host.ts'

test('names of one label, private endings and private ranges are ours; all else is outside', () => {
  const ours =
    'localhost feeds a.localhost nas.local wire.lan x.internal box.home.arpa 127.0.0.1 10.1.2.3 192.168.0.9 172.16.0.1 172.31.9.9 169.254.1.1'
  expect(ours.split(' ').filter((host) => !isInnerHost(host))).toEqual([])
  const outside =
    'paper.example 10.example 127.0.0.1.example 172.32.0.1 172.15.0.1 192.169.0.1 11.0.0.1 local.example internal.org [2606:4700::1]'
  expect(outside.split(' ').filter(isInnerHost)).toEqual([])
})
