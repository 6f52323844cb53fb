/** One cluster with its articles, or what became of it. */

import type { GetClusterQuery } from '../contract/endpoints.ts'
import type { ClusterResponse } from '../contract/resources.ts'
import { ServiceError } from '../core/errors.ts'
import type { Queryable } from '../store/database.ts'
import { type ClusterTarget, findClusterPage } from '../store/read-clusters.ts'
import type { Links } from './links.ts'
import { presentCluster } from './present.ts'
import { recordKeyOf } from './record-key.ts'

export interface GetClusterDeps {
  db: Queryable
  links: Links
}

/** Throws `not_found` or `gone`. */
export async function getCluster(deps: GetClusterDeps, idOrSlug: string, query: GetClusterQuery): Promise<ClusterResponse> {
  const key = recordKeyOf(idOrSlug)
  const page = key && (await findClusterPage(deps.db, { key, articlesLimit: query.articles }))
  if (!page) throw unknownCluster()
  refuseUnlessReadable(page.target)
  return { data: presentCluster(deps.links, page) }
}

function refuseUnlessReadable(target: ClusterTarget): void {
  switch (target.state) {
    case 'retired':
      // R3-cluster-retired
      throw new ServiceError('gone', 'this event was retired')
    case 'merged':
      throw new Error(`the merges of cluster ${target.requested_id} have no end`)
    case 'open':
      if (target.visible_at === null) throw unknownCluster()
  }
}

function unknownCluster(): ServiceError {
  return new ServiceError('not_found', 'no event has this id or slug')
}
