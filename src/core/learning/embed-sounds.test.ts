import { expect, test } from 'vitest'
import { createSoundIndex } from './embed-sounds.ts'

test.each([
  ['gaddafi', 'qaddafi kadhafi gadafi'],
  ['hezbollah', 'hizbollah hisbollah'],
  ['soleimani', 'suleimani'],
  ['khamenei', 'chamenei'],
  ['netanyahu', 'netanjahu'],
  ['lukashenko', 'lukaschenko'],
  ['khartoum', 'chartum'],
])('%s sounds as %s', (name, spellings) => {
  const words = [name, ...spellings.split(' ')]
  expect(createSoundIndex(words).alike(name)).toEqual(words.slice(1).map((_, i) => i + 1))
})

test('vowels that are others make another word, and short words sound like none', () => {
  for (const [word, other] of ['fester faster', 'reaction rejection', 'minister monster', 'kitten kathina', 'feel fill'].map((pair) =>
    pair.split(' '),
  ))
    expect(createSoundIndex([word!, other!]).alike(word!), `${word} ${other}`).toEqual([])
})
