/**
 * Numbers of victims and sums of money as news texts give them (sums in English, German, French, Spanish, Italian and Portuguese).
 *
 * A count is a numeral or number word beside a word for the dead, the injured or the displaced, on either side of it. The greatest
 * count of a kind stands: later reports raise it. Years, ages and shares are not counts.
 */

import {
  FURTHER_DEAD,
  FURTHER_DEAD_VERBS,
  FURTHER_HURT,
  FURTHER_HURT_VERBS,
  FURTHER_LEAD_INS,
  FURTHER_UNITS,
  NUMBERS_BESIDE_VICTIMS,
  PHRASES_OF_DYING,
  UNITS_BEFORE,
} from '../data/casualty-words.ts'
import {
  EASTERN_BESIDE_VICTIMS,
  EASTERN_DEAD,
  EASTERN_DEAD_VERBS,
  EASTERN_HURT,
  EASTERN_HURT_VERBS,
  EASTERN_LEAD_INS,
  EASTERN_UNITS,
} from '../data/casualty-words-eastern.ts'
import { victimsAlongMekong } from './casualties-mekong.ts'
import { NUMBER_WORDS, spelledAt } from './casualties-numbers.ts'
import { scaleAt, withKoreanNumbers } from './casualties-scales.ts'
import { TOLLS, tollOf } from './casualties-tolls.ts'
import { isAgeOrShare, isOfNone, isSupposed, isTakenBack } from './casualties-unreal.ts'
import { type Kind, numberOf, unspacedVictims } from './casualties-unspaced.ts'
import { plainOf, setOf } from './casualties-words.ts'
import { CHINESE_OR_JAPANESE } from './east-asian-words.ts'
import { monthOf } from './month-names.ts'

export interface Casualties {
  readonly deaths: number
  readonly injured: number
  readonly displaced: number
  /** Largest sum named, in the currency given; currencies are close enough on a log scale. */
  readonly money: number
}

const CASUALTY_TEXT_CHARACTERS_MAX = 3_000
const COUNT_MAX = 50_000_000

