// Sentences beside reports in which two people deny or refuse something, or two things hang on conditions: a "denied" that the sentence has of one of them is not that of the other.
// They were written before the check was changed for them.

import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { believedSummary } from '../../../test/support/believed.ts'

const REPORTS: readonly { language: string; report: string; honest: readonly string[]; untrue: readonly string[] }[] = [
  {
    language: 'en',
    report: 'The minister denied that the firm paid bribes to officials, and Karl Lind denied that he met the spies.',
    honest: ['Karl Lind denied that he met the spies.', 'The minister denied that the firm paid bribes to officials.'],
    untrue: [
      'The firm paid bribes to officials, and Karl Lind denied that he met the spies.',
      'Karl Lind denied that he met the spies, and the firm paid bribes to officials.',
    ],
  },
  {
    language: 'en',
    report: 'Karl Lind did not sell the mill to Orvane, and the mayor did not close the port.',
    honest: ['The mayor did not close the port.'],
    untrue: ['Karl Lind sell the mill to Orvane, and the mayor did not close the port.'],
  },
  {
    language: 'en',
    report: 'Rebels may attack the port on Sunday, and the army may close the road to Tormin.',
    honest: ['The army may close the road to Tormin.'],
    untrue: ['Rebels attack the port on Sunday, and the army may close the road to Tormin.'],
  },
  {
    language: 'en',
    report: 'If the strike goes on, hospitals will close. The union said it would leave if the council cut pay.',
    honest: [],
    untrue: ['Hospitals will close, and the union said it would leave if the council cut pay.'],
  },
  {
    language: 'en',
    report: 'The council refused to sell the harbour to Orvane. Nurses refused the offer of the council.',
    honest: [],
    untrue: ['The council to sell the harbour to Orvane, and nurses refused the offer of the council.'],
  },
  {
    language: 'de',
    report: 'Der Minister bestritt, dass die Firma Beamte bestach, und Karl Lind bestritt, dass er die Spione traf.',
    honest: ['Karl Lind bestritt, dass er die Spione traf.'],
    untrue: ['Die Firma Beamte bestach, und Karl Lind bestritt, dass er die Spione traf.'],
  },
  {
    language: 'de',
    report: 'Karl Lind soll das Haus angezündet haben, und Ada Moe soll die Polizei gerufen haben.',
    honest: [],
    untrue: ['Karl Lind das Haus angezündet haben, und Ada Moe soll die Polizei gerufen haben.'],
  },
  {
    language: 'de',
    report: 'Der Bürgermeister sperrte nicht die Brücke in Tormin, und die Polizei räumte nicht das Lager.',
    honest: ['Die Polizei räumte nicht das Lager.'],
    untrue: ['Der Bürgermeister sperrte die Brücke in Tormin, und die Polizei räumte nicht das Lager.'],
  },
  {
    language: 'es',
    report: 'El ministro negó que la empresa pagara sobornos en Tormin, y Karl Lind negó que viera a los espías.',
    honest: ['El ministro negó que la empresa pagara sobornos en Tormin.'],
    untrue: ['La empresa pagara sobornos en Tormin, y Karl Lind negó que viera a los espías.'],
  },
  {
    language: 'es',
    report: 'El alcalde no cerró la playa de Tormin el lunes, y la policía no detuvo a los jóvenes.',
    honest: ['La policía no detuvo a los jóvenes.'],
    untrue: ['El alcalde cerró la playa de Tormin el lunes, y la policía no detuvo a los jóvenes.'],
  },
  {
    language: 'fr',
    report: 'Le maire nie que la banque a versé 3 millions, et le préfet nie que la mairie a vendu le port.',
    honest: [],
    untrue: ['La banque a versé 3 millions, et le préfet nie que la mairie a vendu le port.'],
  },
  {
    language: 'fr',
    report: 'Le maire n’a pas fermé le pont mardi, et le préfet n’a pas quitté Tormin.',
    honest: ['Le préfet n’a pas quitté Tormin.'],
    untrue: ['Le maire a fermé le pont mardi, et le préfet n’a pas quitté Tormin.'],
  },
  {
    language: 'zh',
    report: '部长否认公司向官员行贿，林德否认会见间谍。',
    honest: ['林德否认会见间谍。'],
    untrue: ['公司向官员行贿，林德否认会见间谍。'],
  },
  {
    language: 'zh',
    report: '部长否认，公司向官员行贿，林德否认，他会见间谍。',
    honest: ['部长否认，公司向官员行贿。'],
    untrue: ['公司向官员行贿，林德否认，他会见间谍。'],
  },
  { language: 'zh', report: '部长否认，公司向官员行贿。', honest: [], untrue: ['公司向官员行贿。'] },
  {
    language: 'zh',
    report: '市长没有关闭海滩，警方没有逮捕工程师。',
    honest: ['警方没有逮捕工程师。'],
    untrue: ['市长关闭海滩，警方没有逮捕工程师。'],
  },
  { language: 'zh', report: '部长周一在记者会上否认了，工厂向河流排放废水的说法。', honest: [], untrue: ['工厂向河流排放废水。'] },
  {
    language: 'ja',
    report: '大臣は会社が役人に賄賂を贈ったことを否定し、市長は辞任しないと述べた。',
    honest: [],
    untrue: ['会社が役人に賄賂を贈った。'],
  },
  { language: 'ja', report: '大臣は、会社が役人に賄賂を贈ったとの報道を否定した。', honest: [], untrue: ['会社が役人に賄賂を贈った。'] },
  {
    language: 'en',
    report: 'On Sunday the council refused to sell the harbour to Orvane. Nurses refused the offer of the council.',
    honest: ['The council refused to sell the harbour to Orvane.'],
    untrue: [],
  },
  { language: 'zh', report: '市长关闭海滩，警方逮捕了工程师。', honest: ['警方逮捕了工程师。'], untrue: [] },
  {
    language: 'zh',
    report: '如果罢工继续，学校将关闭。如果下雨，大坝将决堤。',
    honest: ['如果罢工继续，学校将关闭。'],
    untrue: ['学校将关闭，如果下雨，大坝将决堤。', '学校将关闭，大坝将决堤。'],
  },
]

function believedOf(kind: 'honest' | 'untrue'): { believed: string[]; refused: string[] } {
  const judged = REPORTS.flatMap(({ language, report, [kind]: sentences }) => {
    const members = affair(language, ['', report])
    return sentences.map((sentence) => ({ sentence, isBelieved: believedSummary(members, sentence) === sentence }))
  })
  return {
    believed: judged.filter(({ isBelieved }) => isBelieved).map(({ sentence }) => sentence),
    refused: judged.filter(({ isBelieved }) => !isBelieved).map(({ sentence }) => sentence),
  }
}

test('a denial that the sentence has of somebody else excuses none that it leaves out', () => {
  const { believed, refused } = believedOf('untrue')
  expect([believed, refused.length]).toEqual([[], 22])
})

test('who denies something beside another who does is believed', () => {
  const { believed, refused } = believedOf('honest')
  expect([believed.length, refused]).toEqual([15, []])
})
