/** A page of the documentation: the list of pages, the text, and the part about the reader's own key. */

import { ACTIVE_KEYS_MAX } from '../../core/serving/bounds.ts'
import { answer } from '../components/blocks.ts'
import { csrfField, submitButton } from '../components/form.ts'
import type { Viewer } from '../deps.ts'
import { type Html, html, trusted } from '../html.ts'
import type { Page } from '../layout.ts'
import { renderMarkdown } from './markdown.ts'
import { DOC_GROUPS, DOC_PAGES, type DocPage } from './pages.ts'

/** What stands for a key in the examples. */
const KEY_PLACEHOLDER = '$SITREP_KEY'
const KEY_DIRECTIVE = '{{key}}'
/** Only a shell fills it in by itself. */
const OTHER_EXAMPLES = 'In programs and in settings of clients, which do not fill it in, write the key itself.'

export type KeyPart =
  | { kind: 'signed out'; mayJoin: boolean; problem?: string }
  | { kind: 'signed in'; viewer: Viewer; chanceField: Html; keys: readonly { prefix: string; name: string }[]; problem?: string }
  /** Known only now. */
  | { kind: 'created'; key: string }

/** The part about the key as it stands in Markdown. `mayJoin`: anybody may make an account. */
export function keyText(siteUrl: string, mayJoin: boolean): string {
  return [
    mayJoin
      ? `You need an API key. It is free, and no card is asked for: [sign up](${siteUrl}/sign-up), then make one in [your account](${siteUrl}/account/keys).`
      : `You need an API key, and for that an account, which whoever runs this server gives out. Then make one in [your account](${siteUrl}/account/keys).`,
    `In the examples \`${KEY_PLACEHOLDER}\` stands for it:`,
    `\`\`\`sh\nexport SITREP_KEY=sitrep_…\n\`\`\``,
    OTHER_EXAMPLES,
  ].join('\n\n')
}

/**
 * A page's own text, around the part about the key and with a new key filled in. To be taken apart before the examples are filled in: what an
 * outlet wrote may hold the same signs.
 */
export function aroundKey(text: string, key: KeyPart): string[] {
  const filled = key.kind === 'created' ? text.replaceAll(KEY_PLACEHOLDER, key.key) : text
  return filled.split(KEY_DIRECTIVE)
}

/** The page of what stands before the part about the key, and after it where it has one. */
export function docPage(doc: DocPage, around: readonly string[], key: KeyPart): Page {
  const [before = '', after] = renderMarkdown(around)
  return {
    title: doc.path === '/docs' ? 'API documentation' : doc.title,
    description: doc.description,
    path: doc.path,
    place: 'docs',
    body: html`<div class="wrap docs">
      ${docsNav(doc.path)}
      <article class="prose">
        ${trusted(before)}
        ${after !== undefined && html`${keyPart(doc, key)} ${trusted(after)}`}
        <p class="docs-foot">
          <a href=${`${doc.path}.md`}>This page as Markdown</a>
        </p>
      </article>
    </div>`,
  }
}

/** The list of all pages, beside each of them. */
export function docsNav(current: string): Html {
  const listed = [...DOC_PAGES, { path: '/docs/reference', title: 'Reference (OpenAPI)', group: 'Endpoints' }]
  return html`<nav class="docs-nav" aria-label="Documentation">
    ${DOC_GROUPS.map(
      (group) => html`<div>
        <p id=${`docs-${group}`}>${group}</p>
        <ul aria-labelledby=${`docs-${group}`}>
          ${listed
            .filter((page) => page.group === group)
            .map(
              ({ path, title }) =>
                html`<li><a href=${path} aria-current=${path === current ? 'page' : undefined}>${path === '/docs' ? 'Quick start' : title}</a></li>`,
            )}
        </ul>
      </div>`,
    )}
  </nav>`
}

function keyPart(doc: DocPage, key: KeyPart): Html {
  switch (key.kind) {
    case 'signed out':
      return html`<div class="docs-key">
        <p>
          ${
            key.mayJoin
              ? html`You need an API key. It is free, and no card is asked for: <a href="/sign-up">sign up</a> or <a href="/sign-in">sign in</a>, and make one.`
              : html`You need an API key, and for that an account, which whoever runs this server gives out. <a href="/sign-in">Sign in</a>, and make one.`
          }
          In the examples <code>${KEY_PLACEHOLDER}</code> stands for it. ${OTHER_EXAMPLES}
        </p>
      </div>`
    case 'signed in':
      return html`<div class="docs-key">
        ${key.problem && answer('problem', html`<p>No key was made: ${key.problem}.</p>`)} ${yourKeys(key.keys)}
        ${
          key.keys.length < ACTIVE_KEYS_MAX &&
          html`<form method="post" action="/docs/key">
            ${csrfField(key.viewer)} ${key.chanceField}
            <input type="hidden" name="page" value=${doc.path} />
            ${submitButton('Make a key and fill it in')}
          </form>`
        }
      </div>`
    case 'created':
      return html`<div class="docs-key">
        ${answer(
          'success',
          html`<p><strong>Your new key. It is shown only now: keep it somewhere safe.</strong></p>
            <p><code>${key.key}</code></p>
            <p>It stands in every example of this page.</p>`,
        )}
      </div>`
  }
}

function yourKeys(keys: readonly { prefix: string; name: string }[]): Html {
  if (keys.length === 0) return html`<p>You have no key yet. Make one, and it stands in every example below.</p>`
  return html`<p>
    Your keys: ${keys.map(({ prefix, name }, place) => html`${place > 0 && ', '}<code>${prefix}…</code>${name && html` (<bdi>${name}</bdi>)`}`)}. Of a key only its beginning is kept, so
    in the examples <code>${KEY_PLACEHOLDER}</code> stands for it. ${OTHER_EXAMPLES}${' '}
    ${keys.length < ACTIVE_KEYS_MAX ? 'A new key can be filled in.' : 'An account holds no more of them: revoke one, and a new key can be filled in.'} <a href="/account/keys">All keys</a>
  </p>`
}
