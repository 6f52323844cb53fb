/**
 * Trains `src/core/data/category-weights.json` on labelled news that is not part of the project.
 *
 *   node scripts/train-categories.ts ../shared/data YYYY-MM-DD     trains on everything and writes the weights
 *   node scripts/train-categories.ts ../shared/data --check        prints held-out accuracy only (5 folds of BBC, time split of events, hosts left out)
 *
 * A label of another scheme stands for a set of our categories ("Health and environment"), shared out
 * by what the seed words say. Headlines whose seed words are clear teach the words around them, the seeds themselves hidden (as Newsmap does).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TaggedText } from '../src/core/tags/category.ts'
import { sectionHints } from '../src/core/tags/category-hints.ts'
import { featuresOf, singular } from '../src/core/tags/category-model.ts'
import { CATEGORIES, categoryIndex } from '../src/core/tags/category-slugs.ts'
import { addSeedVotes } from '../src/core/tags/category-words.ts'
import { gazetteerOf } from '../src/core/tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../src/core/tags/country-match.ts'
import { detectLanguage } from '../src/core/text/language.ts'
import { readLines } from './read-lines.ts'

const CLASSES = CATEGORIES.length
const SEED = 1.3
const EPOCHS = 4
const RATE = 0.3
const DECAY = 2e-4
const WORD_DOCUMENTS_MIN = 4
const PAIR_DOCUMENTS_MIN = 8
const WEIGHT_MIN = 0.35
const WORDS_MAX = 14_000
const NAME_SIGHTINGS_MIN = 5
const NAME_SMALL_SHARE_MAX = 0.03
/** "Jan" is who somebody is where it is no month. */
const NAME = /^(?!(?:jan|feb|mar|aug|sept|oct|nov|dec)$)\p{L}{3,}$/u
/** What a country is in the news for changes with the year: where its protests taught, its wars would be "society" for ever. */
const COUNTRY_WEIGHT_MAX = 0.4
const CLEAR_PROBABILITY = 0.85
const CLEAR_PROBABILITY_RARE = 0.65
const BALANCE = 0.5

const BBC_NEWS = 'categories/bbc.jsonl.gz'
const CURRENT_EVENTS = 'situations/current-events-2025-09_2026-03.jsonl'
const FRONT_PAGES = 'streams/google-news-headlines-2025-07_2026-03.ndjson.gz'
/** Articles with addresses or boards. */
const SECTIONED = [
  'streams/headlines-2021-2022.ndjson.gz',
  'streams/full-text-2019-10_2020-02.ndjson.gz',
  'clusters/allsides-2016-2020.ndjson.gz',
  'clusters/giveme5w1h.ndjson',
]

interface Example {
  set: string
  /** Allowed categories. */
  labels: readonly number[]
  weight: number
  base: Float64Array
  /** Share of each allowed category: what the seeds alone say within the set, so that the larger of two never swallows the other. */
  targets: Float64Array
  words: ReadonlyMap<string, number>
  /** For splits: an outlet, a date or a number. */
  group: string
}

interface Model {
  ids: Map<string, number>
  weights: Float32Array
}

const row = z.looseObject({
  title: z.string().optional(),
  text: z.string().optional(),
  body: z.string().optional(),
  url: z.string().optional(),
  category: z.string().nullish(),
  date: z.string().optional(),
  source_host: z.string().optional(),
  topics: z.array(z.string()).optional(),
})
type Row = z.infer<typeof row>

const slugs = (names: string): number[] => names.split(' ').map(categoryIndex)

/** Categories that no labelled set names on its own. */
const RARE = slugs('labour health environment weather education society religion lifestyle science')

const BBC: Readonly<Record<string, number[]>> = {
  business: slugs('business labour'),
  sport: slugs('sports'),
  politics: slugs('politics international education labour society health crime environment'),
  tech: slugs('technology'),
  entertainment: slugs('culture'),
}
const EVENTS: Readonly<Record<string, number[]>> = {
  'Armed conflicts and attacks': slugs('conflict'),
  'Law and crime': slugs('crime'),
  'Disasters and accidents': slugs('disaster weather'),
  'Politics and elections': slugs('politics'),
  'International relations': slugs('international'),
  'Business and economy': slugs('business labour'),
  Sports: slugs('sports'),
  'Arts and culture': slugs('culture religion lifestyle'),
  'Health and environment': slugs('health environment weather'),
  'Science and technology': slugs('science technology'),
}
const BOARDS: Readonly<Record<string, number[]>> = {
  politics: slugs('politics crime international society education labour health environment conflict'),
  technology: slugs('technology business science'),
  television: slugs('culture'),
  science: slugs('science health environment'),
  sports: slugs('sports'),
  ukraine: slugs('conflict international'),
}

