/**
 * Lists of feeds as OPML (opml.org/spec2.opml), in and out. Folders and attributes are hints for a feed's category, country
 * and language; what we write ourselves carries them as attributes and comes back as it was.
 */
import { Parser } from 'htmlparser2'
import { hintStrength } from '../tags/category-hints.ts'
import { CATEGORIES } from '../tags/category-slugs.ts'
import { isCountryCode } from '../tags/country-codes.ts'
import { cleanLine, plainLine } from '../text/clean-text.ts'
import { xmlText } from '../text/xml-text.ts'

export const OPML_CHARACTERS_MAX = 20_000_000
const OPML_FEEDS_MAX = 50_000
const OUTLINE_DEPTH_MAX = 100
/** Of elements of any name. The parser takes time for each by how deep it stands. */
const ELEMENT_DEPTH_MAX = 1_000
const NAMESPACE = 'urn:sitrep:feeds'

export interface ListedFeed {
  url: string
  title: string
  category: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** ISO 639-1. */
  language: string | null
}

export type OpmlResult =
  | { kind: 'list'; feeds: ListedFeed[]; rejected: { title: string; reason: string }[] }
  | { kind: 'error'; message: string }

/**
 * Reads the feeds of a list; an address that stands twice is taken once, with its first hints. A list without its end is refused: whoever
 * moves here with half of a list learns of the other half too late. Never throws on content.
 */
export function parseOpml(text: string): OpmlResult {
  if (text.length > OPML_CHARACTERS_MAX) return { kind: 'error', message: `the list is longer than ${OPML_CHARACTERS_MAX} characters` }
  const feeds = new Map<string, ListedFeed>()
  const rejected: { title: string; reason: string }[] = []
  const folders: string[] = []
  let isOpml = false
  // Others put titles of feeds into their lists as markup, escaped twice.
  let readTitle = cleanLine
  let depth = 0
  let isTooDeep = false
  let isWhole = false
  let isCut = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isTooDeep ||= ++depth > ELEMENT_DEPTH_MAX
        if (isTooDeep) return parser.pause()
        if (name === 'opml') isOpml = true
        if (name === 'opml' && attributes['xmlns:sitrep'] === NAMESPACE) readTitle = plainLine
        if (name !== 'outline' || !isOpml) return
        const outline = lowerCased(attributes)
        isTooDeep ||= folders.length >= OUTLINE_DEPTH_MAX
        if (isTooDeep) return
        takeOutline(outline, { folders, feeds, rejected, readTitle })
        folders.push(readTitle(outline.text ?? outline.title ?? ''))
      },
      onclosetag(name) {
        depth--
        if (name === 'outline') folders.pop()
        // Behind the end of either stands no feed. What is left open at the end of the text is closed by the parser.
        if (name === 'body' || name === 'opml') isWhole ||= isOpml && !isCut
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(text)
  isCut = true
  parser.end()
  if (!isOpml) return { kind: 'error', message: 'not an OPML list' }
  if (isTooDeep) return { kind: 'error', message: `the list has folders more than ${OUTLINE_DEPTH_MAX} deep` }
  if (!isWhole) return { kind: 'error', message: `the list is cut off, feeds before that: ${feeds.size}; its end, </opml>, is missing` }
  if (feeds.size > OPML_FEEDS_MAX) return { kind: 'error', message: `the list has more than ${OPML_FEEDS_MAX} feeds` }
  return { kind: 'list', feeds: [...feeds.values()], rejected }
}

type Attributes = Readonly<Record<string, string | undefined>>

function lowerCased(attributes: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value.trim()]))
}

interface Taken {
  folders: readonly string[]
  feeds: Map<string, ListedFeed>
  rejected: { title: string; reason: string }[]
  readTitle: (text: string) => string
}

function takeOutline(outline: Attributes, { folders, feeds, rejected, readTitle }: Taken): void {
  // Some programs write the address of a feed as `url`, marked as a feed by its type.
  const given = outline.xmlurl ?? (/^(?:rss|atom|feed)$/i.test(outline.type ?? '') ? outline.url : undefined)
  if (given === undefined || given === '') return
  const named = outline.title || outline.text || ''
  // Programs that know no title write the address in its place.
  const title = named === given ? '' : readTitle(named)
  const judged = judgedAddress(given)
  // A password in it is nobody's to read.
  if (judged.kind === 'refused') rejected.push({ title: withoutPassword(title || given), reason: judged.reason })
  else if (!feeds.has(judged.url)) feeds.set(judged.url, { url: judged.url, title, ...hintsOf(outline, folders) })
}

const FEED_ADDRESS_CHARACTERS_MAX = 2_048

/** The address of a feed in the form that is kept (`feed:` is an old name for http); null when it is none. */
export function feedAddress(given: string): string | null {
  const judged = judgedAddress(given)
  return judged.kind === 'address' ? judged.url : null
}

