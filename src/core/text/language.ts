/**
 * The language of an article: what the publisher declares when the text can be that, else what the text shows. Scripts that
 * one language owns decide alone; Latin, Cyrillic, Arabic and Devanagari are told apart by n-grams (the library eld, chosen
 * on short headlines: see docs/quality.md). `und` when there is too little text.
 */
import { eld } from 'eld/extrasmall'
import { languageOfCountry } from './language-by-country.ts'
import {
  isAfrikaans,
  isAzerbaijani,
  isGalician,
  isKazakh,
  isMacedonian,
  isMalay,
  isPlainlyAfrikaans,
  isPlainlyGalician,
  isSerbianByR,
  isSwahili,
  marksOf,
} from './language-by-words.ts'
import { isPlainlySerboCroatian, isSameLanguage, serboCroatianOf } from './language-serbo-croatian.ts'

/** More text makes the answer no better. */
const SAMPLE_CHARACTERS_MAX = 400
const LETTERS_MIN = 6
/** Below this many letters a declared language is believed whatever the n-grams say. */
const CONTRADICTION_LETTERS_MIN = 150
const CONTRADICTION_CHARACTERS = 240
const CONTRADICTION_SCORE_MIN = 0.5
const CONTRADICTION_RATIO = 0.6

const CODES = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo
  fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg
  li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nd ne ng nl no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si
  sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/),
)

type Script = 'Latin' | 'Cyrillic' | 'Arabic' | 'Devanagari' | 'Han' | 'Kana' | 'Hangul' | 'Greek' | 'Hebrew' | 'Thai' | 'Other'

/** Where the scripts stand in Unicode: first and last code point, ascending. What stands in none is `Other`. */
const RANGES: ReadonlyArray<readonly [number, number, Script]> = [
  [0x0041, 0x005a, 'Latin'],
  [0x0061, 0x007a, 'Latin'],
  [0x00c0, 0x024f, 'Latin'],
  [0x0370, 0x03ff, 'Greek'],
  [0x0400, 0x052f, 'Cyrillic'],
  [0x0590, 0x05ff, 'Hebrew'],
  [0x0600, 0x077f, 'Arabic'],
  [0x08a0, 0x08ff, 'Arabic'],
  [0x0900, 0x097f, 'Devanagari'],
  [0x0e00, 0x0e7f, 'Thai'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x1f00, 0x1fff, 'Greek'],
  [0x3040, 0x30ff, 'Kana'],
  [0x3400, 0x9fff, 'Han'],
  [0xac00, 0xd7af, 'Hangul'],
  [0xfb50, 0xfdff, 'Arabic'],
  [0xfe70, 0xfeff, 'Arabic'],
]
/** Languages that may be written in each script; a language in none of these rows is written in Latin letters or its own. */
const LANGUAGES_OF: Partial<Record<Script, ReadonlySet<string>>> = {
  Cyrillic: new Set('ab av az ba be bg bs ce cv kk kv ky mk mn os ro ru sr tg tk tt uk uz'.split(' ')),
  Arabic: new Set('ar fa ks ku ky ms ps sd ug ur uz az'.split(' ')),
  Devanagari: new Set('hi mr ne sa ks sd bh'.split(' ')),
  Han: new Set(['zh', 'ja', 'ko', 'za', 'ii']),
  Kana: new Set(['ja']),
  Hangul: new Set(['ko']),
  Greek: new Set(['el']),
  Hebrew: new Set(['he', 'yi']),
  Thai: new Set(['th']),
}
const NOT_LATIN = new Set(
  'ab ar am as ba be bg bn bo ce cv dv dz el fa gu he hi hy ja ka kk km kn ko ks ky lo mk ml mn mr my ne or os pa ps ru sa sd si ta te tg th ti ug uk ur yi zh'.split(
    ' ',
  ),
)

/** The language to store: ISO 639-1, or `und`. */
export function languageOf(declared: string | undefined, text: string): string {
  const code = declared === undefined ? null : normalizeLanguage(declared)
  const sample = text.slice(0, SAMPLE_CHARACTERS_MAX)
  if (declared === undefined || code === null) return detectLanguage(sample)
  const meant = languageOfCountry(declared, sample, detectLanguage)
  if (meant !== undefined) return meant
  return isPlausible(code, sample) ? code : detectLanguage(sample)
}