function readRows(folder: string, path: string): Row[] {
  return readLines(join(folder, path)).map((line) => row.parse(JSON.parse(line)))
}

function example(source: Row, labels: readonly number[], options: { set: string; weight: number; group: string }): Example {
  const features = featuresOf(asText(source), SEED)
  return { ...features, targets: targetsOf(features.base, labels), labels, ...options }
}

function targetsOf(base: Float64Array, labels: readonly number[]): Float64Array {
  const targets = new Float64Array(CLASSES)
  const top = Math.max(...labels.map((label) => base[label]!))
  for (const label of labels) targets[label] = Math.exp(base[label]! - top)
  const sum = targets.reduce((a, b) => a + b, 0)
  return targets.map((target) => target / sum)
}

function asText(source: Row): TaggedText {
  const body = source.body ?? source.text ?? ''
  return { title: source.title ?? '', summary: '', body, language: 'en', sourceHost: '', categoryHint: null, countryHint: null, url: '' }
}

function loadExamples(folder: string): Example[] {
  const examples: Example[] = []
  readRows(folder, BBC_NEWS).forEach((source, i) => {
    const labels = BBC[source.category ?? '']
    if (labels === undefined) throw new Error(`line ${i + 1} of ${BBC_NEWS} has the category "${source.category}", which stands for none`)
    examples.push(example(source, labels, { set: 'bbc', weight: 1, group: String(i % 5) }))
  })
  for (const source of readRows(folder, CURRENT_EVENTS)) {
    const labels = EVENTS[source.category ?? '']
    if (labels !== undefined) examples.push(example(source, labels, { set: 'events', weight: 1, group: source.date ?? '' }))
  }
  readRows(folder, 'countries/reuters21578-train.jsonl.gz').forEach((source, i) => {
    if (i % 10 === 0 && (source.topics ?? []).length > 0)
      examples.push(example(source, slugs('business labour'), { set: 'reuters', weight: 0.5, group: '' }))
  })
  for (const path of SECTIONED) {
    for (const source of readRows(folder, path)) addSectioned(examples, source)
  }
  addClear(examples, readRows(folder, FRONT_PAGES))
  return examples
}

/** Articles whose address names a section, or that a themed board filed. */
function addSectioned(examples: Example[], source: Row): void {
  const sections = sectionHints(source.url ?? '').filter((hint) => hint.strength === 1)
  const board = BOARDS[source.category ?? '']
  const group = source.source_host ?? ''
  if (sections.length > 0)
    examples.push(
      example(
        source,
        sections.map((hint) => hint.index),
        { set: 'sections', weight: 0.6, group },
      ),
    )
  else if (board !== undefined) examples.push(example(source, board, { set: 'boards', weight: 0.5, group }))
}

function addClear(examples: Example[], rows: readonly Row[]): void {
  const seen = new Set<string>()
  for (const source of rows) {
    const title = source.title ?? ''
    if (seen.has(title)) continue
    seen.add(title)
    const found = example(source, [], { set: 'clear', weight: 0.3, group: '' })
    const powers = found.base.map(Math.exp)
    const sum = powers.reduce((a, b) => a + b, 0)
    const best = powers.indexOf(Math.max(...powers))
    if (powers[best]! / sum < (RARE.includes(best) ? CLEAR_PROBABILITY_RARE : CLEAR_PROBABILITY)) continue
    const words = new Map([...found.words].filter(([word]) => !isSeed(word)))
    examples.push({ ...found, labels: [best], targets: targetsOf(found.base, [best]), words, base: new Float64Array(CLASSES) })
  }
}

const seedVotes = new Map<string, boolean>()
function isSeed(word: string): boolean {
  let known = seedVotes.get(word)
  if (known === undefined) {
    const votes = new Float64Array(CLASSES)
    addSeedVotes(votes, word.split(' '), { language: 'en', factor: 1, seen: new Map() })
    known = votes.some((vote) => vote > 0)
    seedVotes.set(word, known)
  }
  return known
}

