// Is an article a copy, and of what? Its own word (the address of its original) comes first, then the likeness of texts; within one
// event, what an agency's customers print of its report is one voice.

import type { Copy, Fingerprint } from '../core/near-duplicate.ts'
import { isAgencyVoice, voiceOf } from '../core/voice.ts'
import { type AssignedArticle, findOrigins, findVoices, type StoredArticle } from '../store/articles.ts'
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
  reason: Copy['reason'] | 'canonical_link'
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

/** The same assignments; those that only repeat what an agency has said in their cluster before are its copies. */
export async function copyOfVoices(db: Queryable, assigned: readonly AssignedArticle[]): Promise<AssignedArticle[]> {
  const agencies = assigned.filter(({ voice }) => isAgencyVoice(voice))
  if (agencies.length === 0) return [...assigned]
  const clusterIds = [...new Set(agencies.map(({ clusterId }) => clusterId))]
  const voices = [...new Set(agencies.flatMap(({ voice }) => voice ?? []))]
  const originals = new Map((await findVoices(db, clusterIds, voices)).map(({ clusterId, voice, id }) => [`${clusterId} ${voice}`, id]))
  return assigned.map((article) => {
    if (!isAgencyVoice(article.voice) || article.copyOf !== null) return article
    const key = `${article.clusterId} ${article.voice}`
    const original = originals.get(key)
    if (original !== undefined) return { ...article, copyOf: original, copyReason: 'agency' }
    originals.set(key, article.id)
    return article
  })
}
