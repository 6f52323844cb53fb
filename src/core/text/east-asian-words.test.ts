import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { keywordsOf } from '../editorial/keywords.ts'
import { situationTitle } from '../editorial/situation-title.ts'
import { endsKoreanPhrase, koreanNoun, withoutSubject } from './east-asian-words.ts'

const keywords = (language: string, ...titles: string[]): string[] =>
  keywordsOf(
    titles.map((title, i) => ({
      id: `${i}`,
      title,
      summary: '',
      body: '',
      language,
      sourceHost: `outlet${i}.example`,
      publishedAt: i,
      copyOf: null,
    })),
  )

test.each([
  ['zh', '蔡明月批评港口扩建计划', '蔡明月'],
  ['zh', '港口扩建：郭立川否认收礼', '郭立川'],
  ['ja', '港湾計画 高木首相が説明 自民に反対論', '自民'],
  ['ja', '港湾でDNA鑑定を実施 男性の身元を特定', 'DNA'],
  ['ko', '항만 노조에 맞선 벨리아정부', '노조'],
] as const)('a keyword in %s is the whole name and nothing more: %s has %s', (language, title, keyword) => {
  expect(keywords(language, title)).toContain(keyword)
})

test.each([
  ['zh', '港媒：魏立川5月20日宣布参选市长'],
  ['ja', 'SNSで広がる噂に港湾局が注意'],
] as const)('no keyword in %s is a headline, nor a piece of one: %s', (language, title) => {
  for (const keyword of keywords(language, title)) expect(keyword.length).toBeLessThanOrEqual(8)
})

test.each([
  ['드론으로', '드론'],
  ['후보자에', '후보자'],
  ['범죄를', '범죄'],
  ['끝났다', ''],
  ['강행하기로', ''],
  ['43명', ''],
  ['7000억원대', ''],
  ['오키나와', '오키나와'],
  ['제주도', '제주도'],
  ['캐나다', '캐나다'],
  ['우간다', '우간다'],
  ['저작권침해', '저작권침해'],
  ['꺾고', ''],
  ['찾고', ''],
  ['광고', '광고'],
  ['창고', '창고'],
  ['길어져', ''],
  ['덮친', ''],
] as const)('of the Korean word %s "%s" is left', (word, noun) => {
  expect(koreanNoun(word, new Set())).toBe(noun)
})

test('a particle that may be the end of a noun goes where the text has the noun without', () => {
  expect(koreanNoun('코스모가', new Set(['코스모']))).toBe('코스모')
  expect(koreanNoun('코스모가', new Set())).toBe('코스모가')
})

test.each([
  ['대통령이', '대통령'],
  ['행정부가', '행정부'],
  ['울주군은', '울주군'],
  ['어린이', '어린이'],
  ['목표가', '목표가'],
  ['전문가', '전문가'],
] as const)('as a name %s is %s', (word, name) => {
  expect(withoutSubject(word)).toBe(name)
})

test.each(['특검은', '제품을', '서울에서'])('%s ends a Korean phrase', (word) => {
  expect(endsKoreanPhrase(word)).toBe(true)
})

test('no situation in Korean is called by a verb that all reports end in', () => {
  const members = affair(
    'ko',
    ['벨리아 항만 노조 파업 돌입', '노조는 13일 파업에 돌입했다고 밝혔다.'],
    ['정부, 부두 협상 제안', '정부는 협상을 제안했다고 밝혔다.'],
    ['물류 마비에 상인 한숨', '상인들은 손해가 크다고 밝혔다.'],
    ['부두 하역 다시 시작', '하역이 시작됐다고 당국이 밝혔다.'],
  )
  expect(situationTitle(members)).not.toBe('밝혔다')
})

test.each([
  [
    'a situation is called by the kind that reports share',
    [
      ['대지진, 벨리아시 남항 "부두 닫는다"', '대지진 소식이 벨리아시 남항에서 왔다.'],
      ['벨리아시 남항 주민 대피', '대지진에 벨리아시 남항 주민이 피했다.'],
      ['대지진… 벨리아시 남항 등대 꺼져', '대지진으로 벨리아시 남항이 어둡다.'],
    ],
    /^벨리아시 남항: 대지진$/u,
  ],
  [
    'a situation is not called by a head of state alone',
    [
      ['오르스카 대통령, 항만 시찰', '오르스카 대통령이 항만을 봤다.'],
      ['오르스카 대통령 "부두 넓혀야"', '오르스카 대통령이 부두를 말했다.'],
      ['등대지기 만난 오르스카 대통령', '오르스카 대통령이 등대에 갔다.'],
      ['오르스카 대통령, 내일 귀국', '오르스카 대통령이 돌아온다.'],
    ],
    /^(?!오르스카 대통령$)/u,
  ],
  [
    'a situation is not called by who reported',
    [
      ['항만 등대 새 단장', '(벨리아=뉴스) 노을빛 기자 = 등대가 새로 단장했다.'],
      ['갈매기 떼 몰려', '(벨리아=뉴스) 노을빛 기자 = 갈매기가 몰렸다.'],
      ['부두 음악회 성황', '(벨리아=뉴스) 노을빛 기자 = 음악회가 열렸다.'],
      ['어시장 새벽 경매', '(벨리아=뉴스) 노을빛 기자 = 경매가 열렸다.'],
    ],
    /^(?!.*기자$)/u,
  ],
] as const)('in Korean %s', (_, told, title) => {
  expect(situationTitle(affair('ko', ...told))).toMatch(title)
})

test('what Korean counts is no keyword without its number', () => {
  const found = keywords('ko', '달구벌 8강전 승리, 팬 23명이 환호', '달구벌, 8강전 이겼다', '달구벌 8강전서 웃어 4강행')
  expect(found).toContain('달구벌')
  for (const counted of ['강전', '명이', '강행']) expect(found).not.toContain(counted)
})
