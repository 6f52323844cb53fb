/**
 * The title of a situation: the name of the affair where its members share one (affair-name.ts), else the headline nearest to what all are
 * about. A title on show stays while it still names what the members share, so that readers do not see it flicker.
 */

import { casualtiesOf } from '../text/casualties.ts'
import { termsOf } from '../text/content-terms.ts'
import { cutAtWord } from '../text/cut-at-word.ts'
import { type AffairName, affairName, isOfBroad, isToldByMost, worthOf } from './affair-name.ts'
import { wordsIn } from './affair-passages.ts'
import { consideredOf, languageOf, type MemberCluster, themesOf, weightOf } from './situation-members.ts'
import { compareText } from './summary-members.ts'
import { reportsWeight, TITLE_CHARACTERS_MAX } from './title.ts'

const KEEP_RATIO = 1.35
/** One headline for another is a change that tells readers nothing: a name is worth waiting for. */
const HEADLINE_KEEP_RATIO = 1.8
const DATED_TITLE_WEIGHT = 0.75
/** Running coverage is no affair's name. */
const LIVE_TITLE =
  /\b(?:live|live ?blog|latest|as it happened|direkt|liveticker|ticker|senaste nytt|en direct|en vivo|última hora|in diretta|ao vivo|ao minuto|em direc?to)\b/iu
const LIVE_TITLE_WEIGHT = 0.5
/** Of three events or more the last is news of the affair, seldom its name. */
const LATEST_TITLE_WEIGHT = 0.7
const LATEST_AMONG_MIN = 3
/** A title much longer than the name is a headline, which yields to it. */
const HEADLINE_LENGTH_RATIO = 1.5
const NAME_WORDS_MAX = 5
const STILL_USED_MIN = 2
/** Of so many members a word that few use any more tells what the affair was: "Iran attack" once it is a war. */
const MANY_MEMBERS_MIN = 10
const SENTENCE_END = /[.!?:;|–—]\s*/u
/** What goes before the last mark, when it can stand alone, and what goes behind. */
const TOLD_AND_END = /^((?:\S+\s+){2,}\S+?)(?:[,;:]| [–—-])\s+(.+)$/u
/** A toll before what happened: "At least 10 dead and hundreds injured after strong quake hits Velia", "Two workers killed, 5 hurt in mine collapse". */
const VICTIMS = '(?:[Dd]ead|[Kk]illed|[Dd]ies?|[Ii]njured|[Hh]urt|[Ww]ounded|[Mm]issing)'
const COUNT =
  '(?:[\\d,]+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Dd]ozens|[Ss]cores|[Hh]undreds|[Tt]housands)'
const TOLL = `^(?:(?:[Aa]t [Ll]east|[Mm]ore [Tt]han|[Oo]ver|[Aa]bout|[Aa]round|[Nn]early|[Ss]ome) )?(?:${COUNT} (?:\\p{L}+ )?|\\p{L}+ )(?:[Aa]re )?${VICTIMS}(?:,? (?:[Aa]nd )?(?:[\\p{L}\\d]+ ){0,2}${VICTIMS})?`
const TOLL_AND_TOLD = new RegExp(
  `${TOLL}(?: in (?:\\p{Lu}[\\p{L}.-]*(?: |(?=,))){1,3}(?=.* (?:[Ii]n|[Aa]t|[Nn]ear|[Oo]ff|[Oo]f) \\p{Lu})|,? )(?:[Aa]fter|[Ww]hen|[Aa]s) ((?:\\S+ ){3,}\\S+)$`,
  'u',
)
const TOLL_IN = new RegExp(`${TOLL},? [Ii]n (?:an? )?((?:\\S+ ){2,}\\S+)$`, 'u')
/** Behind it stands what else happened. */
const ELSE = /[,;:]|(?<=\s)(?:[Aa]s|[Aa]fter|[Ww]hen)\s/u

/** Names the affair: what its members share, in their words; a headline where another affair is called so. */
export function situationTitle(clusters: readonly MemberCluster[], previous: string | null = null, taken: string | null = null): string {
  const considered = consideredOf(clusters)
  if (considered.length === 0) return previous ?? ''
  if (taken !== null) return nearestHeadline(considered, previous === taken ? null : previous)
  const language = languageOf(considered)
  const members = considered.filter((cluster) => cluster.language === language && cluster.title !== '')
  const named = affairName(members, language)
  if (named === null) return stillNames(previous, members) ? previous : nearestHeadline(considered, previous)
  if (previous && stays(previous, { named, members, language })) return previous
  return cutAtWord(named.title, TITLE_CHARACTERS_MAX)
}

/** A headline as the title of an affair. A toll at its end or before all else is out of date with the next report: "Train derails in Bihar, killing 14". */
function titleOf(headline: string): string {
  const [, within = ''] = TOLL_IN.exec(headline) ?? []
  const happened = tellsKind(within.split(ELSE, 1)[0]!, 'en') ? within : TOLL_AND_TOLD.exec(headline)?.[1]
  if (happened !== undefined && casualtiesOf(headline).deaths + casualtiesOf(headline).injured > 0)
    return cutAtWord(happened.charAt(0).toUpperCase() + happened.slice(1), TITLE_CHARACTERS_MAX)
  const [, told = headline, end = ''] = TOLD_AND_END.exec(headline) ?? []
  const { deaths, injured, displaced } = casualtiesOf(end)
  return cutAtWord(deaths + injured + displaced > 0 ? told : headline, TITLE_CHARACTERS_MAX)
}

