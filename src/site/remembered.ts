/** What costs much to make and depends on nothing but a text, made once for as long as it is asked for. */

import { keepNewest } from '../core/keep-newest.ts'

/** A function that remembers its last answers, the longest unused forgotten first. */
export function remembered<Answer>(answersMax: number, make: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const answer = answers.get(text) ?? make(text)
    keepNewest(answers, [text, answer], answersMax)
    return answer
  }
}
