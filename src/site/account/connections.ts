/** Assistants: how to set one up with the tool server. */

import type { FastifyInstance } from 'fastify'
import { type Grant, listGrants, revokeGrant } from '../../service/grants.ts'
import { codeBlock } from '../components/blocks.ts'
import { linkButton, rowButton } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement, dayText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { redirectTelling } from '../told.ts'
import { type AccountVisit, accountFrame, accountPage } from './frame.ts'
import { recordList } from './records.ts'
import { pathValue } from './viewer.ts'

const SERVER_NAME = 'sitrep'
/** Stands where a key belongs: a page never shows one again. */
const KEY = 'YOUR_API_KEY'
const VARIABLE = 'SITREP_AUTHORIZATION'

export function connectionRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/account/connections', accountPage(deps, connectionsPage))
  app.post('/account/connections/:id/revoke', accountPage(deps, takeRevoke))
}

async function takeRevoke(deps: SiteDeps, { request, viewer, reply }: AccountVisit): Promise<Outcome> {
  await revokeGrant(deps, { accountId: viewer.accountId, grantId: pathValue(request, 'id') })
  return redirectTelling(deps, reply, { to: '/account/connections', text: 'The assistant is disconnected.' })
}

async function connectionsPage({ db, people }: SiteDeps, visit: AccountVisit): Promise<Page> {
  const grants = await listGrants({ db }, visit.viewer.accountId, visit.now)
  return accountFrame({
    path: '/account/connections',
    title: 'Assistants',
    lede: 'The tool server gives assistants the same news, under this account’s caps. One tool call is one request.',
    body: html`${connected(visit, grants)} ${setUp(people.mcpUrl)}`,
  })
}

/** Who was let in by sign-in, and the way to end it. */
function connected({ viewer, now }: AccountVisit, grants: readonly Grant[]): Html {
  if (grants.length === 0) return html`<p class="muted">No assistant is connected by sign-in.</p>`
  return html`${recordList(
    'Connected assistants',
    grants.map((grant) => ({
      title: grant.clientName,
      facts: [
        { name: 'Answers go to', value: grant.redirectPlaces.join(', ') },
        { name: 'Connected', value: timeElement(grant.createdAt, dayText(grant.createdAt)) },
        { name: 'Last signed in', value: grant.usedAt === null ? 'never' : agoElement(grant.usedAt, now) },
      ],
      actions: rowButton(viewer, {
        action: `/account/connections/${encodeURIComponent(grant.id)}/revoke`,
        label: 'Disconnect',
        of: grant.clientName,
        kind: 'danger',
      }),
    })),
  )}
    <p class="muted">Names are what the assistants call themselves. One that is disconnected stops working within a second.</p>`
}

/** How to set up each client with the tool server at this address. */
function setUp(mcpUrl: string): Html {
  const signInUrl = `${mcpUrl}?login`
  return html`<section aria-labelledby="set-up">
    <h2 id="set-up">Set up</h2>
    <p>The address that asks for sign-in, for assistants that connect by themselves:</p>
    ${codeBlock(signInUrl, 'Address of the tool server with sign-in')}
    <p>
      Without <code>?login</code> a client may connect as nobody in particular: two tools, and few requests. Such a connection can’t be given an account
      later; remove it and add it again.
    </p>
    <div class="clients">
      ${claude(signInUrl)} ${chatgpt(signInUrl)} ${cursor(mcpUrl)} ${vscode(mcpUrl)} ${commandLine(mcpUrl)} ${bridge(mcpUrl)}
    </div>
  </section>`
}

function client(name: string, content: Html): Html {
  return html`<section class="client"><h3>${name}</h3>${content}</section>`
}

function claude(url: string): Html {
  return client(
    'Claude',
    html`<p>${linkButton('Open Claude’s connectors', 'https://claude.ai/settings/connectors', { kind: 'quiet', small: true })}</p>
      <ol>
        <li>Choose “Add custom connector”.</li>
        <li>Name: <code>Sitrep</code>; address: <code>${url}</code></li>
        <li>Choose “Connect”, and sign in here.</li>
      </ol>`,
  )
}

function chatgpt(url: string): Html {
  return client(
    'ChatGPT',
    html`<p>${linkButton('Open ChatGPT’s connectors', 'https://chatgpt.com/#settings/Connectors', { kind: 'quiet', small: true })}</p>
      <ol>
        <li>Switch on developer mode under “Advanced settings”, then choose “Create”.</li>
        <li>Name: <code>Sitrep</code>; address: <code>${url}</code>; authentication: OAuth.</li>
        <li>Sign in here.</li>
      </ol>`,
  )
}

function cursor(url: string): Html {
  const config = Buffer.from(JSON.stringify({ url: `${url}?login` })).toString('base64')
  const address = `https://cursor.com/en/install-mcp?name=${SERVER_NAME}&config=${encodeURIComponent(config)}`
  return client(
    'Cursor',
    html`<p>${linkButton('Add to Cursor', address, { kind: 'quiet', small: true })}</p><p>It asks for sign-in when it first connects.</p>`,
  )
}

function vscode(url: string): Html {
  const address = `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: SERVER_NAME, type: 'http', url: `${url}?login` }))}`
  return client(
    'VS Code',
    html`<p>${linkButton('Add to VS Code', address, { kind: 'quiet', small: true })}</p><p>It asks for sign-in when it first connects.</p>`,
  )
}

function commandLine(url: string): Html {
  return client(
    'Command line',
    html`<p>With sign-in:</p>
      ${codeBlock(`claude mcp add --transport http ${SERVER_NAME} '${url}?login'`, 'Claude Code with sign-in')}
      <p>Or with one of your <a href="/account/keys">keys</a>:</p>
      ${codeBlock(`claude mcp add --transport http ${SERVER_NAME} ${url} --header "Authorization: Bearer ${KEY}"`, 'Claude Code with a key')}`,
  )
}

function bridge(url: string): Html {
  const config = {
    mcpServers: {
      [SERVER_NAME]: {
        command: 'npx',
        // Some clients cut an argument at its spaces: the one that the header needs stands in a variable.
        args: ['-y', 'mcp-remote', url, '--header', `Authorization:\${${VARIABLE}}`],
        env: { [VARIABLE]: `Bearer ${KEY}` },
      },
    },
  }
  return client(
    'Clients that only start programs',
    html`<p>A bridge passes the same header on:</p>
      ${codeBlock(JSON.stringify(config, null, 2), 'Configuration of a bridge')}`,
  )
}
