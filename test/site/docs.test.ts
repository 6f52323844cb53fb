// The documentation says what the program does: its tables are made from the schemas, and what is written by hand is held against them here.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../src/contract/endpoints.ts'
import { TOOL_NAMES, TOOL_OUTPUTS, TOOLS } from '../../src/contract/tools.ts'
import { ERRORS } from '../../src/core/serving/errors.ts'
import { TIERS, tiersWith } from '../../src/core/serving/tier.ts'
import { CATEGORIES } from '../../src/core/tags/category-slugs.ts'
import { recordedExamples } from '../../src/site/docs/examples.ts'
import { renderMarkdown } from '../../src/site/docs/markdown.ts'
import { DOC_PAGES } from '../../src/site/docs/pages.ts'
import { clearRecords, HOUR, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeEach(async () => {
  await clearRecords(store.db)
  site = openTestSite(store.db)
})

const get = async (url: string) => site.app.inject({ url, headers: BROWSER })
const markdown = async (name: string) => (await get(`/docs/${name}.md`)).body

describe('every page', () => {
  test('is in the folder and in the list, and the other way round; and in llms.txt', async () => {
    const files = readdirSync(join(import.meta.dirname, '../../docs/site')).filter((name) => name.endsWith('.md'))
    const listed = DOC_PAGES.map(({ path }) => (path === '/docs' ? 'index.md' : `${path.slice('/docs/'.length)}.md`))
    expect(listed.toSorted()).toEqual(files.toSorted())
    const { body } = await get('/llms.txt')
    for (const { path } of DOC_PAGES) expect(body).toContain(`](https://sitrep.example${path}.md): `)
  })

  test.each(DOC_PAGES.map(({ path }) => path))('%s answers as a page and as Markdown, with every directive filled in', async (path) => {
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Buffer.byteLength(page.body)).toBeLessThan(100_000)
    const text = await get(`${path}.md`)
    expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(text.body).toMatch(/^# \S/)
    expect(text.body + page.body).not.toContain('{{')
  })

  test('leads only to pages and headings that there are', async () => {
    const pages = new Map<string, string>()
    for (const path of [...DOC_PAGES.map((doc) => doc.path), '/docs/reference', '/status']) pages.set(path, (await get(path)).body)
    const elsewhere = /^\/(sign-up|sign-in|account\/keys|openapi\.json|status\.json)?$/
    for (const doc of DOC_PAGES) {
      const links = [...(pages.get(doc.path) ?? '').matchAll(/<article[\s\S]*<\/article>/g)].flatMap(([article]) =>
        [...article.matchAll(/href="(?:https:\/\/sitrep\.example)?([^"#]*)(?:#([^"]+))?"/g)].map(([, path = '', anchor]) => ({
          path: path === '' ? doc.path : path,
          anchor,
        })),
      )
      expect(links.length, doc.path).toBeGreaterThan(0)
      for (const { path, anchor } of links.filter((link) => !elsewhere.test(link.path) && !link.path.endsWith('.md'))) {
        expect(pages.has(path), `${doc.path} leads to ${path}`).toBe(true)
        if (anchor) expect(pages.get(path), `${doc.path} leads to ${path}#${anchor}`).toContain(`id="${anchor}"`)
      }
    }
  })
})

