// What the process that answers requests tells of itself in `/readyz`.

import { expect, test } from 'vitest'
import { createServerTroubles } from '../../src/cli/server-troubles.ts'
import { silentLog } from '../../src/log.ts'
import { StoreUnavailable } from '../../src/store/database.ts'

const full = new StoreUnavailable('no space left on the disk of the store')

test('requests that a full disk refuses are told of for half a minute, and every failure is logged as ever', () => {
  let now = 0
  const logged: unknown[] = []
  const log = { ...silentLog, served() {}, error: (_event: string, fields?: object) => logged.push(fields) }
  const troubles = createServerTroubles({ log, clock: () => now, behind: () => [] })
  troubles.log.error('request.failed', { err: new StoreUnavailable('the store is out of reach') })
  troubles.log.error('request.failed', { err: new Error('ENOSPC of something else') })
  expect(troubles.present()).toEqual([])
  troubles.log.error('request.failed', { err: full })
  now += 29_000
  expect(troubles.present()).toEqual(['requests: disk full'])
  now += 1_000
  expect(troubles.present()).toEqual([])
  expect(logged).toHaveLength(3)
})

test('a Valkey that is away is told of until it is back, and logged', () => {
  const logged: unknown[] = []
  const note = (event: string, fields?: object) => logged.push([event, fields])
  const troubles = createServerTroubles({
    log: { ...silentLog, served() {}, warn: note, info: note },
    clock: () => 0,
    behind: () => ['feeds: network'],
  })
  troubles.valkeyChanged('WRONGPASS')
  expect(troubles.present()).toEqual(['feeds: network', 'valkey: out of reach'])
  troubles.valkeyChanged(undefined)
  expect(troubles.present()).toEqual(['feeds: network'])
  expect(logged).toEqual([
    ['valkey.failed', { reason: 'WRONGPASS' }],
    ['valkey.resumed', undefined],
  ])
})
