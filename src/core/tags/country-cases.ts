/** The cases of countries' and cities' names, which are too short to be told by what their cases share: Lithuanian "Kinijos", Estonian "Soomes". */

/** By language the endings of names, the longest first, with those of the other cases. */
type Cases = readonly (readonly [ending: string, forms: string])[]

const SOUTH_SLAVIC: Cases = [
  ['ija', 'ije iji iju ijom'],
  ['ska', 'ske skoj sku skom'],
  ['čka', 'čke čkoj čku čkom'],
  ['ška', 'ške škoj šku škom'],
  ['io', 'ija iju ijem'],
  ['a', 'e i u om'],
  ['o', 'a u om'],
  ['i', 'ija iju ijem'],
  ['e', 'ea eu eom'],
  ['u', 'ua uu uom'],
  ['', 'a u om'],
]

const CASES: Readonly<Record<string, Cases>> = {
  lt: [
    ['ija', 'ijos ijai iją ijoje'],
    ['ys', 'io iui į iu yje'],
    ['is', 'io iui į iu yje'],
    ['ius', 'iaus iui ių iumi iuje'],
    ['jus', 'jaus jui jų jumi juje'],
    ['as', 'o ui ą u e'],
    ['us', 'aus ui ų umi uje'],
    ['ė', 'ės ei ę e ėje'],
    ['a', 'os ai ą oje'],
    ['ai', 'ų ams us ais uose'],
  ],
  lv: [
    ['a', 'as ai u ā'],
    ['e', 'es ei i ē'],
    ['is', 'a im i ī'],
    ['as', 'u ām ās'],
    ['s', 'a am u ā'],
  ],
  et: [
    ['a', 'at as asse ast aga ale alt ani'],
    ['i', 'it is isse ist iga ile ilt ini'],
    ['e', 'et es esse est ega ele elt eni'],
    ['o', 'ot os osse ost oga ole olt oni'],
    ['u', 'ut us usse ust uga ule ult uni'],
    ['', 'i it is isse ist iga ile ilt ini'],
  ],
  hr: SOUTH_SLAVIC,
  bs: SOUTH_SLAVIC,
  sr: SOUTH_SLAVIC,
  fi: [
    ['a', 'an assa aan asta alla alle'],
    ['o', 'on ossa oon osta'],
    ['u', 'un ussa uun'],
    ['', 'in issa iin ista'],
  ],
  hu: [
    ['a', 'ában ából ába át ának ával ára'],
    ['o', 'óban óból óba ót ónak óval'],
    ['i', 'iban iből iba ibe it inak inek ival ivel'],
    ['u', 'uban uból uba ut unak uval'],
    ['', 'ban ben ból ből ba be ot et nak nek'],
  ],
}

/** Names one of whose cases is a word: Lithuanian "Vienos" (of one), Croatian "Toga dana" (that day), Latvian "Malu" (of an edge), Finnish "Perusta" (base). */
const NO_CASES: Readonly<Record<string, string>> = {
  lt: 'Viena Gana Kairas',
  lv: 'Mali Gana Kuba Pērta',
  et: 'Tai Katar Viin',
  ...{ hr: 'Mali Togo Dominika Jordan Butan', bs: 'Mali Togo Dominika Jordan Butan', sr: 'Mali Togo Dominika Jordan Butan Čad' },
  fi: 'Mali Peru Oman Turkki Ranska Puola Sambia Saksa Kongo Kreikka Riika',
  hu: 'Mali Panama Togo',
}

/** None of names of several words, or in a language that is not listed. */
export function casesOf(name: string, language: string): string[] {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(name) || NO_CASES[language]?.split(' ').includes(name)) return []
  const [ending = '', forms = ''] = CASES[language]?.find(([tail]) => name.endsWith(tail)) ?? []
  const stem = name.slice(0, name.length - ending.length)
  return forms.split(' ').flatMap((form) => (form === '' ? [] : [stem + form]))
}
