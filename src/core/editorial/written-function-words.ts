/** The function words by which a sentence is held against the report it is said to come from, per language. Written from general knowledge of each. */

/** Small words that change nothing about who did what: they may come, go and change places. Forms of "be", "by" and "not" are none of them. */
const HARMLESS: Readonly<Record<string, string>> = {
  en: 'a an the of and but in on at has have had do does did when where while which who that also said say says told its',
  de: 'und in im am auf bei beim hat haben hatte hatten auch sagte sagten es',
  fr: 'le la les l un une des du de d et au aux en dans a ont avait avaient aussi dit',
  es: 'el la los las un una unos unas de del en y e ha han había habían también dijo',
  it: 'il lo la i gli le l un uno una di del dello della dei degli delle d in nel nello nella nei nelle e ed ha hanno aveva avevano anche detto',
  pt: 'o a os as um uma de do da dos das em no na nos nas e também disse',
  nl: 'de het een van in op en heeft hebben had hadden ook zei',
  sv: 'en ett den det de i på och har hade också sade',
  ru: 'в во на и также',
}

/** What opens a clause: behind it other words of the report may go on. */
const OPENERS: Readonly<Record<string, string>> = {
  en: 'and but when where while which who that',
  de: 'und',
  fr: 'et',
  es: 'y e',
  it: 'e ed',
  pt: 'e',
  nl: 'en',
  sv: 'och',
  ru: 'и',
}

/** Words without which a sentence says the opposite, or says for certain what may be: each begins with one of these, `_` standing for its end. */
const TURNING: Readonly<Record<string, string>> = {
  en: `no_ not_ never_ none_ nobody_ nothing_ neither_ nor_ without_ cannot_ hardly_ barely_ deny denie refus reject fail_ fails_ failed_ failing_ may_ might_ could_ would_
    should_ if_ unless_ until_ alleg suspect reportedly claim false hoax rumor rumour almost_ nearly_ avert avoid prevent threat plan_ plans_ planned_ attempt try_ tries_ tried_
    unlikely_ likely_ possibl whether_`,
  de: `nicht_ kein nie_ niemals_ niemand nichts_ ohne_ weder_ bestreit bestritt dementier leugn verneint weiger ablehn lehnt könnt soll würd dürft mutmaßlich angeblich verdächtig
    verdacht beinahe_ fast_ falls_ wenn_ droh versuch verhinder plant_ planen_ ob_`,
  fr: `ne_ n_ pas_ jamais_ aucun sans_ ni_ rien_ non_ nie_ nient_ nié démen refus rejet pourrai serai devrai aurai présum soupçon si_ presque_ évit menac tent échou prétend`,
  es: `no_ ni_ nunca_ jamás_ sin_ nadie_ nada_ ningun ningún niega negó negaron desmi desmint rechaz podría sería habría debería presunt supuest sospech si_ casi_ evit amenaz intent`,
  it: `non_ né_ mai_ senza_ nessun niente_ nulla_ nega smenti respin rifiut potrebb sarebb avrebb dovrebb presunt sospett se_ quasi_ evita minacc tenta`,
  pt: `não_ nem_ nunca_ jamais_ sem_ ninguém_ nada_ nenhum nega negou negaram desment rejeit recus poderia seria teria deveria suspeit suposto se_ quase_ evit ameaç tent`,
  nl: `niet_ geen_ nooit_ niemand_ niets_ zonder_ noch_ ontken weiger zou_ zouden_ kan_ kunnen_ mogelijk vermeend verdacht bijna_ als_ indien_ dreig poging probe voorkom`,
  sv: `inte_ ej_ icke_ aldrig_ ingen_ inget_ inga_ utan_ varken_ förnek vägra avvisa kan_ kunde_ skulle_ misstänk påstå nästan_ om_ hota försök`,
  ru: `не_ ни_ нет_ без_ никогда_ никто_ ничего_ отриц опроверг отказ отверг бы_ может_ могут_ мог якобы_ предполож подозрев почти_ если_ угро попыт ли_`,
}

