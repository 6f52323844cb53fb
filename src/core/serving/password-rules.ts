/**
 * Which passwords are taken: by the advice of NIST 800-63B, length counts and composition does not. Refused are those that everybody tries
 * first, alone or made of what stands around them.
 */

export const PASSWORD_CODE_POINTS_MIN = 8
const PASSWORD_CODE_POINTS_MAX = 256
/** As it is typed, in which letters may stand apart from their marks. Bringing a longer one into its one form takes time by the square of its length. */
export const PASSWORD_CHARACTERS_READ_MAX = 1_000
const TOO_LONG = `A password has at most ${PASSWORD_CODE_POINTS_MAX} characters.`
/** What is left of a password once its common part is taken away must be longer than this. */
const REST_CODE_POINTS_MIN = 4

/** Beginnings of what people choose when they must choose something; compared without case, and with letters for the usual digits. */
const COMMON =
  `password passwort motdepasse contrasena senha parola haslo wachtwoord losenord salasana qwerty qwertz azerty qazwsx zaqwsx asdfgh
  asdf zxcvbn yxcvbn abcdef abcdefgh letmein welcome willkommen iloveyou iloveu ichliebedich tequiero teamo princess sunshine dragon monkey
  football baseball basketball superman batman spiderman pokemon starwars trustno1 whatever freedom shadow master mustang michael jordan
  jennifer jessica charlie daniel thomas ashley nicole summer winter spring autumn january monday secret changeme changeit default admin
  administrator root login access hello computer internet samsung google facebook linkedin youtube killer hunter ranger soccer hockey
  liverpool arsenal chelsea barcelona juventus cheese chocolate banana cookie flower butterfly angel lovely forever friends family
  tigger ginger pepper buster maggie test testing guest user demo temp sitrep news newsroom`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)

/** Rows and runs along which fingers and counting go. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop']
const RUN_MIN = 4

/** Why a password is refused, as a sentence for its owner; undefined when it is taken. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length > PASSWORD_CHARACTERS_READ_MAX) return TOO_LONG
  const text = password.normalize('NFKC')
  const { length } = [...text]
  if (length < PASSWORD_CODE_POINTS_MIN) return `A password has at least ${PASSWORD_CODE_POINTS_MIN} characters.`
  if (length > PASSWORD_CODE_POINTS_MAX) return TOO_LONG
  const plain = plainLetters(text)
  if (restOf(plain, [...wordsOf(email), ...COMMON]) < REST_CODE_POINTS_MIN) {
    return 'This password is among the first that anybody would try. A few words that do not belong together make a good one.'
  }
  return undefined
}

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function plainLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The parts of the owner's address: a password that is one of them tells nothing. */
function wordsOf(email: string): string[] {
  return plainLetters(email)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
}

/** How many characters are left when known words, runs and repetitions are taken away, each counted once. */
function restOf(plain: string, words: readonly string[]): number {
  const spelled = [...plain].map((letter) => DIGIT_LETTERS[letter] ?? letter).join('')
  return Math.min(lengthWithout(plain, words), lengthWithout(spelled, words))
}

function lengthWithout(text: string, words: readonly string[]): number {
  let rest = text
  for (const word of words) rest = rest.replaceAll(word, '')
  // A year is what people add when a digit is asked for, and a sign what they add to that.
  rest = withoutRuns(rest.replace(/(?:19|20)\d\d|[\s\p{P}\p{S}]+/gu, ''))
  // What is said again is said once.
  rest = rest.replace(/(.+?)\1+/gu, '$1')
  return [...rest].length
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let start = 0; start < text.length; ) {
    const length = runAt(text, start)
    if (length < RUN_MIN) {
      rest += text[start]
      start += 1
      continue
    }
    start += length
  }
  return rest
}

/** How far a run goes on from here, forwards or backwards. */
function runAt(text: string, start: number): number {
  let longest = 0
  for (const run of RUNS) {
    for (const row of [run, [...run].reverse().join('')]) {
      const from = row.indexOf(text[start] ?? '')
      if (from < 0) continue
      let length = 0
      while (from + length < row.length && text[start + length] === row[from + length]) length += 1
      longest = Math.max(longest, length)
    }
  }
  return longest
}
