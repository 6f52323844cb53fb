// sitrep explain: why a record is what it is.

import { counted } from '../core/text/counted.ts'
import {
  type ClusterExplanation,
  CORRECTIONS_TOLD_MAX,
  explainCluster,
  explainSituation,
  FEATURES_SHOWN,
  figure,
  judgedText,
  movesText,
  partsText,
  type Reason,
  type SituationExplanation,
  signed,
  significanceText,
  stateText,
  WHOLE,
} from '../service/explain.ts'
import { type Command, UsageError } from './command.ts'

export const explainCommand: Command = {
  name: 'explain',
  usage: 'cluster|situation ID',
  summary:
    'Tells why each member joined and each merge that carried it on since, what is a copy of what, how the score came about, what a language model wrote, and the history.',
  positionals: { min: 2, max: 2 },
  needsStore: true,
  run: async (context, { positionals: [record = '', name = ''] }) => {
    if (record !== 'cluster' && record !== 'situation') throw new UsageError(`say whether it is a situation or a cluster, not "${record}"`)
    const db = await context.openStore()
    if (record === 'cluster') {
      const explanation = await explainCluster(db, name)
      context.print(clusterLines(explanation), onWire(explanation))
    } else {
      const explanation = await explainSituation(db, name)
      context.print(situationLines(explanation), onWire(explanation))
    }
    return 0
  },
}

const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

function clusterLines({ cluster, categories, grouping, articles, history, corrections }: ClusterExplanation): string[] {
  const { title, titlePinned, id, slug, state, mergedInto, situationId, situationTitle } = cluster
  return [
    `${title || '(no title yet)'}${titlePinned ? '  (title pinned)' : ''}`,
    `cluster ${id}  ${slug ?? '(no slug yet)'}  ${state}${mergedInto ? ` into ${mergedInto}` : ''}${cluster.visible ? '' : ', not published'}`,
    ...dueLines(cluster.due),
    `${counted(cluster.articleCount, 'article')} of ${counted(cluster.sourceCount, 'outlet')}, ${cluster.independentCount} with a text of ${cluster.independentCount === 1 ? 'its' : 'their'} own`,
    `significance ${cluster.significance} (z ${figure(cluster.significanceZ)})${partsLine(cluster.significanceParts)}`,
    ...(categories.length === 0 ? [] : [`categories, with confidence: ${confidencesText(categories)}`]),
    '',
    situationId
      ? `in situation ${situationId}  ${situationTitle ?? ''}${cluster.pinned ? '  (pinned)' : ''}`
      : `in no situation${cluster.pinned ? ' (pinned)' : ''}`,
    ...(grouping && situationId ? reasonLines(grouping) : []),
    '',
    cluster.mergedInto === null
      ? `articles, in order of arrival${cutText('first', articles.length, WHOLE.limit)}`
      : `its articles are those of ${cluster.mergedInto} now`,
    ...articles.flatMap((article) => [
      `  ${minute(article.publishedAt)}  ${article.sourceHost}  ${article.title}`,
      `    ${article.id}`,
      ...(article.copyOf ? [`    copy of ${article.copyOf} (${article.copyOfHost ?? 'unknown'}): ${article.copyReason ?? 'unknown'}`] : []),
      ...(article.why ? reasonLines(article.why).map((line) => `  ${line}`) : []),
    ]),
    ...tailLines(history, corrections),
  ]
}

function situationLines({ situation, significanceParts, members, history, corrections }: SituationExplanation): string[] {
  const { title, titlePinned, id, slug, mergedInto, movedTo } = situation
  const end = mergedInto ? ` into ${mergedInto}` : movedTo ? `, its successor is cluster ${movedTo}` : ''
  return [
    `${title || '(no title yet)'}${titlePinned ? '  (title pinned)' : ''}`,
    `situation ${id}  ${slug ?? '(no slug yet)'}  ${stateText(situation)}${end}${situation.visible ? '' : ', not published'}`,
    ...dueLines(situation.due),
    ...(situation.written.length > 0 ? [`${situation.written.join(' and ')} written by a language model`] : []),
    `${counted(situation.clusterCount, 'cluster')}, ${counted(situation.sourceCount, 'outlet')}`,
    `significance ${situation.significance} (z ${figure(situation.significanceZ)})${partsLine(significanceParts)}; relevance ${figure(situation.relevanceRank)}`,
    ...(situation.transitionAt === null ? [] : [`changes by time alone at ${minute(situation.transitionAt)}`]),
    '',
    `clusters, newest first${cutText('first', members.length, WHOLE.limit)}`,
    ...members.flatMap((member) => [
      `  ${minute(member.publishedAt)}  ${member.title || '(no title yet)'}${member.visible ? '' : '  (not published)'}${member.pinned ? '  (pinned)' : ''}`,
      `    ${member.id}  ${counted(member.sourceCount, 'outlet')}, significance ${member.significance}`,
      ...(member.leftAt === null ? [] : [`    left at ${minute(member.leftAt)}${whereText(member)}`]),
      ...(member.why ? reasonLines(member.why).map((line) => `  ${line}`) : []),
    ]),
    ...tailLines(history, corrections),
  ]
}

