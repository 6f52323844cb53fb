// What an affair is called in Chinese and Japanese: the longest row of characters that its reports share, from one word to another.

import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const titled = (language: string, told: readonly string[]) =>
  situationTitle(affair(language, ...told.map((title): [string, string] => [title, ''])))

test.each([
  ['zh', 'two words', '租金冻结', ['云江通过租金冻结', '房东协会就租金冻结提起诉讼', '法院裁定租金冻结部分无效']],
  ['zh', 'a name that the dictionary cuts into pieces', '松岭大桥', ['松岭大桥坍塌', '报告称松岭大桥早有裂缝', '两工程师因松岭大桥被捕']],
  ['zh', 'one word', '禽流感', ['北原省出现首例禽流感病例', '三县出现禽流感', '禽流感推高鸡蛋价格']],
  ['ja', 'two words', '家賃凍結', ['雲江市議会、家賃凍結を可決', '家主が家賃凍結を提訴', '家賃凍結は一部違憲、地裁判決']],
  ['ja', 'a foreign word with another', '唐檜トンネル', ['唐檜トンネルで火事', '天井損傷で唐檜トンネル閉鎖', '5月に通行再開 唐檜トンネル']],
])('what reports in %s share names the affair: %s, “%s”', (language, _what, title, told) => {
  expect(titled(language, told)).toBe(title)
})

test.each([
  ['zh', 'a foreign name', ['流星队报价四千万求购萨维奇', '花岗岩队拒绝出售萨维奇', '萨维奇正式加盟流星队']],
  ['zh', 'a person', ['前银行家陆秉谦案开庭', '陆秉谦否认指控', '法院判处陆秉谦九年']],
  ['zh', 'a person and what he is', ['富豪郭文博出庭', '富豪郭文博否认传闻', '记者寻找富豪郭文博']],
  ['zh', 'what is in the news of every day', ['交通事故致三死', '交通事故两人受伤', '高速交通事故']],
  ['zh', 'a firm', ['海港银行搬迁', '海港银行换帅', '海港银行澄清传闻']],
  ['zh', 'half of a country', ['阿拉伯联合酋长国访客增加', '阿拉伯联合酋长国放宽规定', '阿拉伯联合酋长国庆祝节日']],
  ['zh', 'a country', ['肯尼亚向邻国供电', '肯尼亚公布新预算', '游客重返肯尼亚']],
  ['zh', 'who somebody is', ['盗窃嫌疑人落网', '警方寻找嫌疑人', '两名嫌疑人受审']],
  ['zh', 'what was done to different things', ['面包价格上涨', '电费价格上涨', '汽油价格上涨']],
  ['ja', 'a foreign name', ['流星FCがサビッチ獲得に動く', 'グラニート、サビッチを放出せず', 'サビッチが流星FCへ']],
  ['ja', 'a person', ['葛西善之被告の初公判', '葛西善之、無罪と語る', '懲役9年、葛西善之']],
  ['ja', 'what was done to different things', ['パンの値上げ', '電気の値上げ', 'ガソリンの値上げ']],
  ['ja', 'a place', ['鴎浜港で船が動けず', '鴎浜港に列', '鴎浜港、再開へ']],
])('a headline stands in %s for %s', (language, _what, told) => {
  expect(told).toContain(titled(language, told))
})

test('what a report says in its second sentence counts', () => {
  const told: [string, string][] = [
    ['云江通过租金冻结', '云江市议会周一开会。'],
    ['房东协会就租金冻结提起诉讼', '房东协会周三提起诉讼。'],
    ['法院作出判决', '法院周五作出判决。租金冻结部分无效。'],
  ]
  expect(situationTitle(affair('zh', ...told))).toBe('租金冻结')
})

test('what three of many reports share names nothing', () => {
  const others = ['春季马拉松开跑', '图书馆延长开放', '渔港迎来丰收', '新剧院启用', '果农担心霜冻']
  const told = ['云江通过租金冻结', '房东协会就租金冻结提起诉讼', '法院裁定租金冻结部分无效', ...others]
  expect(told).toContain(titled('zh', told))
})
