/**
 * A forgiving reader of feed XML. Feeds are often not well-formed, so that the text goes through htmlparser2 in XML mode: it
 * closes what was left open and never expands entities of a document type. Names are brought to a few known prefixes by
 * their namespace, `xml:base` and `xml:lang` are carried down.
 */
import { Parser } from 'htmlparser2'
import { URL_CHARACTERS_MAX } from '../core/articles/canonical-url.ts'

const ELEMENTS_MAX = 1_000_000
/** Elements nested deeper are taken as their parent's text. */
const DEPTH_MAX = 100
/** The parser takes time for each by how deep it stands, so that there may be only so many. */
const FLATTENED_MAX = 120_000
/** Prefixes in scope at one place; each element that declares one carries a copy of all. */
const PREFIXES_MAX = 64

export interface XmlElement {
  /** Lower case, with a known prefix for a known namespace: `title`, `atom:title`, `dc:date`. */
  name: string
  attributes: Record<string, string>
  children: Array<XmlElement | string>
  /** What `xml:base` says here; '' where nothing does. */
  base: string
  language: string
  /** True when the document ended inside it. */
  isCut: boolean
}

export type XmlDocument =
  | { kind: 'document'; root: XmlElement }
  | { kind: 'empty' }
  | { kind: 'too_many_elements' }
  | { kind: 'too_deep' }
  | { kind: 'declares_entities' }

const ENTITIES = /^!(?:ENTITY|DOCTYPE[^[]*\[.*<!ENTITY)\s/is

/** Reads a document into a tree. Its root is the first element that `isRoot` knows, or else the first: programs print warnings before what they mean. */
export function parseXml(text: string, documentUrl: string, isRoot: (element: XmlElement) => boolean): XmlDocument {
  const top: XmlElement = { name: '', attributes: {}, children: [], base: '', language: '', isCut: false }
  const stack: XmlElement[] = [top]
  const namespaces: Array<ReadonlyMap<string, string>> = [new Map()]
  let elements = 0
  let flattened = 0
  let flattenedInAll = 0
  let isEnding = false
  let declaresEntities = false
  let hasRoot = false
  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        if (++elements > ELEMENTS_MAX || flattenedInAll > FLATTENED_MAX) return parser.pause()
        if (stack.length > DEPTH_MAX) {
          flattened++
          flattenedInAll++
          return
        }
        const parent = stack.at(-1) ?? top
        const scope = scopeOf(rawName, namespaces.at(-1) ?? new Map(), attributes)
        const element = {
          name: canonicalName(rawName, scope),
          attributes,
          children: [],
          ...inherited(parent, attributes, documentUrl),
          isCut: false,
        }
        parent.children.push(element)
        hasRoot ||= parent === top && isRoot(element)
        stack.push(element)
        namespaces.push(scope)
      },
      onclosetag() {
        if (flattened > 0) {
          flattened--
          return
        }
        const element = stack.length > 1 ? stack.pop() : undefined
        namespaces.pop()
        if (element !== undefined && isEnding) element.isCut = true
      },
      onprocessinginstruction(_, declaration) {
        // What an item quotes declares nothing. The first entity of a document type comes along with it, each other by itself.
        if (hasRoot || stack.length > 1 || !ENTITIES.test(declaration)) return
        declaresEntities = true
        parser.pause()
      },
      ontext(data) {
        stack.at(-1)?.children.push(data)
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(text)
  isEnding = true
  parser.end()
  if (declaresEntities) return { kind: 'declares_entities' }
  if (elements > ELEMENTS_MAX) return { kind: 'too_many_elements' }
  if (flattenedInAll > FLATTENED_MAX) return { kind: 'too_deep' }
  const roots = top.children.filter((child) => typeof child !== 'string')
  const root = roots.find(isRoot) ?? roots[0]
  return root === undefined ? { kind: 'empty' } : { kind: 'document', root }
}

/** The child elements with one of the names, in document order. */
export function childrenNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== 'string' && names.includes(child.name))
}