describe('what is listed is what the program has', () => {
  const PAGES = {
    listSituations: 'situations',
    getSituation: 'situation',
    getCluster: 'event',
    search: 'search',
    getLimits: 'limits',
  } as const

  test('the endpoints', async () => {
    const listed = [...(await markdown('../docs')).matchAll(/^\| \[`GET (\S+)`\]/gm)].map(([, path]) => path)
    expect(listed).toEqual(Object.values(endpoints).map(({ path }) => path.replace(/:(\w+)/, '{$1}')))
  })

  // R4.1-limit R4.1-days R4.2-limit R4.3-articles R4.4-limit R4.4-days
  test.each(Object.entries(PAGES))('the parameters of %s, with bounds and defaults', async (name, page) => {
    const { path, query } = endpoints[name as keyof typeof endpoints]
    const text = await markdown(page)
    expect(text).toContain(`GET https://api.sitrep.example/v1${path.replace(/:(\w+)/, '{$1}')}`)
    const { properties = {} } = z.toJSONSchema(query, { io: 'input' })
    const rows = [...text.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ?([^|]*)/gm)].map(([, ...cells]) => cells)
    for (const [parameter, schema] of Object.entries(properties)) {
      const row = rows.find(([listed]) => listed === parameter)
      expect(row?.[3]?.trim(), `${page} says what ${parameter} is`).toMatch(/\w/)
      if (typeof schema !== 'object' || schema.type !== 'integer') continue
      expect(row?.slice(0, 3)).toEqual([parameter, `integer, ${schema.minimum} to ${schema.maximum}`, `\`${schema.default}\``])
    }
  })

  test('the fields of every resource that a page shows, each with its meaning', async () => {
    for (const page of ['situations', 'situation', 'event', 'search']) {
      const rows = [...(await markdown(page)).matchAll(/^\| `(\w+)`(?: \(not always\))? \| ([^|]+) \| ([^|]*) \|$/gm)]
      expect(rows.length, page).toBeGreaterThan(5)
      for (const [, field, , meaning = ''] of rows) expect(meaning.trim(), `${page}: ${field}`).not.toBe('')
      const types = new Map(rows.map(([, field = '', type]) => [field, type]))
      expect(types.get('significance_score')).toBe('integer, 1 to 10')
      if (types.has('status')) expect(types.get('status')).toBe('`ACTIVE` or `QUIET`')
    }
  })

  // R4.5-tools R4.5-anonymous
  test('the tools, with their arguments and who may call them', async () => {
    const text = await markdown('tools')
    const listed = [...text.matchAll(/^\| \[`(\w+)`\]\(#\1\) \| \[`GET [^`]+`\]\([^)]+\) \| (yes|no) \|$/gm)].map(([, name, open]) => [
      name,
      open === 'yes',
    ])
    expect(listed).toEqual(TOOLS.map(({ name, isAnonymous }) => [name, isAnonymous]))
    for (const { name, inputSchema } of TOOLS) {
      const [section = ''] = new RegExp(`^## ${name}$[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm').exec(text) ?? []
      const listedArguments = [...section.matchAll(/^\| `(\w+)` \| (yes|no) \|/gm)].map(([, argument, required]) => [
        argument,
        required === 'yes',
      ])
      const { properties = {}, required = [] } = inputSchema
      expect(listedArguments, name).toEqual(Object.keys(properties).map((argument) => [argument, required.includes(argument)]))
    }
  })

  test('the errors, each with its status and under its own heading', async () => {
    const text = await markdown('errors')
    const listed = [...text.matchAll(/^\| (\d{3}) \| \[`(\w+)`\]\(#(\w+)\)/gm)].map(([, status, code, anchor]) => [
      Number(status),
      code,
      anchor,
    ])
    expect(listed).toEqual(Object.entries(ERRORS).map(([code, { status }]) => [status, code, code]))
    for (const [code, { meaning }] of Object.entries(ERRORS))
      expect(text).toContain(`## ${code}\n\n**${ERRORS[code as keyof typeof ERRORS].status}.** ${meaning}`)
  })

  // R8-hobby R8-builder R8-scale R8-anonymous
  test('the caps, as this server has them', async () => {
    const text = await markdown('limits')
    expect(text).toContain('| Free | `hobby` | 100 | 20 | 10 | 7 days | preview |')
    expect(text).toContain('| Builder | `builder` | 5,000 | 60 | 250 | 30 days | full |')
    expect(text).toContain('| Scale | `scale` | 100,000 | 1,000 | 10,000 | 30 days | full |')
    expect(text).toContain('| Anonymous | `anonymous` | 10 | 5 | with a key | 7 days | preview |')
    expect(Object.keys(TIERS)).toHaveLength(5)
  })

  test('caps of one and of thousands in words that fit them, wherever they are told', async () => {
    const hobby = { day: 1_500, window_days: 1 }
    const { app } = openTestSite(store.db, { tiers: tiersWith({ hobby, anonymous: { day: 1, window_days: 1 } }) })
    const read = async (url: string) => (await app.inject({ url, headers: BROWSER })).body
    expect(await read('/docs/limits.md')).toContain('| Free | `hobby` | 1,500 | 20 | 10 | 1 day | preview |')
    expect(await read('/sign-up')).toContain('Free, without a card: 1,500 requests a day, search')
    const pricing = await read('/pricing')
    expect(pricing).toContain('With 1 request a day that is a taste')
    expect(pricing).not.toContain('1 days')
  })

  // R5-search-keyed
  test('a plan without searches has none, and who has no plan searches with a key, whatever the settings say', async () => {
    const { app } = openTestSite(store.db, { tiers: tiersWith({ hobby: { search: 0 }, anonymous: { search: 9 } }) })
    const { body } = await app.inject({ url: '/docs/limits.md', headers: BROWSER })
    expect(body).toContain('| Free | `hobby` | 100 | 20 | 0 | 7 days | preview |')
    expect(body).toContain('| Anonymous | `anonymous` | 10 | 5 | with a key | 7 days | preview |')
  })

  test('the categories', async () => {
    expect(await markdown('situations')).toContain(CATEGORIES.map((slug) => `\`${slug}\``).join(', '))
  })

  test('the words of the glossary', async () => {
    const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
    const words = [...glossary.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]*\|$/gm)].map(([, word]) => word).slice(2)
    const text = await markdown('glossary')
    expect(words.length).toBeGreaterThan(30)
    for (const word of words) expect(text).toContain(`| ${word} |`)
  })
})

