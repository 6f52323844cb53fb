import { summaryWithoutBylines, withoutBylines } from './bylines.ts'
import { createOutletLabels, type LabelledArticle } from './outlet-labels.ts'
import { withoutPictureCredits } from './picture-credits.ts'
import { createStandingLines } from './standing-lines.ts'
import { createStandingTexts } from './standing-texts.ts'

/**
 * What outlets print with any report: labels around its headline, a standing text in place of its own and lines above it, learned from the stream; who wrote
 * it, and whose its pictures are.
 */
export interface OutletHabits {
  /** The article as it is read: without what is known by now to be printed with any. */
  without<Read extends LabelledArticle>(article: Read): Read
  /** The same with whose its pictures are: by that captions are known where sentences are chosen. */
  withCredits<Read extends LabelledArticle>(article: Read): Read
  /** A headline alone, likewise. */
  withoutLabels<Titled extends { readonly title: string; readonly sourceHost: string }>(headline: Titled): Titled
  /** What an article teaches holds from the next one on. */
  note(article: LabelledArticle): void
}

export function createOutletHabits(): OutletHabits {
  const labels = createOutletLabels()
  const texts = createStandingTexts()
  const lines = createStandingLines()
  const withCredits = <Read extends LabelledArticle>(article: Read): Read => {
    const read = texts.without(labels.without(article))
    const summary = summaryWithoutBylines(read.summary, read.title)
    const body = withoutBylines(lines.without(read), read.title)
    return withTexts(read, { summary, body })
  }
  return {
    without(article) {
      const read = withCredits(article)
      return withTexts(read, { summary: withoutPictureCredits(read.summary), body: withoutPictureCredits(read.body) })
    },
    withCredits,
    withoutLabels: (headline) => labels.without(headline),
    note(article) {
      labels.note(article)
      texts.note(article)
      lines.note(article)
    },
  }
}

/** The article itself where they are its own. */
function withTexts<Read extends LabelledArticle>(article: Read, { summary, body }: Pick<LabelledArticle, 'summary' | 'body'>): Read {
  return summary === article.summary && body === article.body ? article : { ...article, summary, body }
}