const DEAD = setOf(
  'killed dead died slain drowned deaths bodies fatalities lives tote toten tot getötet todesopfer sterben starben gestorben leben mort morts morte mortes tué tués tuées décès victimes meurent péri ' +
    'muerto muertos muerta muertas fallecidos fallecidas mueren murieron morti muoiono vittime uccisi uccise morto mortos morrem morreram perish perished ' +
    'döda döds dödade dödades dödats dödas omkomna omkom dött drunknade drunknat förolyckades kvävda kvävdes suffocated electrocuted trampled ertrunken erstickt noyés noyées ahogados ahogadas annegati annegate afogados ' +
    'døde dræbt dræbte drept drepte omkommet omkommer omkomne druknet druknede doden gedood omgekomen verdronken zabitych zginęło zginęły utonęło погиб погибли погибло погибших погибшими убиты убито убит умерли скончались утонули утонуло утонувших жертв жертвами قتيلا قتيل قتلى قتلوا وفاة شهيدا ضحية',
  FURTHER_DEAD,
  EASTERN_DEAD,
)
const DEAD_VERBS = setOf(
  'kill kills killed killing claim claims claimed claiming toll töten tötet tötete tuent tue tuant fait mata matan mató mataron uccide uccidono uccidendo matam matou mataram todeszahl bilan sterben starben meurent mueren murieron fallecen fallecieron muoiono morrem morreram dödar dödade dödat krävde dödssiffran погиб погибли погибло умерли скончались утонули убиты убито унесло унесли погибших жертв مقتل مصرع وفاة قتل وقتل',
  FURTHER_DEAD_VERBS,
  EASTERN_DEAD_VERBS,
)
const DYING = setOf(...PHRASES_OF_DYING)
const HURT = setOf(
  'injured wounded hurt injuries hospitalized hospitalised verletzte verletzten verletzt såret sårede skadet skadde gewonden gewond rannych blessé blessés blessées herido heridos herida heridas lesionados feriti ferite ferito ferido feridos feridas skadade skadats skadades ранены ранено раненых пострадали пострадавших пострадало جريحا جريح جرحى مصابا مصابين',
  FURTHER_HURT,
  EASTERN_HURT,
)
const HURT_VERBS = setOf(
  'injure injures injured injuring wound wounds wounded wounding verletzen verletzte blesse blessent blessant skadade ранены ранило إصابة hiere hirió ferisce fere feriu',
  FURTHER_HURT_VERBS,
  EASTERN_HURT_VERBS,
)
const MOVED = setOf(
  'displaced evacuated homeless refugees flee fled evacuees vertrieben vertriebene flüchtlinge evakuiert obdachlos déplacés évacués réfugiés desplazados evacuados damnificados refugiados sfollati evacuati profughi desabrigados desalojados deslocados ' +
    'evacuado evacuada evacuadas desplazado desplazada desplazadas damnificadas refugiadas évacué évacuée évacuées déplacé déplacée déplacées réfugiées evacuato evacuata evacuate sfollato sfollata sfollate ' +
    'desabrigadas desalojado desalojada desalojadas deslocadas vertriebenen geflüchtete evakuierte evakuerade evakuerats hemlösa эвакуированы эвакуировали эвакуировано беженцев نازحا نازح مشردا',
)
const MOVED_VERBS = setOf(
  'displace displaces displaced displacing evacuate evacuates evacuated evacuating evakuerat evakuerar эвакуированы эвакуировали إجلاء نزوح',
)
const LEAD_INS = setOf(
  'at least more than over nearly almost about around as many up down to some another all alle alla tutti an a estimated roughly mindestens mehr als rund etwa fast auf au moins plus de près à al menos más almeno oltre pelo menos mais cerca rises rose climbs climbed reaches reached passes passed surpasses surpassed exceeds exceeded nears jumps hits tops topped now of is was stands has risen steigt monte sube s alourdit minst över omkring har stigit stiger ökat ökar uppe i till nu nästan nära runt cirka människor не менее более около как минимум до человек выросло возросло достигло ما لا يقل عن أكثر من نحو إلى',
  FURTHER_LEAD_INS,
  EASTERN_LEAD_INS,
)
/** After a number they make it a time, an age, a share or a sum. */
const UNITS = setOf(
  'year years year-old day days hour hours minute minutes week weeks month months percent per pc am pm km miles mile kilometers kilometres meters metres feet jahre jahren tage tagen stunden minuten wochen prozent uhr ans jours heures minutes mois semaines años días horas meses semanas anni giorni ore mesi anos dias dollars euros pounds billion trillion st nd rd th år dagar timmar minuter veckor procent kronor miljarder лет года год часов минут дней процентов рублей долларов عاما سنة ساعة يوما دولار',
  FURTHER_UNITS,
  EASTERN_UNITS,
)
const BEFORE = setOf(UNITS_BEFORE)
const besideVictims = new Map([...NUMBERS_BESIDE_VICTIMS, ...Object.entries(EASTERN_BESIDE_VICTIMS)])
const BREAKS = setOf('and und et y e but when after while who as und der die das')
/** A number beside one is a day: "the raid of Jan. 3 that killed …", "den 3 januari". */
const MONTH =
  /^(?:jan(?:uary|uar|vier|uari)?|feb(?:ruary|ruar|ruari)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|may|mai|maj|jun[ei]?|juin|junio|jul[yi]?|juillet|julio|aug(?:ust|usti)?|août|agosto|sept?(?:ember|embre)?|septiembre|o[ck]t(?:ober|obre)?|octubre|nov(?:ember|embre)?|noviembre|de[cz](?:ember)?|décembre|dicembre|diciembre|янв\p{L}*|фев\p{L}*|март\p{L}*|апр\p{L}*|ма[йя]|июн\p{L}*|июл\p{L}*|авг\p{L}*|сен\p{L}*|окт\p{L}*|ноя\p{L}*|дек\p{L}*|ocak|mart|mayis|kasim|aralik|ekim|maja|listopad[au]?|(?:ιανουαρ|φεβρουαρ|μαρτι|απριλι|μαι|ιουνι|ιουλι|αυγουστ|σεπτεμβρ|οκτωβρ|νοεμβρ|δεκεμβρ)\p{L}{2,3}|ابريل|اغسطس|اكتوبر)$/u
