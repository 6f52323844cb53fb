import { expect, test } from 'vitest'
import { hasOpenQuote, withBothMarks } from './summary-marks.ts'

test.each([
  ['Ms. Roe said: “The ferry was old.', 'Ms. Roe said: “The ferry was old.”'],
  ['The ferry was old,” Ms. Roe said.', '“The ferry was old,” Ms. Roe said.'],
  ['It was “old” and “no good,” she said, and “nobody cared.', 'It was “old” and “no good,” she said, and “nobody cared.”'],
  ['Ms. Roe wrote that "the ferry was old.', 'Ms. Roe wrote that "the ferry was old."'],
  ['The ferry was old," Ms. Roe said.', '"The ferry was old," Ms. Roe said.'],
  ...['The “old” ferry sank.', 'The "old" ferry sank.', 'Die „alte“ Fähre sank.', 'The 30" door was "old.'].map((sentence) => [
    sentence,
    sentence,
  ]),
])('a quotation that goes on elsewhere is closed and opened: %s', (sentence, expected) => {
  expect(withBothMarks(sentence!)).toBe(expected)
})

test.each([
  ['de', 'Die Wirtin sagt: „Die Fähre war alt.', 'Die Wirtin sagt: „Die Fähre war alt.“'],
  ['de', 'Die Fähre war alt“, sagt die Wirtin.', '„Die Fähre war alt“, sagt die Wirtin.'],
  ['de', 'Die „alte“ Fähre, sagt sie, „war leck.', 'Die „alte“ Fähre, sagt sie, „war leck.“'],
  ['de', '»Die Fähre war alt, sagt die Wirtin.', '»Die Fähre war alt, sagt die Wirtin.«'],
  ['de', 'Die Fähre war alt«, sagt die Wirtin.', '»Die Fähre war alt«, sagt die Wirtin.'],
  ['pl', 'Burmistrz mówi: „Prom był stary.', 'Burmistrz mówi: „Prom był stary.”'],
  ['sv', '”Färjan var gammal, säger hon.', '”Färjan var gammal, säger hon.”'],
  ['sv', 'Färjan var gammal”, säger hon.', '”Färjan var gammal”, säger hon.'],
  ['fr', '« Le ferry était vieux, dit le maire.', '« Le ferry était vieux, dit le maire. »'],
  ['fr', 'Le ferry était vieux », dit le maire.', '« Le ferry était vieux », dit le maire.'],
  ['it', '«Il traghetto era vecchio, dice il sindaco.', '«Il traghetto era vecchio, dice il sindaco.»'],
  ['zh', '市长说“渡轮很旧”，已经停航。', '市长说“渡轮很旧”，已经停航。'],
  ['de', 'Der »Bote« schreibt, die „Orsk“ sei leck.', 'Der »Bote« schreibt, die „Orsk“ sei leck.'],
])('in %s it gets the marks of its language: %s', (language, sentence, expected) => {
  expect(withBothMarks(sentence, language)).toBe(expected)
  expect(hasOpenQuote(expected)).toBe(false)
})
