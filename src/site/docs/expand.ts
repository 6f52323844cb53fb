/**
 * The texts of the documentation with their directives filled in: `{{name argument}}`. What is known at start is filled in once; the rest
 * (live examples, the visitor's key) on each request. The result is the page as Markdown; HTML is made from the same text.
 */

import type { Tiers } from '../../core/serving/tier.ts'
import type { Links } from '../../service/links.ts'
import {
  boundsTable,
  categoriesList,
  endpointLine,
  endpointsTable,
  errorSections,
  fieldsTable,
  glossaryTable,
  numberOf,
  parametersTable,
  tiersTable,
  toolSections,
  toolsTable,
} from './tables.ts'

const DIRECTIVE = /\{\{([a-z-]+)(?: (\w+))?\}\}/g

export type Directives = Readonly<Record<string, (argument: string) => string>>

/** Fills in the directives that are known and leaves the others as they are. */
export function fillIn(text: string, directives: Directives): string {
  return text.replace(DIRECTIVE, (whole, name: string, argument: string | undefined) =>
    Object.hasOwn(directives, name) ? (directives[name]?.(argument ?? '') ?? whole) : whole,
  )
}

export interface DocsAddresses {
  links: Links
  mcpUrl: string
}

/** What is the same for everybody as long as the program runs. */
export function staticDirectives({ links, mcpUrl }: DocsAddresses, tiers: Tiers): Directives {
  return {
    site: () => links.siteUrl,
    api: () => links.apiUrl,
    mcp: () => mcpUrl,
    endpoint: (name) => endpointLine(name, links.apiUrl),
    endpoints: () => endpointsTable(links.siteUrl),
    parameters: parametersTable,
    fields: fieldsTable,
    categories: categoriesList,
    errors: errorSections,
    tiers: () => tiersTable(tiers),
    bounds: boundsTable,
    number: numberOf,
    glossary: glossaryTable,
    tools: () => toolsTable(links.siteUrl),
    'tool-sections': toolSections,
  }
}
