/** The measure of all speed: `node:http` that answers each path with a ready-made body. node bench/rest-bare.ts PORT BODIES.json */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', path = ''] = process.argv.slice(2)
const given: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
const bodies = new Map(Object.entries(given).map(([url, body]) => [url, Buffer.from(body)]))

createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? Buffer.alloc(0)
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length })
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
