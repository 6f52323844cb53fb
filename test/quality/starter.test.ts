/** The starter pack against a public list of outlets. The list is not part of the project; without it these tests are skipped. */

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readStarterFeeds } from '../../src/pipeline/starter-feeds.ts'

const file = fileURLToPath(new URL('../../../shared/data/outlets/feeds.csv', import.meta.url))
const present = existsSync(file)
if (!present) console.warn('SKIPPED: the starter pack is not compared with ../shared/data, which is absent')

const COUNTRY_NAMES: Readonly<Record<string, string>> = { SZ: 'CH', ZH: 'CN', IS: 'IL' }
/** The list has another of the outlet's editions, or takes a language for its neighbour (Bosnian for Croatian, Dari for English). */
const OTHER_LANGUAGE = new Set(
  `khaama.com avaz.ba klix.ba who.int xinhuanet.com granma.cu err.ee ara.cat marca.com vilaweb.cat yle.fi bbc.com rthk.hk timesofisrael.com
  kyodonews.net yna.co.kr vijesti.me bharian.com.my aljazeera.net blic.rs tass.com politico.com techcrunch.com`.split(/\s+/),
)
/** The list has the country of an edition, or of the readers. */
const OTHER_COUNTRY = new Set(['theguardian.com', 'meduza.io', 'aljazeera.com', 'alarabiya.net'])

interface Listed {
  languages: Set<string>
  countries: Set<string>
}

function readList(): Map<string, Listed> {
  const hosts = new Map<string, Listed>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [host = '', language = '', , , country = ''] = line.split(',')
    const listed = hosts.get(host) ?? { languages: new Set(), countries: new Set() }
    if (language !== 'None') listed.languages.add(language)
    if (country !== 'None') listed.countries.add(COUNTRY_NAMES[country] ?? country)
    hosts.set(host, listed)
  }
  return hosts
}

describe.skipIf(!present)('the starter pack', () => {
  const list = present ? readList() : new Map<string, Listed>()
  const known = readStarterFeeds().flatMap((feed) => {
    const listed = list.get(feed.host)
    return listed ? [{ ...feed, listed }] : []
  })

  it('has more than half of its feeds from outlets that the list knows', () => {
    expect(known.length).toBeGreaterThanOrEqual(250)
  })

  it('agrees with the list on language and country, but for the named', () => {
    const wrongIn = (part: 'languages' | 'countries', factOf: (feed: (typeof known)[number]) => string) =>
      new Set(
        known
          .filter(({ listed, ...feed }) => listed[part].size > 0 && !listed[part].has(factOf({ ...feed, listed })))
          .map(({ host }) => host),
      )
    expect(wrongIn('languages', ({ language }) => language)).toEqual(OTHER_LANGUAGE)
    expect(wrongIn('countries', ({ country }) => country)).toEqual(OTHER_COUNTRY)
  })
})
