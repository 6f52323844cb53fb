/** What work in steps comes to, for who keeps nobody waiting by taking them all at once. */
export function atOnce<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
