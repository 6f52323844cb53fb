// Languages that the n-grams do not know, or take for their neighbours, told by their words: Macedonian, Swahili, Afrikaans, Galician, Malay, Kazakh, Azerbaijani.

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
  'дека кај низ врз денеска околу уште биде осомничен[\\p{L}]* дожд повторно (?!живот|робот|пилот|патриот|идиот|азот|анекдот|[\\p{L}]*(?:ворот|работ|флот))[\\p{L}]{2,}от [\\p{L}]{2,}(?:аат|раа) [\\p{L}]{3,}њето',
)
const LIKELY_MACEDONIAN = marksOf('во со ги го [\\p{L}]{3,}(?:ите|јата)')
const NOT_MACEDONIAN = marksOf(
  'у је са су који која које због после в от из об под край след при о спор [\\p{L}]{3,}(?:ого|ому|ам|ами|[аи]ха|[аяу]ват)',
)

const SWAHILI_WORDS_MIN = 4
const SWAHILI_SURE = marksOf(
  'wa kwa katika baada dhidi hadi kuwa kuhusu zaidi watu ajali rais waziri bunge serikali mahakama polisi mwaka mji njia njaa hospitali (?:ma)?daktari walimu (?:mw|mg|mk|mt|ms|mch|mv|ng|nch|nd|vy)[a-z]+ (?:wa|ya|ku|wam)(?:na|ta|li|me|ki|sa|po|tu|zu)[a-z]{3,} [a-z]{3,}(?:isha|esha|ishwa|eshwa|iwa|ewa|iana)',
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
  'nie vir oor se só ses sewe nege sonder naby hy hulle sê kry gee hê ná teen nuwe wen polisie skool leër reën wêreld môre gesond[\\p{L}]* onderwys[\\p{L}]* (?:in|vir|oor|by)\\sdie sk(?!andaal|at|el|ee)[aeou][\\p{L}]+ ski(?:et|p)[\\p{L}]* skr[\\p{L}]+ [\\p{L}]+(?:asie|isie|usie|[ae]nsie|skap) (?!sys|hyd|[\\p{L}]*analy)[\\p{L}]*[bcdfgjklmnprstvw]y[dgkst][\\p{L}]* [\\p{L}]*[aeo]we [\\p{L}]*serwe[\\p{L}]* [\\p{L}]{4,}ings bo koue goue mense ouers kinders vroue jare sonne suid suider[\\p{L}]* swart swak seun sake sterf deur toep visse sneeu tref beseer terwyl behuising[\\p{L}]* medisyne tegnolog[\\p{L}]* eks[\\p{L}]+ (?:na|van|uit|met|word)\\sdie besoek gesien munisipaliteit[\\p{L}]* regter vra saak treine',
)
const DUTCH = marksOf(
  'de het een zijn voor door over niet zij naar bij tegen geen jaar werd om ze nieuw[\\p{L}]* hij ook [\\p{L}]*ij[\\p{L}]* [\\p{L}]*sch[\\p{L}]* z[\\p{L}]+ [\\p{L}]+tie c[\\p{L}]+',
)

/** Whether what looks like Dutch is Afrikaans, which writes "skool", "prys" and "inflasie". */
export function isAfrikaans(sample: string): boolean {
  return countIn(sample, AFRIKAANS) > countIn(sample, DUTCH)
}

/** Whether a few words that look like English, a Nordic language or nothing are Afrikaans: "President besoek hospitaal". */
export function isPlainlyAfrikaans(sample: string): boolean {
  return countIn(sample, AFRIKAANS_ALONE) > 0 && isAfrikaans(sample)
}

const AFRIKAANS_ALONE = marksOf('besoek gesien skryw[\\p{L}]* munisipaliteit[\\p{L}]* regter vra')

/** Whether what looks like Spanish or Portuguese is Galician, which lies between: "unha", "o avión", "en dous". */
export function isGalician(sample: string): boolean {
  const sure = countIn(sample, GALICIAN)
  const portuguese = countIn(sample, LIKE_PORTUGUESE)
  const spanish = countIn(sample, LIKE_SPANISH)
  if (sure === 0 && (portuguese < 2 || spanish === 0)) return false
  return sure + spanish > countIn(sample, PORTUGUESE) && sure + portuguese > countIn(sample, SPANISH)
}

/** Whether what looks like Italian, Catalan or French has words of Galician alone. */
export function isPlainlyGalician(sample: string): boolean {
  return countIn(sample, GALICIAN_ALONE) > 0
}

