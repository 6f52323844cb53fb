// Is an article a copy, and of what? Its own word (the address of its original) comes first, then the likeness of texts; within one
// event, what an agency's customers print of its report is one voice.

import type { Copy, Fingerprint } from '../core/articles/near-duplicate.ts'
import { isAgencyVoice, voiceOf } from '../core/articles/voice.ts'
import { findOrigins, findVoices, type StoredArticle } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import { findFamilies } from '../store/outlets.ts'
import type { Memory } from './memory.ts'

/** What the store knows about where the articles of a batch come from. */
export interface Provenance {
  /** By article: the earlier one at the address that it names as its original's. */
  origins: ReadonlyMap<string, string>
  voiceOf(article: StoredArticle): string
}

export interface FoundCopy {
  copyOf: string
  reason: Copy['reason'] | 'canonical_link' | 'agency'
}

export async function provenanceOf(db: Queryable, articles: readonly StoredArticle[]): Promise<Provenance> {
  const origins = await findOrigins(
    db,
    articles.map(({ id }) => id),
  )
  const families = await findFamilies(db, [...new Set(articles.map(({ sourceHost }) => sourceHost))])
  return { origins, voiceOf: (article) => voiceOf(article, families.get(article.sourceHost) ?? null) }
}

/** What the article is a copy of; null when of nothing. A copy of an article whose cluster is no longer active is news again. */
export function copyOf(
  { copies, clusters }: Memory,
  { article, fingerprint }: { article: StoredArticle; fingerprint: Fingerprint },
  { origins }: Provenance,
): FoundCopy | null {
  const isActive = (id: string): boolean => id !== article.id && clusters.clusterOf(id) !== undefined
  const origin = origins.get(article.id)
  if (origin !== undefined && isActive(origin)) return { copyOf: origin, reason: 'canonical_link' }
  const copy = copies.find(fingerprint, article)
  return copy && isActive(copy.copyOf) ? copy : null
}

/** By cluster and voice: what an agency said there first, as far as it was asked for. */
export type Originals = Map<string, string>

/**
 * What an agency's report only repeats: the first one that its customers printed in the same cluster. Null where it is the first; it stands among the
 * `originals` from then on. `isOpened`: the cluster is not in the store yet.
 */
export async function originalOf(
  db: Queryable,
  { article, clusterId, voice, isOpened }: { article: string; clusterId: string; voice: string; isOpened: boolean },
  originals: Originals,
): Promise<FoundCopy | null> {
  if (!isAgencyVoice(voice)) return null
  const key = `${clusterId} ${voice}`
  const original = originals.get(key) ?? (isOpened ? undefined : (await findVoices(db, [clusterId], [voice]))[0]?.id)
  originals.set(key, original ?? article)
  return original === undefined ? null : { copyOf: original, reason: 'agency' }
}
