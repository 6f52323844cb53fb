/** Numbers of victims in Burmese, Khmer and Lao, which part no words: a count and what people are counted by, before the word for victims or behind it. */

import { type Kind, numberOf } from './casualties-unspaced.ts'
import { withPlainDigits } from './native-digits.ts'

interface Script {
  readonly letters: RegExp
  readonly pattern: RegExp
  readonly numbers: ReadonlyMap<string, number>
}

interface Words {
  readonly letters: RegExp
  /** One to nine. */
  readonly units: string
  /** "Ten" alone, and before a unit. */
  readonly tens: readonly [alone: string, joined: string]
  /** What people are counted by. */
  readonly people: string
  readonly victims: Readonly<Record<Kind, string>>
  /** What makes of a verb those to whom it happened, where a count follows only those. */
  readonly whom: string
  /** What parts two counts. */
  readonly parting: string
}

const COUNT_MAX = 50_000_000
const GAP_CHARACTERS_MAX = 14

const SCRIPTS: readonly Script[] = [
  {
    letters: /\p{Script=Myanmar}/u,
    units: 'တစ် နှစ် သုံး လေး ငါး ခြောက် ခုနစ် ရှစ် ကိုး',
    tens: ['ဆယ်', 'ဆယ့်'] as const,
    people: '(?:ဦး|ယောက်)',
    victims: { deaths: 'သေဆုံး|အသက်ဆုံးရှုံး|အသတ်ခံရ|ကျဆုံး', injured: 'ဒဏ်ရာ', displaced: 'နေရပ်စွန့်ခွာ|ထွက်ပြေး' },
    whom: '(?:ရရှိ|ရ)?သူ(?:ဦးရေ)?',
    parting: 'နှင့်',
  },
  {
    letters: /\p{Script=Khmer}/u,
    units: 'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន',
    tens: ['ដប់', 'ដប់'] as const,
    people: 'នាក់',
    victims: { deaths: 'ស្លាប់|បាត់បង់ជីវិត|ទទួលមរណភាព', injured: 'រងរបួស|របួស', displaced: 'ភៀសខ្លួន|ជម្លៀស' },
    whom: '',
    parting: 'និង',
  },
  {
    letters: /\p{Script=Lao}/u,
    units: 'ໜຶ່ງ ສອງ ສາມ ສີ່ ຫ້າ ຫົກ ເຈັດ ແປດ ເກົ້າ',
    tens: ['ສິບ', 'ສິບ'] as const,
    people: '(?:ຄົນ|ລາຍ|ສົບ)',
    victims: { deaths: 'ເສຍຊີວິດ|ຕາຍ', injured: 'ບາດເຈັບ', displaced: 'ອົບພະຍົບ' },
    whom: '',
    parting: 'ແລະ',
  },
].map(scriptOf)

/** The leftmost reading stands: "ស្លាប់ ២នាក់ របួស ៤នាក់" counts behind its words, "២នាក់ស្លាប់ ៤នាក់របួស" before them. */
export function victimsAlongMekong(text: string, found: Record<Kind, number>): void {
  const script = SCRIPTS.find(({ letters }) => letters.test(text))
  if (script === undefined) return
  for (const { groups = {} } of withPlainDigits(text).matchAll(script.pattern)) {
    const numeral = groups.ahead ?? groups.behind ?? ''
    const count = script.numbers.get(numeral) ?? numberOf(numeral)
    const kind: Kind = (groups.deaths ?? groups.deathsOf) ? 'deaths' : (groups.injured ?? groups.injuredOf) ? 'injured' : 'displaced'
    if (count <= COUNT_MAX) found[kind] = Math.max(found[kind], count)
  }
}

function scriptOf({ letters, units, tens, people, victims, whom, parting }: Words): Script {
  const numbers = new Map<string, number>([[tens[0], 10]])
  for (const [index, unit] of units.split(' ').entries()) {
    numbers.set(unit, index + 1).set(tens[1] + unit, index + 11)
    if (index > 0) numbers.set(unit + tens[0], (index + 1) * 10)
  }
  const words = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')
  const count = (name: string) => `(?<${name}>\\d[\\d,]*|${words}) ?${people}`
  const all = Object.values(victims).join('|')
  const gap = `(?:(?!${all}|${parting})[^\\d၊။។,;.!?]){0,${GAP_CHARACTERS_MAX}}?`
  const kinds = (of: string) =>
    `(?:${Object.entries(victims)
      .map(([kind, verbs]) => `(?<${kind}${of}>${verbs})`)
      .join('|')})`
  return {
    letters,
    numbers,
    pattern: new RegExp(`${count('ahead')}${gap}${kinds('')}|${kinds('Of')}${whom}${gap}${count('behind')}`, 'gu'),
  }
}
