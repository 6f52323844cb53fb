// Names take their endings unparted in languages of South Asia, and common words begin as short names do.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['bn', 'US', 'যুক্তরাষ্ট্রে ভোট গ্রহণ শুরু'],
  ['bn', 'IL', 'ইসরায়েলি মন্ত্রীর পদত্যাগ'],
  ['bn', 'BD', 'চট্টগ্রামে সেতু ধস'],
  ['mr', 'GB', 'ब्रिटनमध्ये नवे बंदर'],
  ['mr', 'IN', 'नागपुरात पूल कोसळला'],
  ['ta', 'PK', 'பாகிஸ்தானில் வெள்ளம்'],
  ['ta', 'NP', 'நேபாளத்தில் நிலச்சரிவு'],
  ['ta', 'IN', 'மதுரையில் தீ'],
  ['te', 'US', 'అమెరికాలో మంచు తుఫాను'],
  ['te', 'GB', 'బ్రిటన్‌లో కొత్త వంతెన'],
  ['ur', 'US', 'امريكي سینیٹ میں رائے شماری'],
  ['ur', 'PK', 'کوئٹہ میں برفباری'],
  ['gu', 'GB', 'બ્રિટનમાં નવું બંદર'],
  ['ne', 'NP', 'पोखरामा पहिरो'],
  ['pa', 'CA', 'ਕੈਨੇਡਾ ਵਿੱਚ ਨਵਾਂ ਪੁਲ'],
])('countries, regions and towns are read with their endings (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['bn', 'আক্রান্ত কারখানার মালিক, দুই পক্ষের পার্থক্য'],
  ['bn', 'আসামি গ্রেপ্তার'],
  ['mr', 'प्राचीन मंदिरात कमालीची गर्दी'],
  ['ne', 'हिमाली भेगमा चाड सुरु'],
  ['ta', 'பெருகும் ஆறு, சாட்சி விசாரணை'],
  ['te', 'మాలిన్యం పెరిగింది'],
  ['gu', 'પ્રાચીન મૂર્તિ મળી'],
  ['ur', 'نئے مالی سال کا آغاز شام کو'],
])('words that begin as a name does are none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test('endings without end behind a name are read in bounded time', () => {
  for (const name of ['চীন', 'মালি', 'चीन', 'சீனா', 'చైనా'])
    for (const ending of ['ের', 'দের', 'ীয়', 'ाचा', 'को', 'ில்', 'లో'])
      for (const language of ['bn', 'mr', 'ne', 'ta', 'te'])
        expect(countriesOf(`${name}${ending.repeat(80)}ক`, language).length).toBeLessThan(2)
})