describe('examples', () => {
  test('those that stand in for an empty store are answers of the contract', () => {
    const { bodies } = recordedExamples()
    expect(Object.keys(bodies)).toEqual(Object.keys(endpoints))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const parsed = endpoint.response.safeParse(bodies[name as keyof typeof endpoints])
      expect(parsed.error?.message, name).toBeUndefined()
    }
    const { tools } = recordedExamples()
    for (const name of TOOL_NAMES) expect(TOOL_OUTPUTS[name].safeParse(tools[name].structured).error?.message, name).toBeUndefined()
  })

  test('are answers of this server once it has something to show', async () => {
    await seedSituation(store.db, 'ferry-inquiry', { title: 'The ferry inquiry' })
    await seedCluster(store.db, 'ferry-aground', { situation: 'ferry-inquiry', title: 'Ferry aground near Halden' })
    await seedCluster(store.db, 'ferry-hearing', { situation: 'ferry-inquiry' })
    const text = await markdown('situation')
    expect(text).toContain('https://api.sitrep.example/v1/situations/ferry-inquiry?timeline_limit=2')
    expect(text).toContain('"title": "The ferry inquiry"')
    const [, json = ''] = /## Example[\s\S]*?```json\n([\s\S]*?)\n```/.exec(text) ?? []
    expect(endpoints.getSituation.response.safeParse(JSON.parse(json)).success).toBe(true)
  })

  test('are this server’s whatever signs a title is made of', async () => {
    await seedSituation(store.db, 'wave')
    await seedCluster(store.db, 'high-tide', { situation: 'wave', title: `Oh ${'🌊'.repeat(30)}`, publishedAt: NOW - 3 * HOUR })
    expect(await markdown('event')).toContain('/clusters/high-tide?articles=2')
  })

  test('a search that fails does not take the documentation away', async () => {
    await seedSituation(store.db, 'ferry-inquiry')
    await seedCluster(store.db, 'ferry-aground', { situation: 'ferry-inquiry' })
    site.search.index = () => Promise.reject(new Error('down'))
    expect((await get('/docs/search')).statusCode).toBe(200)
  })

  test('an outlet’s text cannot leave its block', async () => {
    await seedSituation(store.db, 'hostile', { title: '</code></pre><script>alert(1)</script>\n```\n<b>' })
    await seedCluster(store.db, 'hostile-1', { situation: 'hostile', title: '```\n# heading <img src=x onerror=alert(1)>' })
    await seedCluster(store.db, 'hostile-2', { situation: 'hostile' })
    const { body } = await get('/docs/situation')
    expect(body).not.toMatch(/<script>alert|<img|<b>/)
    expect(body).toContain('&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;')
  })

  test('an outlet’s text is shown to the letter where it looks like a directive: the page goes on, and no key is put into it', async () => {
    await seedAccount(store.db, 'reader', 'hobby')
    const title = '{{key}} {{fields article}} $SITREP_KEY'
    await seedSituation(store.db, 'hostile', { title })
    for (const name of ['hostile-1', 'hostile-2']) await seedCluster(store.db, name, { situation: 'hostile', title })
    for (const path of ['/docs/situations', '/docs/situation']) {
      const own = [...(await get(`${path}.md`)).body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      const { body } = await get(path)
      expect([...body.matchAll(/<h2 id="[^"]*">(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(own)
      expect(body).toContain(title)
      expect(body).not.toContain('class="docs-key"')
    }
    site.session.viewer = viewerOf('reader')
    const payload = new URLSearchParams({ csrf: 'csrf-of-tests', page: '/docs/situations' }).toString()
    const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.app.inject({ method: 'POST', url: '/docs/key', headers, payload })).body).toContain(title)
  })
})

