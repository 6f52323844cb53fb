// A thread of its own for learning: it takes seconds of pure arithmetic, which must not keep requests waiting. Texts come in batches, the
// embedder goes out as bytes with the number of documents of each word.

import { parentPort } from 'node:worker_threads'
import { encodeEmbedder } from '../core/learning/embed-payload.ts'
import { countDocuments, EMBEDDER_DIMENSIONS_MAX, trainEmbedder } from '../core/learning/embed-train.ts'
import { countryWordsOf, countSearchWords, type SearchText, wordKeyOf } from '../core/search/search-document.ts'

export type TrainingMessage = { kind: 'texts'; texts: readonly SearchText[] } | { kind: 'train'; seed: number; withVectors: boolean }

export interface TrainingResult {
  /** Null when there is too little to learn from, or vectors were not asked for. */
  embedder: { dimensions: number; payload: Uint8Array } | null
  wordCounts: { key: number; documents: number }[]
}

const documents: Map<string, number>[] = []
const countries: Map<string, number>[] = []

parentPort?.on('message', (message: TrainingMessage) => {
  if (message.kind === 'texts') {
    documents.push(...message.texts.map(countSearchWords))
    countries.push(...message.texts.map(countryWordsOf))
    return
  }
  const embedder = message.withVectors ? trainEmbedder(documents, { seed: message.seed, dimensionsMax: EMBEDDER_DIMENSIONS_MAX }) : null
  const result: TrainingResult = {
    embedder: embedder ? { dimensions: embedder.dimensions, payload: encodeEmbedder(embedder) } : null,
    wordCounts: [...countDocuments([...documents, ...countries])].map(([word, count]) => ({ key: wordKeyOf(word), documents: count })),
  }
  parentPort?.postMessage(result)
})
