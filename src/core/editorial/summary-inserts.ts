/**
 * What pages set into the text of a report: posts from social networks, what a name unfolds to, prices beside the names of companies. They are taken
 * out before the text is read as sentences: cut up, they look like sentences of the report.
 */
import { TEXT_CHARACTERS_CONSIDERED } from '../text/sentences.ts'

/** A line that ends with who posted it: "The ferry was safe! — Ann Roe (@annroe) May 3, 2019". */
const POST = /^.*[—–-] ?[^\n()]{2,60} \(@\w{1,20}\)(?:,? \p{Lu}\p{Ll}+ \d{1,2}, \d{4})?[ \t]*$/gmu
/** "Minister Brook Ada Celia BrookOwner of ferry quits … MORE said": behind a name its full form, without a space the headlines about it, and a button. */
const NAME_UNFOLDED =
  /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) (?:[\p{Lu}(][\p{L}.()’'-]* ){1,5}\1(?: (?:Jr|Sr)\.)?(?=[\p{Lu}\d])[^\n]{0,600}?MORE\b/gu
/** "Ferries FRRY, +1.25% rose", "shares FRR.V, -0.40% VEL, +2.00% fell". */
const PRICES = /(?: \p{Lu}[\p{Lu}\d.]{0,11}, ?[+\u2212-]\d{1,3}\.\d{1,2}%)+/gu

/** By which exchanges and agencies know a company: "Velian Lines (NYSE: VLN) rose", "Velian Lines Corp(VLN.N) rose". */
const STOCK_CODES = / ?\((?:(?:NYSE|NASDAQ|Nasdaq|AMEX|LSE|TSX|ASX|NSE|BSE|OTC): ?[A-Z\d.]{1,10}|[A-Z\d]{2,6}\.[A-Z]{1,2})\)/g

export function withoutInserts(text: string): string {
  let report = text.slice(0, TEXT_CHARACTERS_CONSIDERED)
  if (report.includes('(@')) report = report.replace(POST, '')
  if (report.includes('MORE')) report = report.replace(NAME_UNFOLDED, '$1')
  report = report.replace(STOCK_CODES, '')
  return report.includes('%') ? report.replace(PRICES, '') : report
}
