import { expect, test } from 'vitest'
import { summarizeCluster, summaryBeside } from '../editorial/summary.ts'
import { chooseTitle, headlineOf } from '../editorial/title.ts'

const shown = (title: string): string => headlineOf({ title, sourceHost: 'gazette.example' })

test.each([
  ['[단독] 벨리아 항만 노조, 파업 돌입', '벨리아 항만 노조, 파업 돌입'],
  ['[속보] 벨리아 강진…주민 대피', '벨리아 강진…주민 대피'],
  ['[단독][영상] 벨리아 항만 화재', '벨리아 항만 화재'],
  ['벨리아 항만 노조, 파업 철회(종합)', '벨리아 항만 노조, 파업 철회'],
  ['벨리아 항만 노조, 파업 철회(종합2보)', '벨리아 항만 노조, 파업 철회'],
  ['【速報】ヴェリア島で強い地震', 'ヴェリア島で強い地震'],
  ['【速報中】高校野球 第二試合始まる', '高校野球 第二試合始まる'],
  ['【写真・動画】ヴェリア島の祭り', 'ヴェリア島の祭り'],
  ['ヴェリア島で強い地震 津波の心配なし【動画】', 'ヴェリア島で強い地震 津波の心配なし'],
  ['ヴェリア島で強い地震 津波の心配なし - 高台新聞', 'ヴェリア島で強い地震 津波の心配なし'],
  ['【视频】维利亚港口工人罢工', '维利亚港口工人罢工'],
  ['快讯：维利亚港口工人罢工', '维利亚港口工人罢工'],
  ['獨家｜維利亞港口工人罷工', '維利亞港口工人罷工'],
  ['维利亚港口工人罢工（组图）', '维利亚港口工人罢工'],
] as const)('%s is shown as %s', (title, expected) => {
  expect(shown(title)).toBe(expected)
})

test.each([
  '[부고] 김하늘(전 고대일보 기자)씨 부친상',
  '【地震情報】ヴェリア島で震度4',
  '特集する雑誌が創刊',
  '解説委員が退任',
  '速报机构称维利亚罢工',
  '《更新》杂志停刊',
  '【速報】',
])('%s stays as it is written', (title) => {
  expect(shown(title)).toBe(title)
})

test('a Korean headline that stands as a sentence ends with a full stop of its own script', () => {
  const members = ['벨리아, 北 무역 재개 합의', '벨리아, 北 국경 열고 무역 재개'].map((title, i) => ({
    id: `${i}`,
    title,
    summary: '',
    body: '',
    language: 'ko',
    sourceHost: `${['gazette', 'herald'][i]}.example`,
    publishedAt: 0,
    copyOf: null,
  }))
  const title = chooseTitle(members)
  expect(summaryBeside(title, summarizeCluster(members, { title }).summary)).toMatch(/(?<!。)\.$/u)
})
