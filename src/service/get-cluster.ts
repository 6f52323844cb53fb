/** One cluster with its articles, or what became of it. */

import type { GetClusterQuery } from '../contract/endpoints.ts'
import type { ClusterResponse } from '../contract/resources.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { Queryable } from '../store/database.ts'
import { type ClusterPage, type ClusterTarget, findClusterPage } from '../store/read-clusters.ts'
import type { Links } from './links.ts'
import { presentCluster } from './present.ts'
import { recordKeyOf } from './record-key.ts'
import { unknownCluster } from './unknown-record.ts'

export interface GetClusterDeps {
  db: Queryable
  links: Links
}

/** Throws `not_found` or `gone`. */
export async function getCluster(deps: GetClusterDeps, idOrSlug: string, query: GetClusterQuery): Promise<ClusterResponse> {
  return { data: presentCluster(deps.links, await readCluster(deps, idOrSlug, query)) }
}

/** The cluster that an id or slug leads to. Throws `not_found` or `gone`. */
export async function readCluster(deps: Pick<GetClusterDeps, 'db'>, idOrSlug: string, query: GetClusterQuery): Promise<ClusterPage> {
  const key = recordKeyOf(idOrSlug)
  const page = key && (await findClusterPage(deps.db, { key, articlesLimit: query.articles }))
  if (!page || !isReadable(page.target)) throw await unknownCluster(deps.db, key)
  return page
}

/** False when readers know of no such record yet. */
function isReadable(target: ClusterTarget): boolean {
  switch (target.state) {
    case 'retired':
      // R3-cluster-retired
      throw new ServiceError('gone', 'this event was retired')
    case 'merged':
      throw new Error(`the merges of cluster ${target.requested_id} have no end`)
    case 'open':
      return target.visible_at !== null
  }
}
