/** Style, script and pictures of the site: read once, served under a name that holds their hash, and kept by browsers for good. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

const HASH_CHARACTERS = 12
const IMMUTABLE = 'public, max-age=31536000, immutable'

export interface Asset {
  address: string
  type: string
  bytes: Buffer
  gzip: Buffer | undefined
}

/** A file of the folder beside this one. */
export function asset(name: string, type: string): Asset {
  const bytes = readFileSync(join(import.meta.dirname, 'assets', name))
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_CHARACTERS)
  const [stem, ending] = name.split('.')
  return { address: `/assets/${stem}.${hash}.${ending}`, type, bytes, gzip: ending === 'png' ? undefined : gzipSync(bytes) }
}

const style = asset('site.css', 'text/css; charset=utf-8')
const script = asset('site.js', 'text/javascript; charset=utf-8')
const icon = asset('icon.svg', 'image/svg+xml')
/** Beside links to the site elsewhere; made by scripts/preview-picture.ts. */
const preview = asset('preview.png', 'image/png')
const ASSETS: readonly Asset[] = [style, script, icon, preview]

/** Where pages find them. */
export const assetAddresses = { style: style.address, script: script.address, icon: icon.address, preview: preview.address }

/** Serves them under `/assets/`, and the icon where browsers ask for it unasked. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  for (const one of ASSETS) app.get(one.address, async (request, reply) => sendAsset(request, reply, one))
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(icon.address, 302))
}

/** Sends a file that never changes under its address. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, { type, bytes, gzip }: Omit<Asset, 'address'>): FastifyReply {
  reply.type(type).header('Cache-Control', IMMUTABLE).header('Vary', 'Accept-Encoding')
  const squeezed = gzip !== undefined && acceptsGzip(request.headers['accept-encoding'])
  return squeezed ? reply.header('Content-Encoding', 'gzip').send(gzip) : reply.send(bytes)
}

/** Whether a body may be sent as gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(header ?? ''))
}
