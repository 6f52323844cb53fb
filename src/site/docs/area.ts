/** The documentation: pages and the same as Markdown, the reference, and a key for the examples. */

import type { FastifyPluginAsync } from 'fastify'
import { createKey, listActiveKeys } from '../../service/keys.ts'
import { type AccountVisit, accountPage } from '../account/frame.ts'
import { newKeyDeps } from '../account/keys.ts'
import { formValue } from '../account/viewer.ts'
import { attempt } from '../attempt.ts'
import type { SiteDeps, Viewer } from '../deps.ts'
import type { Page } from '../layout.ts'
import { type Document, page } from '../respond.ts'
import { chanceField } from '../sent-again.ts'
import { warmAfterListening } from '../warm.ts'
import { createExamples, exampleDirectives } from './examples.ts'
import { type Directives, fillIn, staticDirectives } from './expand.ts'
import { DOC_PAGES, type DocPage } from './pages.ts'
import { referenceRoutes } from './reference.ts'
import { aroundKey, docPage, type KeyPart, keyText } from './view.ts'

const KEY_NAME = 'documentation'
const FIRST_PAGE = DOC_PAGES[0] as DocPage
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

export function docsArea(deps: SiteDeps): FastifyPluginAsync {
  const shown = createShown(deps)
  return async (app) => {
    warmAfterListening(app, () => shown.markdown(FIRST_PAGE, deps.clock()))
    for (const doc of DOC_PAGES) {
      app.get(
        doc.path,
        page(deps, async (_, visit) => shown.page(doc, visit.now, await keyPartOf(deps, visit.viewer))),
      )
      app.get(
        `${doc.path}.md`,
        page(deps, (_, visit) => shown.markdown(doc, visit.now)),
      )
    }
    app.post(
      '/docs/key',
      accountPage(deps, (_, visit) => pageWithKey(deps, shown, visit)),
    )
    await app.register(referenceRoutes(deps))
  }
}

interface Shown {
  page(doc: DocPage, now: number, key: KeyPart): Promise<Page>
  markdown(doc: DocPage, now: number): Promise<Document>
}

function createShown(deps: SiteDeps): Shown {
  const examplesAt = createExamples(deps)
  const fixed = staticDirectives({ links: deps.links, mcpUrl: deps.people.mcpUrl }, deps.tiers)
  const texts = new Map(DOC_PAGES.map((doc) => [doc.path, fillIn(doc.source, fixed)]))
  const textOf = ({ path }: DocPage): string => texts.get(path) ?? ''
  const examples = async (now: number): Promise<Directives> => exampleDirectives(await examplesAt(now))
  return {
    page: async (doc, now, key) => {
      const filled = await examples(now)
      const parts = aroundKey(textOf(doc), key).map((part) => fillIn(part, filled))
      return docPage(doc, parts, key)
    },
    markdown: async (doc, now) => {
      const text = fillIn(textOf(doc), { ...(await examples(now)), key: () => keyText(deps.links.siteUrl, mayJoin(deps)) })
      return { type: MARKDOWN_TYPE, text }
    },
  }
}

const mayJoin = ({ people }: SiteDeps): boolean => people.registration === 'open'

async function keyPartOf(deps: SiteDeps, viewer: Viewer | null): Promise<Exclude<KeyPart, { kind: 'created' }>> {
  if (viewer === null) return { kind: 'signed out', mayJoin: mayJoin(deps) }
  return { kind: 'signed in', viewer, chanceField: chanceField(deps), keys: await listActiveKeys(deps.people, viewer.accountId) }
}

/** Makes a key and shows the page again with the key in every example: the one moment in which it can be shown. */
async function pageWithKey(deps: SiteDeps, shown: Shown, { viewer, request, now }: AccountVisit): Promise<Page> {
  const doc = DOC_PAGES.find(({ path }) => path === formValue(request, 'page')) ?? FIRST_PAGE
  const made = await attempt(createKey(newKeyDeps(deps, { request, viewer }, KEY_NAME), viewer.accountId, KEY_NAME))
  if ('done' in made) return { ...(await shown.page(doc, now, { kind: 'created', key: made.done.key })), noIndex: true }
  return { ...(await shown.page(doc, now, { ...(await keyPartOf(deps, viewer)), ...made })), status: 409 }
}
