/**
 * The reference: the whole of `/openapi.json` by Swagger UI, whose files are served from here under an address that holds their version. The
 * one page of the site that needs scripts and weighs more than the others; the pages of the endpoints tell the same without.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { type Asset, asset, sendAsset } from '../assets.ts'
import { pageHead } from '../components/blocks.ts'
import type { SiteDeps } from '../deps.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { page } from '../respond.ts'
import { docsNav } from './view.ts'

const PATH = '/docs/reference'

const require = createRequire(import.meta.url)
const version: string = require('swagger-ui-dist/package.json').version

const style = asset('reference.css', 'text/css; charset=utf-8')
const script = asset('reference.js', 'text/javascript; charset=utf-8')

interface RendererFile {
  name: string
  type: string
  address: string
}

const rendererFile = (name: string, type: string): RendererFile => ({ name, type, address: `/assets/swagger-ui-${version}/${name}` })
const rendererStyle = rendererFile('swagger-ui.css', 'text/css; charset=utf-8')
const rendererScript = rendererFile('swagger-ui-bundle.js', 'text/javascript; charset=utf-8')

export function referenceRoutes(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    for (const own of [style, script]) app.get(own.address, async (request, reply) => sendAsset(request, reply, own))
    for (const file of [rendererStyle, rendererScript]) {
      // Read when somebody first looks: most processes never serve it.
      let read: Asset | undefined
      app.get(file.address, async (request, reply) => {
        read ??= readRendererFile(file)
        return sendAsset(request, reply, read)
      })
    }
    app.get(
      PATH,
      page(deps, () => referencePage),
    )
  }
}

function readRendererFile({ name, type, address }: RendererFile): Asset {
  const bytes = readFileSync(require.resolve(`swagger-ui-dist/${name}`))
  return { address, type, bytes, gzip: gzipSync(bytes) }
}

const referencePage: Page = {
  title: 'API reference',
  description: 'Every endpoint, parameter and field of the Sitrep API, from its OpenAPI document.',
  path: PATH,
  place: 'docs',
  styles: [rendererStyle.address, style.address],
  scripts: [rendererScript.address, script.address],
  // What the renderer puts its own in place of is no noscript: scripts may be allowed and fail to come.
  body: html`<div class="wrap docs">
    ${docsNav(PATH)}
    <div>
      ${pageHead({
        title: 'API reference',
        lede: html`Made from <a href="/openapi.json">openapi.json</a>. It can ask this server with your key; such requests count like any other.`,
      })}
      <div id="reference" class="reference">
        <p class="notice note">
          The reference needs scripts. The pages of the <a href="/docs">documentation</a> tell the same without, and${' '}
          <a href="/openapi.json">openapi.json</a> is the document itself.
        </p>
      </div>
    </div>
  </div>`,
}
