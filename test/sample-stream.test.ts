/** What the sample stream promises to the demo and to the tests that score the pipeline on it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const CATEGORIES = [
  'international',
  'politics',
  'conflict',
  'crime',
  'business',
  'labour',
  'technology',
  'science',
  'health',
  'environment',
  'weather',
  'disaster',
  'education',
  'society',
  'religion',
  'culture',
  'lifestyle',
  'sports',
] as const

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const
const COPY_SIMILARITY_MIN = 0.65
const OWN_WORDS_SIMILARITY_MAX = 0.4

const countryCode = z.string().regex(/^[A-Z]{2}$/)

const articleSchema = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  title: z.string().min(8).max(200),
  published_at: z.iso.datetime(),
  source_host: z.string().regex(/^[a-z]+\.example$/),
  summary: z.string().min(20).optional(),
  body: z.string().min(15).optional(),
  language: z.enum(LANGUAGES),
  category: z.enum(CATEGORIES).optional(),
  country: countryCode.optional(),
  gold_cluster: z.string(),
  gold_situation: z.string().nullable(),
  gold_copy_of: z.url().optional(),
})
type SampleArticle = z.infer<typeof articleSchema>

const goldSchema = z.strictObject({
  clusters: z.record(
    z.string(),
    z.strictObject({
      situation: z.string().nullable(),
      category: z.enum(CATEGORIES),
      categories: z.array(z.enum(CATEGORIES)).min(1).max(4),
      countries: z.array(countryCode),
      note: z.string().min(5),
      lookalikes: z.array(z.string()).optional(),
    }),
  ),
  situations: z.record(
    z.string(),
    z.strictObject({
      title: z.string().min(10),
      lookalikes: z.array(z.string()).optional(),
      merges_from: z.record(z.string(), z.array(z.string()).min(2)).optional(),
      quiet: z.boolean().optional(),
    }),
  ),
})

const outletSchema = z.strictObject({ host: z.string(), name: z.string(), country: countryCode, language: z.enum(LANGUAGES) })
const brokenSchema = z.array(
  z.discriminatedUnion('outcome', [
    z.strictObject({ line: z.number(), outcome: z.literal('accepted') }),
    z.strictObject({ line: z.number(), outcome: z.literal('rejected'), reason: z.string() }),
  ]),
)

const sample = (name: string) => readFileSync(new URL(`../sample/${name}`, import.meta.url), 'utf8')
const lines = (name: string) => sample(name).trimEnd().split('\n')

const articles = lines('stream.ndjson').map((line) => articleSchema.parse(JSON.parse(line)))
const gold = goldSchema.parse(JSON.parse(sample('gold.json')))
const outlets = new Map(
  z
    .array(outletSchema)
    .parse(JSON.parse(sample('outlets.json')))
    .map((outlet) => [outlet.host, outlet]),
)
const articlesByUrl = new Map(articles.map((article) => [article.url, article]))
const articlesByCluster = Map.groupBy(articles, (article) => article.gold_cluster)
const clusterKeys = Object.keys(gold.clusters)

const hostsOf = (key: string) => new Set((articlesByCluster.get(key) ?? []).map((article) => article.source_host))
const published = clusterKeys.filter((key) => hostsOf(key).size >= 2)
const single = clusterKeys.filter((key) => hostsOf(key).size === 1)
const membersOf = (situation: string) => clusterKeys.filter((key) => gold.clusters[key]?.situation === situation)
const firstTimeOf = (key: string) => articlesByCluster.get(key)?.[0]?.published_at ?? ''
const text = (article: SampleArticle) => `${article.title} ${article.body ?? ''}`

describe('the articles', () => {
  test('stand in time order within the fortnight', () => {
    const times = articles.map((article) => article.published_at)
    expect(times).toEqual([...times].sort())
    expect(times[0]! >= '2026-03-02T00:00:00Z').toBe(true)
    expect(times.at(-1)! < '2026-03-16T00:00:00Z').toBe(true)
  })

  test('have each their own address, on the host of a listed outlet', () => {
    expect(articlesByUrl.size).toBe(articles.length)
    for (const article of articles) {
      expect(new URL(article.url).hostname.replace(/^www\./, '')).toBe(article.source_host)
      expect(outlets.get(article.source_host)?.language, article.source_host).toBe(article.language)
    }
    expect(new Set(articles.map((article) => article.source_host))).toEqual(new Set(outlets.keys()))
  })

  test('are at least 220 that copy nothing, of every length', () => {
    const own = articles.filter((article) => article.gold_copy_of === undefined)
    expect(own.length).toBeGreaterThanOrEqual(220)
    const paragraphs = own.map((article) => (article.body === undefined ? 0 : article.body.split('\n\n').length))
    expect(paragraphs.filter((count) => count === 0).length).toBeGreaterThanOrEqual(15)
    expect(paragraphs.filter((count) => count >= 5).length).toBeGreaterThanOrEqual(10)
  })

  test('come in six languages, at least 35 of them not in English', () => {
    expect(new Set(articles.map((article) => article.language))).toEqual(new Set(LANGUAGES))
    expect(articles.filter((article) => article.language !== 'en').length).toBeGreaterThanOrEqual(35)
  })

  test('carry no markup, no stray control characters and no typing leftovers', () => {
    for (const article of articles) expect(text(article)).not.toMatch(/<[a-z/]|&[a-z]+;|\t|\r| {2}|\n{3}|^[@#>+-] /m)
  })
})

describe('the gold labels', () => {
  test('agree between the stream and gold.json', () => {
    expect(new Set(articlesByCluster.keys())).toEqual(new Set(clusterKeys))
    for (const article of articles) expect(article.gold_situation).toBe(gold.clusters[article.gold_cluster]?.situation)
    for (const cluster of Object.values(gold.clusters)) expect(cluster.categories[0]).toBe(cluster.category)
  })

  test('name at least 65 clusters of 2 to 9 outlets, an outlet once in each, and a dozen of one outlet', () => {
    expect(published.length).toBeGreaterThanOrEqual(65)
    expect(single.length).toBeGreaterThanOrEqual(12)
    for (const [key, members] of articlesByCluster) {
      expect(hostsOf(key).size, key).toBe(members.length)
      expect(members.length, key).toBeLessThanOrEqual(9)
    }
  })

  test('name at least 17 situations of 2 to 9 clusters, none of a single outlet', () => {
    expect(Object.keys(gold.situations).length).toBeGreaterThanOrEqual(17)
    for (const situation of Object.keys(gold.situations)) {
      expect(membersOf(situation).length, situation).toBeGreaterThanOrEqual(2)
      expect(membersOf(situation).length, situation).toBeLessThanOrEqual(9)
    }
    for (const key of single) expect(gold.clusters[key]?.situation, key).toBeNull()
  })

  test('use all 18 categories and at least 30 countries', () => {
    const clusters = Object.values(gold.clusters)
    expect(new Set(clusters.flatMap((cluster) => cluster.categories))).toEqual(new Set(CATEGORIES))
    expect(new Set(clusters.flatMap((cluster) => cluster.countries)).size).toBeGreaterThanOrEqual(30)
  })

  test('give every published event told in another language than English two outlets of that language', () => {
    for (const key of published) {
      const counts = Object.groupBy(articlesByCluster.get(key) ?? [], (article) => article.language)
      for (const [language, members] of Object.entries(counts)) {
        if (language !== 'en') expect(members.length, `${key} in ${language}`).toBeGreaterThanOrEqual(2)
      }
    }
  })

  test('keep every cluster within two days', () => {
    for (const [key, members] of articlesByCluster) {
      const times = members.map((article) => Date.parse(article.published_at))
      expect(Math.max(...times) - Math.min(...times), key).toBeLessThan(48 * 3_600_000)
    }
  })
})

describe('the plot', () => {
  test('a copy is nearly the text of an earlier article of its cluster, with the agency in its byline', () => {
    const copies = articles.filter((article) => article.gold_copy_of !== undefined)
    expect(copies.length).toBeGreaterThanOrEqual(12)
    for (const copy of copies) {
      const original = articlesByUrl.get(copy.gold_copy_of ?? '')
      expect(original?.gold_cluster).toBe(copy.gold_cluster)
      expect(original!.published_at < copy.published_at, copy.url).toBe(true)
      expect(copy.body).toContain(`(${outlets.get(original!.source_host)?.name})`)
      expect(similarity(copy.body ?? '', original?.body ?? ''), copy.url).toBeGreaterThanOrEqual(COPY_SIMILARITY_MIN)
    }
  })

  test('outlets that copy nothing use their own words', () => {
    for (const members of articlesByCluster.values()) {
      const own = members.filter((article) => article.gold_copy_of === undefined)
      for (const [index, article] of own.entries()) {
        for (const other of own.slice(index + 1)) {
          expect(similarity(text(article), text(other)), `${article.url} ${other.url}`).toBeLessThan(OWN_WORDS_SIMILARITY_MAX)
        }
      }
    }
  })

  test('look-alikes point at one another', () => {
    const pairs = clusterKeys.flatMap((key) => (gold.clusters[key]?.lookalikes ?? []).map((other) => [key, other] as const))
    expect(pairs.length).toBeGreaterThanOrEqual(10)
    for (const [key, other] of pairs) expect(gold.clusters[other]?.lookalikes, key).toContain(key)
    for (const [key, situation] of Object.entries(gold.situations)) {
      for (const other of situation.lookalikes ?? []) expect(gold.clusters[other]?.situation).not.toBe(key)
    }
  })

  test('two threads turn out to be one affair only after both have run for a while', () => {
    const merged = Object.entries(gold.situations).filter(([, situation]) => situation.merges_from !== undefined)
    expect(merged.map(([key]) => key)).toEqual(['drava-spill'])
    const threads = Object.values(merged[0]![1].merges_from ?? {})
    expect(threads).toEqual([
      ['drava-fish', 'drava-water'],
      ['tauernharz-leak', 'tauernharz-inspectors'],
    ])
    const lastOfThreads = threads.flat().map(firstTimeOf).sort().at(-1)!
    expect(firstTimeOf('drava-link') > lastOfThreads).toBe(true)
    for (const key of threads.flat()) expect(gold.clusters[key]?.situation).toBe('drava-spill')
  })

  test('a situation marked quiet is over in the first four days', () => {
    const quiet = Object.keys(gold.situations).filter((key) => gold.situations[key]?.quiet === true)
    expect(quiet).toEqual(['mount-corrigan-fire'])
    for (const article of quiet.flatMap(membersOf).flatMap((key) => articlesByCluster.get(key) ?? [])) {
      expect(article.published_at < '2026-03-06T00:00:00Z').toBe(true)
    }
  })
})

describe('the broken lines', () => {
  test('are told apart from the good ones by broken.gold.json', () => {
    const expected = brokenSchema.parse(JSON.parse(sample('broken.gold.json')))
    expect(expected.map((entry) => entry.line)).toEqual(lines('broken.ndjson').map((_, index) => index + 1))
    expect(expected.map((entry) => (entry.outcome === 'rejected' ? entry.reason : 'accepted'))).toEqual([
      'accepted',
      'not_json',
      'missing_title',
      'missing_date',
      'accepted',
      'date_unusable',
      'date_in_future',
      'empty',
      'missing_title',
      'url_unusable',
      'not_object',
      'date_unusable',
      'accepted',
    ])
    expect(() => JSON.parse(lines('broken.ndjson')[1]!)).toThrow(SyntaxError)
  })
})

describe('the feeds', () => {
  test('are one of each format and link to articles of the stream', () => {
    expect(readdirSync(new URL('../sample/feeds/', import.meta.url)).sort()).toEqual([
      'byteledger.feed.json',
      'harbourpost.rss.xml',
      'nordicbrief.rdf.xml',
      'orbitreport.atom.xml',
    ])
    expect(articleLinks('harbourpost.rss.xml', /<link>(https:[^<?]+\/[a-z0-9-]+)[?<]/g)).toBe(6)
    expect(articleLinks('nordicbrief.rdf.xml', /<link>(https:[^<]+\/[a-z0-9-]+)</g)).toBe(6)
    expect(articleLinks('orbitreport.atom.xml', /<link rel="alternate" href="([^"]+)"/g, 'https://orbitreport.example/')).toBe(6)
    expect(articleLinks('byteledger.feed.json', /"url": "([^"]+)"/g)).toBe(6)
  })
})

/** How many links of the feed the pattern finds; each must be the address of an article. */
function articleLinks(feed: string, pattern: RegExp, base?: string): number {
  const links = [...sample(`feeds/${feed}`).matchAll(pattern)].map((match) => new URL(match[1] ?? '', base).href)
  for (const link of links) expect(articlesByUrl.has(link), link).toBe(true)
  return links.length
}

/** Jaccard similarity of the sets of three-word runs; 1 is the same text. */
function similarity(left: string, right: string): number {
  const [a, b] = [wordTriples(left), wordTriples(right)]
  const shared = [...a].filter((triple) => b.has(triple)).length
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

function wordTriples(value: string): Set<string> {
  const words = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
