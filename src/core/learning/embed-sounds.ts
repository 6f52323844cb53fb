/**
 * Words that are written otherwise and sound alike, as outlets write names of other scripts: "Soleimani", "Suleimani"; "Hezbollah", "Hizbollah"; "Gaddafi",
 * "Qaddafi". A rule of thumb for Latin letters: doublings are one, so are e and i, o and u, and what
 * languages write one sound with.
 */
export interface SoundIndex {
  /** Places of the words that sound as this one, itself left out; in order. */
  alike(word: string): number[]
}

const ALIKE_MAX = 4
/** Of shorter words too many others sound alike: "fill", "feel", "fell". */
const WORD_CHARACTERS_MIN = 6
const WORD_CHARACTERS_MAX = 30

export function createSoundIndex(words: readonly string[]): SoundIndex {
  const places = new Map<string, number[]>()
  words.forEach((word, place) => {
    const sound = soundOf(word)
    const list = places.get(sound)
    if (list) list.push(place)
    else if (sound !== '') places.set(sound, [place])
  })
  return { alike: (word) => (places.get(soundOf(word)) ?? []).filter((place) => words[place] !== word).slice(0, ALIKE_MAX) }
}

/** Each one after another. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/sch/g, 'sh'],
  [/kh/g, 'ch'],
  [/(?<=[dtg])h/g, ''],
  [/ph/g, 'f'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/q|^g/g, 'k'],
  [/[ou]+/g, 'u'],
  [/(?<=[^aeu])j/g, 'i'],
  [/[eiy]+/g, 'i'],
  [/(.)\1/g, '$1'],
  [/(?<=.{4})[aiu]{1,3}h?$/, ''],
]

/** How a word of the index sounds; empty for what is too short, too long or in other letters. */
function soundOf(word: string): string {
  if (word.length < WORD_CHARACTERS_MIN || word.length > WORD_CHARACTERS_MAX || !/^[a-z]+$/.test(word)) return ''
  return SOUNDS.reduce((sound, [written, instead]) => sound.replace(written, instead), word)
}