const GALICIAN_ALONE = marksOf(
  'unha unhas dunha nunha cunha dous concellos? orzamentos? xuño xullo choiv[\\p{L}]* veciñ[\\p{L}]* goberno fermos[ao]s?',
)
const GALICIAN = marksOf(
  'unha unhas dunha nunha cunha algunha ningunha nalgunha dun nun cun dous dúas ás polos polas coa coas cos non(?!\\sgrata) máis xa moi tamén despois onte hoxe mañá sen vén teñen xoves venres xente goberno milleiros persoas agarda[\\p{L}]* pola(?!\\sde\\s) (?!hipótese|prótese|síntese|metástase)[\\p{L}]*[áéíóú][\\p{L}]+[ae]n?se xuíz[\\p{L}]* xulg[\\p{L}]* xov[\\p{L}]+ choiv[\\p{L}]* veciñ[\\p{L}]* proxect[\\p{L}]* xef[\\p{L}]* axud[\\p{L}]* [\\p{L}]{2,}cións [\\p{L}]+ronse catro concellos? orzamentos? prezos? pecha[nrd][\\p{L}]* fermos[ao]s? xuño xullo xaneiro xog[\\p{L}]+ xorn[\\p{L}]+ xustiz[\\p{L}]* xuvent[\\p{L}]* xubil[\\p{L}]* xest[\\p{L}]+ xudici[\\p{L}]+',
)
/** What Galician has in common with Portuguese alone of its neighbours, and with Spanish alone. */
const LIKE_PORTUGUESE = marksOf(
  'o os as do da dos das na nas ao aos e anos? [\\p{L}]{2,}ei[rt][oa]s? [\\p{L}]*[aeo]ix[aeo][\\p{L}]* [\\p{L}]{3,}dade',
)
const LIKE_SPANISH = marksOf('en un con tras pero [\\p{L}]*ñ[\\p{L}]* [\\p{L}]+[cs]ión [\\p{L}]+[aei]n')
const SPANISH = marksOf('el la los las del una unas y al lo su sus es hasta más hay muy ya [\\p{L}]+(?:iones|dad|ades|ero|eros|era|eras)')
const PORTUGUESE = marksOf(
  'em um uma com sem não são pelo pela pelos pelas num numa dum duma mais muito até [\\p{L}]*[çãõâêôà][\\p{L}]* (?!unh|dunh|nunh|cunh|alg|ning)[\\p{L}]*[aeiou](?:lh|nh)[aeiouáéíóú][\\p{L}]*',
)

/** Whether what looks like Malay or Indonesian has words that Indonesian has not. */
export function isMalay(sample: string): boolean {
  return countIn(sample, MALAY) > countIn(sample, INDONESIAN)
}

const MALAY = marksOf(
  'kerana ialah beliau awam kanak-kanak pilihan\\sraya menteri\\sbesar polis syarikat hospital pelbagai berkata baharu peluru\\sberpandu askar disyaki menteri\\sluar peperiksaan resipi skuad minit khamis jumaat isnin bas undi pengundi parlimen belanjawan bajet doktor pesakit ubat jururawat denggi selesema jangkitan universiti jurulatih kejohanan pingat separuh\\sakhir suku\\sakhir filem muzik muzium pawagam pelakon telefon cukai pelabur pelaburan ringgit bomba jerebu dadah rasuah peguam kes warga\\semas paderi percutian pelancong pelancongan sempena dijangka sastera cecah pengerusi timbalan letak\\sjawatan pembangkang mahu kereta\\sapi cikgu peniaga (?![\\p{L}]*[nt]eliti)[\\p{L}]{4,}iti serangan\\spengganas muflis pencen darjah kementerian\\skesihatan',
)
const INDONESIAN = marksOf(
  'karena adalah bisa polisi dokter rumah\\ssakit uang mobil perusahaan partai gubernur presiden mantan sepak\\sbola kamis jumat senin kantor obat universitas pemilu rupiah kota anggaran tim warga pelatih bus',
)

/** Where none of its own letters stands, Kazakh has words that Belarusian has not; beside і, which Tatar, Kyrgyz and Mongolian lack, its ә, ө and ү are enough. */
export function isKazakh(sample: string): boolean {
  if (/[ўёщ]/iu.test(sample)) return false
  if (/і/iu.test(sample) && /[әөү]/iu.test(sample)) return true
  return countIn(sample, KAZAKH) >= 2
}

const KAZAKH = marksOf(
  'екі бір және болып деп бойынша үшін туралы [\\p{L}]{3,}(?:дері|тері|лері|ларымыз|леріміз) [\\p{L}]{3,}(?:енді|еді|ылды|ілді) үш',
)

/** Its letter that no other language of the news writes, or in words that are no names those that Turkish has not. */
const AZERBAIJANI = /[əƏ]|(?<!\p{L})\p{Ll}*[qx]\p{Ll}/u

/** Whether what looks like Turkish is Azerbaijani. */
export function isAzerbaijani(sample: string): boolean {
  return AZERBAIJANI.test(sample)
}
