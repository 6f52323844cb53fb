// A browser without a screen: keeps cookies, follows nothing by itself, and posts forms with what their page holds.

import type { TestServer } from '../support/server.ts'

export interface Client {
  cookies: Map<string, string>
  get(path: string): Promise<Answer>
  /** Loads a page and posts to an address with the token of its forms. */
  submit(page: string, action: string, values?: Record<string, string>): Promise<Answer>
  post(path: string, values: Record<string, string>, headers?: Record<string, string>): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Where it redirects to, without the origin of the site. */
  location: string | null
}

export function openClient(server: Pick<TestServer, 'origin'>): Client {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = path.startsWith('http') ? path : server.origin + path
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')?.replace(server.origin, '') ?? null
    return { status: response.status, headers: response.headers, text: await response.text(), location }
  }
  const post: Client['post'] = (path, values, headers = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(values), headers: { accept: 'text/html', ...headers } })
  return {
    cookies,
    get: (path) => ask(path),
    post,
    submit: async (page, action, values = {}) => post(action, { csrf: tokenIn((await ask(page)).text), ...values }),
  }
}

/** The token that the forms of a page hold. */
export function tokenIn(text: string): string {
  return /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? 'no token'
}
