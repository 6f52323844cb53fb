// An authorization that fails before anybody has signed in.

import { expect, test } from 'vitest'

import { storeOfFile } from '../support/store.ts'
import { createHandBrowser } from './browser-by-hand.ts'
import { newClient, PERSON, running, serverOfEach } from './connector.ts'

const store = storeOfFile()
serverOfEach(store)

// D9-strangers
test.each([
  'https://evil.example/cb',
  // As browsers read it.
  'HTTPS://evil.example/cb',
])('who is not signed in is sent to no site by a request that fails, in whatever way the answer would go: to %s', async (SITE) => {
  const client = await newClient({ redirect_uris: [SITE] }, SITE)
  const signedIn = createHandBrowser(PERSON)
  await signedIn.walk(`${running.server.origin}/sign-in`, `${running.server.origin}/account`)
  for (const extra of [
    { prompt: 'none' },
    { code_challenge: '', code_challenge_method: '' },
    { response_type: 'token' },
    { prompt: 'none', response_mode: 'form_post' },
    { prompt: 'none', response_mode: 'fragment' },
    { resource: 'https://elsewhere.example/mcp' },
  ]) {
    const response = await createHandBrowser(PERSON).request(client.url(extra))
    const text = await response.text()
    expect([extra, response.status, response.headers.get('location'), text]).toEqual([
      extra,
      400,
      null,
      expect.stringContaining('can’t be connected'),
    ])
    expect(text).not.toContain('evil.example')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  const told = await signedIn.request(client.url({ prompt: 'none' }))
  expect([told.status, told.headers.get('location')]).toEqual([303, expect.stringMatching(/^https:\/\/evil\.example\/cb\?error=/i)])
  const denied = await createHandBrowser(PERSON).walk(client.url(), SITE.toLowerCase(), { press: 'deny' })
  expect(new URL(denied.url).searchParams.get('error')).toBe('access_denied')
})