const MONTH_NAME_CHARACTERS_MIN = 5
const ABBREVIATED_LETTERS_MAX = 4
const AUXILIARIES = setOf('have be yet still also never')
/** Makes and places that are numbered. */
const NUMBERED = setOf(
  'day boeing airbus apollo artemis soyuz flight apartment unit room route highway interstate gate pier channel chapter section article phase level grade number no nr group formula',
)
/** "mother of 13" */
const PARENT = /^(?:(?:grand)?(?:mother|father)|mom|mum|dad|parent)$/
/** Number words of one language that are common words of another: "once", "due to", "miles away". They count before a word for people or victims of their own. */
const AMBIGUOUS = new Map(
  Object.entries({
    once: /^(?:muert|fallecid|herid|personas|niñ|hombres|mujeres|civiles|soldados|policías|desaparecid)/,
    due: /^(?:mort|uccis|vittime|anzian|turist|minator|ferit|persone|bambin|uomini|donne|operai|soldati|ragazz)/,
    opt: /^(?:mort|morți|răni|persoane|oameni)/,
    miles: /^(?:de|muert|fallecid|desplazad|evacuad|damnificad|herid|personas)$|^(?:muert|desplazad|evacuad)/,
    sei: /^(?:mort|uccis|vittime|anzian|turist|minator|ferit|persone|bambin|uomini|donne|operai|soldati|ragazz|hildako|zauritu|lagun|pertsona|mortos|feridos|persoas)/,
  }),
)
/** Counts of these are no tolls: "thousands of farm animals dead"; but "two horse riders killed" is one. */
const ANIMALS = setOf(
  'animal animals livestock cattle cow cows calves sheep lambs goats pigs hogs horse horses camels chicken chickens hens ducks geese poultry birds fish salmon whales dolphins turtles dogs cats elephants rhinos crocodiles reptiles snakes tigers lions wolves deer reindeer bats bees minks insects ' +
    'tiere rinder kühe schafe ziegen schweine pferde hühner enten vögel fische wale hunde katzen bienen animaux bovins vaches moutons chèvres porcs chevaux poules volailles oiseaux poissons baleines chiens abeilles ' +
    'animales reses vacas ovejas cabras cerdos caballos gallinas aves pájaros peces ballenas perros gatos abejas animali bovini mucche pecore capre maiali cavalli galline uccelli pesci balene cani gatti animais ovelhas porcos cavalos galinhas peixes baleias cães ' +
    'djur kor getter grisar hästar höns kycklingar fåglar fiskar valar hundar katter renar животных коров овец коз свиней лошадей кур птиц рыб китов собак кошек حيوانات أبقار أغنام أسماك طيور',
)
const KEEPS_ANIMALS = /(?:ers?|ists?|m[ae]n|crews?|control)$/
/** English alone: elsewhere "die" is an article. Behind the count itself, or behind several ("12 workers die"). */
const DIE = setOf('die drown suffocate')
const SEVERAL = /(?:[^s]s|people|men|women|children|police|more)$/
/** "Two officers were shot and killed", "12 soldiers and an interpreter killed": those told of before are among the victims. */
const SHOT = /^(?:\p{L}{2,}ed|shot|struck|beaten|hit)$/u
const MEMBERS =
  /(?:[eo]rs|ists|ants|ees|troops|people|men|women|children|police|soldiers|civilians|members|guards|students|tourists|migrants)$/
