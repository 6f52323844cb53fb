// What a browser and a person do on the way through a sign-in: follow redirects, keep cookies, fill in the form, press the button.

import { parseHTML } from 'linkedom'

const STEPS_MAX = 20

export interface Person {
  email: string
  password: string
}

export interface Walk {
  /** The address that the walk ended at, or the last page. */
  url: string
  status: number
  text: string
  pages: string[]
}

export interface HandBrowser {
  /** Walks until an address that begins with `until` is to be visited, which is not done; or until there is nothing to press. */
  walk(url: string, until: string, options?: { press?: 'approve' | 'deny' }): Promise<Walk>
  /** One request, with the cookies. */
  request(url: string, init?: { method?: string; body?: URLSearchParams }): Promise<Response>
}

export function createHandBrowser(person: Person): HandBrowser {
  const jar = new Map<string, { name: string; value: string; path: string }>()

  const request: HandBrowser['request'] = async (url, init = {}) => {
    const { pathname } = new URL(url)
    const cookies = [...jar.values()].filter(({ path }) => pathname.startsWith(path)).map(({ name, value }) => `${name}=${value}`)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie: cookies.join('; ') },
      ...(init.method ? { method: init.method } : {}),
      ...(init.body ? { body: init.body } : {}),
    })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    return response
  }

  return {
    request,
    walk: async (start, until, { press = 'approve' } = {}) => {
      let url = start
      let init: { method?: string; body?: URLSearchParams } = {}
      const pages: string[] = []
      for (let step = 0; step < STEPS_MAX; step += 1) {
        if (url.startsWith(until)) return { url, status: 0, text: '', pages }
        const response = await request(url, init)
        const location = response.headers.get('location')
        init = {}
        if (location !== null) {
          url = new URL(location, url).href
          continue
        }
        const text = await response.text()
        pages.push(text)
        const form = formOf(text, person, press)
        if (!form) return { url, status: response.status, text, pages }
        url = new URL(form.action, url).href
        init = { method: 'POST', body: form.values }
      }
      throw new Error(`no end after ${STEPS_MAX} steps: ${url}`)
    },
  }
}

/** The first form of a page, filled in; with `press`, the one that says so. */
function formOf(page: string, person: Person, press: string): { action: string; values: URLSearchParams } | undefined {
  const { document } = parseHTML(page)
  const forms = [...document.querySelectorAll('main form[method="post"]')]
  const form = forms.find((one) => one.querySelector(`input[name="decision"][value="${press}"]`)) ?? forms[0]
  if (!form) return undefined
  const values = new URLSearchParams()
  for (const input of form.querySelectorAll('input')) {
    const name = input.getAttribute('name') ?? ''
    values.append(name, name === 'email' ? person.email : name === 'password' ? person.password : (input.getAttribute('value') ?? ''))
  }
  return { action: form.getAttribute('action') ?? '', values }
}

function keep(jar: Map<string, { name: string; value: string; path: string }>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
  const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute))
  if (isOver) jar.delete(`${name} ${path}`)
  else jar.set(`${name} ${path}`, { name, value, path })
}
