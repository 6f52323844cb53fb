import { expect, test } from 'vitest'
import { event, live, NAMES_FEATURE } from '../../../test/support/live-situations.ts'
import type { ClusterProfile } from './link.ts'
import { LINK_AT } from './link-features.ts'
import { namesInParts, pairsIn } from './name-parts.ts'

test.each([
  ['Arabic, with its article', 'ar', 'الميناء'],
  ['Hebrew, behind a prefix', 'he', 'במכרה'],
  ['Chinese', 'zh', '司机'],
  ['Thai', 'th', 'โรงพยาบาล'],
] as const)('what tells but a kind of thing is no part of a name in %s', (_, language, name) => {
  expect(namesInParts([name], { language, text: name }).flatMap(({ parts }) => parts.filter((part) => part !== ''))).toEqual([])
})

test('a name meets one that goes on behind it', () => {
  const partsOf = (name: string, language: string) => {
    const [found] = namesInParts([name], { language, text: name })
    return [...found!.parts, ...pairsIn(found!)].filter((part) => part !== '')
  }
  expect(partsOf('云塔乡煤矿', 'zh')).toEqual(expect.arrayContaining(partsOf('云塔乡', 'zh')))
  expect(partsOf('ميناء الرافدية', 'ar')).toEqual(partsOf('الرافدية', 'ar'))
  expect(partsOf('เหมืองธนวรา', 'th')).toEqual(expect.arrayContaining(partsOf('ธนวรา', 'th')))
})

const told = (id: string, text: string, names: string[], day: number): ClusterProfile => ({
  ...event(id, text, day),
  language: 'zh',
  countries: [],
  names,
})

/** A feature of the link from one event to another, among events that came before. */
function featureOf(at: number, [newer, older]: readonly [ClusterProfile, ClusterProfile], ...before: ClusterProfile[]): number {
  const situations = live(...[...before, older].map((profile): [ClusterProfile, null] => [profile, null]))
  const link = situations.links(situations.prepare(newer)).find(({ member }) => member.prepared.profile.id === older.id)
  return link?.features[at] ?? 0
}

const collapse = told('c1', '云塔乡塌方，多人被困。', ['云塔乡'], 0)
const arrest = told('c2', '警方带走云塔乡煤矿矿长。', ['云塔乡煤矿'], 2)

test('events that name the same are alike by it, and events without names are not', () => {
  expect(featureOf(NAMES_FEATURE, [arrest, collapse])).toBeGreaterThan(0.5)
  expect(featureOf(NAMES_FEATURE, [{ ...arrest, names: [] }, collapse])).toBe(0)
})

test('a name that other events have in their texts is no rare one, though it names none of them', () => {
  const others = Array.from({ length: 12 }, (_, i) => told(`o${i}`, `云塔乡附近的第${i}场集市开市。`, [], 1))
  const bestName = (...before: ClusterProfile[]) => featureOf(LINK_AT.bestName, [arrest, collapse], ...before)
  expect(bestName(...others)).toBeLessThan(bestName() - 0.1)
})

test('what an event counts for in how rare its words are is taken back with it', () => {
  const situations = live([collapse, null])
  const others = Array.from({ length: 12 }, (_, i) => told(`o${i}`, `云塔乡附近的第${i}场集市开市。`, [], 1))
  const bestName = () => situations.links(situations.prepare(arrest)).find(({ member }) => member.slot === 0)!.features[LINK_AT.bestName]!
  const alone = bestName()
  for (const other of others) situations.put(situations.prepare(other), null)
  for (const { id } of others) situations.remove(id)
  expect(bestName()).toBeCloseTo(alone, 1)
})
