// Forty honest sentences and forty false ones, each beside the report that it is said to come from. They were written before the check that judges them.
// The false ones have no word that the report lacks, but for function words: numbers, units and sides change places, a "not" comes or goes.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { believedSummary } from '../../../test/support/believed.ts'
import { sentencesOf } from '../text/sentences.ts'

const REPORTS = {
  blast: ['en', 'A blast at the Orvane refinery left 3 people dead and 20 hurt on Monday, officials in Tormin said.'],
  dam: [
    'en',
    'The Velmara dam in the Orska valley burst on Monday after a week of rain, and four people died in the village of Tormin. The Orska prosecutor did not rule out negligence.',
  ],
  suit: [
    'en',
    'Mayor Anna Berg sued the newspaper Orska Post on Friday over a report on her finances. The paper denied that it had broken the law.',
  ],
  loan: ['en', 'Velmara will lend Orvane $12 million over 5 years at 3 percent. The bank cut its forecast from 4% to 2% in May.'],
  strike: [
    'en',
    'Teachers in Orska ended a strike on Tuesday after the council offered 6 percent more pay. Nurses rejected the offer and may walk out next week.',
  ],
  border: [
    'en',
    'Orvane accused Velmara of shelling a border post and closed two crossings. Velmara, which has no troops in the valley, said that the post was shelled by rebels.',
  ],
  court: ['en', 'A court in Tormin acquitted the engineer Karl Lind and sentenced the director Ada Moe to six years in prison for fraud.'],
  storm: ['en', 'The storm cut power to 40,000 homes, flooded 12 villages and killed 7 people in the north before it moved out to sea.'],
  damm: [
    'de',
    'Der Damm bei Velmara brach am Montag nach einer Woche Regen, vier Menschen starben. Der Minister verklagte den Betreiber nicht.',
  ],
  klage: [
    'de',
    'Der Betreiber verklagte den Minister am Freitag auf 12 Millionen Euro. Bei dem Unfall wurden 3 Menschen getötet und 20 verletzt.',
  ],
  barrage: [
    'fr',
    'Le barrage de Velmara a cédé lundi après une semaine de pluie et quatre personnes sont mortes. Le préfet n’a pas ordonné l’évacuation du village.',
  ],
  presa: [
    'es',
    'La presa de Velmara se rompió el lunes tras una semana de lluvia y dejó 4 muertos y 30 heridos. El alcalde acusó a la empresa de fraude.',
  ],
  diga: [
    'it',
    'La diga di Velmara è crollata lunedì dopo una settimana di pioggia e ha ucciso 4 persone. Il sindaco non ha firmato il decreto.',
  ],
  barragem: [
    'pt',
    'A barragem de Velmara rompeu na segunda-feira após uma semana de chuva e deixou 4 mortos e 30 feridos. O prefeito processou a empresa.',
  ],
  stuw: [
    'nl',
    'De stuwdam bij Velmara brak maandag na een week regen en 4 mensen kwamen om. De minister heeft de eigenaar niet aangeklaagd.',
  ],
  damm_sv: [
    'sv',
    'Dammen vid Velmara brast på måndagen efter en veckas regn och 4 personer dödades. Ministern anklagade ägaren för bedrägeri.',
  ],
  plotina: [
    'ru',
    'Плотина в Вельмаре рухнула в понедельник после недели дождей, погибли 4 человека и пострадали 30. Министр обвинил директора в мошенничестве.',
  ],
  daba: ['zh', '维尔马拉大坝周一在一周降雨后决堤，造成三人死亡、二十人受伤。市长没有起诉运营公司。'],
  damu: ['ja', 'ベルマラのダムは月曜日に決壊し、3人が死亡、20人が負傷した。市長は運営会社を提訴しなかった。'],
  sadd: ['ar', 'انهار سد فيلمارا يوم الاثنين بعد أسبوع من الأمطار وقتل 4 أشخاص وأصيب 30. اتهم الوزير المدير ولم يستقل.'],
} as const satisfies Record<string, readonly [string, string]>

type Report = keyof typeof REPORTS

