/**
 * Verbs in Spanish, Portuguese, Italian and French passages, which are no keywords: "Encalla un carguero", "Affonda il traghetto", "podrán llevar". They are
 * told by endings that nouns hardly ever have, by what headlines open with ("Accusé de vol"), and by their place: a verb stands before an article or a
 * number, or behind what turns it upon itself. What stands behind an article anywhere is a noun, and behind a preposition too, but for infinitives.
 */
import type { Passage } from './keywords-names.ts'

interface Signs {
  /** Endings of verbs, but for those of nouns and adjectives. */
  readonly forms: RegExp
  /** What stands before nouns and behind verbs, never right behind a noun. */
  readonly articles: ReadonlySet<string>
  /** What stands before nouns only. */
  readonly prepositions: ReadonlySet<string>
  readonly reflexives: ReadonlySet<string>
  /** What was done to somebody, with which headlines open: "Accusé de corruption, le maire …". */
  readonly done: RegExp
}

const SIGNS: Readonly<Record<string, Signs>> = {
  es: signsOf({
    forms: '[aei]r|rán?|[aei]mos|[bd]ría|haría|rían|ando|iendo|an|en|ó',
    nouns:
      '[^ ]*[áéíóú][^ ]*r|lugar|hogar|pilar|altar|titular|radar|bazar|par|mar|bar|taller|mujer|poder|placer|amanecer|ayer|skater|porvenir|emir|[^ ]*(?:lar|militar|nuclear)|auxiliar|familiar|primer|tercer|cualquier|tramos|reclamos|extremos|supremos|[^ ]*ísimos|ramos|[^ ]*gramos|plan|clan|fan|pan|gran|tan|joven|orden|imagen|origen|volumen|virgen|margen|resumen|examen|crimen|germen|dictamen|certamen|abdomen|polen|gluten|tren|almacén|comando|mando|bando|contrabando|cuando',
    articles: 'el la los las un una unos unas su sus dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cuarenta cien',
    prepositions: 'al de del en con por sin sobre entre tras ante desde hasta contra según durante este esta estos estas ese esa cada',
    reflexives: 'se',
    done: '(?:detenid|acusad|condenad|imputad|procesad|investigad|asesinad|hallad|encontrad|rescatad|absuelt|expulsad|suspendid|liberad|evacuad|sancionad|despedid|elegid|aprobad|cerrad|cancelad|aplazad|atrapad)[oa]s?',
  }),
  pt: signsOf({
    forms: '[aei]r|rá|[aei]rão|[aei]mos|iam|ando|endo|indo|am|em|ou|eu|iu|-(?:se|lhes?|l?[oa]s?|nos)',
    nouns:
      '[^ ]*[áâéêíóôú][^ ]*r|lugar|mar|bar|par|altar|radar|bazar|hangar|andar|olhar|mulher|poder|dever|prazer|talher|chanceler|designer|qualquer|elixir|emir|[^ ]*(?:lar|militar|nuclear)|auxiliar|familiar|verão|tubarão|barão|ramos|[^ ]*gramos|tramos|extremos|supremos|[^ ]*íssimos|islam|imam|webcam|homem|ordem|jovem|nuvem|trem|bem|item|totem|[^ ]*gem|museu|europeu|pneu|ateu|judeu|liceu|coliseu|hebreu|comando|bando|contrabando|quando|segundo|dividendo|grou',
    articles:
      'o os as um uma uns umas seu sua seus suas dois duas três quatro cinco seis sete oito nove dez doze vinte trinta quarenta cem',
    prepositions:
      'de do da dos das em no na nos nas num numa com por pelo pela pelos pelas sem sobre entre após ante até contra durante ao à aos às este esta estes estas esse essa cada a',
    reflexives: 'se',
    done: '(?:pres|detid|acusad|condenad|indiciad|investigad|encontrad|resgatad|libertad|absolvid|expuls|eleit|aprovad|suspens|cancelad|adiad|retid)[oa]s?',
  }),
  it: signsOf({
    forms: 'are|ire|rà|ranno|rebbe|rebbero|iamo|ando|endo',
    nouns:
      'mare|affare|esemplare|alveare|altare|polmonare|[^ ]*(?:lare|militare|nucleare|liare|lineare|ntare)|bando|comando|quando|contrabbando|tremendo|dividendo',
    articles: "il lo la i gli le l' un uno una un' due tre quattro cinque sei sette otto nove dieci dodici venti trenta quaranta cento",
    prepositions:
      "di d' da in con su tra fra senza contro verso dopo durante per del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo dalla dai dagli dalle dall' nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' ogni questo questa suo sua",
    reflexives: "si s'",
    done: '(?:arrestat|accusat|condannat|indagat|fermat|denunciat|uccis|ritrovat|trovat|salvat|assolt|liberat|espuls|elett|approvat|sospes|evacuat|rinviat|annullat)[oaie]',
  }),
  fr: signsOf({
    forms: '[^hgi]er|cher|[^o]ir|aient|èrent|issent|issant|ront|raient',
    nouns:
      'mer|fer|cancer|amer|enfer|super|cuiller|leader|dealer|laser|polyester|cyber|manager|reporter|thriller|cluster|master|poster|trader|rocher|plancher|clocher|boucher|archer|avenir|souvenir|plaisir|désir|loisir|soupir|martyr|émir|cuir|front|affront|[^ ]*ker',
    articles: "le la les un une l' son sa ses leur leurs deux trois quatre cinq six sept huit neuf dix douze vingt trente quarante cent",
    prepositions:
      "de d' des du au aux à en avec par sans sur sous entre après avant devant depuis contre selon pendant vers chez ce cet cette ces chaque",
    reflexives: "se s' ne n'",
    done: '(?:accus|soupçonn|suspect|condamn|inculp|jug|arrêt|interpell|vis|retrouv|attaqu|agress|plac|libér|relax|acquitt|menac|critiqu|expuls|annul|report|adopt|rejet|sign|nomm|sacr|élimin|confront|frapp|touch|secou|ravag|vol|évacu|hospitalis|sauv|licenci|suspend|contest)ée?s?|(?:poursuivi|contraint|détruit|saisi|élu|mis|pris|surpris)e?s?',
  }),
}

