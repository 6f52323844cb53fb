/**
 * Text in letters of before UTF-8 whose document names no set, or one that it is not in: the set follows from the language that the document
 * says, as browsers take it from that of their users. Only a set in which the bytes are whole and read as that language is believed.
 */

import { decodeInSet } from './decode-in-set.ts'

interface Writing {
  /** The likeliest first. */
  sets: readonly string[]
  /** What texts of the language are full of, and what other texts or other sets make but rarely. */
  letters: RegExp
}

const CYRILLIC: Writing = { sets: ['windows-1251', 'koi8-r', 'iso-8859-5'], letters: /[а-яё]{2}/g }
const CENTRAL_SETS = ['windows-1250', 'iso-8859-2']
const ARABIC: Writing = { sets: ['windows-1256', 'iso-8859-6'], letters: /[\u0621-\u064a]{2}/g }
const HAN = /[\u4e00-\u9fff]{2}/g
const TRADITIONAL: Writing = { sets: ['big5', 'gbk'], letters: HAN }
const BALTIC: Writing = { sets: ['windows-1257', 'iso-8859-13'], letters: /[ąčęėįšųūžāēģīķļņ]/g }

const WRITINGS: Readonly<Record<string, Writing>> = {
  ru: CYRILLIC,
  uk: { ...CYRILLIC, sets: ['windows-1251', 'koi8-u'], letters: /[а-яіїєґ]{2}/g },
  be: { ...CYRILLIC, letters: /[а-яёіў]{2}/g },
  bg: CYRILLIC,
  mk: CYRILLIC,
  kk: CYRILLIC,
  zh: { sets: ['gbk', 'big5'], letters: HAN },
  'zh-tw': TRADITIONAL,
  'zh-hk': TRADITIONAL,
  'zh-mo': TRADITIONAL,
  'zh-hant': TRADITIONAL,
  ja: { sets: ['shift_jis', 'euc-jp'], letters: /[\u3040-\u30fe]/g },
  ko: { sets: ['euc-kr'], letters: /[\uac00-\ud7a3]{2}/g },
  el: { sets: ['windows-1253', 'iso-8859-7'], letters: /[α-ωάέήίόύώ]{2}/g },
  he: { sets: ['windows-1255'], letters: /[א-ת]{2}/g },
  iw: { sets: ['windows-1255'], letters: /[א-ת]{2}/g },
  ar: ARABIC,
  fa: ARABIC,
  ur: ARABIC,
  th: { sets: ['windows-874'], letters: /[\u0e01-\u0e3a]{2}/g },
  tr: { sets: ['windows-1254'], letters: /[çğıöşü]/g },
  pl: { sets: CENTRAL_SETS, letters: /[ąćęłńóśźż]/g },
  cs: { sets: CENTRAL_SETS, letters: /[áčďéěíňóřšťúůýž]/g },
  sk: { sets: CENTRAL_SETS, letters: /[áäčďéíĺľňóôŕšťúýž]/g },
  hu: { sets: CENTRAL_SETS, letters: /[áéíóöőúüű]/g },
  sl: { sets: CENTRAL_SETS, letters: /[čšž]/g },
  hr: { sets: CENTRAL_SETS, letters: /[čćđšž]/g },
  bs: { sets: CENTRAL_SETS, letters: /[čćđšž]/g },
  ro: { sets: CENTRAL_SETS, letters: /[ăâîşţ]/g },
  lt: BALTIC,
  lv: BALTIC,
}

/** The text by its language, else by the one that its document says; null where that says nothing of the bytes. */
export function decodeByLanguage(bytes: Uint8Array, known: string | null): string | null {
  const language = known?.toLowerCase() ?? saidLanguage(bytes)
  const writing = WRITINGS[language] ?? WRITINGS[language.replace(/-.*$/, '')]
  let best: { text: string; letters: number } = { text: '', letters: 0 }
  for (const set of writing?.sets ?? []) {
    const text = decodeInSet(bytes, set)
    const letters = text.match(writing?.letters ?? /$^/g)?.length ?? 0
    const broken = text.match(/\ufffd/g)?.length ?? 0
    if (letters - BROKEN_WEIGHT * broken > best.letters) best = { text, letters: letters - BROKEN_WEIGHT * broken }
  }
  return best.letters > 0 ? best.text : null
}

/** A broken letter speaks against a set as so many whole ones speak for it. */
const BROKEN_WEIGHT = 4

const HEAD_BYTES = 16_384
const LANGUAGE =
  /(?:<(?:dc:)?language(?:\s[^<>]{0,200})?>\s*(?:<!\[CDATA\[\s*)?|\slang\s*=\s*["']?|\bxml:lang\s*=\s*["']?)([a-z]{2}(?:[-_][a-z]+)?)\b/i

function saidLanguage(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  return (LANGUAGE.exec(head)?.[1] ?? '').toLowerCase().replace('_', '-')
}
