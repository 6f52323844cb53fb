/** Countries on sets coded by hand. The sets are not part of the project; without them these tests are skipped. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readLines } from '../../scripts/read-lines.ts'
import { clusterCountries, countryWeights } from '../../src/core/tags/country.ts'
import { taggedText } from '../support/tagged-text.ts'

const folder = fileURLToPath(new URL('../../../shared/data/countries/', import.meta.url))
const present = existsSync(folder)
if (!present) console.warn('SKIPPED: the quality of countries is not measured, ../shared/data is absent')

const focusSchema = z.object({ outlet: z.string(), text: z.string(), country: z.string() })
const wireSchema = z.object({
  title: z.string().nullable(),
  dateline: z.string().nullable(),
  text: z.string().nullable(),
  places: z.array(z.string()),
})

const HOSTS: Readonly<Record<string, string>> = { bbc: 'bbc.co.uk', nyt: 'nytimes.com', huffpo: 'huffingtonpost.com' }
/** Names of 1987 and of the set's own spelling. */
const PLACES: Readonly<Record<string, string>> = {
  usa: 'US',
  uk: 'GB',
  'west-germany': 'DE',
  'east-germany': 'DE',
  ussr: 'RU',
  uae: 'AE',
  yugoslavia: 'RS',
  czechoslovakia: 'CZ',
  zaire: 'CD',
  'yemen-arab-republic': 'YE',
  'yemen-demo-republic': 'YE',
  kampuchea: 'KH',
  burma: 'MM',
  'ivory-coast': 'CI',
  'hong-kong': 'HK',
  'trinidad-tobago': 'TT',
  congo: 'CG',
  'us-virgin-islands': 'VI',
  turkey: 'TR',
}

function lines<T>(path: string, schema: z.ZodType<T>): T[] {
  return readLines(`${folder}${path}`).map((line) => schema.parse(JSON.parse(line)))
}

function placeCodes(): Map<string, string> {
  const codes = new Map<string, string>()
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (let a = 65; a <= 90; a += 1) {
    for (let b = 65; b <= 90; b += 1) {
      const code = String.fromCharCode(a, b)
      const key = names.of(code)?.toLowerCase().replaceAll(' ', '-')
      if (key !== undefined && !codes.has(key)) codes.set(key, code)
    }
  }
  for (const [place, code] of Object.entries(PLACES)) codes.set(place, code)
  return codes
}

describe.skipIf(!present)('countries', () => {
  it('names the focus country of at least 96 % of the CLIFF articles', () => {
    const articles = lines('cliff.jsonl', focusSchema).filter((article) => article.country !== '')
    const right = articles.filter((article) => {
      return (
        clusterCountries([countryWeights(taggedText({ body: article.text, sourceHost: HOSTS[article.outlet] ?? '' }))])[0] ===
        article.country
      )
    })
    console.log(`CLIFF top-1: ${right.length}/${articles.length}`)
    expect(right.length / articles.length).toBeGreaterThanOrEqual(0.96)
  })

  it('puts a country that the indexers gave first for at least 94 % of the Reuters wire stories, without help from the outlet', () => {
    const codes = placeCodes()
    let stories = 0
    let right = 0
    let both = 0
    let found = 0
    let wanted = 0
    for (const story of lines('reuters21578-train.jsonl.gz', wireSchema)) {
      const gold = new Set(story.places.flatMap((place) => codes.get(place) ?? []))
      if (gold.size === 0) continue
      const countries = clusterCountries([
        countryWeights(
          taggedText({ title: story.title ?? '', body: `${story.dateline ?? ''} ${(story.text ?? '').replaceAll('\n', ' ')}` }),
        ),
      ])
      stories += 1
      if (countries[0] !== undefined && gold.has(countries[0])) right += 1
      both += countries.filter((country) => gold.has(country)).length
      found += countries.length
      wanted += gold.size
    }
    console.log(
      `Reuters top-1 ${(right / stories).toFixed(4)} of ${stories}, precision ${(both / found).toFixed(4)}, recall ${(both / wanted).toFixed(4)}`,
    )
    expect(right / stories).toBeGreaterThanOrEqual(0.94)
    expect((2 * both) / (found + wanted)).toBeGreaterThanOrEqual(0.88)
  })
})
