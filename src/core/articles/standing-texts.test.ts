import { describe, expect, test } from 'vitest'
import { createStandingTexts } from './standing-texts.ts'

const MENU =
  'Home Politics Business Sport Culture Weather Subscribe Log in Newsletters Puzzles Jobs Contact us Advertise with us Terms of use Privacy policy Follow us Download our app'

const TITLES = [
  'Ferries resume after harbour storm',
  'Parliament votes on pensions bill',
  'Champion keeps her belt in Marburn',
  'Two held over museum theft',
]

const read = { sourceHost: 'gazette.example', title: '', summary: '', body: '' }

function seen(articles: readonly { title: string; summary?: string; body?: string }[]) {
  const texts = createStandingTexts()
  for (const article of articles) texts.note({ ...read, ...article })
  return texts
}

const underAll = (text: (title: string) => string) => TITLES.slice(0, 3).map((title) => ({ title, body: text(title) }))

describe('a standing text is left out', () => {
  test('once two unlike headlines stood above it of which it told none, be it a body, a summary, or both', () => {
    const article = { ...read, title: TITLES[2]!, summary: MENU, body: MENU }
    expect(seen(underAll(() => MENU).slice(0, 1)).without(article)).toBe(article)
    expect(seen(underAll(() => MENU).slice(0, 2)).without(article)).toEqual({ ...article, summary: '', body: '' })
  })
  test('and the rest of the article stays', () => {
    const article = { ...read, title: TITLES[3]!, summary: 'The police of Velia have held two men over the theft of a museum.', body: MENU }
    expect(seen(underAll(() => MENU)).without(article)).toEqual({ ...article, body: '' })
  })
  test('whatever its case, and what follows it is kept', () => {
    const [report, later] = ['“Two men are held,” the police of Velia said.', 'The fifth theft of the year, they say.']
    const texts = seen(underAll((title) => `${MENU}. ${title}`))
    expect(texts.without({ ...read, title: TITLES[3]!, body: `${MENU.toUpperCase()} ${report}` }).body).toBe(report.slice(1))
    expect(texts.without({ ...read, title: 'Museum counts its losses', body: `${MENU}. ${later}` }).body).toBe(later)
  })
  test('where it is longer than what is read of a text, with all that follows', () => {
    const long = Array.from({ length: 400 }, (_, i) => `entry${i}`).join(' ')
    const texts = seen(underAll((title) => `${long} ${title}`))
    expect(texts.without({ ...read, title: TITLES[3]!, body: `${long} Two men are held.` }).body).toBe('')
  })
  test('in a script without spaces', () => {
    const notice = '本网站使用曲奇文件以改善您的体验继续浏览即表示您同意我们的隐私政策'
    const titles = ['暴风雨后渡轮恢复航行', '议会表决养老金法案', '两人因博物馆失窃案被捕']
    const texts = seen(titles.slice(0, 2).map((title) => ({ title, summary: notice })))
    expect(texts.without({ ...read, title: titles[2]!, summary: `${notice}。警方说两人被捕。` }).summary).toBe('警方说两人被捕。')
  })
})

describe('a text stays', () => {
  test('that tells its headline, whatever it begins with', () => {
    const begun = (title: string) => `${MENU.slice(0, 60)} ${title}, our reporters say.`
    const article = { ...read, title: TITLES[3]!, body: begun(TITLES[3]!) }
    expect(seen(underAll(begun)).without(article)).toBe(article)
  })
  test('that another outlet prints', () => {
    const article = { ...read, title: TITLES[3]!, body: MENU, sourceHost: 'post.example' }
    expect(seen(underAll(() => MENU)).without(article)).toBe(article)
  })
  test('that was printed under other headlines before, which it tells as it tells its own', () => {
    const report = `${MENU.slice(0, 100)} ${TITLES.join('. ')}.`
    const article = { ...read, title: TITLES[3]!, body: report }
    expect(seen(underAll(() => report)).without(article)).toBe(article)
  })
  test('that stands under one headline again and again, or under headlines that are alike', () => {
    const again = Array.from({ length: 9 }, (_, i) => ({ title: `Storm warning for the coast, ${i} o'clock`, body: MENU }))
    const article = { ...read, title: "Storm warning for the coast, 9 o'clock", body: MENU }
    expect(seen(again).without(article)).toBe(article)
  })
  test('of three words, which may be said of anything', () => {
    const article = { ...read, title: TITLES[3]!, summary: 'Read more here' }
    expect(seen(TITLES.slice(0, 3).map((title) => ({ title, summary: 'Read more here' }))).without(article)).toBe(article)
  })
  test('below a headline without words', () => {
    const article = { ...read, title: '—', body: MENU }
    expect(seen(underAll(() => MENU)).without(article)).toBe(article)
  })
})

test('what is watched is bounded: what was met least lately is forgotten', () => {
  const texts = seen(underAll(() => MENU))
  for (let i = 0; i < 20_000; i++) texts.note({ ...read, title: 'Ferries resume', body: `${i} words of another text` })
  const article = { ...read, title: TITLES[3]!, body: MENU }
  expect(texts.without(article)).toBe(article)
})
