/**
 * Labelled sets that others published, as files that `sitrep eval clusters` reads and training learns from (`train-clusters.ts --more DIRECTORY`):
 * node scripts/read-public-sets.ts [--basil CLONE] [--og2021 CLONE] [--newswcl50 CLONE] [--kite CLONE] [--ground CLONE] --out DIRECTORY
 *   --basil    a clone of github.com/launchnlp/BASIL (Fan et al., EMNLP 2019): one event told by three outlets, full text; writes basil.ndjson
 *   --og2021   a clone of github.com/E3-JSI/dataset-OG2021: headlines about one Olympic Games, put into events by a program and corrected by hand, as
 *              its notebook prints them; writes og2021-LANGUAGE.ndjson for each language of a hundred headlines or more
 *   --newswcl50  a clone of github.com/anastasia-zhukova/Diverse_CDCR_datasets (Zhukova et al., LREC 2022), which holds NewsWCL50 (Hamborg et al., 2019)
 *              word by word: one event told by five outlets, full text; writes newswcl50.ndjson, which nothing was learned from
 *   --kite     a clone of github.com/rygwdn/kite-feed with its branch gh-pages, which keeps what an aggregator (Kagi News) showed several times a day: the
 *              headlines of its stories, put together by a program; writes kite.ndjson, which nothing was learned from
 *   --ground   a clone of github.com/sakhadib/Ground-News-Scraper, which keeps what another aggregator (Ground News) showed in a week of August 2025: the
 *              headlines of its stories, half of them with their full texts, put together by a program; writes ground.ndjson
 * The texts are their publishers' and stay out of the project.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DAY_MS } from '../src/core/durations.ts'

const LEAST_OF_A_LANGUAGE = 100
/** A story lives on under other titles and stands in several categories: those that have a third of the smaller one's articles in common are one. */
const ONE_STORY = 1 / 3
/** ":000000 100644 0000… 5f3c… A\tjson/GN_20250822_1.json", as `git log --raw` prints it. */
const STORY_FILE = /^:\d+ \d+ \w+ (\w+) [AM]\t(?:json|json_old|data)\/.*\.json$/gm
/** "12   :  wn-7       eng-69 : 6634392862  eng  2021-07-05 23:56:00 - Title": row, cluster, the aggregator's event, article, language, time. */
const PRINTED = /^(\d+) +: +(\S+) +\S+ *: (\d+) +(\w{3}) +(\S+ \S+) - (.*)$/
const LANGUAGES: Readonly<Record<string, string>> = {
  ara: 'ar',
  deu: 'de',
  eng: 'en',
  fra: 'fr',
  por: 'pt',
  rus: 'ru',
  slv: 'sl',
  spa: 'es',
  zho: 'zh',
}

interface Row {
  readonly id: string
  readonly url: string
  readonly source_host: string
  readonly title: string
  readonly body?: string
  readonly published_at: string
  readonly language?: string
  readonly gold_cluster: string
}

const { values: options } = parseArgs({
  options: {
    basil: { type: 'string' },
    og2021: { type: 'string' },
    newswcl50: { type: 'string' },
    kite: { type: 'string' },
    ground: { type: 'string' },
    out: { type: 'string' },
  },
})
if (!options.out || Object.keys(options).length < 2)
  throw new Error('usage: read-public-sets.ts [--basil|--og2021|--newswcl50|--kite|--ground CLONE]… --out DIRECTORY')

mkdirSync(options.out, { recursive: true })
if (options.basil) write('basil', basilOf(options.basil))
if (options.og2021)
  for (const [language, rows] of Map.groupBy(olympicsOf(options.og2021), (row) => row.language!))
    if (rows.length >= LEAST_OF_A_LANGUAGE) write(`og2021-${language}`, rows)
if (options.newswcl50) write('newswcl50', biasOf(options.newswcl50))
if (options.kite) write('kite', shownOf(options.kite))
if (options.ground) write('ground', scrapedOf(options.ground))

function write(name: string, rows: Row[]): void {
  const inOrder = rows.sort((a, b) => a.published_at.localeCompare(b.published_at) || a.id.localeCompare(b.id))
  writeFileSync(`${options.out}/${name}.ndjson`, inOrder.map((row) => `${JSON.stringify(row)}\n`).join(''))
  console.log(`${name}: ${rows.length} articles, ${new Set(rows.map((row) => row.gold_cluster)).size} events`)
}

