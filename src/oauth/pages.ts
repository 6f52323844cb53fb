/** The pages of the sign-in for assistants. They stand alone: no navigation, and the first form is the one that goes on. */

import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Links } from '../service/links.ts'
import { assetAddresses } from '../site/assets.ts'
import { facts, notice, pageHead } from '../site/components/blocks.ts'
import { submitButton } from '../site/components/form.ts'
import { type Html, html, renderHtml } from '../site/html.ts'
import { securityHeaders } from '../site/respond.ts'

export interface Consent {
  /** What the client calls itself. */
  clientName: string
  /** Who gets the answer. */
  redirectPlace: string
  /** It leads to a program on this device, not to a site. */
  isOnDevice: boolean
  email: string
  tierName: string
  /** Where the forms go. */
  action: string
  csrf: string
}

export function consentPage(links: Links, consent: Consent): string {
  const { clientName, redirectPlace, isOnDevice, email, tierName, action, csrf } = consent
  const hidden = (decision: string) =>
    html`<input type="hidden" name="csrf" value=${csrf} /><input type="hidden" name="decision" value=${decision} />`
  return document(
    links,
    'Connect an assistant',
    html`${pageHead({ title: `Connect ${clientName}?`, lede: html`It asks to read the news here as <strong>${email}</strong>.` })}
      ${facts([
        { name: 'It calls itself', value: clientName },
        { name: isOnDevice ? 'The answer goes to a program on this device' : 'The answer goes to', value: redirectPlace },
        { name: 'Its calls count as', value: `yours, on ${tierName}` },
      ])}
      <ul class="allowed">
        <li>It may call the four tools: situations, search, timelines, events. Nothing else, and it can change nothing.</li>
        <li>You can end this at any time under <a href="/account/connections">connected assistants</a>.</li>
      </ul>
      ${notice('note', html`<p>Nobody checked that name. Go on only if you have just asked for this, and know where the answer goes.</p>`)}
      <div class="decision">
        <form method="post" action=${action}>${hidden('approve')} ${submitButton('Connect')}</form>
        <form method="post" action=${action}>${hidden('deny')} ${submitButton('Cancel', { kind: 'quiet' })}</form>
      </div>`,
  )
}

/** An authorization that is over: approved already, or left alone too long; or that this browser knows nothing of. */
export function overPage(links: Links, { hasCookies }: { hasCookies: boolean }): string {
  if (!hasCookies) {
    return document(
      links,
      'The request came without its cookie',
      html`<h1>The request came without its cookie</h1>
        <p class="lede">Your browser refuses the cookies of this site, or the request began in another browser. No assistant was connected.</p>
        <p>Allow cookies for this site in the settings of your browser, and start again in your assistant.</p>`,
    )
  }
  return document(
    links,
    'Nothing left to decide',
    html`<h1>Nothing left to decide</h1>
      <p class="lede">This request was answered already, or it is too old.</p>
      <p>Go back to your assistant. If it is not connected, start there again. What is connected stands under <a href="/account/connections">connected assistants</a>.</p>`,
  )
}

export function staleFormPage(links: Links, path: string): string {
  return document(
    links,
    'This form is out of date',
    html`<h1>This form is out of date</h1>
      <p class="lede">You may have signed in or out since it was shown. Nothing was changed.</p>
      <p><a href=${path}>Load the page again</a>, and send it once more.</p>`,
  )
}

export interface Failure {
  error: string
  error_description?: string | undefined
}

/** Answers with the page of what the library refuses to send back to a client. What else the library sends may be a form that sends itself, by a script. */
export function showFailure(ctx: KoaContextWithOIDC, links: Links, failure: Failure): void {
  ctx.set(securityHeaders(links))
  ctx.type = 'html'
  ctx.body = failurePage(links, failure)
}

export function failurePage(links: Links, { error, error_description: description }: Failure): string {
  return document(
    links,
    'The assistant can’t be connected',
    html`<h1>The assistant can’t be connected</h1>
      <p class="lede">${description ?? 'The request of the assistant is not complete.'}</p>
      <p>Start again in your assistant: remove the connection there, and add it anew. (<code>${error}</code>)</p>`,
  )
}

function document(links: Links, title: string, body: Html): string {
  return `<!doctype html>${renderHtml(html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${title} – Sitrep</title>
      <link rel="stylesheet" href=${assetAddresses.style} />
      <link rel="icon" type="image/svg+xml" href=${assetAddresses.icon} />
    </head>
    <body>
      <header class="masthead">
        <div class="wrap masthead-row"><a class="wordmark" href=${links.siteUrl}>Sitrep</a></div>
      </header>
      <main id="main">
        <div class="wrap narrow door">${body}</div>
      </main>
    </body>
  </html>`)}`
}
