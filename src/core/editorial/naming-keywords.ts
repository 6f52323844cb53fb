/** The keywords that name an event of a script without capitals, by which it is linked to others of its affair. */

import { hasNoCapitals } from '../text/uncased-languages.ts'
import { namesKind } from './affair-passages.ts'
import { isBareOffice } from './keywords-offices.ts'

const CASED = /[\p{Lu}\p{Ll}\p{Lt}]/u
/** A word that stands but once may be anybody's. */
const TIMES_MIN = 2

/** Those that its reports carry twice or more and that are no kind of affair and no office; `reports` is their text. None in a language with capitals. */
export function namingKeywords(keywords: readonly string[], { language, reports }: { language: string; reports: string }): string[] {
  if (!hasNoCapitals(language)) return []
  const names = (keyword: string) => !CASED.test(keyword) && !namesKind(keyword, language) && !isBareOffice(keyword, language)
  return keywords.filter((keyword) => names(keyword) && reports.split(keyword, TIMES_MIN + 1).length > TIMES_MIN)
}