function signsOf(told: Record<keyof Signs | 'nouns', string>): Signs {
  const setOf = (words: string) => new Set(words.split(' '))
  return {
    forms: new RegExp(`^(?!(?:${told.nouns})$).{2,}(?:${told.forms})$`, 'u'),
    articles: setOf(told.articles),
    prepositions: setOf(told.prepositions),
    reflexives: setOf(told.reflexives),
    done: new RegExp(`^(?:${told.done})$`, 'u'),
  }
}

const TOKEN = /[\p{L}\p{M}][\p{L}\p{M}-]*['’]?|\S/gu
/** "Medalla el lunes", "mort le 5 mai": a day stands behind nouns. */
const DAY =
  /^(?:\d|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/u

/** No verb that tells of others ends so, but what was done to them may: "Rescatados cinco mineros". */
const PLURAL = /(?<![ai]d[oa]|ée?)s$/u

/** Verbs of the passages, in small letters. */
export function romanceVerbs(passages: readonly Passage[], language: string): ReadonlySet<string> {
  const signs = SIGNS[language.slice(0, 2)]
  const [verbs, nouns, behindArticles] = [new Set<string>(), new Set<string>(), new Set<string>()]
  if (!signs) return verbs
  const all = new Set<string>()
  for (const { text } of passages) {
    const tokens = (text.match(TOKEN) ?? []).map((token) => token.replace('’', "'"))
    const small = tokens.map((token) => token.toLowerCase())
    for (const [at, word] of small.entries()) {
      // A capital that opens nothing is a name's.
      if (!/^\p{L}/u.test(word) || (/^\p{Lu}/u.test(tokens[at]!) && /^[\p{L}\d]/u.test(small[at - 1] ?? ''))) continue
      const [before = '', after = '', next = ''] = [small[at - 1], small[at + 1], small[at + 2]]
      all.add(word)
      if (signs.articles.has(before)) behindArticles.add(word)
      if (signs.prepositions.has(before)) nouns.add(word)
      if ((signs.articles.has(after) && !DAY.test(next)) || signs.reflexives.has(before)) verbs.add(word)
    }
  }
  return new Set(
    [...all].filter(
      (word) =>
        !behindArticles.has(word) &&
        (signs.forms.test(word) || signs.done.test(word) || (verbs.has(word) && !nouns.has(word) && !PLURAL.test(word))),
    ),
  )
}