/** Whether a text can be in the language that is declared for it; of a short text, or a tag that names no language, nothing is known. */
export function mayBeIn(declared: string, text: string): boolean {
  const code = normalizeLanguage(declared)
  return code === null || isPlausible(code, text.slice(0, SAMPLE_CHARACTERS_MAX))
}

/** `en-GB`, `EN`, `eng`, `pt_BR` to ISO 639-1; both forms of Norwegian are `no`. Null when it names no such language. */
export function normalizeLanguage(tag: string): string | null {
  const primary = /^([a-z]{2,3})(?:$|[-_])/i.exec(tag.trim())?.[1]
  if (primary === undefined) return null
  const code = new Intl.Locale(primary).language
  if (code === 'nb' || code === 'nn') return 'no'
  if (code === 'fil') return 'tl'
  return CODES.has(code) ? code : null
}

/** What the text shows. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS_MAX)
  const { script, letters } = scriptOf(sample)
  switch (script) {
    case null:
      return 'und'
    case 'Kana':
      return 'ja'
    case 'Han':
      return 'zh'
    case 'Hangul':
      return 'ko'
    case 'Greek':
      return 'el'
    case 'Hebrew':
      return 'he'
    case 'Thai':
      return 'th'
    default:
      return letters < LETTERS_MIN ? 'und' : byNgrams(sample, script)
  }
}

/** How much better another language has to fit a few words than the one that is expected: names and short headlines look like any. */
const UNEXPECTED_RATIO = 1.2

/** The language of a few words that are likely in `expected`. */
export function detectLanguageAmong(expected: string, text: string): string {
  const detected = detectLanguage(text)
  if (detected === 'und' || detected === expected) return expected
  const scores = eld.detect(text.slice(0, SAMPLE_CHARACTERS_MAX)).getScores()
  return (scores[expected] ?? 0) * UNEXPECTED_RATIO >= (scores[detected] ?? 1) ? expected : detected
}

function byNgrams(sample: string, script: Script): string {
  if (script === 'Cyrillic') {
    const marked = byCyrillicLetters(sample)
    if (marked !== null) return marked
  }
  if (script === 'Latin' && isSwahili(sample)) return 'sw'
  // Names in capitals look like no language; in small letters they look like their own. Those in Latin letters are of none of other scripts.
  const isMarked = INVERTED.test(sample)
  const read = script === 'Latin' || script === 'Other' ? sample : sample.replace(/\p{Script=Latin}+/gu, ' ')
  const scores = Object.entries(eld.detect(read).getScores()).filter(
    ([language]) =>
      fitsScript(language, script) && (!isMarked || INVERTED_IN.has(language)) && (NEVER_WITHOUT[language]?.test(sample) ?? true),
  )
  const special = [...new Set(sample.toLowerCase().match(SPECIAL_LETTER))]
  let best = 'und'
  let bestScore = 0
  for (const [language, score] of scores) {
    const lettered = score * (WEIGHTS[language] ?? 1) * FOREIGN_LETTER_WEIGHT ** foreignLetters(special, language)
    if (lettered * MARK_WEIGHT ** MARKS_MAX <= bestScore) continue
    const weighted = lettered * MARK_WEIGHT ** marksIn(sample, language)
    if (weighted > bestScore) {
      best = language
      bestScore = weighted
    }
  }
  if (best === 'hr' || (best === 'sl' && marksIn(sample, 'sl') === 0 && isPlainlySerboCroatian(sample))) return serboCroatianOf(sample)
  if (best === 'nl' ? isAfrikaans(sample) : AFRIKAANS_AS.has(best) && isPlainlyAfrikaans(sample)) return 'af'
  if (best === 'tr' && isAzerbaijani(sample)) return 'az'
  if (best === 'es' || best === 'pt' ? isGalician(sample) : GALICIAN_AS.has(best) && isPlainlyGalician(sample)) return 'gl'
  return best === 'ms' && !isMalay(sample) ? 'id' : best
}

/** What n-grams take short headlines for, beside the neighbours: Afrikaans ones, and Galician ones. */
const AFRIKAANS_AS: ReadonlySet<string> = new Set(['en', 'da', 'no', 'de', 'fr', 'und'])
const GALICIAN_AS: ReadonlySet<string> = new Set(['it', 'ca', 'fr'])