describe('the reader’s key', () => {
  const made = /sitrep_[0-9A-Za-z]{40}/

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/docs/key',
      headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  // R5-free-keys D1-key
  test('is made on the page, stands in every example of the one answer, and nowhere after it', async () => {
    await seedAccount(store.db, 'reader', 'hobby')
    site.session.viewer = viewerOf('reader')
    expect((await get('/docs')).body).toContain('Make a key and fill it in')
    const { statusCode, body, headers } = await post({ csrf: 'csrf-of-tests', page: '/docs' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    const [key = ''] = made.exec(body) ?? []
    expect(body.split(key).length - 1).toBeGreaterThan(5)
    expect(body).not.toContain('$SITREP_KEY')
    const answer = await site.app.inject({ url: '/v1/limits', headers: { authorization: `Bearer ${key}` } })
    expect(answer.json()).toMatchObject({ data: { tier: 'hobby' } })
    const again = (await get('/docs')).body
    expect(again).not.toMatch(made)
    expect(again).toContain(`${key.slice(0, 12)}…`)
  })

  test('has a sign in its place, and programs, which do not fill it in, are told to write the key itself', async () => {
    const told = 'In programs and in settings of clients, which do not fill it in, write the key itself.'
    for (const path of ['/docs.md', '/docs/connectors.md', '/docs', '/docs/connectors']) expect((await get(path)).body).toContain(told)
    await seedAccount(store.db, 'reader', 'hobby')
    site.session.viewer = viewerOf('reader')
    expect((await get('/docs')).body).toContain(told)
  })

  test('is not made by a form of another site, nor by nobody', async () => {
    await seedAccount(store.db, 'reader', 'hobby')
    site.session.viewer = viewerOf('reader')
    expect((await post({ csrf: 'guessed', page: '/docs' })).statusCode).toBe(403)
    expect((await post({ csrf: 'csrf-of-tests', page: '/docs' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    site.session.viewer = null
    expect((await post({ csrf: 'csrf-of-tests', page: '/docs' })).statusCode).toBe(403)
    expect(await store.db.query(sql`select 1 from api_keys`)).toHaveLength(1)
  })

  test('at the sixth the page offers none, and says why there is none to who asks all the same', async () => {
    await seedAccount(store.db, 'reader', 'hobby')
    site.session.viewer = viewerOf('reader')
    for (let key = 0; key < 4; key += 1) await post({ csrf: 'csrf-of-tests', page: '/docs/connectors' })
    const full = (await get('/docs/connectors')).body
    expect(full).toContain(
      'An account holds no more of them: revoke one, and a new key can be filled in. <a href="/account/keys">All keys</a>',
    )
    const refused = await post({ csrf: 'csrf-of-tests', page: '/docs/connectors' })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('No key was made: an account holds at most 5 active keys; revoke one first.')
    expect(refused.body).toContain('Connect an assistant')
    for (const body of [full, refused.body]) expect(body).not.toContain('Make a key and fill it in')
  })
})

test('a bridge is set up alike in the documentation and in an account, by arguments without a space, at which some clients cut', async () => {
  await seedAccount(store.db, 'reader', 'hobby')
  site.session.viewer = viewerOf('reader')
  const page = (await get('/account/connections')).body.replaceAll('&quot;', '"')
  const bridges = [await markdown('connectors'), page].map((text) => {
    const [json = ''] = /\{\s*"mcpServers": \{\s*"sitrep": \{\s*"command"[\s\S]*?\n\}/.exec(text) ?? []
    return JSON.parse(json).mcpServers.sitrep
  })
  expect(bridges[0].args.filter((argument: string) => argument.includes(' '))).toEqual([])
  expect(bridges[1]).toEqual({ ...bridges[0], env: { SITREP_AUTHORIZATION: 'Bearer YOUR_API_KEY' } })
})

test('where not anybody may make an account nobody is told to sign up for a key', async () => {
  const { app } = openTestSite(store.db, { registration: 'invite' })
  for (const url of ['/docs', '/docs.md', '/docs/connectors', '/llms.txt']) {
    const { body } = await app.inject({ url, headers: BROWSER })
    const text = /<article[\s\S]*<\/article>/.exec(body)?.[0] ?? body
    expect(text, url).not.toMatch(/sign-up|free key/)
  }
  expect((await app.inject({ url: '/docs.md' })).body).toContain('an account, which whoever runs this server gives out')
})

test('to readers a tier is a plan, as the glossary says, wherever they are told what it allows', async () => {
  await seedAccount(store.db, 'reader', 'hobby')
  for (const viewer of [null, viewerOf('reader')]) {
    site.session.viewer = viewer
    for (const path of ['/pricing', ...(viewer ? ['/account/plan'] : [])]) {
      expect((await get(path)).body.replace(/<[^>]+>/g, ' '), path).not.toMatch(/\btiers?\b/i)
    }
  }
})

// An assistant that was added without it can't be given an account later.
test('who connects an assistant is led to the address that asks for sign-in', async () => {
  const [, sections = ''] = (await markdown('connectors')).split('## Claude')
  for (const client of [sections.split('## ChatGPT')[0], sections.split('## ChatGPT')[1]?.split('## ')[0]]) {
    expect(client).toContain('with the address `https://sitrep.example/mcp?login`')
  }
})

test('raw HTML in a text is shown as text, and a link leads only to pages', () => {
  expect(renderMarkdown(['a <script>alert(1)</script> [x](javascript:alert(1)) ![y](https://elsewhere.example/a.png)'])).toEqual([
    '<p>a &lt;script&gt;alert(1)&lt;/script&gt; x y</p>\n',
  ])
})

test('code and tables are numbered through a page, the part about the key or not', async () => {
  const numbers = [...(await get('/docs')).body.matchAll(/aria-label="[^"]+, (?:block|table) (\d+)"/g)].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
})
