/**
 * Which agency a text is credited to: "(Reuters) -" after a dateline, "AP —" at its head, "(dpa)" or "© AFP" at its end.
 * Read by pattern, so that agencies nobody listed ("Meridian Wire") are seen too; a mention in running text is no credit.
 */

const HEAD_CHARACTERS = 160
const TAIL_CHARACTERS = 240

/** Full names and spellings of the agencies that credit themselves by letters. */
const AGENCIES = new Map<string, string>(
  [
    'reuters:reuters,thomson reuters',
    'ap:ap,associated press,the associated press,ap news',
    'afp:afp,agence france-presse,agence france presse',
    'dpa:dpa,deutsche presse-agentur,dpa international',
    'pa:pa,pa media,press association,the press association,pa news agency',
    'upi:upi,united press international',
    'efe:efe,agencia efe',
    'ansa:ansa',
    'apa:apa',
    'anp:anp',
    'belga:belga',
    'lusa:lusa',
    'ntb:ntb',
    'tt:tt',
    'ritzau:ritzau',
    'stt:stt',
    'keystone-sda:sda,keystone-sda,ats,keystone-ats',
    'pap:pap',
    'čtk:čtk,ctk',
    'tasr:tasr',
    'mti:mti',
    'agerpres:agerpres',
    'bta:bta',
    'hina:hina',
    'tanjug:tanjug',
    'beta:beta',
    'ukrinform:ukrinform',
    'unian:unian',
    'tass:tass,tacc,itar-tass,тасс',
    'interfax:interfax,интерфакс',
    'ria novosti:ria novosti,риа новости',
    'anadolu:aa,anadolu,anadolu agency',
    'irna:irna',
    'isna:isna',
    'mena:mena',
    'wam:wam',
    'spa:spa',
    'petra:petra',
    'pti:pti,press trust of india',
    'ani:ani',
    'ians:ians',
    'app:app',
    'xinhua:xinhua,新华社',
    'kyodo:kyodo,kyodo news,共同',
    'jiji:jiji,jiji press,時事',
    'yonhap:yonhap,연합뉴스',
    'bernama:bernama',
    'antara:antara',
    'vna:vna',
    'cna:cna',
    'aap:aap,australian associated press',
    'cp:cp,canadian press,the canadian press',
    'bloomberg:bloomberg,bloomberg news',
    'notimex:notimex',
    'télam:telam,télam',
    'europa press:europa press',
    'adnkronos:adnkronos',
    'agi:agi',
    'cns:cns',
    'globenewswire:globenewswire',
    'accesswire:accesswire',
  ].flatMap((row) => {
    const [agency = '', names = ''] = row.split(':')
    return names.split(',').map((name) => [name, agency] as const)
  }),
)
/** Names that say by their last word what they are. */
const AGENCY_NAME =
  /\b(?:wire|newswire|news wire|wire service|wires|press|presse|news agency|press agency|agency|agencia|agence|agentur|nachrichtenagentur|news service)$/iu

const NAME = String.raw`[\p{L}][\p{L}\p{N}.&'’\- ]{1,40}`
/** "LONDON, March 3 (Reuters) - ", "(AP) — " */
const DATELINE = new RegExp(String.raw`^[^\n()]{0,100}\((${NAME})(?:\/(${NAME}))?\)\s*(?:[-–—:]|\n)`, 'u')
/** "AP — ", "REUTERS/", "Berlin - dpa -" */
const LEAD = new RegExp(String.raw`^(?:by\s+)?(${NAME}?)\s+[–—-]{1,2}\s`, 'iu')
/** "(dpa)" or "© 2024 AFP" or "— Meridian Wire" or "Source: Xinhua" as the last words of the text or of a paragraph. */
const TAIL_PARENTHESES = new RegExp(String.raw`[(\[](?:with\s+)?(${NAME})[)\]][\s.]*$`, 'iu')
const TAIL_SIGNED = new RegExp(
  String.raw`(?:©\s*(?:copyright\s*)?(?:\d{4}\s*)?|copyright\s+(?:\d{4}\s*)?|[–—]\s*|(?:^|\n)-\s*|\bsource:\s*|\bquelle:\s*|\bfuente:\s*|\bvia\s+)(${NAME})[\s.]*$`,
  'iu',
)
const TAIL_LINE = new RegExp(String.raw`\n(${NAME})[\s.]*$`, 'u')

/** The agency that the text is credited to, in lower case, or null. */
export function agencyCredit(body: string, summary = ''): string | null {
  return creditIn(body) ?? creditIn(summary)
}

/** A headline without the agency in parentheses at its end: "Orbis names a chief (PR Newswire)". */
export function withoutCredit(headline: string): string {
  const found = TAIL_PARENTHESES.exec(headline)
  return found !== null && agencyOf(found[1]!) !== null ? headline.slice(0, found.index).trimEnd() : headline
}

function creditIn(text: string): string | null {
  if (text === '') return null
  const head = text.slice(0, HEAD_CHARACTERS)
  const dateline = DATELINE.exec(head)
  const tail = text.slice(-TAIL_CHARACTERS)
  const found = [
    dateline?.[1],
    dateline?.[2],
    LEAD.exec(head)?.[1],
    TAIL_PARENTHESES.exec(tail)?.[1],
    TAIL_SIGNED.exec(tail)?.[1],
    TAIL_LINE.exec(tail)?.[1],
  ]
  for (const name of found) {
    const agency = name === undefined ? null : agencyOf(name)
    if (agency !== null) return agency
  }
  return null
}

function agencyOf(name: string): string | null {
  const key = name.trim().toLowerCase().replace(/\.$/, '')
  const known = AGENCIES.get(key)
  // Two or three letters are an agency only in capitals or as dpa writes itself: "spa", "beta" and "tt" are words too.
  if (known !== undefined) return key.length > 4 || name.trim() === name.trim().toUpperCase() || key === 'dpa' ? known : null
  // "With Post wires" names what a reporter drew on, not who wrote.
  if (key.startsWith('with ') || key.includes('. ')) return null
  const words = key.split(/\s+/).length
  return words >= 2 && words <= 5 && AGENCY_NAME.test(key) && /^\p{Lu}/u.test(name.trim()) ? key : null
}
