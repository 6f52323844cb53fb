import { expect, test } from 'vitest'
import { taggedText } from '../../../test/support/tagged-text.ts'
import { countryWeights } from './country.ts'

const countriesOf = (language: string, title: string): string[] => [...countryWeights(taggedText({ title, language })).keys()].toSorted()

test.each([
  ['zh', '台防长：没有演练撤侨', ['TW']],
  ['zh', '臺外交部盼續深化合作', ['TW']],
  ['zh', '港财政司长：首季经济好转', ['HK']],
  ['zh', '美媒：在华外企陷入困惑', ['US']],
  ['zh', '部长会面 俄外长将访台', ['RU', 'TW']],
  ['zh', '日韩首脑讨论重启对话', ['JP', 'KR']],
  ['zh', '炒作中俄结盟毫无根据', ['CN', 'RU']],
  ['ja', '米ロ首脳が電話会談', ['RU', 'US']],
  ['ja', '英ヴェルム国王が犠牲者に言及', ['GB']],
  ['ja', '新型検索を米オルカ社が発表', ['US']],
  ['ja', '英仏独と核協議を再開', ['DE', 'FR', 'GB']],
  ['ja', '日朝首脳が会談', ['JP', 'KP']],
  ['ja', '27日朝、港でフェリーが座礁', []],
  ['ja', '翌日朝に運航を再開', []],
  ['zh', '27日美军机降落', []],
  ['ko', '美, 잠수함 협력 재확인', ['US']],
  ['ko', '對中 수출 통제에 日 반발', ['CN', 'JP']],
  ['ko', '美·中 안보 문건서 삭제', ['CN', 'US']],
  ['ko', '중·러 군용기 9대 무단 진입', ['CN', 'RU']],
  ['ko', '미중 갈등 풀리자 수출 늘어', ['CN', 'US']],
  ['ko', '등대 보수, 中 업체가 수주', ['CN']],
  ['ko', '재판 앞두고 출국한 中 선장', ['CN']],
  ['ko', '페루에 韓무기 첫 수출', ['KR', 'PE']],
] as const)('in %s, %s tells %s by a character that stands for a country', (language, title, expected) => {
  expect(countriesOf(language, title)).toEqual(expected)
})

test.each([
  ['zh', '法院判决立法议员胜诉'],
  ['zh', '台风逼近港口 日均降雨量创新高'],
  ['zh', '今日总统将以军事演习回应'],
  ['zh', '美容院老板中共同富裕奖'],
  ['ja', '日中の気温は三十度 独自の対策'],
  ['ja', '台風で中止 豪華客船は無事'],
  ['ko', '與, 제한법 연내 강행하기로'],
  ['ko', '벨마 시장, 재판 中 사의'],
  ['ko', '등대 보수 공사 中 추락'],
  ['ko', '9日 도주한 피고인 與野 공방'],
] as const)('in %s, no character of %s stands for a country', (language, title) => {
  expect(countriesOf(language, title)).toEqual([])
})

test.each([
  ['ru', 'Военные захватили власть в Мали', ['ML']],
  ['ru', 'Переворот в Чаде', ['TD']],
  ['ru', 'Того же мнения министр', []],
  ['uk', 'У Малі вбито десять солдатів', ['ML']],
  ['uk', 'Малі підприємства просять допомоги', []],
  ['hr', 'Vojska Malija preuzela vlast', ['ML']],
  ['tr', "Mali'de darbe girişimi", ['ML']],
  ['tr', 'Mali yardım paketi açıklandı', []],
  ['ar', 'مقتل جنود في شمال مالي', ['ML']],
  ['ar', 'خلل في مالية الدولة', []],
  ['ko', '수단 내전 격화', ['SD']],
  ['ko', '교통 수단 정부 대책', []],
  ['hi', 'माली में तख्तापलट', ['ML']],
  ['pt', 'Presidente do Gana demite-se', ['GH']],
  ['da', 'Jordskælv i Papua Ny Guinea', ['PG']],
])('a country that is written like a common word is told by what stands around it (%s): %s', (language, title, countries) => {
  expect(countriesOf(language, title)).toEqual(countries)
})
