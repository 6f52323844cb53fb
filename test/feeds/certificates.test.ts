// Servers whose certificates do not hold under our clock: they tell no time, but that ours is another.

import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClockWatch, createClockWatch } from '../../src/core/feeds/clock-watch.ts'
import { listening } from '../support/free-port.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, readDueFeeds, type World } from './farm.ts'

/** Guards nothing. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmDMfBU9xxTy2UeK6
sy+0s51/5kKVjvbuEUQO9i0+4fGhRANCAARGGsYieBwvi0XYmLMl8g26FiQsK9Lm
ZEQE8X1PWjYl4fHOwyggYJ3c7mPMOeTrGB1DiYXyTZhLcTeX6xN+3cxD
-----END PRIVATE KEY-----`
const OF_2020 = `-----BEGIN CERTIFICATE-----
MIIBjzCCATWgAwIBAgIBAzAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9nYXpldHRl
LmV4YW1wbGUwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAaMRgwFgYD
VQQDDA9nYXpldHRlLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARG
GsYieBwvi0XYmLMl8g26FiQsK9LmZEQE8X1PWjYl4fHOwyggYJ3c7mPMOeTrGB1D
iYXyTZhLcTeX6xN+3cxDo2wwajA7BgNVHREENDAygg9nYXpldHRlLmV4YW1wbGWC
DmhlcmFsZC5leGFtcGxlgg9jb3VyaWVyLmV4YW1wbGUwDAYDVR0TBAUwAwEB/zAd
BgNVHQ4EFgQU74ytQtV71Nd7PPO4ptp7gJ/zioUwCgYIKoZIzj0EAwIDSAAwRQIg
RrQfbT6McO4OwE/o564RKfgdojmgUGxKa/Mq3+tbFUQCIQDrljKUmStFdllWVhYV
TsgH8pGI+UeDXT1ZRWp4tTUzcw==
-----END CERTIFICATE-----`
const OF_2998 = `-----BEGIN CERTIFICATE-----
MIIBkzCCATmgAwIBAgIBBDAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9nYXpldHRl
LmV4YW1wbGUwIhgPMjk5ODAxMDEwMDAwMDBaGA8yOTk5MDEwMTAwMDAwMFowGjEY
MBYGA1UEAwwPZ2F6ZXR0ZS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAERhrGIngcL4tF2JizJfINuhYkLCvS5mREBPF9T1o2JeHxzsMoIGCd3O5jzDnk
6xgdQ4mF8k2YS3E3l+sTft3MQ6NsMGowOwYDVR0RBDQwMoIPZ2F6ZXR0ZS5leGFt
cGxlgg5oZXJhbGQuZXhhbXBsZYIPY291cmllci5leGFtcGxlMAwGA1UdEwQFMAMB
Af8wHQYDVR0OBBYEFO+MrULVe9TXezzzuKbae4Cf84qFMAoGCCqGSM49BAMCA0gA
MEUCIQCqSxzw0O2t5Ktd+8czL1dtJmn1x+Y0rjqDVb6BQWpJiwIgCK2su9WMPIO5
7xQvTK0rKkVpLGlB6kEKBojZn/nvrJU=
-----END CERTIFICATE-----`

const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE
const HOSTS = ['gazette.example', 'herald.example', 'courier.example']

const store = storeOfFile()
let steady: number
let world: World
let watch: ClockWatch
beforeEach(async () => {
  await store.db.query(sql`delete from feeds`)
  steady = 0
  world = createWorld()
  watch = createClockWatch({ clock: world.clock, steady: () => steady })
})
const trusted = getCACertificates()
afterEach(() => setDefaultCACertificates(trusted))

test.each([
  ['forwards', 'expired', YEAR, OF_2020],
  ['backwards', 'not begun', -YEAR, OF_2998],
])('a clock that jumped %s is doubted as long as three servers have certificates that have %s by it', async (_, __, jump, cert) => {
  setDefaultCACertificates([cert])
  const server = createServer({ key: KEY, cert }, (_request, response) => response.end())
  const port = await listening(server)
  for (const host of HOSTS) await addFeed(store.db, `https://${host}:${port}/feed`)
  try {
    world.advance(jump)
    for (let minute = 0; minute < 15; minute += 1) {
      await readDueFeeds({ ...world.deps(store.db), clockWatch: watch, spacingMs: 0 }, world.clock())
      world.advance(MINUTE)
      steady += MINUTE
      expect(watch.isBelieved()).toBe(false)
    }
  } finally {
    server.close()
  }
})
