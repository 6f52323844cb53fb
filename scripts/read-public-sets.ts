/**
 * Labelled sets that others published, as files that `sitrep eval clusters` reads and training learns from (`train-clusters.ts --more DIRECTORY`):
 * node scripts/read-public-sets.ts [--basil CLONE] [--og2021 CLONE] [--newswcl50 CLONE] [--kite CLONE] --out DIRECTORY
 *   --basil    a clone of github.com/launchnlp/BASIL (Fan et al., EMNLP 2019): one event told by three outlets, full text; writes basil.ndjson
 *   --og2021   a clone of github.com/E3-JSI/dataset-OG2021: headlines about one Olympic Games, put into events by a program and corrected by hand, as
 *              its notebook prints them; writes og2021-LANGUAGE.ndjson for each language of a hundred headlines or more
 *   --newswcl50  a clone of github.com/anastasia-zhukova/Diverse_CDCR_datasets (Zhukova et al., LREC 2022), which holds NewsWCL50 (Hamborg et al., 2019)
 *              word by word: one event told by five outlets, full text; writes newswcl50.ndjson, which nothing was learned from
 *   --kite     a clone of github.com/rygwdn/kite-feed with its branch gh-pages, which keeps what an aggregator (Kagi News) showed several times a day: the
 *              headlines of its stories, put together by a program; writes kite.ndjson, which nothing was learned from
 * The texts are their publishers' and stay out of the project.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const LEAST_OF_A_LANGUAGE = 100
/** A story lives on under other titles and stands in several categories: those that have a third of the smaller one's articles in common are one. */
const ONE_STORY = 1 / 3
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
    out: { type: 'string' },
  },
})
if (!options.out || (!options.basil && !options.og2021 && !options.newswcl50 && !options.kite))
  throw new Error('usage: read-public-sets.ts [--basil CLONE] [--og2021 CLONE] [--newswcl50 CLONE] [--kite CLONE] --out DIRECTORY')

mkdirSync(options.out, { recursive: true })
if (options.basil) write('basil', basilOf(options.basil))
if (options.og2021)
  for (const [language, rows] of Map.groupBy(olympicsOf(options.og2021), (row) => row.language!))
    if (rows.length >= LEAST_OF_A_LANGUAGE) write(`og2021-${language}`, rows)
if (options.newswcl50) write('newswcl50', biasOf(options.newswcl50))
if (options.kite) write('kite', shownOf(options.kite))

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
  const golds = new Map<string, string>()
  const kept: [string, Set<string>][] = []
  for (const [name, members] of stories) {
    const same = kept.find(([, others]) => members.intersection(others).size >= ONE_STORY * Math.min(members.size, others.size))
    const [gold, all] = same ?? [name, members]
    if (!same) kept.push([name, members])
    for (const link of members) {
      all.add(link)
      if (!golds.has(link)) golds.set(link, gold)
    }
  }
  return [...articles.values()].map((article) => ({ ...article, gold_cluster: golds.get(article.id)! }))
}
