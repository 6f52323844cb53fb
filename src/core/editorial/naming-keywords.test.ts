import { expect, test } from 'vitest'
import { namingKeywords } from './naming-keywords.ts'

test.each([
  ['that its reports carry twice', 'zh', ['云塔乡', '雾岭'], '云塔乡塌方。救援队赶到云塔乡，雾岭戒备。', ['云塔乡']],
  ['that are no kind of affair and no office', 'zh', ['云塔乡', '罢工', '市长'], '云塔乡罢工，市长：罢工应止。云塔乡市长再说', ['云塔乡']],
  ['without capitals', 'ja', ['NTX', '霧ヶ谷'], '霧ヶ谷でNTX停止。NTX、霧ヶ谷の障害を謝罪', ['霧ヶ谷']],
  ['of a script without capitals', 'en', ['Tarvania'], 'Tarvania votes. In Tarvania a vote', []],
] as const)('an event is named by keywords %s', (_, language, keywords, reports, names) => {
  expect(namingKeywords(keywords, { language, reports })).toEqual(names)
})