/** Its days have no hours: all are put at noon. */
function basilOf(clone: string): Row[] {
  interface Article {
    readonly uuid: string
    readonly url: string
    readonly source: 'nyt' | 'fox' | 'hpo'
    readonly title: string
    readonly date: string
    readonly 'triplet-uuid': string
    readonly 'body-paragraphs': readonly (readonly string[])[]
  }
  const hosts = { nyt: 'nytimes.com', fox: 'foxnews.com', hpo: 'huffpost.com' }
  return globSync(`${clone}/articles/*/*.json`).map((file) => {
    const article: Article = JSON.parse(readFileSync(file, 'utf8'))
    return {
      id: article.uuid,
      url: article.url,
      source_host: hosts[article.source],
      title: article.title,
      body: article['body-paragraphs'].map((sentences) => sentences.join(' ')).join('\n\n'),
      published_at: `${article.date}T12:00:00Z`,
      language: 'en',
      gold_cluster: article['triplet-uuid'],
    }
  })
}

/** A word a line, its document as "EVENT/-/EVENT_SLANT"; the first line of a text is its headline. It tells no days: all are put at one noon. */
function biasOf(clone: string): Row[] {
  const words = readFileSync(`${clone}/NewsWCL50-prep/output_data/NewsWCL50.conll`, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length >= 5)
  return [...Map.groupBy(words, ([document]) => document!)].map(([document, rows]) => {
    const [event, slant] = document.split('/').at(-1)!.split('_') as [string, string]
    const [title, ...body] = rows
      .map(([, , , word]) => word!)
      .join(' ')
      .split(String.raw`\n`)
      .map((line) => line.replace(/ (?=[.,;:!?’)])/g, '').trim())
    return {
      id: `${slant}-${event}`,
      url: `https://${slant.toLowerCase()}.example/${event}`,
      source_host: `${slant.toLowerCase()}.example`,
      title: title!,
      body: body.join('\n\n'),
      published_at: '2018-05-01T12:00:00Z',
      language: 'en',
      gold_cluster: event,
    }
  })
}

/** The notebook names no outlets: each headline has one of its own. What stands after the row at which its makers stopped reading is left out. */
function olympicsOf(clone: string): Row[] {
  interface Cell {
    readonly source: readonly string[]
    readonly outputs?: readonly { readonly text?: readonly string[] }[]
  }
  const notebook: { cells: Cell[] } = JSON.parse(readFileSync(`${clone}/notebooks/02-group-manual-evaluation.ipynb`, 'utf8'))
  const cellOf = (opening: string) => notebook.cells.findIndex(({ source }) => source.join('').startsWith(opening))
  const printed = notebook.cells[cellOf('print_events(events)')]!.outputs!.flatMap(({ text }) => text ?? []).join('')
  const ended = cellOf('# ended at row')
  const last = Number(/\d+/.exec(notebook.cells[ended]!.source.join(''))![0])
  const corrections = correctionsOf(notebook.cells.slice(ended).find(({ source }) => source.join('').includes('manual_corr = {'))!.source)
  const removed = new Set([...corrections.remove_cls, ...corrections.remove_art])
  return printed.split('\n').flatMap((line) => {
    const [, row, cluster, uri, language, time, title] = PRINTED.exec(line) ?? []
    if (!row || Number(row) > last) return []
    const moved = corrections.art_to_cls[uri!] ?? corrections.cls_to_cls[cluster!] ?? cluster!
    if (removed.has(moved) || removed.has(uri!)) return []
    return {
      id: uri!,
      url: `https://outlet-${uri}.example/`,
      source_host: `outlet-${uri}.example`,
      title: title!,
      published_at: `${time!.replace(' ', 'T')}Z`,
      language: LANGUAGES[language!] ?? language!,
      gold_cluster: moved,
    }
  })
}

/** Their dictionary, which differs from JSON by comments and commas before a bracket. */
function correctionsOf(source: readonly string[]): {
  readonly cls_to_cls: Readonly<Record<string, string>>
  readonly art_to_cls: Readonly<Record<string, string>>
  readonly remove_cls: readonly string[]
  readonly remove_art: readonly string[]
} {
  const written = source.join('').replace(/#.*$/gm, '')
  return JSON.parse(written.slice(written.indexOf('{', written.indexOf('manual_corr'))).replace(/,(?=\s*[}\]])/g, ''))
}

