/**
 * What a source is, by its first bytes, its name and what its server says of it: a feed is read whole, NDJSON line by line. Whatever the reader
 * of feeds can make a feed of is one, but for what may be a line of NDJSON.
 */
import { wideEncoding } from './decode-text.ts'
import type { OpenSource } from './read-source.ts'

export type SourceFormat = { kind: 'feed' } | { kind: 'ndjson' } | { kind: 'unreadable'; reason: string }

/** A file named as NDJSON is read as such, however its first line begins. */
const NDJSON_NAME = /\.(?:ndjson|jsonl)(?:\.gz)?$/i
/** White space and byte order marks, as they are and as their bytes are read one by one. */
const BLANK_BEGINNING = /^(?:[\s\uFEFF]|\u00EF\u00BB\u00BF)+/

export function formatOf(head: Uint8Array, { name, url, contentType }: Pick<OpenSource, 'name' | 'url' | 'contentType'>): SourceFormat {
  // A file without a line is a stream without articles; a server that sends nothing has failed.
  if (head.length === 0) return url === null ? { kind: 'ndjson' } : { kind: 'unreadable', reason: 'the server sent nothing' }
  const wide = wideEncoding(head)
  if (wide?.startsWith('utf-32') === true) return { kind: 'feed' }
  const text = new TextDecoder(wide === 'utf-16be' || wide === 'utf-16le' ? wide : 'latin1').decode(head)
  const start = text.replace(BLANK_BEGINNING, '')
  const said = contentType ?? ''
  if (isBinary(start)) return { kind: 'unreadable', reason: 'a binary file, not NDJSON, RSS, Atom or JSON Feed' }
  if (NDJSON_NAME.test(name) || /ndjson|jsonlines|json-seq/i.test(said)) return { kind: 'ndjson' }
  if (start.startsWith('{')) return { kind: isJsonFeed(start, said) ? 'feed' : 'ndjson' }
  if (start.startsWith('[')) return { kind: 'unreadable', reason: 'a JSON array; one JSON object per line is read' }
  return { kind: isXml(start, said) ? 'feed' : 'ndjson' }
}

const XML_BEGINNING = /<(?:\?xml|!doctype|rss|rdf:rdf|(?:\w+:)?feed|channel)[\s>]/i
const OBJECT_LINE = /^\s*\{/m

/** Programs print warnings before what they mean: a text is XML, too, where it begins within, and before any line of NDJSON. */
function isXml(start: string, contentType: string): boolean {
  if (start.startsWith('<') || /^[\w.-]+\/(?:[\w.-]+\+)?xml\b/i.test(contentType)) return true
  const at = start.search(XML_BEGINNING)
  return at >= 0 && !OBJECT_LINE.test(start.slice(0, at))
}

/** A JSON Feed is one object with its items in it, in whatever order its keys stand; a line of NDJSON has an address of its own. */
function isJsonFeed(start: string, contentType: string): boolean {
  if (/^application\/feed\+json/i.test(contentType)) return true
  // Inside a text the quotes would be escaped: this is a true key.
  if (/"version"\s*:\s*"https?:\\?\/\\?\/(?:www\.)?jsonfeed\.org/.test(start)) return true
  const keys = keysOf(start)
  return keys.get('items') === '[' && !keys.has('url') && !keys.has('published_at')
}

/** A text, whether it ends or not, with the first letter of its value where it is a key; or what opens or closes an object or a list. */
const JSON_TOKEN = /"((?:[^"\\]|\\.)*)(?:"(?:\s*:\s*(?=(.)))?|\\?$)|[{}[\]]/gs

/** The keys of the object that a text begins with, each with the first letter of its value; of a text that is cut off those that are there. */
function keysOf(json: string): Map<string, string> {
  const keys = new Map<string, string>()
  let depth = 0
  for (const [token, name, value] of json.matchAll(JSON_TOKEN)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (depth === 1 && name !== undefined && value !== undefined) keys.set(name, value)
    if (depth === 0) break
  }
  return keys
}

/** Beginnings of packed and printed files that may hold few control characters early. */
const BINARY_BEGINNINGS = [
  '%PDF-',
  'PK\x03\x04',
  '\u0089PNG',
  'GIF8',
  '\u00FF\u00D8\u00FF',
  '7z\u00BC\u00AF',
  'BZh',
  '\u00FD7zXZ',
  '\u0028\u00B5\u002F\u00FD',
  'SQLite format 3\0',
]
const ESCAPE = 0x1b

/** More control characters than text ever has. One zero byte is a fault of its line, or of its feed. */
function isBinary(text: string): boolean {
  if (BINARY_BEGINNINGS.some((beginning) => text.startsWith(beginning))) return true
  let controls = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== ESCAPE) controls++
  }
  return controls * 20 > text.length
}