const refused = (reason: string) => ({ kind: 'refused', reason }) as const

function judgedAddress(given: string): { kind: 'address'; url: string } | { kind: 'refused'; reason: string } {
  const text = given
    .trim()
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:/i, 'http:')
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return refused('the address is not http or https')
  if (text.length > FEED_ADDRESS_CHARACTERS_MAX) return refused(`the address is longer than ${FEED_ADDRESS_CHARACTERS_MAX} characters`)
  if (url.username !== '' || url.password !== '') return refused('the address holds a user or a password, which is never sent')
  url.hash = ''
  return { kind: 'address', url: url.href }
}

const withoutPassword = (text: string): string => text.replace(/(\/\/)[^/?#\s]*@/g, '$1…@')

function hintsOf(outline: Attributes, folders: readonly string[]): Pick<ListedFeed, 'category' | 'country' | 'language'> {
  // "/Politics/Europe,/News": each part is a label; the nearest folder says more than those around it.
  const labels = [...(outline.category ?? '').split(/[,/]/), ...folders.toReversed()]
    .map((label) => label.trim())
    .filter((label) => label !== '')
  const told = [outline['sitrep:country'] ?? outline.country ?? '', ...labels.filter((label) => !isSubject(label))]
  const country = told.map(countryOf).find((code) => code !== null)
  const category = labels.map(categoryOf).find((slug) => slug !== null)
  const language = [outline.language ?? '', ...labels].map(languageOf).find((code) => code !== null)
  return { category: category ?? null, country: country ?? null, language: language ?? null }
}

/** A folder that only leans to a category ("World") says nothing about each article in it. */
const LABEL_STRENGTH_MIN = 0.7

function categoryOf(label: string): string | null {
  const hint = hintStrength(label)
  return hint === null || hint.strength < LABEL_STRENGTH_MIN ? null : (CATEGORIES[hint.index] ?? null)
}

/** Short for subjects and trades far more often than for Italy, Mali and Puerto Rico. */
const SUBJECTS = new Set(['IT', 'ML', 'PR', 'HR', 'QA'])

/** "AI" and "TV" are no folders of Anguilla and Tuvalu. */
const isSubject = (label: string): boolean => /^[A-Z]{2}$/.test(label) && (SUBJECTS.has(label) || categoryOf(label) !== null)

const REGIONS = new Intl.DisplayNames('en', { type: 'region' })
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const COUNTRIES_BY_NAME = new Map(
  PAIRS.map((pair) => pair.toUpperCase())
    .filter(isCountryCode)
    .map((code) => [REGIONS.of(code)?.toLowerCase() ?? '', code]),
)
COUNTRIES_BY_NAME.set('usa', 'US').set('uk', 'GB').set('great britain', 'GB').set('turkey', 'TR').set('czech republic', 'CZ')
const LANGUAGES_BY_NAME = new Map(PAIRS.flatMap((code) => namedLanguage(code)))

function namedLanguage(code: string): [string, string][] {
  const name = LANGUAGES.of(code)
  return name === undefined ? [] : [[name.toLowerCase(), code]]
}

function countryOf(label: string): string | null {
  // Two small letters in a folder are more often a language.
  const code = /^[A-Z]{2}$/.test(label) && isCountryCode(label) ? label : undefined
  return code ?? COUNTRIES_BY_NAME.get(label.toLowerCase()) ?? null
}

function languageOf(label: string): string | null {
  const code = /^([a-z]{2})(?:-[A-Za-z]{2,4})?$/.exec(label)?.[1]
  if (code !== undefined && LANGUAGES.of(code) !== undefined) return code
  return LANGUAGES_BY_NAME.get(label.toLowerCase()) ?? null
}

/** Writes a list that any feed reader can read. */
export function formatOpml(feeds: readonly ListedFeed[], title: string): string {
  const lines = feeds.map((feed) => {
    const attributes = {
      type: 'rss',
      text: feed.title || feed.url,
      ...(feed.title ? { title: feed.title } : {}),
      xmlUrl: feed.url,
      ...(feed.category ? { category: `/${feed.category}` } : {}),
      ...(feed.language ? { language: feed.language } : {}),
      ...(feed.country ? { 'sitrep:country': feed.country } : {}),
    }
    return `    <outline ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${onOneLine(value)}"`)
      .join(' ')}/>`
  })
  const head = `  <head>\n    <title>${onOneLine(title)}</title>\n  </head>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0" xmlns:sitrep="${NAMESPACE}">\n${head}\n  <body>\n${lines.map((line) => `${line}\n`).join('')}  </body>\n</opml>\n`
}

/** A line break in an attribute would be read as a space. */
function onOneLine(text: string): string {
  return xmlText(text.replace(/\p{Cc}/gu, ' '))
}
