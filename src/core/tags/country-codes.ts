/** The codes by which countries are told, of events and of outlets, in filters and in hints: ISO 3166-1 alpha-2, and XK, which news from Kosovo is filed under. */

const CODES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL
CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN
HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH
SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`

export const COUNTRY_CODES: ReadonlySet<string> = new Set(CODES.split(/\s+/))

export function isCountryCode(code: string): boolean {
  return COUNTRY_CODES.has(code)
}

/** Codes that many write: UK is set aside for it in the standard itself, EL is Greece in the European Union. */
const ALSO_WRITTEN: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** The code that a text is, in any case; undefined when it is none. Only ASCII letters: in upper case "ß" and "ﬁ" would be codes too. */
export function countryCodeOf(text: string): string | undefined {
  const written = /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : ''
  const code = ALSO_WRITTEN[written] ?? written
  return COUNTRY_CODES.has(code) ? code : undefined
}
