/**
 * Bytes of a feed or a page to text. The order of belief: byte order mark, the shape of the first bytes (UTF-16 and UTF-32 without
 * mark), the server's charset, the XML declaration, UTF-8, what a page names in its head. What evidently is UTF-8 is read as such, whatever it
 * claims: many servers and templates name a set that nobody chose. A few broken letters (programs cut titles within one) make no other set of a
 * text; what claims to be UTF-8 and is not at all is read by the language that it says, else as Windows-1252.
 */

import { decodeInSet, decodeWhole } from './decode-in-set.ts'
import { decodeByLanguage } from './undeclared-text.ts'

const DECLARATION_BYTES_MAX = 1_024
/** Browsers look at the first 1,024 bytes; pages put scripts before it all the same. */
const META_BYTES_MAX = 16_384

/** Never throws: unreadable bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, contentType: string | null = null, language: string | null = null): string {
  const wide = wideEncoding(bytes)
  if (wide === 'utf-32le' || wide === 'utf-32be') return decodeUtf32(bytes, wide === 'utf-32le')
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  const declared = declaredEncoding(bytes)
  const encodings = [charsetOf(contentType, declared), declared, 'utf-8', metaEncoding(bytes)]
    .map((label) => (label === null ? null : knownLabel(label)))
    .filter((encoding) => encoding !== null)
    // Bytes with an ASCII head cannot be UTF-16, whatever they declare.
    .filter((encoding) => !encoding.startsWith('utf-16'))
  for (const encoding of encodings) {
    const text = decodeWhole(bytes, encoding)
    if (text !== null) return encoding === 'utf-8' ? text : (evidentUtf8(bytes, encoding) ?? text)
  }
  const read = ['utf-8', ...encodings].map((encoding) => decodeMostly(bytes, encoding)).find((text) => text !== null)
  return read ?? decodeByLanguage(bytes, language) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** UTF-16 or UTF-32 by mark or by the zero bytes around the first `<` or `{`; null for encodings that hold ASCII. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' | null {
  const [a = 1, b = 1, c = 1, d = 1] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0 && b === 0 && (c === 0xfe || c === 0) && d !== 0) return 'utf-32be'
  if (a !== 0 && b === 0 && c === 0 && d === 0) return 'utf-32le'
  if (a !== 0 && b === 0) return 'utf-16le'
  return a === 0 && b !== 0 ? 'utf-16be' : null
}

/** Letters of several bytes that are whole, for each that is broken: less of them, and the text is in another set. */
const WHOLE_SHARE_MIN = 4

/** The text with its broken letters as U+FFFD, where they are few. */
function decodeMostly(bytes: Uint8Array, encoding: string): string | null {
  const text = decodeInSet(bytes, encoding)
  return isMostlyWhole(text) ? text : null
}

function isMostlyWhole(text: string): boolean {
  let whole = 0
  let broken = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0xfffd) broken++
    else if (code > 0x7f) whole++
  }
  return whole > 0 && whole >= WHOLE_SHARE_MIN * broken
}

/**
 * The text, where it is UTF-8 with letters of several bytes: no text in letters of one byte looks like that by chance, and none in East Asian
 * letters of two where all is whole and some have three.
 */
function evidentUtf8(bytes: Uint8Array, encoding: string): string | null {
  const isSingleByte = /^(?:windows-|iso-8859-|koi8-|macintosh|x-mac-|ibm)/.test(encoding)
  if (isSingleByte) return decodeMostly(bytes, 'utf-8')
  const text = decodeWhole(bytes, 'utf-8')
  return text !== null && /[\u3000-\u9fff\uac00-\ud7a3]/.test(text) ? text : null
}

/** Names that programs give to sets which browsers call otherwise. */
const PAGES: Readonly<Record<string, string>> = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5' }

/** The name by which the set is known here; null where it is not. */
function knownLabel(label: string): string | null {
  const [, page = ''] = /^(?:cp|ms|win(?:dows)?)[-_]?(\d{3,4})$/i.exec(label) ?? []
  const names = [label, PAGES[page] ?? `windows-${page}`, label.replaceAll('_', '-')]
  return names.map(encodingOf).find((encoding) => encoding !== null) ?? null
}

function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

function charsetOf(contentType: string | null, declared: string | null): string | null {
  const label = contentType === null ? undefined : /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  // What servers say who do not know: the declaration knows better.
  const isDefault = label !== undefined && (/^(?:us-)?ascii$/i.test(label) || (declared !== null && /^(?:iso-8859-1|latin1)$/i.test(label)))
  return label === undefined || isDefault ? null : label
}

function declaredEncoding(bytes: Uint8Array): string | null {
  return /<\?xml\s[^>]*?\bencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(headOf(bytes, DECLARATION_BYTES_MAX))?.[1] ?? null
}

/** `<meta charset="…">`, or the content type that a page gives itself. */
function metaEncoding(bytes: Uint8Array): string | null {
  return /<meta\s[^<>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(headOf(bytes, META_BYTES_MAX))?.[1] ?? null
}

function headOf(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length)).toString('latin1')
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let offset = 0; offset + 4 <= bytes.length; offset += 4) {
    const code = view.getUint32(offset, isLittleEndian)
    if (code !== 0xfeff) parts.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
  }
  return parts.join('').toWellFormed()
}
