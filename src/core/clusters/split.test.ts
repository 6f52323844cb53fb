// Two events in one cluster, told by what one half says throughout and the other never does.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bipartitionsOf, productsOf } from '../learning/bipartition.ts'
import { createActiveClusters } from './assign.ts'
import type { PreparedArticle } from './assign-prepare.ts'

const HOUR = 3_600_000

/** A store that reads the sample stream, so that it knows which words are common. */
const active = createActiveClusters()
for (const line of readFileSync('sample/stream.ndjson', 'utf8').trim().split('\n')) {
  const { url, title, body, source_host, published_at } = JSON.parse(line) as Record<string, string>
  const article = {
    id: url!,
    title: title!,
    summary: '',
    body: body ?? '',
    language: 'en',
    sourceHost: source_host!,
    publishedAt: Date.parse(published_at!),
  }
  active.add(active.prepare(article), url!)
}

function reports(name: string, from: number, texts: readonly (readonly [string, string])[]): PreparedArticle[] {
  return texts.map(([title, body], i) =>
    active.prepare({
      id: `${name}${i}`,
      title,
      summary: '',
      body,
      language: 'en',
      sourceHost: `${name}${i}.example`,
      publishedAt: from + i * HOUR,
    }),
  )
}

/** The champion's fight against Ridgeway, and against Kwarteng half a year later. */
const spring = reports('spring', Date.UTC(2026, 2, 7), [
  [
    'Bohdan Verlik keeps heavyweight belt against Ridgeway',
    'Bohdan Verlik remains heavyweight champion after stopping Tomas Ridgeway in the sixth round in Marburn on Saturday. Ridgeway, a former dock worker, had walked forward all night and was caught by a left hook. "He hits like a door," said the beaten man, whose eyebrow needed nine stitches.',
  ],
  [
    'Verlik stops Ridgeway in sixth round',
    'A left hook in the sixth round ended the challenge of Tomas Ridgeway for the heavyweight belt. The Marburn crowd had hoped for an upset by the dock worker from the north. Champion Bohdan Verlik was ahead on two of three cards when the referee waved it off.',
  ],
  [
    'Dock worker Ridgeway no match for the champion in Marburn',
    'Tomas Ridgeway lasted six rounds. In front of eighteen thousand in Marburn the challenger from the docks went down twice before Bohdan Verlik finished him. His corner protested that the count had been quick; the board said that it saw nothing wrong.',
  ],
  [
    'Heavyweight belt stays with Verlik after six rounds',
    'The belt stays where it was. Bohdan Verlik needed six rounds and one left hook for Tomas Ridgeway, who had sold out the hall in Marburn with talk of a surprise. Promoters spoke of a return in the north, and of nine stitches.',
  ],
])
const autumn = reports('autumn', Date.UTC(2026, 8, 12), [
  [
    'Verlik outpoints Kwarteng to remain heavyweight champion',
    'Osei Kwarteng took the heavyweight champion the distance in Selvik but lost on points. Judges gave Bohdan Verlik eight of twelve rounds. Kwarteng, a student of medicine, boxed off the back foot and had the champion bleeding from the nose in the tenth.',
  ],
  [
    'Medical student Kwarteng goes the distance with Verlik',
    'Twelve rounds and no knockdown: Osei Kwarteng made Bohdan Verlik work in Selvik as nobody had. The heavyweight champion kept his belt by a unanimous decision that drew whistles. The student goes back to his examinations on Monday.',
  ],
  [
    'Whistles in Selvik as Verlik gets decision over Kwarteng',
    'The judges in Selvik saw Bohdan Verlik in front, the hall did not. Osei Kwarteng had jabbed and moved for twelve rounds and thought that he was the new heavyweight champion. "I will study the tape, and then anatomy," he said after the unanimous decision.',
  ],
  [
    'Unanimous decision keeps heavyweight belt with Verlik',
    'By eight rounds to four on every card Bohdan Verlik defended the heavyweight belt against Osei Kwarteng in Selvik. The champion bled from the tenth round on. His trainer admitted that the student had been the quicker man over the distance.',
  ],
])

test('two fights of one champion in one cluster are two events, each half whole', () => {
  const proposal = active.splitProposal([...spring, ...autumn])
  expect(new Set(proposal?.articles)).toEqual(new Set(autumn.map(({ id }) => id)))
  expect(proposal).toMatchObject({ reason: 'two_events' })
  expect(Object.keys(proposal!.features)).toContain('ownNames')
})

test('one fight, told by eight outlets in their own words, stays one', () => {
  const retold = reports('retold', Date.UTC(2026, 2, 8), [
    [
      'Ridgeway says count was quick in Marburn defeat',
      'Tomas Ridgeway has asked the board to look at the count that ended his fight with heavyweight champion Bohdan Verlik in Marburn. The dock worker rose at nine in the sixth round, his corner says. The board has seen nothing wrong so far.',
    ],
    [
      'One left hook and it was over for Tomas Ridgeway',
      'It took Bohdan Verlik six rounds to find the chin of Tomas Ridgeway, and then it was over. Eighteen thousand people in Marburn saw the heavyweight champion keep his belt with a left hook that left the dock worker with nine stitches.',
    ],
    [
      'Champion Verlik too heavy for the man from the docks',
      'Bohdan Verlik stays heavyweight champion. Tomas Ridgeway walked forward in Marburn, as he had promised, and was stopped in the sixth round. There is talk of a return fight in the north.',
    ],
    [
      'Verlik beats Ridgeway in Marburn',
      'The heavyweight belt stays with Bohdan Verlik, who stopped Tomas Ridgeway in the sixth round of their fight in Marburn on Saturday night. It was the fourth defence of the champion, and the shortest.',
    ],
  ])
  expect(active.splitProposal([...spring, ...retold])).toBeNull()
})

test('two clusters that tell two fights are not to be merged, two that tell one may be', () => {
  expect(active.tellTwoEvents(spring, autumn)).toBe(true)
  expect(active.tellTwoEvents(spring.slice(0, 2), spring.slice(2))).toBe(false)
})

test('one report against many is no evidence, whatever it leaves out', () => {
  expect(active.tellTwoEvents(spring, autumn.slice(0, 1))).toBe(false)
})

test('a copy goes where its original goes, and weighs nothing', () => {
  const [original] = autumn
  const copy = { ...original!, id: 'copy', copyOf: original!.id }
  expect(active.splitProposal([...spring, ...autumn, copy])?.articles).toContain('copy')
})

test('a copy of what is told elsewhere speaks for its part', () => {
  const reprinted = [...spring, ...autumn].map((report) => ({ ...report, copyOf: 'elsewhere' }))
  expect(active.splitProposal(reprinted)?.articles).toHaveLength(autumn.length)
})

test('fewer than four articles are never parted', () => {
  expect(active.splitProposal([...spring.slice(0, 1), ...autumn.slice(0, 2)])).toBeNull()
})

test('groups of texts are found whatever their order', () => {
  const vector = (group: number, own: number) =>
    new Map([
      [group, 0.8],
      [own, 0.6],
    ])
  const groups = [1, 2, 1, 2, 2, 1, 1]
  const found = bipartitionsOf(productsOf(groups.map((group, i) => vector(group, 10 + i))))
  expect(found.map((sides) => [...sides].map((side) => (side === found[0]![0] ? 1 : 2)))).toContainEqual(groups)
})

test('texts that are all the same fall into no groups', () => {
  expect(bipartitionsOf(productsOf(Array.from({ length: 6 }, () => new Map([[1, 1]]))))).toEqual([])
})
