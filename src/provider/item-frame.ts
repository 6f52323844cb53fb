/** What programs put around the text of an item: headers, footers, and lists of links in place of a text. */
import { cleanLine, HAS_WORDS } from '../core/text/clean-text.ts'

/** Title, author and time, which Drupal puts before the text of each item. */
const HEADER =
  /^\s*<span[^>]*>(?:(?!<p[\s>]|<\/time>)[\s\S]){0,2000}typeof="schema:Person"(?:(?!<p[\s>]|<\/time>)[\s\S]){0,1000}<\/time>\s*<\/span>/i

const FOOTER_CHARACTERS_MAX = 2_000
const FOOTER_WORDS_CHARACTERS_MAX = 160
const LINK = /<a\s[^<>]*>([^<]{1,500})<\/a>/gi

/** The markup of a text without what stands around it; '' for one that is but links. */
export function withoutFrame(markup: string, title: string): string {
  const text = withoutFooter(markup.replace(HEADER, ''), title)
  return isLinksAlone(text, title) ? '' : text
}

/**
 * Markup without the paragraph that sites put below each item, in any language: "The post HEADLINE appeared first on SITE.", both of them links.
 * It is told by its two links, the first of which is called like the item.
 */
function withoutFooter(markup: string, title: string): string {
  const start = markup.toLowerCase().lastIndexOf('<p')
  const footer = start < 0 ? '' : markup.slice(start)
  if (footer === '' || footer.length > FOOTER_CHARACTERS_MAX) return markup
  const links = [...footer.matchAll(LINK)].map(([, text = '']) => cleanLine(text))
  const around = cleanLine(footer.replace(LINK, ''))
  return links.length === 2 && links[0] === title && around.length <= FOOTER_WORDS_CHARACTERS_MAX ? markup.slice(0, start) : markup
}

const LINKS_CHARACTERS_MAX = 20_000
/** The name of an outlet beside its link, at Google News. */
const NAME = /<font\s[^<>]*>[^<]{1,200}<\/font>/gi
/** "Comments", "Read more". */
const BUTTON_CHARACTERS_MAX = 20

/** Whether nothing is said but links: to the item itself, to its comments, or with their outlets to what others report. */
function isLinksAlone(markup: string, title: string): boolean {
  if (title === '' || markup.length > LINKS_CHARACTERS_MAX || !/<a\s/i.test(markup)) return false
  if (HAS_WORDS.test(cleanLine(markup.replace(LINK, '').replace(NAME, '')))) return false
  const links = [...markup.matchAll(LINK)].map(([, text = '']) => cleanLine(text))
  return markup.search(NAME) >= 0 || links.every((text) => text.length <= BUTTON_CHARACTERS_MAX || title.startsWith(text))
}

/** arXiv's line before an abstract, and Reddit's below a post. */
const LINE_BEFORE = /^arXiv:\S+ Announce Type: \S+\s+Abstract: /
const LINE_BELOW = /(?:^|\s)submitted by \/?u\/\S+(?: to r\/\S+)?\s\[link\]\s\[comments\]$/

/** Plain text without the lines that a platform puts around each. */
export function withoutPlatformLines(text: string): string {
  return text.replace(LINE_BEFORE, '').replace(LINE_BELOW, '')
}
