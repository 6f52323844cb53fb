// The thread that reads pages: Mozilla's Readability over linkedom. It holds nothing and knows nothing of the program.

import { parentPort } from 'node:worker_threads'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { cleanParagraphs } from '../core/text/clean-text.ts'

export interface PageAsked {
  html: string
  url: string
}

export interface PageRead {
  text: string
  /** The address that the page names as its own, absolute; null when it names none. */
  canonical: string | null
}

const ELEMENTS_MAX = 50_000

function readPage({ html, url }: PageAsked): PageRead | null {
  const { document } = parseHTML(html)
  const href = document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? ''
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)
  const canonical = URL.parse(href, base?.href ?? url)
  const article = new Readability(document, { maxElemsToParse: ELEMENTS_MAX }).parse()
  const text = cleanParagraphs(article?.content ?? '')
  if (text === '') return null
  return { text, canonical: href === '' ? null : (canonical?.href ?? null) }
}

parentPort?.on('message', (asked: PageAsked) => {
  let read: PageRead | null = null
  try {
    read = readPage(asked)
  } catch {
    // A page that cannot be read is a page without text.
  }
  parentPort?.postMessage(read)
})

// Its program is loaded: from now on a page's time counts.
parentPort?.postMessage(null)
