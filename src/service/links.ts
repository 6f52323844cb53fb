/** Public addresses. */

export interface Links {
  /** {site_url}, without a slash at its end. */
  siteUrl: string
  /** {base_url}, the version prefix included. */
  apiUrl: string
  /** Says on links to the site where they were followed from; absent: nothing. */
  ref?: string
}

export function situationUrl(links: Links, slug: string): string {
  return `${links.siteUrl}/situations/${slug}${refOf(links)}`
}

export function clusterUrl(links: Links, slug: string): string {
  return `${links.siteUrl}/events/${slug}${refOf(links)}`
}

// D5-single: the full API address.
export function clusterApiUrl(links: Links, id: string): string {
  return `${links.apiUrl}/clusters/${id}`
}

// R4.5-ref
function refOf({ ref }: Links): string {
  return ref === undefined ? '' : `?ref=${ref}`
}
