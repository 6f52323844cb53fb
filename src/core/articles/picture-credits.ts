import { NAMES } from './bylines.ts'

/**
 * Whose picture it is, and who worked on a report: "(Ann Roe/Reuters)", "AP Photo/Ann Roe", "Ann Roe/AFP via Getty Images", "Photo by Ann Roe",
 * "(Reporting by Ann Roe; Editing by Max Moe)". A photographer would link the news of a whole beat, as the name of somebody in it does.
 */

/** The beginning of a text, of which most is made. */
const READ_CHARACTERS = 1_500
const NAMES_CHARACTERS_MAX = 120

const PART = String.raw`\p{Lu}[\p{L}\p{M}&'’-]*`
const AGENCY = `(?:Getty(?: Images)?|GETTY(?: IMAGES)?|AP|AFP|Reuters|REUTERS|EPA(?:-EFE)?|epa|Bloomberg|TT|dpa|DPA|UPI|PA|AAP|CP|Shutterstock|Zuma|ZUMA|Sipa|SIPA|NurPhoto|Anadolu(?: Agency)?|Pool|POOL|File Photo|The ${PART}(?: ${PART}){0,3}|${PART}(?: ${PART}){0,2} (?:Images|Press|Photo|News|Agency|Times|Post|Tribune|Herald|Today|Sports))`

/** In brackets all that is said of it. */
const IN_BRACKETS =
  /[([](?:(?:AP|EPA|AFP|File|Stock|Handout|Courtesy) )?(?:(?:Photos?|Images?|Pictures?|Photographs?|Fotos?|Bild|photo credit|Photo credit|Credits?)(?:(?: by|:|\/| courtesy| credit)[^()[\]]{0,160})?|(?:Additional reporting|Reporting|Writing|Editing|Compiled) by [^()[\]]{0,240})[)\]]/gu
const PICTURE_BY = new RegExp(
  String.raw`\b(?:Photo(?:graph)?|Image|Picture|Foto)(?: by| credit:| courtesy of|:) ${NAMES}(?: ?\/ ?${AGENCY})*`,
  'gu',
)
const OF_AGENCY = new RegExp(
  String.raw`(?:\/ ?| via )(?=\p{Lu}|dpa|epa)(?:(${AGENCY})(?:(?: ?\/ ?| via )${AGENCY})*|(${NAMES}))[)\]]?`,
  'gu',
)
const NAMES_BEFORE = new RegExp(`[([]?${NAMES}(?: ?-)? ?$`, 'u')
const AGENCY_BEFORE = new RegExp(String.raw`[([]?\b${AGENCY}(?: Photo)? ?$`, 'u')

/** The text without credits of pictures, and of who reported for an agency. */
export function withoutPictureCredits(text: string): string {
  const head = text.slice(0, READ_CHARACTERS)
  const told = head.replace(IN_BRACKETS, '').replace(PICTURE_BY, '')
  const bare = told.includes('/') || told.includes(' via ') ? withoutSlashed(told) : told
  return bare === head ? text : bare + text.slice(READ_CHARACTERS)
}

/** A slash is rare, so that names are looked for beside those alone. */
function withoutSlashed(text: string): string {
  let [kept, from] = ['', 0]
  for (const { 0: found, 1: agency, index } of text.matchAll(OF_AGENCY)) {
    const before = text.slice(Math.max(from, index - NAMES_CHARACTERS_MAX), index)
    const credited = (agency === undefined ? AGENCY_BEFORE : NAMES_BEFORE).exec(before)
    if (!credited) continue
    kept += text.slice(from, index - credited[0].length)
    from = index + found.length
  }
  return kept + text.slice(from)
}
