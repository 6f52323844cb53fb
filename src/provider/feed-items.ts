/** RSS and Atom, read from the forgiving tree of `feed-xml.ts`. */

import { outletOfHost } from '../core/articles/outlet.ts'
import { cleanLine } from '../core/text/clean-text.ts'
import { type DateHabits, dateHabitsOf } from '../core/text/published-at.ts'
import {
  absoluteUrl,
  type Feed,
  type FeedBounds,
  type FeedItem,
  type FeedResult,
  feedError,
  plainItem,
  publicationTime,
} from './feed-item.ts'
import { childNamed, childrenNamed, hasElements, markupOf, parseXml, plainAsMarkup, textOf, type XmlElement } from './feed-xml.ts'

const FEED_ROOTS = new Set(['rss', 'rdf:rdf', 'feed', 'atom:feed', 'channel', 'rdf', 'atom:entry', 'entry'])
const ITEM_NAMES = new Set(['item', 'entry', 'atom:entry', 'atom:item', 'rss:item'])

export function parseXmlFeed(source: string, { url, itemsMax }: FeedBounds): FeedResult {
  const document = parseXml(source, url, ({ name }) => FEED_ROOTS.has(name))
  // Entities may grow without bound or name files; no feed of today needs them.
  if (document.kind === 'declares_entities') return feedError('xml_entities', 'the feed declares XML entities, which are refused')
  if (document.kind === 'too_many_elements') return feedError('too_large', 'the feed has more than a million elements')
  if (document.kind === 'too_deep') return feedError('too_large', 'the feed has too many elements nested too deep')
  if (document.kind === 'empty') return feedError('not_a_feed', 'neither a feed nor JSON')
  const { root } = document
  if (/^(?:xhtml:)?html$/.test(root.name) || /^<!doctype\s+html/i.test(source)) return feedError('web_page', 'a web page, not a feed')
  if (root.name === 'opml') return feedError('not_a_feed', 'a list of feeds (OPML), not a feed; `feeds import` reads it')
  if (!FEED_ROOTS.has(root.name)) return feedError('not_a_feed', 'XML, but not a feed')
  return { kind: 'feed', feed: readFeed(root, { url, itemsMax }) }
}

function readFeed(root: XmlElement, { url, itemsMax }: FeedBounds): Feed {
  const header = childNamed(root, 'channel') ?? root
  const link = linkOf(header, [url])
  const language = textOf(childNamed(header, 'language', 'dc:language')).trim() || header.language || null
  const elements: XmlElement[] = []
  if (ITEM_NAMES.has(root.name)) elements.push(root)
  else collectItems(root, elements, 0)
  // The document ended inside this item: what it holds may be half a title.
  const whole = elements.filter((element) => !element.isCut)
  const first = whole.slice(0, itemsMax)
  const surroundings: Surroundings = {
    bases: basesOf(root, { link: link ?? '', url }),
    habits: dateHabitsOf(first.flatMap(datesOf), language),
  }
  const title = markupIn(header, ['title', 'atom:title', 'dc:title'])
  return {
    title: cleanLine(title),
    link,
    language,
    hub: relatedLink(header, 'hub', [url]),
    self: relatedLink(header, 'self', [url]),
    items: first.map((element) => readItem(element, surroundings)),
    leftOut: whole.length - first.length,
    isCut: root.isCut,
  }
}

/**
 * What relative addresses hang on where no `xml:base` says it. Atom takes the document's own address (RFC 4287 §2). RSS says nothing, and its
 * documents are often served by another host than the pages: there it is the channel's link, as the RSS Board's profile allows.
 */
function basesOf(root: XmlElement, { link, url }: { link: string; url: string }): string[] {
  return /(?:^|:)(?:feed|entry)$/.test(root.name) ? [url, link] : [link, url]
}

/** Items stand in the channel or beside it; broken feeds nest them a little deeper. */
const ITEM_DEPTH_MAX = 4

