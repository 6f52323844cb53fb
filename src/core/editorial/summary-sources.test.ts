import { expect, test } from 'vitest'
import { type MemberArticle, summarizeCluster } from './summary.ts'
import { chosenVoices } from './summary-members.ts'

const fullSummaryOf = (body: string, language: string): string => {
  const member: MemberArticle = {
    ...{ id: 'a', title: '', summary: '', body, language },
    ...{ sourceHost: 'courier.example', publishedAt: 0, copyOf: null },
  }
  return summarizeCluster([member]).summaryFull
}

test.each([
  [
    'ru',
    'Паром с сорока пассажирами затонул у порта Велия в понедельник.',
    'Об этом сообщает «Курьер» со ссылкой на пресс-службу министерства.',
  ],
  ['ru', 'Паром с сорока пассажирами затонул у порта Велия в понедельник.', 'Об этом в понедельник рассказал капитан Андрей Белов.'],
  ['uk', 'Пором із сорока пасажирами затонув біля порту Велія у понеділок.', 'Про це повідомляє «Кур’єр» із посиланням на міністерство.'],
  ['de', 'Eine Fähre mit vierzig Menschen an Bord ist vor Velia gesunken.', 'Das teilte die Polizei am Montagabend in Velia mit.'],
  ['sv', 'En färja med fyrtio personer ombord sjönk utanför Velia i natt.', 'Det skriver Kuriren med hänvisning till egna källor.'],
  ['no', 'En ferge med førti personer om bord sank utenfor Velia i natt.', 'Det opplyser politiet i en pressemelding mandag kveld.'],
  ['nl', 'Een veerboot met veertig mensen aan boord is bij Velia gezonken.', 'Dat meldt de politie maandagavond in een verklaring.'],
  ['es', 'Un barco con cuarenta personas a bordo se hundió frente a Velia.', 'Así lo informó la policía de Velia en un comunicado.'],
  ['it', 'Un traghetto con quaranta persone a bordo è affondato a Velia.', 'Lo ha riferito la polizia di Velia in una nota di lunedì.'],
  [
    'pt',
    'Um barco com quarenta pessoas a bordo afundou perto de Velia.',
    'A informação foi divulgada pela polícia de Velia na segunda-feira.',
  ],
  ['fr', 'Un bateau avec quarante personnes à bord a coulé devant Velia.', "C'est ce qu'a annoncé la police de Velia dans un communiqué."],
  ['pl', 'Prom z czterdziestoma osobami na pokładzie zatonął koło Velii.', 'O tym poinformowała policja w Velii w poniedziałek wieczorem.'],
  ['en', 'A ferry with forty people on board sank off Velia on Monday.', 'That’s according to the police of Velia in a statement.'],
])('who told what was just said is no sentence of a summary (%s)', (language, report, source) => {
  expect(fullSummaryOf(`${report} ${source}`, language)).toBe(report)
})

test('what a sentence that points back tells besides stays', () => {
  const report = 'Паром с сорока пассажирами затонул у порта Велия в понедельник.'
  const more =
    'Об этом в понедельник сообщил сайт министерства: «В ночь на 4 мая паром вышел из порта Орск с грузом, который не был закреплён, и при сильном ветре перевернулся в двух милях от берега», — говорится в заявлении.'
  expect(fullSummaryOf(`${report} ${more}`, 'ru')).toContain('перевернулся')
})

test('no outlet agrees with itself or with what it printed of others, and what each wrote of its own is read before all copies', () => {
  const article = (id: string, outlet: string, copyOf: string | null = null): MemberArticle => ({
    ...{ id, title: '', summary: '', body: '', language: 'en' },
    ...{ sourceHost: `${outlet}.example`, publishedAt: 0, copyOf },
  })
  const { voices } = chosenVoices([
    article('b', 'post', 'a'),
    article('a', 'courier'),
    article('c', 'courier'),
    article('d', 'herald'),
    article('e', 'courier'),
  ])
  expect(voices.map(({ article: { id }, group }) => `${id}${group}`)).toEqual(['a0', 'd1', 'c0', 'e0', 'b0'])
})

test('a sentence is read in its own language, whichever it was read in before', () => {
  const scene = 'Ann Roe and Bea Lind speaking at the pier.'
  expect(['en', 'nl', 'en'].map((language) => fullSummaryOf(scene, language))).toEqual(['', scene, ''])
})

test('the long form of long sentences ends before its bound', () => {
  const letters = [...'bcdfghklmnpt']
  const sentences = letters.map(
    (first) => `The crew ${letters.map((second) => `${first}a${second}${second}orinesteraluventasko`).join(' ')} said.`,
  )
  const said = (from: number) => sentences.slice(from, from + 3).join(' ')
  const members = [0, 6].map(
    (from): MemberArticle => ({
      ...{ id: `a${from}`, title: 'Ferry Aurelia sinks', summary: said(from), body: said(from + 3), language: 'en' },
      ...{ sourceHost: `a${from}.example`, publishedAt: 0, copyOf: null },
    }),
  )
  const { summaryFull } = summarizeCluster(members)
  expect(summaryFull.length).toBeGreaterThan(2_000)
  // D4-lengths
  expect(summaryFull.length).toBeLessThanOrEqual(2_500)
})
