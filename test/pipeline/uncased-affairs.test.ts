// Affairs told in scripts without capitals, through the whole pipeline; each round begins with what the store tells.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { DAY, newsroomOfEach, type Report } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()

interface Told {
  readonly language: string
  readonly events: readonly (readonly (readonly [title: string, body: string])[])[]
}

const CHINESE: Told = {
  language: 'zh',
  events: [
    [
      ['云塔乡滑坡掩埋客车 七人失联', '周一清晨，云塔乡山体滑坡，一辆客车被掩埋，七人失联。'],
      ['云塔乡山体滑坡 救援彻夜进行', '云塔乡滑坡后，两百名救援人员彻夜挖掘，道路中断。'],
    ],
    [
      ['云塔乡滑坡前曾收到预警 官员停职', '调查发现云塔乡两天前收到预警却没有转移村民，两名官员停职。'],
      ['未转移村民 云塔乡两官员停职', '云塔乡的预警记录被公开，村民要求追责。'],
    ],
  ],
}

const ARABIC: Told = {
  language: 'ar',
  events: [
    [
      ['انهيار أرضي يطمر حافلة في تلة الغزلانية', 'طمر انهيار أرضي صباح الاثنين حافلة في تلة الغزلانية وفقد سبعة أشخاص.'],
      ['تلة الغزلانية: البحث عن سبعة مفقودين بعد انهيار أرضي طمر حافلة', 'يبحث مئتا منقذ طوال الليل في تلة الغزلانية عن ركاب الحافلة.'],
    ],
    [
      ['إيقاف مسؤولين لتجاهل إنذار قبل كارثة تلة الغزلانية', 'كشف التحقيق أن تلة الغزلانية تلقت إنذارا قبل يومين وأوقف مسؤولان عن العمل.'],
      ['تلة الغزلانية: إيقاف مسؤولين تجاهلا الإنذار', 'نشر سجل الإنذار في تلة الغزلانية وطالب السكان بالمحاسبة.'],
    ],
  ],
}

test.each([CHINESE, ARABIC])(
  'an accident and what comes of it two days later are one situation: $language',
  async ({ language, events }) => {
    for (const [nth, reports] of events.entries()) {
      const articles = reports.map(([title, body], i): Report => ({ outlet: `outlet${i}`, hour: nth * 48 + i, title, body, language }))
      await newsroom.report(...articles)
      newsroom.pass(2 * DAY)
      await newsroom.settle()
    }
    const rows = await store.db.query<{ situation: string | null; events: number }>(sql`
    select situation_id as situation, count(*)::int as events from clusters where state = 'open' group by situation_id`)
    expect(rows).toEqual([{ situation: expect.any(String), events: 2 }])
  },
)
