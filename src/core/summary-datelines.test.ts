import { expect, test } from 'vitest'
import { type MemberArticle, summarizeCluster } from './summary.ts'

const QUAKE = '云南大理24日发生地震，造成9人遇难，多间房屋倒塌。'
const TRAIN = '北海道で24日、特急列車が脱線し、乗客4人が死亡した。'
const RESIGNS = '한국 대통령이 25일 사임을 발표했다고 청와대가 밝혔다.'
const FLOOD = 'لقي 20 شخصا حتفهم جراء فيضانات في شمال السودان، بحسب وزارة الداخلية.'
const SISMO = 'Un terremoto de magnitud 6,4 sacudió este martes el norte de Chile.'

test.each([
  ['zh', '新华社昆明11月24日电（记者王明）', QUAKE],
  ['zh', '中新网昆明24日电 (记者 王明)', QUAKE],
  ['zh', '本报讯 ', QUAKE],
  ['zh', '（记者 王明 李华）', QUAKE],
  ['zh', '（中央社記者王明台北24日電）', QUAKE],
  ['ja', '【札幌共同】', TRAIN],
  ['ja', '（ソウル時事）', TRAIN],
  ['ja', '[東京 24日 ロイター] - ', TRAIN],
  ['ko', '(서울=연합뉴스) 홍길동 기자 = ', RESIGNS],
  ['ko', '[서울=뉴시스] ', RESIGNS],
  ['ar', 'الخرطوم 24 نوفمبر (رويترز) - ', FLOOD],
  ['ar', 'القاهرة - أ ش أ: ', FLOOD],
  ['es', 'Redacción.- ', SISMO],
])('a summary (%s) begins behind the dateline: %s', (language, dateline, report) => {
  expect(summaryOf(`${dateline}${report}`, language)).toBe(report)
})

test.each([
  ['zh', '据新华社24日报道，云南大理发生地震，造成9人遇难。'],
  ['ar', 'أعلنت وزارة الداخلية (السودانية) أن 20 شخصا لقوا حتفهم جراء فيضانات في الشمال.'],
  ['ja', '首相（自民）は24日、北海道の事故について会見した。'],
])('what a sentence (%s) says itself stays: %s', (language, report) => {
  expect(summaryOf(report, language)).toBe(report)
})

function summaryOf(body: string, language: string): string {
  const member: MemberArticle = {
    ...{ id: 'a', title: '', summary: '', body, language },
    ...{ sourceHost: 'courier.example', publishedAt: 0, copyOf: null },
  }
  return summarizeCluster([member]).summary
}
