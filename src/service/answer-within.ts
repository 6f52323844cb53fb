/** Waits for an answer only so long: whoever asks has a deadline of their own, and a store that is silent tells nothing. */

/** What the work gives, or what `otherwise` does when it takes longer. The work goes on, and nobody hears of it. */
export function answerWithin<Answer>(ms: number, work: Promise<Answer>, otherwise: () => Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