/** Whether a title on show stays, though the members share a name now. */
function stays(
  previous: string,
  { named, members, language }: { named: AffairName; members: readonly MemberCluster[]; language: string },
): boolean {
  const terms = termsOf(previous, language)
  if (isBent(previous, { named, members, language })) return false
  const hadKind = tellsKind(previous, language)
  if (named.basis !== 'kind' && hadKind) return stillNames(previous, members)
  if (named.basis === 'name') return isName(previous, named.title) && isToldByMost(terms, named.told)
  if (named.basis === 'matter') return stillNames(previous, members) && named.value < KEEP_RATIO * worthOf(new Set(terms), named.shares)
  if (!isName(previous, named.title) || (!hadKind && tellsKind(named.title, language))) return false
  if (isOfBroad(previous, language) && tellsKind(named.title, language) && !isOfBroad(named.title, language)) return false
  if (members.length >= MANY_MEMBERS_MIN && terms.some((term) => !named.shares.has(term))) return false
  return named.value < KEEP_RATIO * worthOf(new Set(terms), named.shares)
}

/** Whether it says the same as the name, in the case of some sentence: no member opens with it ("Iran-Kriegs"). */
function isBent(
  previous: string,
  { named, members, language }: { named: AffairName; members: readonly MemberCluster[]; language: string },
): boolean {
  if (language.startsWith('en') || termsOf(previous, language).join(' ') !== termsOf(named.title, language).join(' ')) return false
  return !members.some(({ title, summary }) => `${title}: ${summary}`.split(SENTENCE_END).some((told) => told.startsWith(previous)))
}

/** Whether it is as short as the name that the members share now, or is of as few words as names are. */
function isName(title: string, name: string): boolean {
  const words = title.split(' ').length
  return title.length <= HEADLINE_LENGTH_RATIO * name.length || (words > 1 && words <= NAME_WORDS_MAX)
}

/** A name that the members once shared, each word of which one of them still uses and most of which two do. */
function stillNames(title: string | null, members: readonly MemberCluster[]): title is string {
  if (!title || members.some((member) => titleOf(member.title) === title)) return false
  const used = members.map((member) => new Set(termsOf(`${member.title} ${member.summary}`, member.language)))
  const terms = termsOf(title, members[0]?.language ?? 'en')
  const users = terms.map((term) => used.filter((words) => words.has(term)).length)
  return terms.length > 0 && Math.min(...users) > 0 && users.filter((count) => count >= STILL_USED_MIN).length * 2 > terms.length
}

/** The member title nearest to what all members are about, important members first; the latest headline yields to one that is nearly as near. */
function nearestHeadline(considered: readonly MemberCluster[], previous: string | null): string {
  const themes = themesOf(considered)
  const language = languageOf(considered)
  const latest =
    considered.length < LATEST_AMONG_MIN ? Number.POSITIVE_INFINITY : Math.max(...considered.map(({ publishedAt }) => publishedAt))
  const scored = considered
    .filter((cluster) => cluster.title !== '' && cluster.language === language)
    .map((cluster) => ({
      title: cluster.title,
      score: headlineScore(cluster, themes) * (cluster.publishedAt < latest ? 1 : LATEST_TITLE_WEIGHT),
      publishedAt: cluster.publishedAt,
      id: cluster.id,
    }))
    .toSorted((a, b) => b.score - a.score || a.publishedAt - b.publishedAt || compareText(a.id, b.id))
  const best = scored[0]
  if (best === undefined) return previous ?? ''
  const kept = previous === null ? undefined : scored.find((entry) => titleOf(entry.title) === previous)
  if (kept !== undefined && best.score < HEADLINE_KEEP_RATIO * kept.score) return previous!
  return titleOf(best.title)
}

function headlineScore(cluster: MemberCluster, themes: ReadonlyMap<string, number>): number {
  const terms = new Set(termsOf(cluster.title, cluster.language))
  let sum = 0
  for (const term of terms) sum += (themes.get(term) ?? 0) ** 1.5
  const central = sum / Math.max(2, terms.size) ** 0.6
  const long = cluster.title.length > 110 ? 0.85 : 1
  // A toll or a score dates a title: the affair outlives it.
  const dated = /\d/.test(cluster.title) || casualtiesOf(cluster.title).deaths > 0 ? DATED_TITLE_WEIGHT : 1
  const live = LIVE_TITLE.test(cluster.title) ? LIVE_TITLE_WEIGHT : 1
  return central * long * dated * live * reportsWeight(cluster.title) * (0.6 + 0.04 * weightOf(cluster))
}

const tellsKind = (title: string, language: string): boolean => wordsIn(title, language).some(({ isKind }) => isKind)