/** Stories of all states that the branch kept. Copies at another aggregator's address are left out. */
function shownOf(clone: string): Row[] {
  interface Story {
    readonly title: string
    readonly category: string
    readonly articles: readonly { readonly title: string; readonly link: string; readonly domain: string; readonly date: string }[]
  }
  const git = (...command: string[]) => execFileSync('git', ['-C', clone, ...command], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const file = 'processed_stories.json'
  const states = git('log', '--reverse', '--format=%H', 'gh-pages', '--', file).trim().split('\n')
  const articles = new Map<string, Omit<Row, 'gold_cluster'>>()
  const stories = new Map<string, Set<string>>()
  for (const state of states)
    for (const story of JSON.parse(git('show', `${state}:${file}`)) as Story[]) {
      const name = `${story.category}: ${story.title}`
      const members = stories.get(name) ?? new Set()
      stories.set(name, members)
      for (const { title, link, domain, date } of story.articles) {
        if (!title || domain === 'google.com') continue
        members.add(link)
        if (!articles.has(link))
          articles.set(link, { id: link, url: link, source_host: domain, title, published_at: new Date(date).toISOString() })
      }
    }
  const { ofMember } = goldsOf(stories)
  return [...articles.values()].map((article) => ({ ...article, gold_cluster: ofMember.get(article.id)! }))
}

/**
 * Stories of every state of every file. When an article appeared is not told, when its story was read is: each has a time of its own within the day before
 * its story was read first. Of most articles the address is the aggregator's page of their outlet.
 */
function scrapedOf(clone: string): Row[] {
  interface Story {
    readonly metadata: { readonly timestamp: string; readonly url: string }
    readonly sources: readonly { readonly news_title: string | null; readonly news_link: string | null; readonly text?: string | null }[]
  }
  const git = (...command: string[]) =>
    execFileSync('git', ['-C', clone, ...command], { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
  const blobs = git('log', '--all', '--raw', '--no-abbrev', '--no-renames', '--format=', '--diff-filter=AM').matchAll(STORY_FILE)
  const read = [...new Set(Array.from(blobs, ([, blob]) => blob!))].flatMap((blob): Story[] => {
    try {
      return [JSON.parse(git('cat-file', 'blob', blob))]
    } catch {
      // A stored copy may lack a blob, and one file is broken.
      return []
    }
  })
  const articles = new Map<string, { story: string; title: string; url: string; host: string; body: string }>()
  const stories = new Map<string, Set<string>>()
  const readAt = new Map<string, number>()
  for (const { metadata, sources } of read.sort((a, b) => a.metadata.timestamp.localeCompare(b.metadata.timestamp))) {
    const members = stories.get(metadata.url) ?? new Set()
    stories.set(metadata.url, members)
    for (const { news_title, news_link, text } of sources) {
      const [title, body] = [news_title?.trim() ?? '', text?.trim() ?? '']
      if (title === '' || !news_link) continue
      const { hostname, pathname } = new URL(news_link)
      const host = hostname === 'ground.news' ? pathname.split('/').at(-1)! : hostname.replace(/^www\./, '')
      const key = `${host}: ${title}`
      const known = articles.get(key) ?? { story: metadata.url, title, url: news_link, host, body }
      articles.set(key, known.body === '' ? { ...known, body } : known)
      members.add(title)
    }
  }
  const { ofStory } = goldsOf(stories)
  for (const { metadata } of read) {
    const gold = ofStory.get(metadata.url)!
    readAt.set(gold, Math.min(readAt.get(gold) ?? Number.POSITIVE_INFINITY, Date.parse(`${metadata.timestamp}Z`)))
  }
  return [...articles].map(([key, { story, title, url, host, body }]) => {
    const id = createHash('sha256').update(key).digest('hex').slice(0, 12)
    const gold = ofStory.get(story)!
    const earlier = (Number.parseInt(id.slice(0, 8), 16) / 2 ** 32) * DAY_MS
    return {
      id,
      // Some share an address: pages that say what an outlet wrote, or headlines that were changed.
      url: `${url}${url.includes('?') ? '&' : '?'}of=${id}`,
      source_host: host,
      title,
      ...(body === '' ? {} : { body }),
      published_at: new Date(readAt.get(gold)! - earlier).toISOString(),
      gold_cluster: gold,
    }
  })
}

/** Stories of which one has a third of its members in another are one: which of them each story, and each member, goes by. */
function goldsOf(stories: ReadonlyMap<string, Set<string>>): { ofMember: Map<string, string>; ofStory: Map<string, string> } {
  const [ofMember, ofStory] = [new Map<string, string>(), new Map<string, string>()]
  const kept: [string, Set<string>][] = []
  for (const [name, members] of stories) {
    const same = kept.find(([, others]) => members.intersection(others).size >= ONE_STORY * Math.min(members.size, others.size))
    const [gold, all] = same ?? [name, members]
    if (!same) kept.push([name, members])
    ofStory.set(name, gold)
    for (const member of members) {
      all.add(member)
      if (!ofMember.has(member)) ofMember.set(member, gold)
    }
  }
  return { ofMember, ofStory }
}