/** Marks that open a question or a shout, and the languages that write them. */
const INVERTED = /[¿¡]/u
const INVERTED_IN: ReadonlySet<string> = new Set(['es', 'gl', 'ca', 'eu'])

/** Its own letters; on keyboards that have two of these in their Arabic form alone, words that Arabic has not. */
const PERSIAN = /[پچژگکی]|(?<!\p{L})(?:از|است|اين|با|براي|در|را|شد|شدند|شود|كرد|كه|مي|ها|هاي)(?!\p{L})/u
/** Letters of which hardly any headline of a language has none, where a neighbour that has none is read far more often. */
const NEVER_WITHOUT: Readonly<Record<string, RegExp>> = { az: /[əƏ]/u, fa: PERSIAN }

/** On headlines full of names the n-grams lean to small languages; the weights undo that. */
const WEIGHTS: Record<string, number> = { en: 1.06, tl: 0.9, yo: 0.9, eu: 0.95, sq: 0.95, az: 0.95, bg: 0.98 }

/** Letters beyond a to z, and those beyond the letters that all of Cyrillic shares, that a language writes. Those that are not listed may write any. */
const SPECIAL_LETTER = /[à-öø-ÿāăąćčďđęěğĥıĺľłńňőœŕřśşșšţťțůűźżž]|[йщъыьэюяёіј]/gu
const LETTERS: Readonly<Record<string, string>> = {
  de: 'äöüßé',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  it: 'àèéìíîòóù',
  pt: 'áâãàçéêíóôõúü',
  ca: 'àçèéíïòóúü',
  gl: 'áéíñóúü',
  ro: 'ăâîșțşţ',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéòóô',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  hr: 'čćđšž',
  ru: 'йщъыьэюяё',
  bg: 'йщъьюя',
  mk: '',
  sr: 'ј',
  uk: 'йщьюяі',
  be: 'йыьэюяёі',
  tr: 'çğıöşüâîû',
  pl: 'ąćęłńóśźż',
  nl: 'éëïèüö',
  et: 'äõöüšž',
  fi: 'äöå',
  hu: 'áéíóöőúüű',
  lv: 'āčšūž',
  is: 'áéíóúýæö',
  id: 'é',
  tl: 'ñ',
  sq: 'çë',
  eu: 'ñç',
}
/** One foreign letter may be in a name; each makes the language less likely. */
const FOREIGN_LETTER_WEIGHT = 0.85
const FOREIGN_LETTERS_MAX = 3

function foreignLetters(special: readonly string[], language: string): number {
  const own = LETTERS[language]
  if (own === undefined) return 0
  return Math.min(FOREIGN_LETTERS_MAX, special.filter((letter) => !own.includes(letter)).length)
}