/** The first child element by the order of the names. */
export function childNamed(element: XmlElement, ...names: string[]): XmlElement | undefined {
  for (const name of names) {
    const found = element.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)
    if (found !== undefined) return found
  }
  return undefined
}

/** All text inside, tags dropped. */
export function textOf(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

/** The content as markup: what was text is escaped, what were elements are tags again. */
export function markupOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : tagged(child))).join('')
}

export function hasElements(element: XmlElement): boolean {
  return element.children.some((child) => typeof child !== 'string')
}

export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i

/** Text that says it is plain, as markup: escaped, or as it is where it carries entities and so evidently is markup already. */
export function plainAsMarkup(text: string): string {
  return ENTITY.test(text) ? text : escapeMarkup(text)
}

function tagged(element: XmlElement): string {
  const name = element.name.replace(/^.*:/, '')
  return `<${name}>${markupOf(element)}</${name}>`
}

function inherited(parent: XmlElement, attributes: Record<string, string>, documentUrl: string): { base: string; language: string } {
  const ownBase = attributes['xml:base']?.trim()
  const base = ownBase === undefined ? parent.base : (baseWithin(parent.base || documentUrl, ownBase) ?? parent.base)
  return { base, language: attributes['xml:lang']?.trim() || parent.language }
}

/** A base stands in every address below it: one that is too long for an address is none. */
function baseWithin(outer: string, own: string): string | null {
  const base = own.length > URL_CHARACTERS_MAX ? null : URL.parse(own, outer === '' ? undefined : outer)
  return base === null || base.href.length > URL_CHARACTERS_MAX ? null : base.href
}

/** Namespaces whose prefix we fix; '' is RSS itself. */
const PREFIX_OF = new Map([
  ['http://www.w3.org/2005/atom', 'atom'],
  ['http://purl.org/atom/ns#', 'atom'],
  ['http://example.com/necho', 'atom'],
  ['http://purl.org/rss/1.0/', ''],
  ['http://my.netscape.com/rdf/simple/0.9/', ''],
  ['http://channel.netscape.com/rdf/simple/0.9/', ''],
  ['http://my.netscape.com/publish/formats/rss-0.91.dtd', ''],
  ['http://backend.userland.com/rss', ''],
  ['http://backend.userland.com/rss2', ''],
  ['http://blogs.law.harvard.edu/tech/rss', ''],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://www.w3.org/1999/xhtml', 'xhtml'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/elements/1.0/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['http://prismstandard.org/namespaces/basic/2.0/', 'prism'],
  ['http://search.yahoo.com/mrss/', 'media'],
])

/** Elements that RSS alone has: templates declare Atom's namespace for all of it, which is meant for its links. */
const RSS_OWN = new Set(['rss', 'channel', 'item'])

function scopeOf(name: string, parent: ReadonlyMap<string, string>, attributes: Record<string, string>): ReadonlyMap<string, string> {
  let scope: Map<string, string> | null = null
  for (const [declaration, value] of Object.entries(attributes)) {
    if (declaration !== 'xmlns' && !declaration.startsWith('xmlns:')) continue
    scope ??= new Map(parent)
    const uri = value
      .trim()
      .toLowerCase()
      .replace(/^https:/, 'http:')
    const known = PREFIX_OF.get(uri) ?? PREFIX_OF.get(uri.replace(/\/$/, '')) ?? PREFIX_OF.get(`${uri}/`)
    const own = declaration === 'xmlns' ? '' : declaration.slice('xmlns:'.length)
    if (scope.size < PREFIXES_MAX || scope.has(own)) scope.set(own, own === '' && RSS_OWN.has(name) ? '' : (known ?? own))
  }
  return scope ?? parent
}

function canonicalName(rawName: string, scope: ReadonlyMap<string, string>): string {
  const colon = rawName.indexOf(':')
  const own = colon < 0 ? '' : rawName.slice(0, colon)
  const local = colon < 0 ? rawName : rawName.slice(colon + 1)
  const prefix = scope.get(own) ?? own
  return prefix === '' ? local : `${prefix}:${local}`
}
