// Languages that the n-grams do not know, told by their words: Macedonian, Swahili, Afrikaans.

/** Whole words of a language; parts of the list may be patterns. */
export function marksOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.split(' ').join('|')})(?![\\p{L}\\p{M}])`, 'giu')
}

const countIn = (sample: string, marks: RegExp): number => sample.match(marks)?.length ?? 0

/** Macedonian shares its letters with Serbian, and what it does with words with Bulgarian. */
export function isMacedonian(sample: string): boolean {
  if (FOREIGN_TO_BOTH.test(sample)) return false
  const sure = countIn(sample, MACEDONIAN)
  // Bulgarian and Russian have these too, but not in such company.
  const likely = sure > 0 || /[јљњ]/iu.test(sample) || SYLLABIC_R.test(sample) ? countIn(sample, LIKELY_MACEDONIAN) : 0
  return sure + likely > countIn(sample, NOT_MACEDONIAN)
}

/** What is written so, and not in Macedonian, is Serbian: "прва", "држава". */
export function isSerbianByR(sample: string): boolean {
  return SYLLABIC_R.test(sample) && !FOREIGN_TO_BOTH.test(sample)
}

/** Letters that neither Macedonian nor Serbian has. */
const FOREIGN_TO_BOTH = /[йщъыьэюяёі]/iu
/** An r between consonants, which Bulgarian writes with a vowel, and Russian and Ukrainian have in no word. */
const SYLLABIC_R =
  /(?<!кон)[бвгджзкмпстфхцчшБВГДЖЗКМПСТФХЦЧШ]р[бвгджзклмнпстфхцчш]\p{Ll}|(?<!\p{L})(?:[Пп]рв|[Кк]рв|[Тт]рг|[Вв]рв|[Сс]мрт)(?!\p{L})/u
const MACEDONIAN = marksOf(
  'дека кај низ врз денеска околу уште биде осомничен[\\p{L}]* дожд повторно (?!живот|робот|пилот|патриот|идиот|азот|анекдот|[\\p{L}]*(?:ворот|работ|флот))[\\p{L}]{2,}от [\\p{L}]{2,}(?:аат|раа)',
)
const LIKELY_MACEDONIAN = marksOf('во со ги го [\\p{L}]{3,}(?:ите|јата)')
const NOT_MACEDONIAN = marksOf(
  'у је са су који која које због после в от из об под край след при о спор [\\p{L}]{3,}(?:ого|ому|ам|ами|[аи]ха|[аяу]ват)',
)

const SWAHILI_WORDS_MIN = 4
const SWAHILI_SURE = marksOf(
  'wa kwa katika baada dhidi hadi kuwa kuhusu zaidi watu ajali rais waziri bunge serikali mahakama polisi mwaka mji njia njaa (?:mw|mg|mk|mt|ms|mch|mv|ng|nch|nd|vy)[a-z]+ (?:wa|ya|ku|wam)(?:na|ta|li|me|ki|sa|po|tu|zu)[a-z]{3,} [a-z]{3,}(?:isha|esha|ishwa|eshwa|iwa|ewa|iana)',
)
const SWAHILI_LIKELY = marksOf('ya vya juu ndani sasa habari kw[a-z]{2,} ya[a-z]{4,}a wa[a-z]{4,}[ai]')
/** One word in so many may be a name that ends otherwise. */
const CLOSED_SHARE = 6

/** Nearly all of its words end in a vowel, and many begin in ways of their own; Spanish and Croatian headlines of such words have none of these. */
export function isSwahili(sample: string): boolean {
  const words = sample.match(/\p{L}+/gu) ?? []
  if (words.length < SWAHILI_WORDS_MIN || /[À-ɏ]/u.test(sample)) return false
  const closed = words.filter((word) => !/[aeiou]$/iu.test(word)).length
  const marks = 2 * distinctIn(sample, SWAHILI_SURE) + distinctIn(sample, SWAHILI_LIKELY)
  return closed * CLOSED_SHARE <= words.length && marks >= 2 + closed
}

const distinctIn = (sample: string, marks: RegExp): number => new Set(sample.toLowerCase().match(marks)).size

const AFRIKAANS = marksOf(
  'nie vir oor se ses sewe nege sonder naby hy hulle sê kry gee hê ná teen nuwe wen polisie skool leër reën wêreld môre gesond[\\p{L}]* onderwys[\\p{L}]* (?:in|vir|oor|by)\\sdie sk(?!andaal|at|el|ee)[aeou][\\p{L}]+ ski(?:et|p)[\\p{L}]* skr[\\p{L}]+ [\\p{L}]+(?:asie|isie|usie|skap) (?!sys|hyd|[\\p{L}]*analy)[\\p{L}]*[bcdfgjklmnprstvw]y[dgkst][\\p{L}]* [\\p{L}]*[aeo]we [\\p{L}]*serwe[\\p{L}]* [\\p{L}]{4,}ings',
)
const DUTCH = marksOf(
  'de het een en zijn voor door over niet zij naar bij tegen geen jaar werd om ze nieuw[\\p{L}]* hij ook [\\p{L}]*ij[\\p{L}]* [\\p{L}]*sch[\\p{L}]* z[\\p{L}]+ [\\p{L}]+tie c[\\p{L}]+',
)

/** Whether what looks like Dutch is Afrikaans, which writes "skool", "prys" and "inflasie". */
export function isAfrikaans(sample: string): boolean {
  return countIn(sample, AFRIKAANS) > countIn(sample, DUTCH)
}
