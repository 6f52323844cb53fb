import { expect, test } from 'vitest'
import { type MemberArticle, summarizeCluster } from './summary.ts'

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