const HONEST: [Report, string][] = [
  ['blast', 'A blast at the Orvane refinery left 3 people dead and 20 hurt.'],
  ['blast', 'A blast at the refinery left 3 dead and 20 hurt on Monday.'],
  ['blast', 'On Monday, a blast at the Orvane refinery left three people dead.'],
  ['blast', 'Officials in Tormin said a blast at the Orvane refinery left 3 people dead and 20 hurt.'],
  ['dam', 'The Velmara dam burst after a week of rain.'],
  ['dam', 'After a week of rain, the Velmara dam in the Orska valley burst and four people died.'],
  ['dam', 'Four people died in Tormin when the Velmara dam burst.'],
  ['dam', 'The prosecutor did not rule out negligence.'],
  ['dam', "The Orska prosecutor didn't rule out negligence."],
  ['dam', 'The dam burst on Monday and 4 people died in the village of Tormin.'],
  ['suit', 'Mayor Anna Berg sued the Orska Post over a report on her finances.'],
  ['suit', 'Anna Berg sued the newspaper Orska Post on Friday.'],
  ['suit', 'The paper has denied that it had broken the law.'],
  ['suit', 'The newspaper Orska Post was sued by Mayor Anna Berg.'],
  ['loan', 'Velmara will lend Orvane $12 million over five years.'],
  ['loan', 'In May, the bank cut its forecast from 4% to 2%.'],
  ['loan', 'The bank cut the forecast from 4% to 2%.'],
  ['strike', 'Teachers ended a strike after the council offered 6 percent more pay.'],
  ['strike', 'Nurses rejected the offer and may walk out next week.'],
  ['strike', 'After the council offered 6 percent more pay, teachers in Orska ended the strike.'],
  ['border', 'Orvane accused Velmara of shelling a border post.'],
  ['border', 'Orvane closed two crossings and accused Velmara of shelling a border post.'],
  ['border', 'Velmara said the post was shelled by rebels.'],
  ['court', 'A court acquitted the engineer Karl Lind and sentenced the director Ada Moe to six years in prison.'],
  ['court', 'The director Ada Moe was sentenced to six years in prison for fraud.'],
  ['storm', 'The storm killed 7 people in the north before it moved out to sea.'],
  ['storm', 'The storm cut power to 40,000 homes and flooded 12 villages.'],
  ['storm', 'A storm flooded twelve villages and killed seven people in the north.'],
  ['damm', 'Der Damm bei Velmara brach nach einer Woche Regen, vier Menschen starben.'],
  ['klage', 'Bei dem Unfall wurden drei Menschen getötet und 20 verletzt.'],
  ['barrage', 'Le barrage de Velmara a cédé après une semaine de pluie.'],
  ['presa', 'La presa de Velmara se rompió tras una semana de lluvia y dejó 4 muertos y 30 heridos.'],
  ['diga', 'La diga di Velmara è crollata dopo una settimana di pioggia.'],
  ['barragem', 'A barragem de Velmara rompeu após uma semana de chuva e deixou 4 mortos.'],
  ['stuw', 'De stuwdam bij Velmara brak na een week regen en 4 mensen kwamen om.'],
  ['damm_sv', 'Dammen vid Velmara brast efter en veckas regn och 4 personer dödades.'],
  ['plotina', 'Плотина в Вельмаре рухнула после недели дождей, погибли 4 человека.'],
  ['daba', '维尔马拉大坝在一周降雨后决堤，造成三人死亡、二十人受伤。'],
  ['damu', 'ベルマラのダムは決壊し、3人が死亡、20人が負傷した。'],
  ['sadd', 'انهار سد فيلمارا يوم الاثنين بعد أسبوع من الأمطار وقتل 4 أشخاص.'],
]

/** Honest, but turned about: what was done to whom is put first, or who spoke, or what is left out is long. The chosen text stays then. */
const TURNED_ABOUT = [
  'Officials in Tormin said a blast at the Orvane refinery left 3 people dead and 20 hurt.',
  'The newspaper Orska Post was sued by Mayor Anna Berg.',
  'Orvane closed two crossings and accused Velmara of shelling a border post.',
  'Velmara said the post was shelled by rebels.',
  'The director Ada Moe was sentenced to six years in prison for fraud.',
  'The storm killed 7 people in the north before it moved out to sea.',
  'A storm flooded twelve villages and killed seven people in the north.',
]

