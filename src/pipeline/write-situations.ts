// Beside the rounds: a configured language model writes titles and summaries of situations, one at a time. What was chosen from the
// members' own sentences is shown until then, and for good when the model fails or says what no member says.

import { HOUR_MS } from '../core/durations.ts'
import { believedText, writingQuestion } from '../core/editorial/written-text.ts'
import { UpstreamError } from '../core/serving/errors.ts'
import type { Log } from '../log.ts'
import type { LanguageModel } from '../provider/language-model.ts'
import { mayBeOfTheQuestion, modelTroubleOf, pauseAfter, RequestRefused } from '../provider/model-server.ts'
import type { Database } from '../store/database.ts'
import { countFailedText, type DueText, findDueText, keepWrittenText, postponeText } from '../store/situation-texts.ts'
import { findSituationMembers } from '../store/situations.ts'
import { MEMBERS_MAX, visibleMembers } from './maintain-situations.ts'
import { createSideWork } from './side-work.ts'

/** Answers that are not believed, and refusals. */
const ATTEMPTS_MAX = 2
/** Failures that may be of the text, or of the server: some five hours. */
const FAILURES_MAX = 6
/** A text over which the server failed waits so long, twice as long each time, while others have their turn. */
const TEXT_BACKOFF_MS = 300_000
/** A bound on what a flood of news can cost. */
const QUESTIONS_PER_HOUR_MAX = 240
/** So many in a row over which the server fails, or whose answers are not to be believed, are no fault of single texts. */
const FAILURES_OF_TEXTS_MAX = 3
const FRUITLESS_MAX = 12
const BACKOFF_MS = 5_000
const BACKOFF_MAX_MS = HOUR_MS

export interface WritingDeps {
  db: Database
  model: LanguageModel
  log: Log
}

export interface Writing {
  /** Starts the next text unless one is under way. Never waits. Throws what the last one threw. */
  start(now: number): void
  /** Gives up what is under way. */
  close(): Promise<void>
}

interface State {
  readonly ending: AbortController
  failures: number
  /** Answers in a row of which nothing was to be believed. */
  fruitless: number
  /** What operators were told of the model. */
  trouble: string | undefined
  notBefore: number
  asked: number[]
}

export function createWriting(deps: WritingDeps): Writing {
  const state: State = {
    ending: new AbortController(),
    failures: 0,
    fruitless: 0,
    trouble: undefined,
    notBefore: 0,
    asked: [],
  }
  const work = createSideWork((now) => writeNext(deps, state, now))
  return {
    start: (now) => void work.start(now),
    async close() {
      state.ending.abort()
      await work.done()
    },
  }
}

async function writeNext({ db, model, log }: WritingDeps, state: State, now: number): Promise<number> {
  // A clock that was set back makes nothing wait longer than it would have.
  if (state.notBefore - now > BACKOFF_MAX_MS) state.notBefore = now
  state.asked = state.asked.filter((at) => at <= now && at > now - HOUR_MS)
  if (state.ending.signal.aborted || now < state.notBefore || state.asked.length >= QUESTIONS_PER_HOUR_MAX) return 0
  const due = await findDueText(db, now)
  if (!due) return 0
  state.asked.push(now)
  try {
    const isWritten = await writeOne({ db, model, log }, due, { now, signal: state.ending.signal })
    state.failures = 0
    state.fruitless = isWritten ? 0 : state.fruitless + 1
    tell(log, state, state.fruitless < FRUITLESS_MAX ? undefined : 'nothing to be believed')
  } catch (error) {
    if (state.ending.signal.aborted) return 0
    if (!(error instanceof UpstreamError)) throw error
    log.warn('model.failed', { message: error.message })
    await noteFailure(db, due, { error, now })
    state.notBefore = now + pauseAfter(error, { backoffMs: BACKOFF_MS * 2 ** Math.min(state.failures, 20), maxMs: BACKOFF_MAX_MS })
    state.failures += 1
    if (state.failures >= FAILURES_OF_TEXTS_MAX || !isOfTheText(error)) tell(log, state, modelTroubleOf(error))
    return 0
  }
  return 1
}

/** Operators see it where they look, once for each change. */
function tell(log: Log, state: State, trouble: string | undefined): void {
  if (trouble === state.trouble) return
  state.trouble = trouble
  if (trouble === undefined) log.info('writing.resumed')
  else log.warn('writing.failed', { reason: trouble })
}

function isOfTheText(error: UpstreamError): boolean {
  return error instanceof RequestRefused || mayBeOfTheQuestion(error)
}

/** A text must not be in the way of the others, whoever is to blame. */
async function noteFailure(db: Database, due: DueText, { error, now }: { error: UpstreamError; now: number }): Promise<void> {
  const retryAt = now + TEXT_BACKOFF_MS * 2 ** Math.min(due.attempts, FAILURES_MAX)
  if (error instanceof RequestRefused) return countFailedText(db, due, { attemptsMax: ATTEMPTS_MAX, retryAt })
  if (mayBeOfTheQuestion(error)) return countFailedText(db, due, { attemptsMax: FAILURES_MAX, retryAt })
  return postponeText(db, due, now + TEXT_BACKOFF_MS)
}

async function writeOne(
  { db, model, log }: WritingDeps,
  due: DueText,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<boolean> {
  const members = visibleMembers(await findSituationMembers(db, [due.situationId], MEMBERS_MAX))
  const written = believedText(await model.ask(writingQuestion(members, due.attempts), signal), members)
  // A second answer may be better; a title alone is better than nothing.
  if (written.summary === null && due.attempts + 1 < ATTEMPTS_MAX)
    await countFailedText(db, due, { attemptsMax: ATTEMPTS_MAX, retryAt: now })
  else await keepWrittenText(db, due, written)
  log.info('situation.written', { title: written.title !== null, summary: written.summary !== null })
  return written.title !== null || written.summary !== null
}