function collectItems(element: XmlElement, items: XmlElement[], depth: number): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (ITEM_NAMES.has(child.name)) items.push(child)
    else if (depth < ITEM_DEPTH_MAX) collectItems(child, items, depth + 1)
  }
}

/** What an item is read by, of the feed that it stands in. */
interface Surroundings {
  bases: string[]
  habits: DateHabits
}

function readItem(item: XmlElement, { bases, habits }: Surroundings): FeedItem {
  const guid = childNamed(item, 'guid', 'atom:id', 'id')
  const link = linkOf(item, bases) ?? permaLink(guid, bases)
  const source = childNamed(item, 'source', 'atom:source')
  const author = childNamed(item, 'dc:creator', 'author', 'atom:author', 'dc:author', 'managingeditor')
  const body = markupIn(item, ['content:encoded', 'content', 'atom:content', 'xhtml:body', 'body', 'fullitem'])
  return plainItem({
    title: markupIn(item, ['title', 'atom:title', 'dc:title', 'media:title']),
    link,
    ...publicationTime(datesOf(item), habits),
    summary: escapedOnce(summaryOf(item)),
    body: escapedOnce(body),
    guid: textOf(guid).trim() || item.attributes['rdf:about'] || null,
    author: authorName(author),
    language: textOf(childNamed(item, 'dc:language')).trim() || item.language || null,
    sourceUrl: source === undefined ? null : outletAddress(sourceUrlOf(source, bases), link, bases),
    sourceName: source === undefined ? null : sourceNameOf(source),
    originUrl: relatedLink(item, 'canonical', bases),
  })
}

const SUMMARY_NAMES = [
  'description',
  'atom:summary',
  'summary',
  'dc:description',
  'dcterms:abstract',
  'media:description',
  'itunes:summary',
]

/** A video's description stands in the group of its media; that of one medium alone is a caption. */
function summaryOf(item: XmlElement): string {
  const group = childNamed(item, 'media:group')
  return markupIn(item, SUMMARY_NAMES) || (group === undefined ? '' : markupIn(group, ['media:description']))
}

const TAG = /<[a-z/!]/i
const TAG_ESCAPED = /&lt;(?:\/(?:a|b|blockquote|div|em|h[1-6]|i|li|ol|p|span|strong|ul)|br ?\/?)&gt;/i

