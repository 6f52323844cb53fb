// What an affair is called whose members share no name with a kind of affair: a thing that they tell of, two names, one name, or none.

import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const titled = (titles: readonly string[], leads: readonly string[] = []) =>
  situationTitle(affair('en', ...titles.map((title, i): [string, string] => [title, leads[i] ?? `${title}.`])))

test.each([
  [
    'a thing with the name that goes with it',
    'Markwell: tax returns',
    ['Judge orders Markwell to show her tax returns', 'Tax returns of Markwell show a loss', 'Markwell appeals to keep her tax returns'],
  ],
  [
    'a thing alone',
    'Harbour wall',
    ['Sea breaks the harbour wall', 'Who pays for a new harbour wall', 'Harbour wall may be lower, engineers say'],
  ],
  [
    'a thing of three words that two of four tell of',
    'Deep sea cable',
    ['Ship drags the deep sea cable', 'Divers look for the deep sea cable', 'Bakers wait for news', 'Velmar is without internet'],
  ],
  [
    'a thing of two reports with whose it is',
    'Velmara: school meals',
    ['Velmara cuts school meals in half', 'Parents cook as Velmara cuts its school meals'],
  ],
  [
    'one word beside a name',
    'Corvina Films: ballroom',
    [
      'Corvina Films builds a ballroom',
      'Neighbours sue Corvina Films over its ballroom',
      'Judge halts the ballroom that Corvina Films wants',
    ],
  ],
  [
    'two names that stand together',
    'Harbour Alliance and Lind',
    ['Lind leaves the Harbour Alliance', 'The Harbour Alliance speaks to Lind', 'What the Harbour Alliance wants of Lind'],
  ],
  [
    'a name without the one word that two reports have beside it',
    'Corvina Films',
    ['Corvina Films builds a ballroom', 'Guests wait at the ballroom of Corvina Films', 'Rain is due'],
  ],
  [
    'two names that are one',
    'Corvina Gleam',
    ['Corvina Gleam comes to phones', 'Corvina opens its Gleam to schools', 'The Corvina way with Gleam'],
  ],
])('%s', (_, title, headlines) => {
  expect(titled(headlines)).toBe(title)
})

test.each([
  ['a verb and what it is done to', ['Markwell wins appeal in Orsk', 'Bo Lind wins appeal too', 'Third farmer wins appeal']],
  ['one word of two reports', ['Guards find a lantern', 'The lantern is old', 'Museum opens']],
  ['who is one of many', ['Central bank sees snow', 'Central bank opens a shop', 'Central bank wants rest']],
  [
    'two things of which no report tells both',
    ['Teacher strike goes on', 'Parents back the teacher strike', 'Factory fire burns on', 'Who saw the factory fire'],
  ],
  ['what is told of a shorter time', ['Glaciers melt decades earlier', 'Seas rise decades earlier', 'Bees wake decades earlier']],
  [
    'a leader',
    [
      'Trump waits',
      'Trump rests',
      'Fans follow Trump',
      'A farmer remembers Trump',
      'Trump sings',
      'Trump sleeps',
      'Trump reads',
      'Trump walks',
    ],
  ],
])('a headline stands for %s', (_, headlines) => {
  expect(headlines).toContain(titled(headlines))
})

test('a matter on show stays while the members still use its words, and yields to a name with a kind of affair', () => {
  const wall: [string, string][] = [
    ['Sea breaks the harbour wall', 'The harbour wall broke at night.'],
    ['Who pays for a new harbour wall', 'The town must mend its harbour wall.'],
    ['Engineers look at harbour wall', 'Engineers came to the harbour wall.'],
  ]
  expect(situationTitle(affair('en', ...wall, ['Bees swarm', 'Bees swarm.'], ['Rain is due', 'Rain is due.']), 'Harbour wall')).toBe(
    'Harbour wall',
  )
  const flood = wall.map(([title, lead]): [string, string] => [`${title} in Velmara flood`, `${lead} The Velmara flood went on.`])
  expect(situationTitle(affair('en', ...flood), 'Harbour wall')).toBe('Velmara flood')
})