/** Who is called this is not who is called the same without it. */
const QUALIFYING: Readonly<Record<string, string>> = {
  en: 'former_ ex_ acting_ deputy_ vice_ fake_ mock_',
  de: 'ehemalig frühere ex_ stellvertret vize_ falsche',
  fr: 'ancien ex_ vice_ faux_ fausse',
  es: 'ex_ antigu vice_ fals',
  it: 'ex_ vice_ fals',
  pt: 'ex_ antig vice_ fals',
  nl: 'voormalig ex_ vice_ vals_ valse_',
  sv: 'förre_ förra_ tidigare_ ex_ vice_ falsk',
  ru: 'бывш экс_ вице_ ложн фальшив',
}

/** Days, which may stand behind anything. */
const DAYS: Readonly<Record<string, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday yesterday today',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche hier',
  es: 'lunes martes miércoles jueves viernes sábado domingo ayer hoy',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica ieri oggi',
  pt: 'ontem hoje',
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag gisteren vandaag',
}

/** What puts all that follows into somebody's mouth or mind, up to the end of the sentence: "denied that A, and B" says nothing of B. */
const GOVERNING: Readonly<Record<string, string>> = {
  en: 'that_ whether_ if_ unless_ deny denie claim alleg reportedly suspect',
  de: 'dass_ daß_ ob_ falls_ wenn_ bestreit bestritt dementier leugn angeblich',
  fr: 'que_ qu_ si_ nie_ nient_ nié démen prétend',
  es: 'que_ si_ niega negó negaron desmi desmint',
  it: 'che_ se_ nega smenti',
  pt: 'que_ se_ nega negou negaram desment',
  nl: 'dat_ als_ indien_ ontken',
  sv: 'att_ om_ förnek påstå',
  ru: 'что_ чтобы_ будто_ если_ отриц опроверг',
}

/** Whose words follow, where nothing else tells it: "the opposition said the president fled". */
const SAYING: Readonly<Record<string, string>> = { en: 'said_ say_ says_ told_', de: 'sagte_ sagten_' }

/** Behind these what comes is still of the word before: what it was done to, or what it is part of. */
const ARTICLES: Readonly<Record<string, string>> = {
  en: 'the a an its his her their',
  de: 'der die das den dem des ein eine einen einem einer seine seinen ihre ihren',
  fr: 'le la les l un une des son sa ses leur leurs',
  es: 'el la los las un una unos unas su sus',
  it: 'il lo la i gli le l un uno una',
  pt: 'o a os as um uma seu sua seus suas',
  nl: 'de het een zijn haar hun',
  sv: 'en ett den det de sin sitt sina',
}

/** The same where words stand without spaces: Chinese, Japanese, Korean. */
export const TURNING_SIGNS =
  /[不没沒未无無非否勿莫拒疑恐涉]|可能|或许|或許|据称|據稱|如果|差点|差點|な[いかく]|ません|[たさせれまえけげめべ]ず|もし|かどう|か否|않|없|못|아니|부인|거부|가능성|의혹|혐의/u

/** The same of what stands before a comma: a verb of denial at its end, a condition. */
export const GOVERNING_SIGNS = /否[认認定]了?$|如果|もし/u

export interface FunctionWords {
  readonly harmless: ReadonlySet<string>
  readonly openers: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly days: ReadonlySet<string>
  isTurning(word: string): boolean
  isGoverning(word: string): boolean
  isQualifying(word: string): boolean
  isSaying(word: string): boolean
}

const known = new Map(Object.keys(HARMLESS).map((language) => [language, functionWordsIn(language)]))

/** Undefined for a language of which they are not known. */
export function functionWordsOf(language: string): FunctionWords | undefined {
  return known.get(language.slice(0, 2))
}

function functionWordsIn(language: string): FunctionWords {
  const setOf = (words: string | undefined) => new Set(words?.split(/\s+/))
  return {
    harmless: setOf(HARMLESS[language]),
    openers: setOf(OPENERS[language]),
    articles: setOf(ARTICLES[language]),
    days: setOf(DAYS[language]),
    isTurning: beginsWithOneOf(TURNING[language]),
    isGoverning: beginsWithOneOf(GOVERNING[language]),
    isQualifying: beginsWithOneOf(QUALIFYING[language]),
    isSaying: beginsWithOneOf(SAYING[language]),
  }
}

function beginsWithOneOf(listed = ''): (word: string) => boolean {
  const all = listed.split(/\s+/).filter((word) => word !== '')
  const whole = new Set(all.filter((word) => word.endsWith('_')).map((word) => word.slice(0, -1)))
  const beginnings = all.filter((word) => !word.endsWith('_'))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