/** Text without a tag of its own that ends one which is escaped was escaped twice: programs store what was escaped when it came. */
function escapedOnce(markup: string): string {
  if (TAG.test(markup) || !TAG_ESCAPED.test(markup)) return markup
  return markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** The best of several dates is that of first publication; an update stands in. */
const DATE_NAMES = [
  'pubdate',
  'published',
  'atom:published',
  'atom:issued',
  'issued',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'atom:created',
  'created',
  'prism:publicationdate',
  'date',
  'updated',
  'atom:updated',
  'dcterms:modified',
  'atom:modified',
  'modified',
  'lastbuilddate',
]

function datesOf(item: XmlElement): string[] {
  return DATE_NAMES.flatMap((name) => childrenNamed(item, name).map(textOf))
}

/** The address readers follow: what FeedBurner replaced, else Atom's alternate or RSS's link. */
function linkOf(element: XmlElement, bases: string[]): string | null {
  const original = textOf(childNamed(element, 'feedburner:origlink'))
  const links = childrenNamed(element, 'link', 'atom:link')
  const alternates = links.filter(
    ({ attributes }) => attributes.href !== undefined && (attributes.rel ?? 'alternate').trim().toLowerCase() === 'alternate',
  )
  const isPage = ({ attributes }: XmlElement) => /^$|html/i.test(attributes.type ?? '')
  const candidates = [
    { text: original, base: element.base },
    ...links.filter((link) => link.attributes.href === undefined).map((link) => ({ text: textOf(link), base: link.base })),
    ...[...alternates.filter(isPage), ...alternates].map((link) => ({ text: link.attributes.href ?? '', base: link.base })),
    { text: childNamed(element, 'content', 'atom:content')?.attributes.src ?? '', base: element.base },
  ]
  for (const { text, base } of candidates) {
    const url = absoluteUrl(text, base, ...bases)
    if (url !== null) return url
  }
  return null
}

/** The first link of a relation. */
function relatedLink(element: XmlElement, relation: string, bases: string[]): string | null {
  for (const { attributes, base } of childrenNamed(element, 'link', 'atom:link')) {
    if (attributes.rel?.trim().toLowerCase() !== relation || attributes.href === undefined) continue
    const url = absoluteUrl(attributes.href, base, ...bases)
    if (url !== null) return url
  }
  return null
}

/**
 * RSS: a guid is an address unless it says that it is none. Programs say so of addresses that lead to the page all the same ("https://…/?p=123"):
 * where an item has no other, one of the feed's own outlet is taken. Atom: an id that is an address is the page in practice.
 */
function permaLink(guid: XmlElement | undefined, bases: string[]): string | null {
  const claim = guid?.attributes.ispermalink?.trim().toLowerCase()
  const text = textOf(guid).trim()
  if (guid === undefined || (claim === 'false' && !isOfOutlet(text, bases))) return null
  if (/^https?:\/\//i.test(text)) return absoluteUrl(text)
  return claim === 'true' ? absoluteUrl(text, guid.base, ...bases) : null
}

function isOfOutlet(address: string, bases: readonly string[]): boolean {
  const outlet = outletOfHost(address)
  return outlet !== null && bases.some((base) => outletOfHost(base) === outlet)
}

/**
 * Of an aggregator's item, an address of the true outlet. Where the item leads past the aggregator it leads there itself: the source names but
 * one of its feeds, and those may lie anywhere.
 */
function outletAddress(source: string | null, link: string | null, own: readonly string[]): string | null {
  if (source === null || link === null) return source
  const outlets = own.map(outletOfHost).filter((outlet) => outlet !== null)
  return outlets.length === 0 || outlets.includes(outletOfHost(link) ?? '') ? source : link
}

function sourceUrlOf(source: XmlElement, bases: string[]): string | null {
  const own = source.attributes.url
  return own === undefined ? linkOf(source, bases) : absoluteUrl(own, ...bases)
}

function sourceNameOf(source: XmlElement): string | null {
  const title = childNamed(source, 'atom:title', 'title')
  return cleanLine(title === undefined ? textOf(source) : textOf(title)) || null
}

function authorName(author: XmlElement | undefined): string | null {
  if (author === undefined) return null
  return cleanLine(textOf(childNamed(author, 'atom:name', 'name') ?? author)) || null
}

/** The first of the named elements that says something, as markup. */
function markupIn(element: XmlElement, names: string[]): string {
  for (const name of names) {
    for (const child of childrenNamed(element, name)) {
      const markup = constructOf(child)
      if (markup.trim() !== '') return markup
    }
  }
  return ''
}

/**
 * RSS text is markup. Atom's says what it is: text, html or xhtml (0.3: a media type and a mode). Text that carries entities
 * or well-known tags although it says it is plain is taken for what it evidently is.
 */
function constructOf(element: XmlElement): string {
  const type = element.attributes.type?.trim().toLowerCase() ?? ''
  if (element.attributes.mode?.trim().toLowerCase() === 'base64') return Buffer.from(textOf(element), 'base64').toString('utf8')
  if (hasElements(element)) return markupOf(element)
  const text = textOf(element)
  const isAtom = element.name.startsWith('atom:') || element.name === 'summary'
  // Atom 1.0 §4.1.3.3: content of any other media type is base64.
  if (isAtom && type.includes('/') && !/^text\/|html|xml/.test(type)) return Buffer.from(text, 'base64').toString('utf8')
  if (!isAtom || type.includes('html') || type.includes('xml')) return text
  return type === '' && /<(?:p|br|b|i|a|em|strong|span|div|img)[\s>/]/i.test(text) ? text : plainAsMarkup(text)
}
