/**
 * Croatian, Bosnian and Serbian in Latin letters, which n-grams take for one. They are told apart by their words (tko and ko, tjedan, sedmica and
 * nedelja, vlak and voz) and by the vowel that Serbian writes e and the others je or ije (mleko, mlijeko). From general knowledge of the three. A text
 * that shows nothing stays Croatian; one that is plainly not, and shows no vowel, is Serbian.
 */

const CROATIAN = beginningsOf(
  `tko_ nitko_ netko_ svatko_ tisuć vlak_ vlaka_ vlakov vlakom_ tjedan tjedn siječanj siječnj veljač ožuj travanj_ travnj svibanj_ svibnj lipnj srpanj_
  srpnj kolovoz rujan_ rujn listopad_ listopada_ studeni_ studenog prosin nogomet zrakoplov sveučiliš kazališ glazb europ eura_ obitelj županij sabor_
  sabora_ saboru_ ravnatelj tvrtk tvornic priopć izvješć uvjet sudionic sudionik uhićen uhit proračun mirovin umirovljen odvjetn sudac_ suca_ zastupni
  ozlijeđ ozljed postotak posto_ promet_ promet(?:u|a|om|n) izvanredn nazočn glede_ primjerice hrvat točk točn kemij obran povijes stupanj kruh ljekarn
  financij evakuiran organizir`,
)
/** Bosnian and Serbian. */
const NOT_CROATIAN = beginningsOf(
  `šta_ ko_ niko_ hiljad voz_ voza_ vozu_ vozov fudbal univerzitet muzik pozoriš porodic fabrik fabric[ia]_ španac_ španci_ plat[aeu]_ zemljotres poslanici_ avgust januara?_ februara?_
  septembra?_ septembru_ oktobr novembr decembr januaru_ februaru_ aprilu_ evr[oa]_ sekretar komšij uslov učesni štamp uhapš hapš saobraćaj odbran
  tačk tačn sarad takmičen budžet penzij penzion vanredn učestv hemij advokat sudij tužila skupštin kancelarij odsto_ protestova finansij
  evakuisan organizov preduzeć stepen takođe_`,
)
const BOSNIAN = beginningsOf('sedmic uposlen saopć historij lahk mehk kahv fbih ljekar(?!n) hljeb')
/** What is told of Bosnia, in Bosnia more often than elsewhere. */
const IN_BOSNIA = beginningsOf('sarajev tuzl zenic mostar bihać federacij entitet kanton općin izvještaj')
/** "Mleko", "predsednik", and words that the other two have not. */
const SERBIAN = beginningsOf(
  `predsed sednic posle_ poslednj vreme_ nevrem cel[aeiou]_ zaplen uvek_ gde_ negde_ ovde_ dece_ deca_ deci_ decu_ dete_ mesec mest[oau]_ mestim pobed bezbed lekar sneg rek[aeu]_
  dve_ mer[aeu]_ merama_ sever(?!in) saopšt opštin sledeć nedelj ponedelj sred[aeu]_ zahtev procen svetsk primen primer izmen promen(?!ad) uspeh uspeš
  cen[aeu]_ cenama_ poset[aeu]_ vetar_ vetra_ vetrom_ rešen reši_ reče_ reč_ reči_ obavešt izvešt savet hleb vazduh spoljn biće_ imaće_ moraće_ dobiće_
  održaće_ nastaviće_ počeće_ objaviće_ otvoriće_ postaće_ deo_ delu_ čovek povređ istorij pozvaće_ podne[ol] raspodel sveštenik`,
)
/** Slovenian writes it so too. */
const EUROPE = beginningsOf('evrop')
/** What the other two write there. */
const IJEKAVIAN =
  /\p{L}*(?:ije(?:č|d|k|l|s|t|v)|(?<!ac|kl|mb|or)ijen|[bpvmfdtsrcz]je(?:d|č|n|s|t|v|r|h|l))\p{L}*|(?<!\p{L})(?:gdje|ovdje|dvije|nedjelj|sjever|ljekar)/giu

/** Which of the three: `hr`, `bs` or `sr`. */
export function serboCroatianOf(sample: string): 'hr' | 'bs' | 'sr' {
  const count = (marks: RegExp) => sample.match(marks)?.length ?? 0
  const [croatian, shared, bosnian, serbian, ijekavian] = [
    count(CROATIAN),
    count(NOT_CROATIAN) + count(EUROPE),
    count(BOSNIAN),
    count(SERBIAN),
    count(IJEKAVIAN),
  ]
  if (croatian > shared + serbian + bosnian || shared + serbian + bosnian === 0) return 'hr'
  if (serbian > ijekavian) return croatian > serbian + shared ? 'hr' : 'sr'
  if (shared + bosnian === 0) return 'hr'
  return bosnian + ijekavian + count(IN_BOSNIA) > 0 || /\bF?BiH\b/u.test(sample) ? 'bs' : 'sr'
}

/** Whether words are in it that Slovenian, which writes as Serbian does, has not. */
export function isPlainlySerboCroatian(sample: string): boolean {
  return sample.match(NOT_CROATIAN) !== null
}

/** Reports in any of the three are compared as reports in one language: which it is a headline may not show. */
export function isSameLanguage(one: string, other: string): boolean {
  return one === other || (SERBO_CROATIAN.has(one) && SERBO_CROATIAN.has(other))
}

const SERBO_CROATIAN = new Set(['hr', 'bs', 'sr'])

/** `_` stands for a word's end. */
function beginningsOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.split(/\s+/).join('|').replaceAll('_', '(?!\\p{L})')})`, 'giu')
}