/** Words and endings of a language that a neighbour writes otherwise: they tell apart what the n-grams find alike. */
const MARKS: Readonly<Record<string, RegExp>> = {
  da: marksOf(
    'af efter mod ud hvad blev bliver fik siger uden sagde mand kvinde blandt regeringen mellem nu sig nyt uge koster nat [\\p{L}]*[dghklmnrstv]ej[\\p{L}]* [\\p{L}]*syg[\\p{L}]*',
  ),
  no: marksOf(
    'av etter mot ut hva ble blir fikk sier uten mann kvinne blant regjeringen mellom nå seg nytt uke krever [\\p{L}]*(?:sjon|sjonen|sjoner|aksje[\\p{L}]*) sentral[\\p{L}]* tyrkisk[\\p{L}]* tsj[\\p{L}]* streik(?:er|et) [\\p{L}]*veien nei [\\p{L}]*syk[\\p{L}]* [\\p{L}]+vde',
  ),
  sv: marksOf(
    'av efter mot ut vad och att är från inte för mellan nu sig nytt kräver tåg(?:en|et)? [\\p{L}]*byggnad[\\p{L}]* [\\p{L}]*ck(?:a|an|ar|or|ade)',
  ),
  cs: marksOf('v byl byla byli bylo jako podle jsou při před ve ze ke který která které také není [\\p{L}]{3,}(?:ého|ému|ových)'),
  sk: marksOf('v bol bola boli bolo ako podľa sú pri pred vo zo sa ktorý ktorá ktoré aj nie ciele [\\p{L}]{3,}(?:ého|ému|ových)'),
  sl: marksOf(
    'v pri ki kot ni bo proti zaradi tudi ob pred so kaj le zelo vsak vsi že še brez med kdo kje zdaj lahko vedno več znova spet ker čez bolj kako k z avto[\\p{L}]+ pisatelj[\\p{L}]* vrt(?:ec|c[\\p{L}]+) odstot[\\p{L}]+ evrov [\\p{L}]*nišnic[\\p{L}]* [\\p{L}]*olimpijsk[\\p{L}]* [\\p{L}]{2,}jš(?:i|a|e|ih|im|ega) [\\p{L}]{3,}(?:ih|ega|emu)',
  ),
  hr: marksOf('u iz koji koja koje bez nije nakon zbog protiv sa'),
  hi: marksOf('के की का में ने से को है हैं पर और किया क्या क्यों गया गए नहीं फिर रहा रही रहे हुआ हुई हुए [\\p{L}\\p{M}]*\u093c[\\p{L}\\p{M}]*'),
  mr: marksOf('आहे आहेत आणि या [\\p{L}\\p{M}]{2,}(?:च्या|ला|मध्ये|ची|चा|चे)'),
  nl: marksOf('het een voor niet naar treedt neer tegen wordt [\\p{L}]*ij[\\p{L}]*'),
  id: marksOf('di yang dan untuk dengan dari ini akan oleh ke'),
  ms: marksOf('di yang dan untuk dengan dari ini akan oleh ke'),
  bg: marksOf(
    'в от е ще са със във след като се най според срещу заради които който която беше няма край през двама трима четирима остава остават идва идват иска искат още пак вече защо кой какво къде кога хора хиляди нови жертви стачк[\\p{L}]* лихв[\\p{L}]* вдигна[\\p{L}]* отпадна[\\p{L}]* [\\p{L}]+(?:арят|елят) голям[\\p{L}]* влак[\\p{L}]* ранени петима шестима седмина осмина загина[\\p{L}]* задърж[\\p{L}]* писателка обяви[\\p{L}]* подаде спечели[\\p{L}]* загуби[\\p{L}]* изгоря[\\p{L}]* падна[\\p{L}]* по-(?![\\p{L}]*ски(?![\\p{L}]))[\\p{L}]+[аио] [\\p{L}]{3,}(?:ият|ът|ията|ицата|остта|ството|ището|ират|[бвгдзклмнсцч]ите|ск(?:ата|ия|ите|ото)|[аи]ха)',
  ),
  sr: marksOf('се у од са је који која које због после'),
  ru: marksOf('в от к о об со что для из с из-за как после его это [\\p{L}]{3,}(?:ого|ому|ение|ения|ть|ться)'),
  uk: marksOf('та що від про для як після'),
  // Its endings behind names, which others write otherwise or not, and its letters in words that are no names.
  tr: /(?<=\p{L}{2}(?<!qu|ll)['’])(?:[dt][ae](?:n|ki)?|n?[ıiuü]n|y?l[ae]|y[aeıiuü]|s[ıiuü]|l[ıiuü]|[ae]|[ıü])(?!\p{L})|(?<![\p{L}\p{M}])(?:\p{Ll}*[ığ]\p{Ll}*|\p{Lu}?\p{Ll}*ş\p{Ll}*|ve|bir|için|ile|kimdir|oldu|etti|[Mm]aç\p{Ll}*)(?![\p{L}\p{M}])/gu,
}
/** What a language never says, though its neighbour does all the time. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  uk: marksOf('и что из его ещё еще это нет или но [\\p{L}]{2,}(?:ии|ию|лся|ется|ится)'),
}
const MARK_WEIGHT = 1.1
const MARKS_MAX = 4

function marksIn(sample: string, language: string): number {
  const marks = MARKS[language]
  const said = marks === undefined ? 0 : Math.min(MARKS_MAX, sample.match(marks)?.length ?? 0)
  return said - (NOT_SAID[language] ? Math.min(MARKS_MAX, sample.match(NOT_SAID[language])?.length ?? 0) : 0)
}

/** Letters that one of the Cyrillic languages has alone. */
function byCyrillicLetters(sample: string): string | null {
  if (/[ўЎ]/u.test(sample)) return 'be'
  if (/[їєґЇЄҐ]/u.test(sample)) return 'uk'
  if (/[ђћЂЋ]/u.test(sample)) return 'sr'
  if (/[ѓќѕЃЌЅ]/u.test(sample)) return 'mk'
  if (/[қңғұҚҢҒҰ]/u.test(sample) || isKazakh(sample)) return 'kk'
  // Belarusian writes neither of the two beside its і, Kazakh hardly ever without one of the others.
  if (/і/iu.test(sample) && /[ищ]/iu.test(sample) && !/[ыэёъәөүһ]/iu.test(sample)) return 'uk'
  // Elsewhere it parts a consonant from the vowel behind it.
  if (/ъ(?![еёюяи])\p{L}/iu.test(sample)) return 'bg'
  if (isMacedonian(sample)) return 'mk'
  return isSerbianByR(sample) ? 'sr' : null
}

function isPlausible(code: string, sample: string): boolean {
  const { script, letters } = scriptOf(sample)
  if (script === null || letters < LETTERS_MIN) return true
  if (!fitsScript(code, script)) return false
  if (letters < CONTRADICTION_LETTERS_MIN || (script !== 'Latin' && script !== 'Cyrillic')) return true
  // A language that the detector does not know cannot be contradicted by it.
  if (script === 'Latin' && !KNOWN.has(code)) return true
  const detected = eld.detect(sample.slice(0, CONTRADICTION_CHARACTERS))
  // In Latin letters the n-grams know Serbian and Bosnian as Croatian alone.
  const known = isSameLanguage(code, 'hr') && script === 'Latin' ? 'hr' : code
  if (detected.language === known) return true
  const scores = detected.getScores()
  const best = scores[detected.language] ?? 0
  return best < CONTRADICTION_SCORE_MIN || (scores[known] ?? 0) > best * CONTRADICTION_RATIO
}

const KNOWN = new Set('az be bg ca cs da de en es et eu fi fr hr hu is it lt lv nl no pl pt ro ru sk sl sq sr sv tr uk vi'.split(' '))

function fitsScript(language: string, script: Script): boolean {
  if (script === 'Other') return true
  return script === 'Latin' ? !NOT_LATIN.has(language) : (LANGUAGES_OF[script]?.has(language) ?? true)
}

/** Characters that Japanese simplified in its own way: Chinese writes none of them. */
const JAPANESE_HAN =
  /[発県駅売対図円検沢読経済働広総権転銭関鉄戦団変帰単厳観験価実続営処仮両悪圧囲隠応歓険顕効黒剰浄譲弾徳髪浜払辺豊訳薬様頼緑歴労気楽]/u
/** So many Latin letters go with one of another script where that is the language's. */
const LATIN_OF_OTHERS_MAX = 4
/** Kana beside Han that Chinese would not have. */
const KANA_SHARE_MIN = 0.05
const HEADLINE_HAN_MAX = 40

/** The script of most letters; a little kana among many Han is Japanese, as is one character that only Japanese has. */
function scriptOf(sample: string): { script: Script | null; letters: number } {
  const counts = new Map<Script, number>()
  let letters = 0
  for (let i = 0; i < sample.length; i++) {
    const code = sample.charCodeAt(i)
    const script = code < 0x80 ? asciiScript(code) : scriptAt(sample, i)
    if (script === null) continue
    letters++
    counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  let best: Script | null = null
  for (const [script, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = script
  // Names and products stand in Latin letters in the news of every script, and hardly any word of another in the news of Latin ones.
  if (best === 'Latin')
    for (const [script, count] of counts)
      if (script !== 'Latin' && count >= LETTERS_MIN && count * LATIN_OF_OTHERS_MAX > counts.get('Latin')!) best = script
  const kana = (counts.get('Kana') ?? 0) / (counts.get('Han') ?? 1)
  const isShort = (counts.get('Han') ?? 0) < HEADLINE_HAN_MAX
  if (best === 'Han' && (kana >= KANA_SHARE_MIN || (isShort && JAPANESE_HAN.test(sample)))) best = 'Kana'
  return { script: best, letters }
}

function asciiScript(code: number): Script | null {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? 'Latin' : null
}

function scriptAt(sample: string, index: number): Script | null {
  const code = sample.charCodeAt(index)
  for (const [first, last, script] of RANGES) {
    if (code < first) break
    if (code <= last) return /\p{L}/u.test(sample.charAt(index)) ? script : null
  }
  return /\p{L}/u.test(sample.charAt(index)) ? 'Other' : null
}
