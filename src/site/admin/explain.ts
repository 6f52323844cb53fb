/** Why a record is what it is: its members with the reasons that were recorded, the parts of its score, and its history. */

import {
  type ClusterExplanation,
  CORRECTIONS_TOLD_MAX,
  FEATURES_SHOWN,
  figure,
  judgedText,
  movesText,
  partsText,
  type Reason,
  type SituationExplanation,
  significanceText,
  stateText,
} from '../../service/explain.ts'
import { type Column, facts, stackedTable } from '../components/blocks.ts'
import { agoElement, countText, instantText, outsideLink, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import { titleInLine } from '../speech.ts'
import { changeText, explainPath, kindText, shortId, whatText } from './journal.ts'

/** A page stays light, however much befell a record. */
export const HISTORY_SHOWN = 40

export type Explanation = ClusterExplanation | SituationExplanation

/** What the explanation and its forms say of the record itself. */
export interface Named {
  record: 'cluster' | 'situation'
  id: string
  /** Its title, or in words that it has none yet. */
  title: string
  /** The title to be changed; empty before it has one. */
  titled: string
  /** The title as it is shown: of an event in the language of its reports. */
  shown: Html
  slug: string | null
  state: string
}

export function namedOf(explanation: Explanation): Named {
  const record = explanation.record === 'cluster' ? explanation.cluster : explanation.situation
  const { id, slug, state } = record
  const title = record.title || '(no title yet)'
  return {
    record: explanation.record,
    id,
    title,
    titled: record.title,
    shown: titleInLine(title, 'language' in record ? record : undefined),
    slug,
    state,
  }
}

export function explanationParts(explanation: Explanation, now: number): Html {
  return explanation.record === 'cluster' ? clusterParts(explanation) : situationParts(explanation, now)
}

function clusterParts({ cluster, categories, grouping }: ClusterExplanation): Html {
  const { slug, state, mergedInto, visible, situationId, situationTitle, pinned, due } = cluster
  return html`${facts([
    { name: 'State', value: html`${state}${visible ? '' : ', not published'}` },
    { name: 'Articles', value: String(cluster.articleCount) },
    { name: 'Outlets', value: String(cluster.sourceCount) },
    { name: 'With a text of their own', value: String(cluster.independentCount) },
    { name: 'Significance', value: html`${cluster.significance} <small>z ${figure(cluster.significanceZ)}</small>` },
  ])}
  <p>Score: ${significanceText(cluster.significanceParts) || 'not settled yet'}</p>
  ${categories.length > 0 && html`<p>Categories: ${categories.map(({ category, confidence }) => `${category} ${confidence.toFixed(2)}`).join(', ')}</p>`}
  ${mergedInto !== null && html`<p>Merged into <a href=${explainPath('cluster', mergedInto)}>${mergedInto}</a>.</p>`}
  ${
    situationId === null
      ? html`<p>In no situation${pinned && ', by hand'}.</p>`
      : html`<p>In situation <a href=${explainPath('situation', situationId)}>${situationTitle ? titleInLine(situationTitle) : situationId}</a>${pinned && ', by hand'}.${grouping && html`<br />${reasonText(grouping)}`}</p>`
  }
  ${dueText(due)} ${slug !== null && visible && html`<p><a href=${`/events/${slug}`}>Its page for readers</a></p>`}`
}

function situationParts({ situation }: SituationExplanation, now: number): Html {
  const { slug, mergedInto, movedTo, visible, transitionAt, due, written } = situation
  return html`${facts([
    { name: 'State', value: html`${stateText(situation)}${visible ? '' : ', not published'}` },
    { name: 'Events', value: String(situation.clusterCount) },
    { name: 'Outlets', value: String(situation.sourceCount) },
    { name: 'Significance', value: html`${situation.significance} <small>z ${figure(situation.significanceZ)}</small>` },
    { name: 'Relevance', value: figure(situation.relevanceRank) },
  ])}
  ${mergedInto !== null && html`<p>Merged into <a href=${explainPath('situation', mergedInto)}>${mergedInto}</a>.</p>`}
  ${movedTo !== null && html`<p>Retired; it leads to <a href=${explainPath('cluster', movedTo)}>${movedTo}</a>.</p>`}
  ${transitionAt !== null && html`<p>Changes by time alone at ${timeElement(transitionAt, transitionAt > now ? instantText(transitionAt) : 'the next round')}.</p>`}
  ${written.length > 0 && html`<p>Written by a language model: ${written.join(' and ')}.</p>`}
  ${dueText(due)} ${slug !== null && visible && html`<p><a href=${`/situations/${slug}`}>Its page for readers</a></p>`}`
}

const dueText = (due: readonly string[]): Html => due.length > 0 && html`<p>Waits for: ${due.join(', ')}.</p>`

/** What was done, why, and what weighed most; below it each merge that carried it on since, so that the last says how it came to where it is. */
function reasonText(why: Reason): Html {
  const { action, reason, raise, via, from, curation } = why
  const weighed = weighedText(why)
  const links = via.map((id, place) => html`${place > 0 && ', '}${recordLink('cluster', id)}`)
  return html`${action}: ${reason}${judgedText(why)}${from !== null && html`, out of ${from.record === 'situation' && 'situation '}${recordLink(from.record, from.id)}`}${why.with !== null && html`, along with ${recordLink('cluster', why.with)}, which became part of it`}${curation !== null && `, by correction ${curation}`}
  ${weighed !== '' && html`<br /><small class="muted">${weighed}</small>`}
  ${raise !== null && html`<br /><small class="muted">${figure(raise.by)} of it for armed conflict in ${raise.country}, which most of its ${raise.events} events of the days around name</small>`}
  ${via.length > 0 && html`<br /><small class="muted">by its links to ${links}</small>`}${why.merged.map((step) => html`<br />${reasonText(step)}`)}`
}

const recordLink = (record: 'cluster' | 'situation', id: string): Html => html`<a href=${explainPath(record, id)}>${shortId(id)}</a>`

/** Of a link what moved its log odds most, of others the parts that make up the score. */
function weighedText(why: Reason): string {
  if (why.link !== null) {
    const moved = why.features.filter(({ value, contribution }) => value !== 0 || contribution !== 0).slice(0, FEATURES_SHOWN)
    return `strongest link ${figure(why.link)}, moved most by ${movesText(moved)}`
  }
  return partsText(why)
}

/** The boxes to split members off with: the id of the form that they belong to, and those that were ticked in what was refused. */
export interface SplitBoxes {
  form: string
  ticked: readonly string[]
}

/** The members, each with a box to split it off; with none where nothing can be split off any more. */
export function membersTable(explanation: Explanation, boxes: SplitBoxes | undefined): Html {
  return explanation.record === 'cluster' ? articlesTable(explanation, boxes) : eventsTable(explanation, boxes)
}

function splitColumn<Member extends { id: string; title: string }>(
  boxes: SplitBoxes | undefined,
  isMember: (member: Member) => boolean,
): Column<Member>[] {
  if (boxes === undefined) return []
  const { form, ticked } = boxes
  const box = ({ id, title }: Member) =>
    html`<input type="checkbox" form=${form} name="member" value=${id} checked=${ticked.includes(id)} aria-label=${`Split off: ${title}`} />`
  return [{ label: 'Split', cell: (member) => isMember(member) && box(member) }]
}

function articlesTable({ articles }: ClusterExplanation, boxes: SplitBoxes | undefined): Html {
  return stackedTable(
    `${countText(articles.length, 'article')} shown, in order of arrival`,
    [
      ...splitColumn<(typeof articles)[number]>(boxes, () => true),
      { label: 'Published', cell: ({ publishedAt }) => timeElement(publishedAt) },
      { label: 'Outlet', cell: ({ sourceHost }) => html`<span class="address">${sourceHost}</span>` },
      { label: 'Title', cell: ({ url, title, language }) => outsideLink(url, titleInLine(title, { language })) },
      {
        label: 'Why it is here',
        cell: ({ copyOf, copyOfHost, copyReason, why }) =>
          html`${copyOf !== null && html`copy of <span class="address">${copyOfHost ?? 'another'}</span> (${copyReason ?? 'unknown'})<br />`}${why && reasonText(why)}`,
      },
    ],
    articles,
  )
}

function eventsTable({ members }: SituationExplanation, boxes: SplitBoxes | undefined): Html {
  return stackedTable(
    `${countText(members.length, 'event')} shown, the newest first`,
    [
      ...splitColumn<(typeof members)[number]>(boxes, ({ leftAt }) => leftAt === null),
      { label: 'Published', cell: ({ publishedAt }) => timeElement(publishedAt) },
      {
        label: 'Event',
        cell: ({ id, title, visible, pinned, ...event }) =>
          html`<a href=${explainPath('cluster', id)}>${title ? titleInLine(title, event) : '(no title yet)'}</a>${!visible && ' (not published)'}${pinned && ' (by hand)'}`,
      },
      { label: 'Outlets', cell: ({ sourceCount }) => String(sourceCount), numeric: true },
      { label: 'Significance', cell: ({ significance }) => String(significance), numeric: true },
      {
        label: 'Why it is here',
        cell: (member) => (member.leftAt === null ? member.why && reasonText(member.why) : leftText(member, member.leftAt)),
      },
    ],
    members,
  )
}

/** Where a former member is now. */
function leftText({ mergedInto, situationId }: SituationExplanation['members'][number], leftAt: number): Html {
  const where =
    mergedInto !== null
      ? html`, became part of ${recordLink('cluster', mergedInto)}`
      : situationId === null
        ? ', in no situation now'
        : html`, in situation ${recordLink('situation', situationId)} now`
  return html`left ${timeElement(leftAt)}${where}`
}

export function historyTable({ history }: Explanation, now: number): Html {
  if (history.length === 0) return html`<p class="muted">Nothing that readers saw.</p>`
  return stackedTable(
    history.length < HISTORY_SHOWN ? 'History, the oldest first' : `History, the newest ${HISTORY_SHOWN} changes, the oldest of them first`,
    [
      { label: 'When', cell: ({ at }: (typeof history)[number]) => agoElement(at, now) },
      { label: 'What', cell: ({ kind }) => kindText(kind) },
      { label: 'How', cell: ({ kind, detail }) => changeText(kind, detail) },
    ],
    history,
  )
}

export function correctionsOfTable({ corrections }: Explanation, now: number): Html {
  if (corrections.length === 0) return html`<p class="muted">Nobody corrected it.</p>`
  return stackedTable(
    corrections.length < CORRECTIONS_TOLD_MAX ? 'Corrections of it' : `Corrections of it, the newest ${CORRECTIONS_TOLD_MAX}`,
    [
      { label: 'No.', cell: ({ id }: (typeof corrections)[number]) => String(id), numeric: true },
      { label: 'When', cell: ({ at }) => agoElement(at, now) },
      { label: 'Who', cell: ({ actor }) => actor },
      { label: 'What', cell: whatText },
      { label: 'Why', cell: ({ reason }) => html`<bdi>${reason}</bdi>` },
      {
        label: 'Undo',
        cell: ({ id, undone }) =>
          undone
            ? 'undone'
            : html`<a href=${`/admin/corrections/${id}/undo`}>Undo<span class="visually-hidden"> correction ${id}</span></a>`,
      },
    ],
    corrections,
  )
}