/** Where a former member is now. */
function whereText({ mergedInto, situationId }: SituationExplanation['members'][number]): string {
  if (mergedInto !== null) return `, became part of ${mergedInto}`
  return situationId === null ? ', in no situation now' : `, in situation ${situationId} now`
}

/** What put it there, and each merge that carried it on since: the last line says how it came to where it is. */
function reasonLines(why: Reason): string[] {
  const { action, reason, raise, via, from, curation } = why
  const origin = from === null ? '' : `, out of ${from.record === 'situation' ? 'situation ' : ''}${from.id}`
  const company = why.with === null ? '' : `, along with ${why.with}, which became part of it`
  const weighed = why.link === null ? partsText(why) : linkLine(why)
  return [
    `  ${action}: ${reason}${judgedText(why)}${origin}${company}${curation === null ? '' : `, by correction ${curation}`}`,
    ...(weighed === '' ? [] : [`    ${weighed}`]),
    ...(raise === null ? [] : [`    ${raiseLine(raise)}`]),
    ...(via.length > 0 ? [`    by its links to ${via.join(', ')}`] : []),
    ...why.merged.flatMap(reasonLines),
  ]
}

const raiseLine = ({ by, country, events }: NonNullable<Reason['raise']>): string =>
  `of the score ${figure(by)} was added: armed conflict in ${country}, which most of the situation's ${events} events of the days around name`

/** A link's log odds and what moved them most. */
function linkLine({ features, trees, link }: Reason): string {
  const rest = features.slice(FEATURES_SHOWN).reduce((sum, { contribution }) => sum + (contribution ?? 0), 0)
  const moves = movesText(features.slice(0, FEATURES_SHOWN))
  return `strongest link ${figure(link ?? 0)}, log odds from ${figure(trees ?? 0)} by ${moves}, others ${signed(rest)}`
}

const confidencesText = (categories: ClusterExplanation['categories']): string =>
  categories.map(({ category, confidence }) => `${category} ${confidence.toFixed(2)}`).join(', ')

function partsLine(parts: Record<string, number>): string {
  const shown = significanceText(parts)
  return shown === '' ? '' : `: ${shown}`
}

/** Said of a list that is as long as it may be: there may be more behind it. */
const cutText = (which: 'first' | 'newest', length: number, most: number): string => (length < most ? '' : `, the ${which} ${most}`)

const dueLines = (due: readonly string[]): string[] => (due.length === 0 ? [] : [`waits for: ${due.join(', ')}`])

function tailLines(history: ClusterExplanation['history'], corrections: ClusterExplanation['corrections']): string[] {
  return [
    '',
    `history${cutText('newest', history.length, WHOLE.history)}`,
    ...history.map(
      ({ at, kind, detail }) => `  ${minute(at)}  ${kind}${Object.keys(detail).length > 0 ? `  ${JSON.stringify(detail)}` : ''}`,
    ),
    ...(corrections.length > 0 ? ['', `corrections${cutText('newest', corrections.length, CORRECTIONS_TOLD_MAX)}`] : []),
    ...corrections.map(
      ({ id, at, action, recordId, intoId, reason, actor, undone }) =>
        `  ${minute(at)}  ${id} ${action} ${recordId}${intoId === null ? '' : ` → ${intoId}`}: ${reason}  by ${actor}${undone ? '  (undone)' : ''}`,
    ),
  ]
}

/** As JSON: names in the manner of the wire, instants as text. */
function onWire(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => onWire(item))
  if (typeof value === 'number' && (name === 'at' || name.endsWith('At'))) return new Date(value).toISOString()
  if (typeof value !== 'object' || value === null) return value
  const isPlain = name === 'significanceParts' || name === 'detail'
  return Object.fromEntries(Object.entries(value).map(([key, item]) => (isPlain ? [key, item] : [snakeCase(key), onWire(item, key)])))
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
