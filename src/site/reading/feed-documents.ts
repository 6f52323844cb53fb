/**
 * What is read elsewhere: Atom and JSON Feed, from the same entries.
 *
 * An entry's id is the record's own id, so a reader shows each once, however often its text or its place in the list changes.
 */

import type { SituationRow, TimelineEntry } from '../../contract/resources.ts'
import { xmlText } from '../../core/text/xml-text.ts'
import type { Spoken } from '../../service/languages.ts'
import { speechIn, speechOf, speechOfTitle } from '../speech.ts'

export interface FeedEntry {
  id: string
  url: string
  title: string
  text: string
  publishedAt: string
  updatedAt: string
  tags: readonly string[]
  /** In which languages title and text speak, where it is not the feed's own. */
  titleLanguage: string | undefined
  textLanguage: string | undefined
}

export interface Feed {
  title: string
  /** The page that shows the same. */
  pageUrl: string
  /** The feed's own address. */
  feedUrl: string
  /** When there is no entry to tell. */
  emptyAt: string
  entries: readonly FeedEntry[]
}

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8'
export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8'
/** What is ours in a feed: its title. */
const FEED_LANGUAGE = 'en'

export function situationEntry(row: SituationRow, titlePinned: boolean): FeedEntry {
  const text = row.summary_preview
  const said = speechOf({ title: row.title, text, titlePinned })
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    text,
    publishedAt: row.first_seen,
    updatedAt: row.last_updated,
    tags: row.categories,
    titleLanguage: said.title.lang,
    textLanguage: said.text.lang,
  }
}

/** `spoken`: in which language the event's reports speak, where it is noted. */
export function eventEntry(entry: TimelineEntry, spoken: Spoken | undefined): FeedEntry {
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    text: entry.summary,
    publishedAt: entry.published_at,
    updatedAt: entry.updated_at,
    tags: [entry.category],
    titleLanguage: speechOfTitle(entry.title, spoken).lang,
    textLanguage: speechIn(spoken?.language).lang,
  }
}

export function atomText({ title, pageUrl, feedUrl, emptyAt, entries }: Feed): string {
  const updated = entries.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), entries[0]?.updatedAt ?? emptyAt)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${FEED_LANGUAGE}">
<id>${xmlText(feedUrl)}</id>
<title>${xmlText(title)}</title>
<updated>${updated}</updated>
<author><name>Sitrep</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${xmlText(pageUrl)}"/>
${entries.map(atomEntry).join('')}</feed>
`
}

function atomEntry(entry: FeedEntry): string {
  return `<entry>
<id>urn:uuid:${entry.id}</id>
<title${languageIn(entry.titleLanguage)}>${xmlText(entry.title)}</title>
<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>
<published>${entry.publishedAt}</published>
<updated>${entry.updatedAt}</updated>
${entry.tags.map((tag) => `<category term="${xmlText(tag)}"/>\n`).join('')}<summary${languageIn(entry.textLanguage)}>${xmlText(entry.text)}</summary>
</entry>
`
}

const languageIn = (language: string | undefined): string => (language === undefined ? '' : ` xml:lang="${xmlText(language)}"`)

export function jsonFeedText({ title, pageUrl, feedUrl, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: FEED_LANGUAGE,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    items: entries.map((entry) => ({
      id: `urn:uuid:${entry.id}`,
      url: entry.url,
      title: entry.title,
      content_text: entry.text,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.tags,
      language: entry.textLanguage,
    })),
  })
}
