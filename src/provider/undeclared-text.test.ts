import { expect, test } from 'vitest'
import { parseFeed } from './read-feed.ts'

/** The bytes of a text in a set, by trying which of one or two bytes each letter is read from. */
function bytesIn(set: string, text: string): Buffer {
  const decoder = new TextDecoder(set)
  const numbers = Array.from({ length: 256 }, (_, index) => index)
  const sequences = [
    ...numbers.map((one) => [one]),
    ...numbers.slice(0x81).flatMap((lead) => numbers.slice(0x40).map((next) => [lead, next])),
  ]
  const known = new Map<string, number[]>()
  for (const sequence of sequences) {
    const letter = decoder.decode(Uint8Array.from(sequence))
    if (!known.has(letter)) known.set(letter, sequence)
  }
  return Buffer.from([...text].flatMap((letter) => known.get(letter) ?? []))
}

function titleOf(set: string, title: string, { said = '', declared = '', known = null as string | null }): unknown {
  const head = `<?xml version="1.0"${declared && ` encoding="${declared}"`}?><rss><channel>${said && `<language>${said}</language>`}`
  const feed = bytesIn(set, `${head}<item><title>${title}</title><link>https://gazette.example/1</link></item></channel></rss>`)
  const result = parseFeed(feed, { url: 'https://gazette.example/feed', language: known })
  return result.kind === 'feed' ? result.feed.items[0]?.title : result.code
}

test.each<[string, string, string]>([
  ['ru', 'windows-1251', 'Пожар на складе потушен'],
  ['ru-RU', 'koi8-r', 'Пожар на складе потушен'],
  ['uk', 'windows-1251', 'Пожежу на складі загасили'],
  ['bg', 'windows-1251', 'Пожарът в склада е овладян'],
  ['zh-cn', 'gbk', '市议会批准新的公交计划'],
  ['zh-TW', 'big5', '市議會批准新的公車計畫'],
  ['ja', 'shift_jis', '市議会は新しいバス計画を承認した'],
  ['ja', 'euc-jp', '市議会は新しいバス計画を承認した'],
  ['ko', 'euc-kr', '시의회는 새 버스 계획을 승인했다'],
  ['el', 'windows-1253', 'Η φωτιά στην αποθήκη έσβησε'],
  ['el', 'iso-8859-7', 'Η φωτιά στην αποθήκη έσβησε'],
  ['he', 'windows-1255', 'השריפה במחסן כובתה'],
  ['ar', 'windows-1256', 'أخمد رجال الإطفاء حريق المستودع'],
  ['th', 'windows-874', 'ไฟไหม้โกดังริมแม่น้ำดับแล้ว'],
  ['tr', 'windows-1254', 'Depodaki yangın söndürüldü'],
  ['cs', 'iso-8859-2', 'Požár skladu hasiči zvládli'],
  ['cs', 'windows-1250', 'Požár skladu hasiči zvládli'],
  ['pl', 'iso-8859-2', 'Pożar ugaszono, źródło ognia nieznane'],
  ['pl', 'windows-1250', 'Pożar ugaszono, źródło ognia nieznane'],
  ['hu', 'iso-8859-2', 'A raktár tüzét eloltották, őrizetben egy férfi'],
  ['lt', 'windows-1257', 'Gaisras sandėlyje užgesintas'],
])('a feed in %s that names no set, or UTF-8 by mistake, is read in %s', (said, set, title) => {
  expect(titleOf(set, title, { said })).toBe(title)
  expect(titleOf(set, title, { said, declared: 'UTF-8' })).toBe(title)
})

test('one that says no language is read in that which its operator gave', () => {
  expect(titleOf('windows-1251', 'Пожар на складе потушен', { known: 'ru' })).toBe('Пожар на складе потушен')
})

test.each(['', 'de', 'en-US', 'ru', 'zh', 'ja', 'ko', 'el', 'he', 'ar', 'th'])(
  'letters of Western Europe are read as such, whatever language they are said to be: "%s"',
  (said) => {
    const title = 'Zürich wählt “neu”: à côté de l’élu'
    expect(titleOf('windows-1252', title, { said })).toBe(title)
  },
)
