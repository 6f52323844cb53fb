import { createOutletLabels, type LabelledArticle } from './outlet-labels.ts'
import { createStandingTexts } from './standing-texts.ts'

/** What outlets print with any report, learned from the stream: labels around its headline, a standing text in place of its own. */
export interface OutletHabits {
  /** The article as it is read: without what is known by now to be printed with any. */
  without<Read extends LabelledArticle>(article: Read): Read
  /** A headline alone, likewise. */
  withoutLabels<Titled extends { readonly title: string; readonly sourceHost: string }>(headline: Titled): Titled
  /** What an article teaches holds from the next one on. */
  note(article: LabelledArticle): void
}

export function createOutletHabits(): OutletHabits {
  const labels = createOutletLabels()
  const texts = createStandingTexts()
  return {
    without: (article) => texts.without(labels.without(article)),
    withoutLabels: (headline) => labels.without(headline),
    note(article) {
      labels.note(article)
      texts.note(article)
    },
  }
}
