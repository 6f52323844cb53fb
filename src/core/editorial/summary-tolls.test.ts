import { expect, test } from 'vitest'
import { type MemberArticle, summarizeCluster } from './summary.ts'
import { chooseTitle } from './title.ts'

const HOUR = 3_600_000

function article(id: string, parts: Partial<MemberArticle>): MemberArticle {
  return { id, title: '', summary: '', body: '', language: 'en', sourceHost: `${id}.example`, publishedAt: 0, copyOf: null, ...parts }
}

test('a number of victims that contradicts the one given does not stand beside it', () => {
  const { summaryFull } = summarizeCluster([
    article('a', {
      title: 'Quake kills 30 in Velia',
      body: 'Aftershocks hit villages on Friday while hospitals in the capital counted 30 dead and asked for blood.',
    }),
    article('b', {
      title: 'Velia quake toll rises to 45',
      publishedAt: HOUR,
      body: 'An earthquake has killed 45 people in northern Velia, rescue workers said.',
    }),
  ])
  expect(summaryFull).toContain('45 people')
  expect(summaryFull).not.toContain('30 dead')
})

test('an older number of dead does not stand beside the newest one, whichever sentence opens', () => {
  const report = (id: string, publishedAt: number, title: string, body: string) => article(id, { title, body, publishedAt, language: 'tr' })
  const { summaryFull } = summarizeCluster([
    report(
      'a',
      0,
      "Velia'da 5,1 büyüklüğünde deprem: 2 ölü",
      "Velia'nın Orsk ilçesinde saat 04.17'de 5,1 büyüklüğünde deprem meydana geldi. İlk belirlemelere göre 2 kişi hayatını kaybetti, 14 kişi yaralandı.",
    ),
    report(
      'b',
      HOUR,
      "Velia'da deprem: İki kişi hayatını kaybetti",
      "Afet Kurumu, Velia'nın Orsk ilçesinde 5,1 büyüklüğünde deprem olduğunu duyurdu. Depremde iki kişi öldü, çok sayıda ev hasar gördü.",
    ),
    report('c', 2 * HOUR, "Velia depreminde can kaybı 4'e yükseldi", 'Vali, enkaz altında kimsenin kalmadığını açıkladı.'),
    report(
      'd',
      3 * HOUR,
      "Velia'daki depremde ölü sayısı dörde çıktı",
      'Kurumun son açıklamasına göre Velia merkezli depremde dört kişi yaşamını yitirdi, 31 kişi yaralandı.',
    ),
  ])
  expect(summaryFull).toContain('dört kişi')
  expect(summaryFull).not.toMatch(/2 kişi|iki kişi/)
})

const CRASH = [
  article('a', {
    title: 'Bus crash near Marlow kills five',
    body: 'Five people were killed when a bus left the road near Marlow on Monday. The bus with forty pensioners was on its way to Orsk.',
  }),
  article('b', {
    title: 'Five dead as bus leaves road near Marlow',
    body: 'At least five people died when a bus plunged off a road near Marlow on Monday morning. Helicopters took the injured to Orsk.',
    publishedAt: HOUR,
  }),
]

test('where a toll was put too high the corrected one takes its place in title and summary', () => {
  const corrected = article('c', {
    title: 'Police revise toll of Marlow bus crash to three',
    body: 'Police said on Monday that three people died in the bus crash near Marlow, revising an earlier toll of five.',
    publishedAt: 2 * HOUR,
  })
  const members = [...CRASH, corrected]
  expect(chooseTitle(members, chooseTitle(CRASH))).toBe('Police revise toll of Marlow bus crash to three')
  const { summaryFull } = summarizeCluster(members)
  expect(summaryFull).toContain('three people')
  expect(summaryFull).not.toMatch(/five people/i)
})

test('a title with a toll that is out of date yields to one with the newest', () => {
  const newest = article('c', { title: 'Toll of Marlow bus crash rises to twelve', publishedAt: 2 * HOUR })
  expect(chooseTitle([...CRASH, newest], chooseTitle(CRASH))).toBe('Toll of Marlow bus crash rises to twelve')
})
