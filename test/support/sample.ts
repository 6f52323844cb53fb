// The sample stream, and the instant at which tests look at it: an hour after its last article, when all of it is published.

import { join } from 'node:path'

export const SAMPLE = join(import.meta.dirname, '../../sample/stream.ndjson')
export const SAMPLE_NOW = Date.parse('2026-03-15T22:10:00Z')