function train(examples: readonly Example[]): Model {
  const ids = chooseWords(examples)
  const weights = new Float32Array(ids.size * CLASSES)
  const squares = new Float32Array(ids.size * CLASSES).fill(1e-6)
  const balance = balanceOf(examples)
  const rows = examples.map((item) => ({
    item,
    features: [...item.words].flatMap(([word, x]) => (ids.has(word) ? [{ at: ids.get(word)! * CLASSES, x }] : [])),
  }))
  const most = Float32Array.from(ids.keys(), (word) => (word.split(' ').some(namesCountry) ? COUNTRY_WEIGHT_MAX : Number.POSITIVE_INFINITY))
  const order = shuffled(rows.length)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const i of order) {
      const { item, features } = rows[i]!
      const gradient = gradientOf(item, features, weights)
      const scale = (item.weight * item.labels.reduce((sum, label) => sum + balance[label]!, 0)) / item.labels.length
      for (const { at, x } of features) {
        const limit = most[at / CLASSES]!
        for (let c = 0; c < CLASSES; c += 1) {
          const g = scale * gradient[c]! * x + DECAY * weights[at + c]!
          squares[at + c]! += g * g
          const weight = weights[at + c]! - (RATE * g) / Math.sqrt(squares[at + c]! + 0.01)
          weights[at + c] = Math.max(-limit, Math.min(limit, weight))
        }
      }
    }
  }
  return { ids, weights }
}

/** Cross entropy against the targets. */
function gradientOf(item: Example, features: readonly { at: number; x: number }[], weights: Float32Array): Float64Array {
  return probabilities(item.base, features, weights).map((probability, c) => probability - item.targets[c]!)
}