/** "19 crushed to death"; who is sentenced to it lives. */
const TO_DEATH = /^(?!sentenced|condemned)(?:\p{L}+ed|shot|beaten|burnt|frozen|bitten|hacked)$/u
/** "could save up to 50,000 lives" */
const LIVES = setOf('lives leben')
const SAVES = /\b(?:sav(?:e[sd]?|ing)|rett(?:en|et|ete|eten)|gerettet)\b[^.!?]*$/
const SAVING_TOKENS_MAX = 5
const FROM = setOf('from von de')
const KOREAN_COUNTER = /^여?명/
const KOREAN_HEADS = new Map<string, Kind>([
  ['사망', 'deaths'],
  ['부상', 'injured'],
])
const DOZENS = setOf('dozen dutzend')
const DOZEN = 12
const AHEAD_TOKENS_MAX = 6
const BEHIND_TOKENS_MAX = 6
/** "auf der A 3 bei Orsk", "sur l’A 7": the number is the road's. */
const ROAD = /(?<=\p{Ll} |[lL]['’])(\p{Lu}) \d{1,3}(?!\d|[.,:]\d)/gu
/** "178 migrants, one of them dead" */
const ONE_OF_THEM =
  /^(?:one|uno|una|un|une|einer|eine|um|uma|en|ett|een) (?:of|de|di|dei|von|davon|av|van|d['’]entre|deles|delas|hen)(?: (?:them|ellos|ellas|loro|ihnen|dem|hen|eux|elles|quali))?$/
const TOKEN =
  /\p{Script=Latin}{1,5}\d+|\d{1,2}:\d\d(?!\d)|[\p{L}\p{M}]+(?:['’-]\p{L}+)*|(?<![-\d])\d{1,3}(?:[ '’]\d{3})+(?!\d|[.,]\d)|\d+(?:[.,\u00a0\u202f]\d+)*|[,;:.!?()$€£%-]/gu
const MONEY =
  /(?:[$€£¥₹]|us\$|eur |usd )\s?(\d+(?:[.,]\d+)*)\s?(trillion|tn|billion|bn|b|million|mn|m|milliarden|mrd|millionen|mio|milliards?|millions?|millones|miliardi|milioni|bilhões|milhões|mi|bi|mld|mln)?(?!\p{L})|(\d+(?:[.,]\d+)*) (trillion|billion|million|milliarden|mrd\.?|millionen|mio\.?|milliards?|millions?|mds?|miles de millones|millones|miliardi|milioni|bilhões|milhões|mld\.?|mln\.?|miljard|miljoen|miljoner|miljarder|mdr) ?(?:€|dollars?|euros?|franken|kronor|kr|zł|złotych|pounds|yen|yuan|de dollars|d’euros|d'euros|de euros|de dólares|di euro|di dollari|dólares|reais)/giu

/** "وإصابة", "ושני", "לארבעה": a word of one letter that Arabic and Hebrew join to the next. */
const JOINED = new RegExp(
  `(?<![\\p{L}\\p{M}])([ולב]|و)(?=(?:${[...NUMBER_WORDS.keys(), ...DEAD_VERBS, ...HURT_VERBS].filter((word) => /^[א-ת]+$|^[ء-ي]+$/u.test(word)).join('|')})(?![\\p{L}\\p{M}]))`,
  'gu',
)
const MONEY_HINT = /[$€£¥₹]|illion|milliard|mrd|miliard|ilhões|mio|mld|mln|miljoe?n|mdr/i

/** Thai parts no words: "มีผู้เสียชีวิต 5 ราย". */
const THAI_VICTIMS = /(?:ผู้)?(?:เสียชีวิต|บาดเจ็บ)|ศพ|(?<=\d)(?= ?(?:ราย|คน))/gu

/** "U.S.": its stops end nothing. */
const LETTERS = /(?<!\p{L})(?:\p{Lu}\.){2,}/gu

/** "40-a çatdı", "40-ի", "40-მდე", "40-қа жетті": the case of a number, behind a hyphen; ordinals and ages ("40-ე", "34-ամյա") have others. */
const CASE_OF_NUMBER = /(?<=\d)-(?=(?:y?[aə]|[dt][aə]n|ի|ից|ը|ն|მდე|ს|მა|ზე|[қғкг][ае]|[дтн][ае]н)(?![\p{L}\p{M}-]))/gu

/** "Four people, not five, were killed" */
const NOT_SO_MANY = /, (?:not|nicht|pas|no|non|não|inte|ikke|niet|не) (?:\S+ )?[^\s,]+,/gu

const NONE: Casualties = { deaths: 0, injured: 0, displaced: 0, money: 0 }

export function casualtiesOf(text: string): Casualties {
  const clipped = text.slice(0, CASUALTY_TEXT_CHARACTERS_MAX).replace(ROAD, '$1')
  const spelled = clipped.replace(LETTERS, (letters) => letters.replaceAll('.', '')).replace(THAI_VICTIMS, ' $& ')
  const plain = withKoreanNumbers(plainOf(spelled).replace(CASE_OF_NUMBER, ' '))
  const tokens = plain.replace(JOINED, '$1 ').replace(NOT_SO_MANY, '').match(TOKEN) ?? []
  const found = CHINESE_OR_JAPANESE.test(clipped) ? unspacedVictims(clipped) : { deaths: 0, injured: 0, displaced: 0 }
  victimsAlongMekong(clipped, found)
  for (let index = 0; index < tokens.length; index += 1) {
    const count = countAt(tokens, index)
    if (count === undefined) continue
    const kind = kindOf(tokens, { index, next: count.next })
    if (kind !== undefined && count.value <= COUNT_MAX && !isOfAnimals(tokens, count.next)) found[kind] = Math.max(found[kind], count.value)
  }
  const money = MONEY_HINT.test(plain) ? greatestSum(plain) : 0
  return found.deaths + found.injured + found.displaced + money === 0 ? NONE : { ...found, money }
}

function kindOf(tokens: readonly string[], { index, next }: { index: number; next: number }): Kind | undefined {
  const kind =
    kindOfHead(tokens, { index, next }) ??
    kindBehind(tokens, { index, next }) ??
    kindAhead(tokens, { index, next }) ??
    kindOfLabel(tokens, index)
  return kind === 'none' ? undefined : kind
}

/** The values of all numerals and number words. */
export function numbersOf(text: string): number[] {
  const tokens = plainOf(text).match(TOKEN) ?? []
  return tokens.flatMap((token) =>
    /\d/.test(token)
      ? token
          .replace(/^\p{L}+/u, '')
          .split(':')
          .map(numberOf)
      : (NUMBER_WORDS.get(token) ?? []),
  )
}

/** The count that begins at a token, and where reading goes on; undefined for years, ages, shares, sums and spans of time. */
function countAt(tokens: readonly string[], index: number): { value: number; next: number } | undefined {
  const token = tokens[index]!
  const numeral = /^\d/.test(token)
  const spelled = numeral ? undefined : spelledAt(tokens, index)
  const word = numeral ? undefined : (spelled?.value ?? numberBesideVictims(tokens, index))
  if (numeral ? token.includes(':') : word === undefined) return undefined
  const before = tokens[index - 1] ?? ''
  if (/^[$€£-]$/.test(before) || BEFORE.has(before)) return undefined
  // "a boy, four, was found dead" tells an age, as does "a boy, 4, …".
  if (before === ',' && tokens[index + 1] === ',') return undefined
  const isNone = numeral ? isDesignation(tokens, index) : AMBIGUOUS.get(token)?.test(tokens[index + 1] ?? '') === false
  if (isNone || (token === 'one' && before === 'no') || isAgeOrShare(tokens, index) || isTakenBack(tokens, index)) return undefined
  let next = spelled?.next ?? index + 1
  let scale =
    word !== undefined && before === 'of' && /^(?:tens|hundreds)$/.test(tokens[index - 2] ?? '')
      ? tokens[index - 2] === 'tens'
        ? 10
        : 100
      : 1
  const isDozens = numeral && DOZENS.has(tokens[next] ?? '')
  const scaled = isDozens ? { scale: DOZEN, next: next + 1 } : scaleAt(tokens, next)
  scale *= scaled.scale
  next = scaled.next
  // "för 1,35 miljoner" is a price.
  if (scale >= 1_000 && before === 'för') return undefined
  const unit = tokens[next] ?? ''
  if (UNITS.has(unit) || unit === '%' || unit === '-') return undefined
  // A bare "2011" beside "killed" is a year far more often than a count; written "2,011" it is a count.
  if (numeral && scale === 1 && /^(?:19|20)\d\d$/.test(token)) return undefined
  const value = word ?? numberOf(token)
  // "magnitude 5.1"
  if (scale === 1 && !Number.isInteger(value)) return undefined
  return { value: Math.round(value * scale), next }
}

/** "fire" in "fire omkom" and "døde fire": a number beside victims of its language alone. */
function numberBesideVictims(tokens: readonly string[], index: number): number | undefined {
  const found = besideVictims.get(tokens[index]!)
  return found?.beside.test(tokens[index + 1] ?? '') || found?.beside.test(tokens[index - 1] ?? '') ? found.value : undefined
}

/** A day of a month, the number of a flight or a road, somebody's children. */
function isDesignation(tokens: readonly string[], index: number): boolean {
  const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]]
  const name = before === '.' ? (tokens[index - 2] ?? '') : before
  // "in December. 12 people" begins a sentence, "12 may have died" names no month.
  const isDay = isMonth(name) && (before !== '.' || name.length <= ABBREVIATED_LETTERS_MAX)
  const isDayBefore = isMonth(after) && !AUXILIARIES.has(tokens[index + 2] ?? '')
  if (/^\d{1,2}$/.test(tokens[index]!) && (isDay || isDayBefore)) return true
  return NUMBERED.has(name) || (before === 'of' && PARENT.test(tokens[index - 2] ?? ''))
}

function isMonth(word: string): boolean {
  return MONTH.test(word) || (word.length >= MONTH_NAME_CHARACTERS_MIN && monthOf(word, null) !== null)
}

/** "사망 12명, 부상 40명"; but "3명 사망 7명 부상" counts before them. */
function kindOfHead(tokens: readonly string[], { index, next }: { index: number; next: number }): Kind | undefined {
  if (!KOREAN_COUNTER.test(tokens[next] ?? '') || KOREAN_COUNTER.test(tokens[index - 2] ?? '')) return undefined
  return KOREAN_HEADS.get(tokens[index - 1] ?? '')
}

/** "killing at least 12", "the death toll rose to 85": a verb before the number, with nothing but lead-in words between. */
function kindBehind(tokens: readonly string[], { index, next }: { index: number; next: number }): Kind | 'none' | undefined {
  for (let at = index - 1; at >= Math.max(0, index - BEHIND_TOKENS_MAX); at -= 1) {
    const token = tokens[at]!
    const pair = `${tokens[at - 1]}_${token}`
    const isOfDeaths = DEAD_VERBS.has(token) || DEAD_VERBS.has(pair) || DYING.has(`${tokens[at - 2]}_${pair}`)
    const kind = isOfDeaths ? 'deaths' : HURT_VERBS.has(token) ? 'injured' : MOVED_VERBS.has(token) ? 'displaced' : undefined
    if (kind !== undefined) return isSupposed(tokens, at) ? 'none' : kind
    // "rose from 45 to 52"
    if (/^\d/.test(token) && FROM.has(tokens[at - 1] ?? '')) at -= 1
    else if (!LEAD_INS.has(token)) return tollOf(tokens, { from: at, index, next })
  }
  return undefined
}

/** "Death toll: 45"; "12 muertos: 45 …" counts before it. */
function kindOfLabel(tokens: readonly string[], index: number): Kind | undefined {
  const isLabel = tokens[index - 1] === ':' && TOLLS.has(tokens[index - 2] ?? '') && !isNumber(tokens[index - 3])
  return isLabel ? 'deaths' : undefined
}

function isNumber(token = ''): boolean {
  return /^\d/.test(token) || NUMBER_WORDS.has(token)
}

/** "12 police officers were killed", "30 injured": the first word for victims after the number, within a few words. */
function kindAhead(tokens: readonly string[], { index, next }: { index: number; next: number }): Kind | 'none' | undefined {
  for (let at = next; at < Math.min(tokens.length, next + AHEAD_TOKENS_MAX); at += 1) {
    const token = tokens[at]!
    if (LIVES.has(token) && SAVES.test(tokens.slice(Math.max(0, next - SAVING_TOKENS_MAX), at + 2).join(' '))) return undefined
    const pair = `${tokens[at - 1]}_${token}`
    const isOfDeaths = DEAD.has(token) || DEAD.has(pair) || DYING.has(`${tokens[at - 2]}_${pair}`) || isDying(tokens, { at, next })
    const isOfHurt = HURT.has(token) || HURT.has(pair)
    const kind = isOfDeaths ? 'deaths' : isOfHurt ? 'injured' : MOVED.has(token) ? 'displaced' : undefined
    if (kind !== undefined) return isSupposed(tokens, at) || isOfNone(tokens, { index, next, at }) ? 'none' : kind
    if (token === ',' && isOneOfThem(tokens, at + 1)) return undefined
    if (token === 'and' && at > next && isOfVictims(tokens, at)) continue
    if (/^[;:.!?()]$/.test(token) || BREAKS.has(token) || UNITS.has(token) || /^\d/.test(token)) return undefined
  }
  return undefined
}

/** Of those that were counted only one is dead or hurt. */
function isOneOfThem(tokens: readonly string[], at: number): boolean {
  return [2, 3].some((words) => {
    const victim = tokens[at + words] ?? ''
    return (DEAD.has(victim) || HURT.has(victim)) && ONE_OF_THEM.test(tokens.slice(at, at + words).join(' '))
  })
}

/** Whether the "and" stands between victims, or between two things that happened to them. */
function isOfVictims(tokens: readonly string[], at: number): boolean {
  const isVictims = (index: number) => DEAD.has(tokens[index] ?? '') || HURT.has(tokens[index] ?? '')
  if (SHOT.test(tokens[at - 1]!)) return isVictims(at + 1)
  if (!MEMBERS.test(tokens[at - 1]!) || isNumber(tokens[at + 1])) return false
  const end = /^(?:an?|the|their|his|her)$/.test(tokens[at + 1] ?? '') ? at + 2 : at + 1
  return isVictims(end + 1) || (/^(?:were|are)$/.test(tokens[end + 1] ?? '') && isVictims(end + 2))
}

/** `next`: what stands behind the count. */
function isDying(tokens: readonly string[], { at, next }: { at: number; next: number }): boolean {
  const before = tokens[at - 1] ?? ''
  if (tokens[at] === 'death') return before === 'to' && TO_DEATH.test(tokens[at - 2] ?? '')
  return DIE.has(tokens[at]!) && (at === next || SEVERAL.test(before))
}

/** Whether animals are named before any victim. */
function isOfAnimals(tokens: readonly string[], next: number): boolean {
  for (let at = next; at < Math.min(tokens.length, next + AHEAD_TOKENS_MAX); at += 1) {
    const token = tokens[at]!
    if (ANIMALS.has(token)) return !KEEPS_ANIMALS.test(tokens[at + 1] ?? '')
    if (DEAD.has(token) || HURT.has(token) || MOVED.has(token) || BREAKS.has(token) || /^[;,:.!?()]$/.test(token)) return false
  }
  return false
}

function greatestSum(text: string): number {
  let most = 0
  for (const match of text.matchAll(MONEY)) {
    const value = numberOf(match[1] ?? match[3] ?? '') * scaleOf((match[2] ?? match[4] ?? '').toLowerCase())
    if (value > most && value < 1e15) most = value
  }
  return most
}

function scaleOf(unit: string): number {
  if (unit === '') return 1
  if (/^(?:trillion|tn)/.test(unit)) return 1e12
  if (/^(?:b|milliard|mrd|mds?$|mld|mdr|miliard|miljard|miles de)/.test(unit)) return 1e9
  return 1e6
}
