/** The forms of a people's adjective, by which it is found: "sudanés, sudanesa, sudaneses, sudanesas". */
import { PEOPLES_LINES } from '../data/country-peoples.ts'

/** Endings of a language, the longest first, with what stands in their place. */
const ENDINGS: Readonly<Record<string, readonly (readonly [ending: string, forms: readonly string[]])[]>> = {
  es: [
    ['és', ['és', 'esa', 'eses', 'esas']],
    ['ón', ['ón', 'ona', 'ones', 'onas']],
    ['án', ['án', 'ana', 'anes', 'anas']],
    ['co', ['co', 'ca', 'cos', 'cas']],
    ['o', ['o', 'a', 'os', 'as']],
    ['í', ['í', 'íes', 'ís']],
    ['ol', ['ol', 'ola', 'oles', 'olas']],
    ['', ['', 's', 'es']],
  ],
  pt: [
    ['ês', ['ês', 'esa', 'eses', 'esas']],
    ['ão', ['ão', 'ã', 'ães', 'ãos', 'ãs', 'oa', 'ões']],
    ['eu', ['eu', 'eia', 'eus', 'eias']],
    ['o', ['o', 'a', 'os', 'as']],
    ['', ['', 's', 'es']],
  ],
  it: [
    ['co', ['co', 'ca', 'ci', 'chi', 'che']],
    ['go', ['go', 'ga', 'ghi', 'gi', 'ghe']],
    ['io', ['io', 'ia', 'i', 'ie']],
    ['o', ['o', 'a', 'i', 'e']],
    ['e', ['e', 'i']],
    ['a', ['a', 'i', 'e']],
    ['', ['']],
  ],
  fr: [
    ['ien', ['ien', 'ienne', 'iens', 'iennes']],
    ['éen', ['éen', 'éenne', 'éens', 'éennes']],
    ['s', ['s', 'se', 'ses']],
    ['e', ['e', 'es']],
    ['', ['', 'e', 's', 'es']],
  ],
  // "Kenianer", "Chilene": nouns, as the adjectives end in "-isch".
  de: [
    ['er', ['er', 'ern', 'ers', 'erin', 'erinnen']],
    ['e', ['e', 'en', 'in', 'innen']],
    ['', ['', 'e', 'em', 'en', 'er', 'es']],
  ],
  ca: [
    ['ès', ['ès', 'esa', 'esos', 'eses']],
    ['à', ['à', 'ana', 'ans', 'anes']],
    ['í', ['í', 'ina', 'ins', 'ines']],
    ['ó', ['ó', 'ona', 'ons', 'ones']],
    ['c', ['c', 'ca', 'cs', 'ques']],
    ['a', ['a', 'es']],
    ['', ['', 'a', 's', 'es']],
  ],
}

/** All forms of all peoples that are listed for a language, each with its country. */
export function peoplesOf(language: string): { code: string; phrase: string }[] {
  return (PEOPLES_LINES[language]?.split('|') ?? []).flatMap((part) => {
    const forms = part
      .slice(3)
      .split(',')
      .flatMap((form) => formsOf(form, language))
    return forms.map((phrase) => ({ code: part.slice(0, 2), phrase }))
  })
}

function formsOf(form: string, language: string): string[] {
  const [ending = '', forms = ['']] = ENDINGS[language]?.find(([tail]) => form.endsWith(tail)) ?? []
  const stem = form.slice(0, form.length - ending.length)
  return forms.map((tail) => stem + tail)
}
