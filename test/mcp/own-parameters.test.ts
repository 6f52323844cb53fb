// What a connector asks for beside what there is: scopes and parameters of other kinds of server.

import { describe, expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { createHandBrowser } from './browser-by-hand.ts'
import { CALLBACK, type Client, exchange, newClient, PERSON, refresh, serverOfEach, statusWith, type Tokens } from './connector.ts'

serverOfEach(storeOfFile())

async function tokensOf(client: Client, asked: Record<string, string>): Promise<Tokens> {
  const { url } = await createHandBrowser(PERSON).walk(client.url(asked), CALLBACK)
  return exchange(client, String(new URL(url).searchParams.get('code')))
}

describe('D9-tokens: the answer tells what was given', () => {
  test.each([[{}], [{ scope: 'openid' }], [{ scope: 'mcp openid profile' }], [{ scope: 'news:read' }], [{ scope: '' }]])(
    'who asks with %j is given mcp',
    async (asked) => {
      const tokens = await tokensOf(await newClient(), asked)
      expect(tokens).toMatchObject({ scope: 'mcp', access_token: expect.any(String), refresh_token: expect.any(String) })
      expect(await statusWith(tokens.access_token)).toBe(200)
    },
  )

  test.each([[{ scope: 'mcp offline_access' }], [{ scope: 'offline_access' }], [{ scope: 'mcp offline_access', prompt: 'consent' }]])(
    'who asks with %j is given offline_access as well, at each refresh too, whatever is repeated there',
    async (asked) => {
      const client = await newClient()
      let tokens = await tokensOf(client, asked)
      expect(tokens).toMatchObject({ scope: 'mcp offline_access', refresh_token: expect.any(String) })
      for (const scope of ['mcp offline_access', 'mcp', 'offline_access', 'mcp news:read', 'openid']) {
        const { status, body } = await refresh(client, tokens.refresh_token, { scope })
        expect([scope, status, body.scope]).toEqual([scope, 200, 'mcp offline_access'])
        tokens = body as unknown as Tokens
      }
      expect(await statusWith(tokens.access_token)).toBe(200)
    },
  )

  test('offline_access that is asked for is not given to a client without refresh tokens', async () => {
    const client = await newClient({ grant_types: ['authorization_code'] })
    const tokens = await tokensOf(client, { scope: 'mcp offline_access' })
    expect([tokens.refresh_token, (tokens as { scope?: string }).scope]).toEqual([undefined, 'mcp'])
  })
})

// D9-tokens
test('a client that registered for mcp alone may ask for offline_access', async () => {
  const client = await newClient({ scope: 'mcp' })
  const tokens = await tokensOf(client, { scope: 'mcp offline_access', prompt: 'consent' })
  expect(tokens).toMatchObject({ scope: 'mcp offline_access', refresh_token: expect.any(String) })
})

// D9-tokens
test.each([['nonce'], ['max_age'], ['acr_values'], ['id_token_hint'], ['claims_locales']])(
  'a client of OpenID, which sends %s beside the scope openid, can sign in',
  async (name) => {
    const tokens = await tokensOf(await newClient(), { scope: 'openid mcp', [name]: '3600' })
    expect(await statusWith(tokens.access_token)).toBe(200)
  },
)
