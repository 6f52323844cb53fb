/** Whose voice an article is: the agency that it is credited to, the family that owns its outlet, else the outlet itself. */
import { agencyCredit } from './agency-credit.ts'

const AGENCY = 'agency '

/** The voice, as text that is equal for one voice. */
export function voiceOf(article: { body: string; summary: string; sourceHost: string }, family: string | null): string {
  const agency = agencyCredit(article.body, article.summary)
  if (agency !== null) return `${AGENCY}${agency}`
  return family === null ? article.sourceHost : `family ${family}`
}

/** Whether it is an agency's: then what others print of it in one event is a copy. */
export function isAgencyVoice(voice: string | undefined): voice is string {
  return voice?.startsWith(AGENCY) === true
}