function probabilities(base: Float64Array, features: readonly { at: number; x: number }[], weights: Float32Array): Float64Array {
  const logits = Float64Array.from(base)
  for (const { at, x } of features) for (let c = 0; c < CLASSES; c += 1) logits[c]! += x * weights[at + c]!
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

function chooseWords(examples: readonly Example[]): Map<string, number> {
  const documents = new Map<string, number>()
  for (const { words } of examples) for (const word of words.keys()) documents.set(word, (documents.get(word) ?? 0) + 1)
  const ids = new Map<string, number>()
  for (const [word, count] of documents) {
    if (/\d/.test(word) || word.length < 2) continue
    if (count >= (word.includes(' ') ? PAIR_DOCUMENTS_MIN : WORD_DOCUMENTS_MIN)) ids.set(word, ids.size)
  }
  return ids
}

const countryNames = new Map<string, boolean>()
/** Whether a word, in small letters and without the ending of its plural, names a country or who or what is of it. */
function namesCountry(word: string): boolean {
  let known = countryNames.get(word)
  if (known === undefined) {
    const name = word.charAt(0).toUpperCase() + word.slice(1)
    const found = [name, `${name}s`, word.toUpperCase()].flatMap((text) => findMentions(splitWords(text), gazetteerOf('en')))
    known = found.some((mention) => mention.name.kind === 'country')
    countryNames.set(word, known)
  }
  return known
}

/** Rare categories weigh more per example, by the square root of their rarity. */
function balanceOf(examples: readonly Example[]): number[] {
  const mass = new Array<number>(CLASSES).fill(20)
  for (const item of examples) for (const label of item.labels) mass[label]! += item.weight * item.targets[label]!
  const mean = mass.reduce((a, b) => a + b, 0) / CLASSES
  return mass.map((value) => Math.min(3, (mean / value) ** BALANCE))
}

/** A fixed order that mixes the sets: steps of a large prime. */
function shuffled(length: number): number[] {
  return Array.from({ length }, (_, i) => (i * 104_729) % length).filter(
    (value, i, all) => length % 104_729 !== 0 || all.indexOf(value) === i,
  )
}

function accuracy(model: Model, tests: readonly Example[]): number {
  let right = 0
  for (const item of tests) {
    const found = predict(model, item)
    if (item.labels.includes(found.indexOf(Math.max(...found)))) right += 1
  }
  return right / tests.length
}

/** The five classes of the BBC set, from the probabilities of the categories that make them up. */
const BBC_CLASS: Readonly<Record<string, string>> = {
  sports: 'sport',
  culture: 'entertainment',
  lifestyle: 'entertainment',
  business: 'business',
  labour: 'business',
  technology: 'tech',
  science: 'tech',
}

function bbcRight(model: Model, tests: readonly Example[]): number {
  let right = 0
  for (const item of tests) {
    const sums = new Map<string, number>()
    const found = predict(model, item)
    CATEGORIES.forEach((slug, i) => {
      const name = BBC_CLASS[slug] ?? 'politics'
      sums.set(name, (sums.get(name) ?? 0) + found[i]!)
    })
    const [best] = [...sums].sort((a, b) => b[1] - a[1])
    if (best?.[0] === (BBC_CLASS[CATEGORIES[item.labels[0]!]!] ?? 'politics')) right += 1
  }
  return right
}

function predict(model: Model, item: Example): Float64Array {
  const features = [...item.words].flatMap(([word, x]) => (model.ids.has(word) ? [{ at: model.ids.get(word)! * CLASSES, x }] : []))
  return probabilities(item.base, features, model.weights)
}

function check(examples: readonly Example[]): void {
  let right = 0
  for (let fold = 0; fold < 5; fold += 1) {
    const held = (item: Example) => item.set === 'bbc' && item.group === String(fold)
    right += bbcRight(train(examples.filter((item) => !held(item))), examples.filter(held))
  }
  console.log(`bbc, 5 folds, accuracy: ${(right / examples.filter((item) => item.set === 'bbc').length).toFixed(4)}`)
  const late = (item: Example) => item.set === 'events' && item.group >= '2026-01-01'
  const outside = (item: Example) =>
    (item.set === 'sections' || item.set === 'boards') && [...item.group].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5 === 0
  const model = train(examples.filter((item) => !late(item) && !outside(item)))
  console.log(`events from 2026-01 on: ${accuracy(model, examples.filter(late)).toFixed(4)}`)
  const sections = examples.filter((item) => outside(item) && item.set === 'sections')
  console.log(`sections of outlets left out: ${accuracy(model, sections).toFixed(4)}`)
}

function pack(model: Model): Record<string, string> {
  const packed: { word: string; text: string; size: number }[] = []
  for (const [word, id] of model.ids) {
    let text = ''
    let size = 0
    for (let c = 0; c < CLASSES; c += 1) {
      const weight = model.weights[id * CLASSES + c]!
      if (Math.abs(weight) < WEIGHT_MIN) continue
      text += String.fromCharCode(97 + c) + Math.round(weight * 10)
      size += Math.abs(weight)
    }
    if (text !== '') packed.push({ word, text, size })
  }
  packed.sort((a, b) => b.size - a.size)
  const kept = packed.slice(0, WORDS_MAX).sort((a, b) => (a.word < b.word ? -1 : 1))
  return Object.fromEntries(kept.map(({ word, text }) => [word, text]))
}

/** Those of the single words that English hardly ever writes in small letters. */
function namesAmong(words: readonly string[], folder: string): string[] {
  const counts = new Map(words.filter((word) => NAME.test(word)).map((word) => [word, { small: 0, all: 0 }]))
  for (const path of [BBC_NEWS, CURRENT_EVENTS, ...SECTIONED, FRONT_PAGES]) {
    for (const { title = '', body = '', text = '' } of readRows(folder, path)) {
      if (detectLanguage(`${title} ${body}`) !== 'en') continue
      for (const [token] of `${title} ${body} ${text}`.matchAll(/[\p{L}\p{N}]+/gu)) {
        const count = counts.get(singular(token.toLowerCase()))
        if (count === undefined) continue
        count.all += 1
        if (/^\p{Ll}/u.test(token)) count.small += 1
      }
    }
  }
  return [...counts].filter(([, { small, all }]) => all >= NAME_SIGHTINGS_MIN && small <= all * NAME_SMALL_SHARE_MAX).map(([word]) => word)
}

const [folder, date] = process.argv.slice(2)
if (folder === undefined || date === undefined) throw new Error('usage: node scripts/train-categories.ts FOLDER DATE|--check')
const examples = loadExamples(folder)
const counts = Object.groupBy(examples, (item) => item.set)
const sets = Object.entries(counts).map(([set, items]) => `${set} ${items?.length ?? 0}`)
console.log(sets.join(', '))
if (date === '--check') check(examples)
else {
  const words = pack(train(examples))
  const names = namesAmong(Object.keys(words), folder)
  const about = {
    made: date,
    command: 'node scripts/train-categories.ts ../shared/data DATE',
    examples: sets,
    note: 'word → category letter (a = the first of CATEGORIES) and weight in tenths; English only, but for the names',
  }
  const lines = Object.entries(words).map(([word, text]) => `    ${JSON.stringify(word)}: ${JSON.stringify(text)}`)
  const json = `{\n  "about": ${JSON.stringify(about)},\n  "seed": ${SEED},\n  "names": ${JSON.stringify(names.join(' '))},\n  "words": {\n${lines.join(',\n')}\n  }\n}\n`
  writeFileSync(new URL('../src/core/data/category-weights.json', import.meta.url), json)
  console.log(`${lines.length} words, ${json.length} bytes`)
}
