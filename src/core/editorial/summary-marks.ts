/** Marks of quotations, as languages write them: “English”, „Deutsch“, „polski”, ”svenska”, « français », «italiano», »Deutsch« and "any". */

const MARKED = /["“”„«»]/u
const MARK = /["“”„«»]/gu
const LEFT_OF_OPENING = /[\s([—–-]/u
const RIGHT_OF_OPENING = /^["“”„«»‚‘'¿¡(…]*[\p{L}\p{N}]/u
/** Where „ is closed by ”, and where ” opens too. */
const LOW_HIGH = /^(?:pl|ro|hu|nl|hr|sr|bs)\b/
const SAME_HIGH = /^(?:sv|fi|da)\b/

interface Mark {
  readonly text: string
  readonly isOpening: boolean
}

function marksOf(sentence: string): Mark[] {
  const isLow = sentence.includes('„')
  return [...sentence.matchAll(MARK)].map(({ 0: text, index }) => {
    const [isLeft, isRight] = [
      LEFT_OF_OPENING.test(sentence[index - 1] ?? ' '),
      RIGHT_OF_OPENING.test(sentence.slice(index + 1, index + 9)),
    ]
    if (text === '„') return { text, isOpening: true }
    if (text === '“' || text === '«') return { text, isOpening: (isLeft || isRight) && !(isLow && text === '“') }
    return { text, isOpening: isLeft && isRight }
  })
}

/** Whether a quotation goes on in the next sentence, or began in one before. */
export function hasOpenQuote(sentence: string): boolean {
  if (!MARKED.test(sentence)) return false
  if ((sentence.split('"').length - 1) % 2 === 1) return true
  const marks = marksOf(sentence).filter(({ text }) => text !== '"')
  return marks.filter(({ isOpening }) => isOpening).length * 2 !== marks.length
}

/** With the mark of a quotation that goes on in the next sentence, or began in one before: without it what follows reads as quoted, or the whole as the report's own. */
export function withBothMarks(sentence: string, language = 'en'): string {
  if (!hasOpenQuote(sentence)) return sentence
  const marks = marksOf(sentence)
  const [first, last] = [marks[0]!, marks.at(-1)!]
  if (marks.every(({ text }) => text === '"')) {
    if (marks.length > 1) return sentence
    return /(?:^|[ (—–])"(?=[\p{L}\p{N}])/u.test(sentence) ? `${sentence}"` : `"${sentence}`
  }
  // With more than one missing nobody can tell where it belongs.
  if (marks.some(({ isOpening }, i) => i > 0 && isOpening === marks[i - 1]!.isOpening)) return sentence
  if (first.isOpening && last.isOpening) return `${sentence}${closingOf(last.text, sentence, language)}`
  return !first.isOpening && !last.isOpening ? `${openingOf(first.text, sentence, language)}${sentence}` : sentence
}

function closingOf(opening: string, sentence: string, language: string): string {
  if (opening === '„') return LOW_HIGH.test(language) || sentence.includes('”') ? '”' : '“'
  if (opening === '«') return /«\s/u.test(sentence) ? ' »' : '»'
  return opening === '»' ? '«' : '”'
}

function openingOf(closing: string, sentence: string, language: string): string {
  if (closing === '“') return '„'
  if (closing === '»') return /\s»/u.test(sentence) ? '« ' : '«'
  if (closing === '«') return '»'
  if (LOW_HIGH.test(language)) return '„'
  return SAME_HIGH.test(language) ? '”' : '“'
}