const FALSE: [Report, string][] = [
  ['blast', 'A blast at the Orvane refinery left 20 people dead and 3 hurt.'],
  ['blast', 'A blast at the Orvane refinery left 20 dead on Monday.'],
  ['blast', 'A blast at the Orvane refinery left 3 hurt on Monday.'],
  ['blast', 'A blast at the Orvane refinery did not leave 3 people dead.'],
  ['blast', 'A blast at the Tormin refinery left 3 people dead, officials in Orvane said.'],
  ['dam', 'The Velmara dam in the Orska valley did not burst after a week of rain.'],
  ['dam', 'The Orska prosecutor ruled out negligence.'],
  ['dam', 'The Orska dam burst in the Velmara valley on Monday.'],
  ['dam', 'A week of rain came after the Velmara dam burst on Monday.'],
  ['dam', 'Without rain the Velmara dam in the Orska valley burst on Monday.'],
  ['suit', 'The newspaper Orska Post sued Mayor Anna Berg over a report on her finances.'],
  ['suit', 'Mayor Anna Berg was sued over a report on her finances.'],
  ['suit', 'The paper had broken the law over a report on Friday.'],
  ['suit', 'Mayor Anna Berg denied that it had broken the law.'],
  ['loan', 'Orvane will lend Velmara $12 million over 5 years at 3 percent.'],
  ['loan', 'Velmara will lend Orvane $5 million over 12 years at 3 percent.'],
  ['loan', 'Velmara will lend Orvane 12 million over 5 years.'],
  ['loan', 'The bank cut its forecast from 2% to 4% in May.'],
  ['loan', 'The bank cut its forecast to 4% in May.'],
  ['loan', 'Velmara will lend Orvane $12 percent over 5 years.'],
  ['strike', 'Nurses in Orska ended a strike after the council offered 6 percent more pay.'],
  ['strike', 'The council ended a strike after teachers offered 6 percent more pay.'],
  ['strike', 'Nurses rejected the offer and walk out next week.'],
  ['border', 'Velmara accused Orvane of shelling a border post and closed two crossings.'],
  ['border', 'Rebels said that the post was shelled by Velmara.'],
  ['border', 'Velmara, which has troops in the valley, said that the post was shelled.'],
  ['border', 'Orvane was accused of shelling a border post.'],
  ['court', 'A court in Tormin acquitted the director Ada Moe and sentenced the engineer Karl Lind to six years in prison.'],
  ['court', 'The engineer Karl Lind was sentenced to six years in prison for fraud.'],
  ['storm', 'The storm cut power to 12 villages and killed 40,000 people in the north.'],
  ['damm', 'Der Damm bei Velmara brach am Montag nicht, vier Menschen starben.'],
  ['klage', 'Den Betreiber verklagte der Minister am Freitag auf 12 Millionen Euro.'],
  ['klage', 'Bei dem Unfall wurden 20 Menschen getötet und 3 verletzt.'],
  ['barrage', 'Le préfet a ordonné l’évacuation du village.'],
  ['presa', 'La presa de Velmara dejó 30 muertos y 4 heridos.'],
  ['damm_sv', 'Ägaren anklagade ministern för bedrägeri.'],
  ['plotina', 'Министра обвинил директор в мошенничестве.'],
  ['daba', '维尔马拉大坝周一决堤，造成二十人死亡、三人受伤。'],
  ['daba', '市长起诉运营公司。'],
  ['damu', '市長は運営会社を提訴した。'],
]

function isBelieved([report, sentence]: [Report, string]): boolean {
  const [language, summary] = REPORTS[report]
  return believedSummary(affair(language, ['', summary]), sentence) === sentence
}

test('of forty false sentences none is believed', () => {
  expect([FALSE.length, FALSE.filter(isBelieved)]).toEqual([40, []])
})

test.each([
  ['The family behind the Orvane mill has said yes.', 'The family behind the Orvane mill has not said yes.'],
  ['Every council has a clock that is slow and a budget that does not.', 'Every council has a clock that is slow and a budget that does.'],
])('a "not" among the last words is one too: %s', (summary, sentence) => {
  const report = affair('en', ['', summary])
  expect([believedSummary(report, summary), believedSummary(report, sentence)]).toEqual([summary, null])
})

test('of forty honest ones all but those that turn the sentence about are', () => {
  const refused = HONEST.filter((claim) => !isBelieved(claim)).map(([, sentence]) => sentence)
  expect([HONEST.length, refused]).toEqual([40, TURNED_ABOUT])
})

interface Line {
  title: string
  body?: string
  language: string
}

/** The first two things of a kind change places; null where there are none. */
function swapped(sentence: string, pattern: RegExp): string | null {
  const [one, other] = [...sentence.matchAll(pattern)]
  if (!one || !other || one[0] === other[0]) return null
  const between = sentence.slice(one.index + one[0].length, other.index)
  return sentence.slice(0, one.index) + other[0] + between + one[0] + sentence.slice(other.index + other[0].length)
}

test('of the sample, which nobody wrote for it, first sentences are believed as they stand, and with two names or numbers swapped or a "not" put in are not', () => {
  const lines = readFileSync('sample/stream.ndjson', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
  const counts = { asTheyStand: [0, 0], names: [0, 0], numbers: [0, 0], not: [0, 0] }
  for (const { title, body = '', language } of lines.map((line) => JSON.parse(line) as Line)) {
    const told = sentencesOf(body.slice(0, 600), 3)
    const [sentence = ''] = told
    if (sentence.length < 50 || !sentence.endsWith('.')) continue
    const report = affair(language, [title, told.join(' ')])
    const changed = {
      asTheyStand: sentence,
      names: swapped(sentence, /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu),
      numbers: swapped(sentence, /\p{N}+(?:[.,]\p{N}+)*/gu),
      not:
        language === 'en' && / (?:was|were|has|will|is|are) /.test(sentence)
          ? sentence.replace(/ (was|were|has|will|is|are) /, ' $1 not ')
          : null,
    }
    for (const kind of Object.keys(counts) as (keyof typeof counts)[]) {
      const background = changed[kind]
      if (background === null) continue
      const summary = believedSummary(report, background)
      counts[kind] = [counts[kind][0]! + (summary === null ? 0 : 1), counts[kind][1]! + 1]
    }
  }
  expect(counts).toEqual({ asTheyStand: [311, 311], names: [0, 236], numbers: [0, 47], not: [0, 78] })
})
