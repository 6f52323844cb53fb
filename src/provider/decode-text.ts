/**
 * Bytes of a feed or a page to text. The order of belief: byte order mark, the shape of the first bytes (UTF-16 and UTF-32 without
 * mark), the server's charset, the XML declaration, UTF-8, what a page names in its head; what claims to be UTF-8 and is
 * not is read as Windows-1252, as browsers do. What claims a set of one byte a letter and is UTF-8 is read as such: many servers name one that nobody chose.
 */

const DECLARATION_BYTES_MAX = 1_024
/** Browsers look at the first 1,024 bytes; pages put scripts before it all the same. */
const META_BYTES_MAX = 16_384

/** Never throws: unreadable bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, contentType: string | null = null): string {
  const wide = wideEncoding(bytes)
  if (wide === 'utf-32le' || wide === 'utf-32be') return decodeUtf32(bytes, wide === 'utf-32le')
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  for (const label of [charsetOf(contentType), declaredEncoding(bytes), 'utf-8', metaEncoding(bytes)]) {
    const text = label === null ? null : decodeAs(bytes, label)
    if (text !== null) return label !== null && isSingleByte(label) ? (multibyteUtf8(bytes) ?? text) : text
  }
  return new TextDecoder('windows-1252').decode(bytes)
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

function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true })
    // Bytes with an ASCII head cannot be UTF-16, whatever they declare.
    return decoder.encoding.startsWith('utf-16') ? null : decoder.decode(bytes)
  } catch {
    return null
  }
}

const isSingleByte = (label: string): boolean => /^(?:windows-|iso-8859-|koi8-|macintosh|x-mac-|ibm)/.test(new TextDecoder(label).encoding)

/** The text, where it is UTF-8 with letters of several bytes: no text in letters of one byte looks like that by chance. */
function multibyteUtf8(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes, 'utf-8')
  return text !== null && text.length < bytes.length ? text : null
}

function charsetOf(contentType: string | null): string | null {
  const label = contentType === null ? undefined : /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  // us-ascii is what servers say who do not know; the declaration knows better.
  return label === undefined || /^(?:us-)?ascii$/i.test(label) ? null : label
}

function declaredEncoding(bytes: Uint8Array): string | null {
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(headOf(bytes, DECLARATION_BYTES_MAX))?.[1] ?? null
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
