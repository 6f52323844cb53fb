/** Discovers the feeds that a web page names in its head (RSS autodiscovery: `<link rel="alternate" type="application/rss+xml">`). */
import { Parser } from 'htmlparser2'
import { plainLine } from '../text/clean-text.ts'

const FEED_LINKS_MAX = 50
const HTML_CHARACTERS_MAX = 2_000_000
/** The parser takes longer for a tag the more elements are open; nothing that a head holds lies so deep. */
const DEPTH_MAX = 500

export interface FeedLink {
  url: string
  title: string
}

const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)\b/i

/** The feeds that a page names, in its order, each address once. */
export function feedLinksOf(html: string, pageUrl: string): FeedLink[] {
  const links = new Map<string, FeedLink>()
  let base = pageUrl
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEPTH_MAX) return parser.pause()
        if (name === 'base' && attributes.href) base = URL.parse(attributes.href, pageUrl)?.href ?? base
        if (name !== 'link' || links.size >= FEED_LINKS_MAX) return
        const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/)
        if (!rels.includes('alternate') || !FEED_TYPE.test(attributes.type?.trim() ?? '')) return
        const url = URL.parse(attributes.href?.trim() ?? '', base)
        if (url === null || !attributes.href || !/^https?:$/.test(url.protocol) || links.has(url.href)) return
        links.set(url.href, { url: url.href, title: plainLine(attributes.title ?? '') })
      },
      onclosetag() {
        depth--
      },
    },
    { decodeEntities: true },
  )
  parser.write(html.slice(0, HTML_CHARACTERS_MAX))
  parser.end()
  return [...links.values()]
}
