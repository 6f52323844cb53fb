// Sentences of our own invention: victims in languages of South Asia and in Thai, in digits of their own.

import { expect, test } from 'vitest'
import { casualtiesOf } from './casualties.ts'

test.each([
  ['bn', 12, 0, 'বাস খাদে পড়ে ১২ জন নিহত'],
  ['bn', 0, 30, 'ট্রেন লাইনচ্যুত, ৩০ জন আহত'],
  ['mr', 7, 12, 'पुण्यात अपघात, ७ जण ठार, १२ जखमी'],
  ['ne', 8, 0, 'बाढीमा ८ जनाको मृत्यु'],
  ['ur', 3, 12, 'دھماکے میں تین افراد ہلاک، 12 زخمی'],
  ['ta', 7, 0, 'விபத்தில் 7 பேர் உயிரிழந்தனர்'],
  ['te', 5, 0, 'ప్రమాదంలో 5 మంది మృతి'],
  ['ml', 5, 0, 'ആക്രമണത്തിൽ 5 പേർ മരിച്ചു'],
  ['gu', 6, 0, 'અકસ્માતમાં 6 લોકોના મોત'],
  ['pa', 4, 0, 'ਹਾਦਸੇ ਵਿੱਚ 4 ਲੋਕਾਂ ਦੀ ਮੌਤ'],
  ['th', 18, 12, 'รถบัสตกเหวมีผู้เสียชีวิต 18 ราย บาดเจ็บ 12 คน'],
  ['th', 5, 0, 'ไฟไหม้ ๕ ศพ'],
])('victims are counted (%s: %i dead, %i hurt): %s', (_, deaths, injured, text) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each(['৪৫ বছর বয়সী নারীর মৃত্যু', 'นาย เอ อายุ 45 ปี เสียชีวิต', '২৫ টাকা', '45 வயது பெண் மரணம்'])('an age or a sum counts nobody: %s', (text) => {
  expect(casualtiesOf(text).deaths).toBe(0)
})
