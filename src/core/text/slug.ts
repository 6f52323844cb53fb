/**
 * Addresses people can read: ASCII, lower case, words joined by hyphens.
 *
 * Every script is transliterated character by character (any-ascii). Han and Hangul have no spaces between words, so each of their
 * characters counts as a syllable and is set apart. A title that leaves nothing (emoji, dingbats) falls back to its record's id.
 */
import anyAscii from 'any-ascii'

const SLUG_CHARACTERS_MAX = 80
const TITLE_CHARACTERS_CONSIDERED = 300
const ID_SUFFIX_CHARACTERS = 8
const SLUG_LETTERS_MIN = 3

/** The plain slug of a title; `id` (a UUID) stands in when the title leaves nothing. */
export function slugOf(title: string, id: string): string {
  return cutAtHyphen(wordsJoined(title), SLUG_CHARACTERS_MAX) || idHex(id)
}

/** Slugs to try in this order: the plain one, then with a short and then the whole hexadecimal id, which nobody else has. */
export function slugCandidates(title: string, id: string): string[] {
  const plain = slugOf(title, id)
  const hex = idHex(id)
  if (plain === hex) return [plain]
  return [plain, suffixed(plain, hex.slice(0, ID_SUFFIX_CHARACTERS)), suffixed(plain, hex)]
}

function wordsJoined(title: string): string {
  const spaced = title
    .slice(0, TITLE_CHARACTERS_CONSIDERED)
    .normalize('NFKC')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/gu, ' ')
    .replace(/[\p{Script=Han}\p{Script=Hangul}]/gu, ' $& ')
    // An apostrophe belongs to its word: "Iran's" becomes "irans".
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '-')
  const slug = anyAscii(spaced)
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.length < SLUG_LETTERS_MIN ? '' : slug
}

function cutAtHyphen(slug: string, charactersMax: number): string {
  if (slug.length <= charactersMax) return slug
  const end = slug.lastIndexOf('-', charactersMax)
  return end > charactersMax / 2 ? slug.slice(0, end) : slug.slice(0, charactersMax)
}

function suffixed(slug: string, suffix: string): string {
  return `${cutAtHyphen(slug, SLUG_CHARACTERS_MAX - suffix.length - 1).replace(/-+$/, '')}-${suffix}`
}

function idHex(id: string): string {
  return (
    id
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, SLUG_CHARACTERS_MAX) || 'untitled'
  )
}
