import type { Passage } from './keywords-names.ts'

/** What opens a sentence, a headline or what stands behind its colon, as adjectives and ordinals end, with a noun behind it: "Früherer Bürgermeister". */
const OPENING = /(?<=^|[.!?:]\s+|[„“»«"]|[–—-] )\p{Lu}\p{Ll}{2,}(?:e[mnrs]?)(?= \p{Lu})/gmu
const WORD = /\p{L}+/gu

/** German words, in small letters, that have a capital for no more than that they open, before a noun: adjectives, of which none is a keyword. */
export function openingAdjectives(passages: readonly Passage[]): ReadonlySet<string> {
  const [opening, all] = [OPENING, WORD].map((pattern) => timesOf(passages, pattern)) as [Map<string, number>, Map<string, number>]
  return new Set([...opening].filter(([word, often]) => all.get(word) === often).map(([word]) => word.toLowerCase()))
}

function timesOf(passages: readonly Passage[], pattern: RegExp): Map<string, number> {
  const times = new Map<string, number>()
  for (const { text } of passages) for (const [word] of text.matchAll(pattern)) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** What a plural in the dative or somebody's office in the accusative stands behind: "in den Rohren Reinigungsmittel", "den Präsidenten Roe". */
const BEFORE_BENT = /(?<!\p{L})(?:den|allen|diesen|vielen|einigen|beiden|ihren|seinen) $/u
/** Adjectives bend so too, and may begin a name: "den Vereinten Nationen", "den Nahen Osten". */
const BENT_ADJECTIVE =
  /(?:[iels]chen|lichen|igen|eten|enen|inten)$|^(?:Nahen|Fernen|Mittleren|Roten|Schwarzen|Weißen|Grünen|Blauen|Neuen|Alten|Großen|Kleinen|Toten|Jungen|Freien|Linken|Hohen|Langen|Letzten|Ersten|Zweiten|Dritten)$/u

/** A run of capitals without the bent noun that opens it, which is no part of the name behind it. */
export function withoutBentNoun(run: string, before: string): string {
  const [first = '', ...rest] = run.split(' ')
  const isBent = rest.length > 0 && first.endsWith('n') && BEFORE_BENT.test(before) && !BENT_ADJECTIVE.test(first)
  return isBent && /^\p{Lu}/u.test(rest[0]!) ? rest.join(' ') : run
}

/** How adjectives and participles are made, and those that are not made of anything; "Berliner" and "Christine" are none. */
const ADJECTIVE =
  /^(?:\p{L}+(?:lich|ig|isch|bar|sam|haft|los|end|iert|ell|iv|al|iös|os|ant|är)(?:er|st)?|\p{L}{3,}er|(?:ge|be|ver|er|ent|zer|aus|ab|an|auf|ein|um|über|miss)\p{L}{3,}(?:t|en)|groß|größt|klein|neu|alt|jung|gut|best|hoh|höchst|lang|kurz|stark|schwach|schwer|leicht|schnell|laut|still|heiß|kalt|warm|schwarz|weiß|rot|grün|blau|bunt|toll|uralt|früh|spät|erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|letzt|nächst|weiter|hart|dick|dünn|reich|arm|teur|falsch|echt|schlecht|bös|schön|frei|link|recht|voll|leer|nass|scharf|wild|jed|solch|viel|wenig)(?:e|er|es|en|em)$/iu
/** Behind these an adjective with a capital is a part of a name: "Europäische Union", "Rotes Kreuz". */
const NAMED_WITH_ADJECTIVE =
  /(?:union|kommission|bank|bahn|post|kirche|partei|gericht|gerichtshof|parlament|rat|nationen|staat|staaten|republik|reich|föderation|revolution|krieg|meer|see|haus|kreuz|spiele|woche|rundfunk|zeitung|oper|theater|club|klub|verein|verband|bund|liga|ministerium|amt|behörde|akademie|museum|universität|hochschule|institut|gesellschaft|agentur|presse|allianz|armee|wehr|front|bewegung|intelligenz|karte|preis|nacht|platz|tor|markt|straße|brücke|turm|kanal|gebirge|alb|schweiz|wald|inseln?|küste|osten|westen|norden|süden)$/iu

/** A name without the adjective that has its capital only for opening a sentence: "Kuriose Aktion", "Steigende US-Zinsen". `isName`: it has one elsewhere. */
export function withoutOpeningAdjective(words: readonly string[], isName: (word: string) => boolean): string[] {
  const [first = '', second = ''] = words
  const isAdjective = second !== '' && ADJECTIVE.test(first) && !isName(first.toLowerCase()) && !NAMED_WITH_ADJECTIVE.test(second)
  return isAdjective ? words.slice(1) : [...words]
}
