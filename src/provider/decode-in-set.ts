/**
 * Bytes to text in a set of letters that is known. The runtime reads all sets but two: of Korean it knows the letters of 1987 alone, not the
 * extension in which programs have written since Windows 95, and of Big5 not the additions of Hong Kong. iconv-lite reads those.
 */
import iconv from 'iconv-lite'

const FULLER: Readonly<Record<string, string>> = { 'euc-kr': 'cp949', big5: 'big5-hkscs' }

/** The text with what is broken as U+FFFD. `encoding` as `TextDecoder` calls it. */
export function decodeInSet(bytes: Uint8Array, encoding: string): string {
  const fuller = FULLER[encoding]
  return fuller === undefined ? new TextDecoder(encoding).decode(bytes) : iconv.decode(bytes, fuller)
}

/** The text; null where anything in it is broken. */
export function decodeWhole(bytes: Uint8Array, encoding: string): string | null {
  if (encoding in FULLER) {
    const text = decodeInSet(bytes, encoding)
    // No letter of either is U+FFFD.
    return text.includes('\ufffd') ? null : text
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
