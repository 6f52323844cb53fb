/** What costs much to make and depends on nothing but a text, made once for as long as it is asked for. */

/** A function that remembers its last answers, the longest unused forgotten first. */
export function remembered<Answer>(answersMax: number, make: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const kept = answers.get(text)
    const answer = kept ?? make(text)
    // The order of the map is the order of use.
    if (kept !== undefined) answers.delete(text)
    answers.set(text, answer)
    if (answers.size > answersMax) answers.delete(answers.keys().next().value ?? '')
    return answer
  }
}
