/** Public addresses. */

export interface Links {
  /** {site_url}, without a slash at its end. */
  siteUrl: string
  /** {base_url}, the version prefix included. */
  apiUrl: string
}

export function situationUrl(links: Links, slug: string): string {
  return `${links.siteUrl}/situations/${slug}`
}

export function clusterUrl(links: Links, slug: string): string {
  return `${links.siteUrl}/events/${slug}`
}

// D5-single: the full API address.
export function clusterApiUrl(links: Links, id: string): string {
  return `${links.apiUrl}/clusters/${id}`
}
