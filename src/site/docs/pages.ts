/** The pages of the documentation: their places, their order, and the texts, which lie in `docs/site`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../docs/site')

export interface DocPage {
  /** Its place under the site; the same with `.md` is the page as Markdown. */
  path: string
  title: string
  /** What it tells, in a line. */
  description: string
  group: DocGroup
  /** Its text, with directives in double braces that `expand.ts` fills in. */
  source: string
}

export const DOC_GROUPS = ['Start', 'Endpoints', 'Assistants', 'Rules'] as const
export type DocGroup = (typeof DOC_GROUPS)[number]

const page = (name: string, group: DocGroup, description: string): DocPage => {
  const source = readFileSync(join(FOLDER, `${name}.md`), 'utf8')
  const title = /^# (.+)$/m.exec(source)?.[1] ?? name
  return { path: name === 'index' ? '/docs' : `/docs/${name}`, title, description, group, source }
}

/** Read once, in the order in which they are listed. */
export const DOC_PAGES: readonly DocPage[] = [
  page('index', 'Start', 'What Sitrep serves, and the first requests with a key.'),
  page('concepts', 'Start', 'Events, situations, and what becomes of them.'),
  page('polling', 'Start', 'How to follow the news without wasting requests.'),
  page('situations', 'Endpoints', 'GET /situations: top developing situations, with filters and paging.'),
  page('situation', 'Endpoints', 'GET /situations/{id}: one situation with its timeline.'),
  page('event', 'Endpoints', 'GET /clusters/{id}: one event with its source articles.'),
  page('search', 'Endpoints', 'GET /search: recent events by meaning.'),
  page('tools', 'Assistants', 'The four tools for AI assistants, their arguments and answers.'),
  page('connectors', 'Assistants', 'Claude, ChatGPT, Cursor, VS Code and stdio clients: how to connect them.'),
  page('limits', 'Rules', 'Caps of each plan, headers, and GET /limits.'),
  page('errors', 'Rules', 'Every error code, what it means, and whether to try again.'),
  page('versioning', 'Rules', 'What will not change within v1.'),
  page('attribution', 'Rules', 'When what you show must link back.'),
  page('glossary', 'Rules', 'One word for each thing.'),
]
