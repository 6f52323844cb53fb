import { expect, test } from 'vitest'
import { endsSentence, paragraphsOf, sentencesOf } from './sentences.ts'

const cases: [name: string, text: string, sentences: string[]][] = [
  [
    'titles and initials',
    'Dr. J. K. Moor met Mr. Hale. They spoke for an hour.',
    ['Dr. J. K. Moor met Mr. Hale.', 'They spoke for an hour.'],
  ],
  [
    'acronyms',
    'The U.S. Senate voted. Aid left the U.S. The ship sank.',
    ['The U.S. Senate voted.', 'Aid left the U.S.', 'The ship sank.'],
  ],
  ['decimals and sums', 'Growth was 2.5 percent. It cost $1.2 billion.', ['Growth was 2.5 percent.', 'It cost $1.2 billion.']],
  [
    'years and numbers at the end',
    'It began in 2019. Then it stopped. He won 3. She won 4.',
    ['It began in 2019.', 'Then it stopped.', 'He won 3.', 'She won 4.'],
  ],
  [
    'clubs and leagues that are numbered, and points of a list',
    '1. FC Orsk verliert. Er spielte gegen 1. FC Lenn. In 2. Liga steht er vorn.\n1. Wash your hands. 2. Dry them.',
    ['1. FC Orsk verliert.', 'Er spielte gegen 1. FC Lenn.', 'In 2. Liga steht er vorn.', '1. Wash your hands.', '2. Dry them.'],
  ],
  ['ballot measures', 'Voters back Prop. 50 in a poll. Turnout rose.', ['Voters back Prop. 50 in a poll.', 'Turnout rose.']],
  [
    'hours before a day or a zone',
    'It ends at 5 p.m. Friday. It began at 9 a.m. EST and not at 3 p.m. Crowds came.',
    ['It ends at 5 p.m. Friday.', 'It began at 9 a.m. EST and not at 3 p.m.', 'Crowds came.'],
  ],
  [
    'hours that are told twice',
    'It ends at 7 a.m. (1130 GMT) on Friday. Crowds came.',
    ['It ends at 7 a.m. (1130 GMT) on Friday.', 'Crowds came.'],
  ],
  [
    'hours of a place',
    'It ends at 7 a.m. Port Maren time. It began at 5 a.m. Velia time, they say. Then at 6 a.m. Time ran out.',
    ['It ends at 7 a.m. Port Maren time.', 'It began at 5 a.m. Velia time, they say.', 'Then at 6 a.m.', 'Time ran out.'],
  ],
  [
    'companies',
    'Kelto Corp. Chief Executive Dana Poole left. Kelto Inc. (NYSE: KLTO), a maker of oars, and Orsk & Co. Ltd. Engineers sued.',
    ['Kelto Corp. Chief Executive Dana Poole left.', 'Kelto Inc. (NYSE: KLTO), a maker of oars, and Orsk & Co. Ltd. Engineers sued.'],
  ],
  [
    'companies at the end',
    'Marburn bought Kelto Corp. The deal is done. He left Orsk & Co. “I am free,” he said. Nie wiem co. Potem cisza.',
    ['Marburn bought Kelto Corp.', 'The deal is done.', 'He left Orsk & Co.', '“I am free,” he said.', 'Nie wiem co.', 'Potem cisza.'],
  ],
  [
    'ranks and offices',
    'Cpl. Roe, Brig. Gen. Lind and Cllr. Ort met Amb. Poole. Dr. med. Ann Roe kam.',
    ['Cpl. Roe, Brig. Gen. Lind and Cllr. Ort met Amb. Poole.', 'Dr. med. Ann Roe kam.'],
  ],
  ['months', 'It opened on Jan. 5 in Rome. Crowds came.', ['It opened on Jan. 5 in Rome.', 'Crowds came.']],
  ['questions inside quotes', '"Why now?" asked the mayor. Nobody knew.', ['"Why now?" asked the mayor.', 'Nobody knew.']],
  ['closing quotes', 'She said: “We are safe.” The road is open.', ['She said: “We are safe.”', 'The road is open.']],
  ['German ordinals', 'Am 3. Oktober wird gefeiert. Danach ist Ruhe.', ['Am 3. Oktober wird gefeiert.', 'Danach ist Ruhe.']],
  [
    'German days behind any word',
    'Die Beiträge steigen per 1. Januar 2031. Ab Montag, 2. Dez. 2030, wird gezahlt. Er wurde 3. Trainer Manz tobt.',
    ['Die Beiträge steigen per 1. Januar 2031.', 'Ab Montag, 2. Dez. 2030, wird gezahlt.', 'Er wurde 3.', 'Trainer Manz tobt.'],
  ],
  [
    'abbreviations with a space',
    'Es gibt Geld, z. B. Zuschüsse, d. h. Kredite u. a. Hilfen. Er lebt in Lohr a. M. Der Zug fuhr zw. Lohr und Orsk.',
    ['Es gibt Geld, z. B. Zuschüsse, d. h. Kredite u. a. Hilfen.', 'Er lebt in Lohr a. M.', 'Der Zug fuhr zw. Lohr und Orsk.'],
  ],
  [
    'Nordic, Dutch and Polish short forms',
    'Larmet kom kl. 22.14 i bl.a. Orsk och t.ex. Velby. Trainer v.d. Berg, o.a. Lid, sprak. O godz. 12 mec. Lis i m.in. Ryś byli z ok. 30 osobami. To ok. Potem cisza.',
    [
      'Larmet kom kl. 22.14 i bl.a. Orsk och t.ex. Velby.',
      'Trainer v.d. Berg, o.a. Lid, sprak.',
      'O godz. 12 mec. Lis i m.in. Ryś byli z ok. 30 osobami.',
      'To ok.',
      'Potem cisza.',
    ],
  ],
  [
    'titles behind an article',
    'Il p.m. Riva, l’on. Neri, il card. Bruni e l’a.d. Loi parlano. O min. Lima citou o art. 5. Vale a Riva S.p.A. Torino trema.',
    [
      'Il p.m. Riva, l’on. Neri, il card. Bruni e l’a.d. Loi parlano.',
      'O min. Lima citou o art. 5.',
      'Vale a Riva S.p.A.',
      'Torino trema.',
    ],
  ],
  [
    'German abbreviations',
    'Es gab z.B. Regen, ca. 30 Liter. Prof. Weiß warnte.',
    ['Es gab z.B. Regen, ca. 30 Liter.', 'Prof. Weiß warnte.'],
  ],
  ['French', 'M. Lemaire est parti. « Restez ici ! » a dit Mme. Roux.', ['M. Lemaire est parti.', '« Restez ici ! » a dit Mme. Roux.']],
  ['Spanish', '¿Qué pasa? La Sra. Gil no lo sabe. EE.UU. calla.', ['¿Qué pasa?', 'La Sra. Gil no lo sabe.', 'EE.UU. calla.']],
  [
    'Spanish plurals of initials',
    'El equipo de EE. UU. Pierde en los JJ. OO. de Tesk. Vive en EE. UU. El público calla.',
    ['El equipo de EE. UU. Pierde en los JJ. OO. de Tesk.', 'Vive en EE. UU.', 'El público calla.'],
  ],
  ['Portuguese', 'O Sr. Lima saiu às 10.30. Ninguém viu.', ['O Sr. Lima saiu às 10.30.', 'Ninguém viu.']],
  ['Italian', 'Il dott. Riva parla. La città ascolta.', ['Il dott. Riva parla.', 'La città ascolta.']],
  ['Russian', 'В 2020 г. город вырос. Там живут 2 млн. человек.', ['В 2020 г. город вырос.', 'Там живут 2 млн. человек.']],
  ['Ukrainian', 'Горів будинок на вул. Садовій. Усі цілі.', ['Горів будинок на вул. Садовій.', 'Усі цілі.']],
  ['Hungarian', 'Tegnap kb. 200 diák ment haza. Senki sem sérült.', ['Tegnap kb. 200 diák ment haza.', 'Senki sem sérült.']],
  [
    'letters that end a sentence',
    'He scored in Serie A. He left. It is World War I. They fought. J. Le Roe met Ann K. Moor. Er hat Typ B. Die Frau nicht.',
    [
      'He scored in Serie A.',
      'He left.',
      'It is World War I.',
      'They fought.',
      'J. Le Roe met Ann K. Moor.',
      'Er hat Typ B.',
      'Die Frau nicht.',
    ],
  ],
  [
    'towns in Russian and Ukrainian',
    'Он живёт в г. Орске. Потом уехал. Пожежа у м. Орськ та у смт. Вельє. Усі цілі.',
    ['Он живёт в г. Орске.', 'Потом уехал.', 'Пожежа у м. Орськ та у смт. Вельє.', 'Усі цілі.'],
  ],
  [
    'Vietnamese, Indonesian and Turkish short forms',
    'UBND TP. Orsk và PGS.TS. Nguyễn Văn A nói. Ông đi. Jl. Orsk banjir dan PT. Velia tutup. Warga lari. Sn. Kaya geldi. Gitti.',
    [
      'UBND TP. Orsk và PGS.TS. Nguyễn Văn A nói.',
      'Ông đi.',
      'Jl. Orsk banjir dan PT. Velia tutup.',
      'Warga lari.',
      'Sn. Kaya geldi.',
      'Gitti.',
    ],
  ],
  ['Hindi', 'डॉ. राम और एस. कुमार ने कहा. वे गए। कि.मी. दूर.', ['डॉ. राम और एस. कुमार ने कहा.', 'वे गए।', 'कि.मी. दूर.']],
  ['Gujarati', 'ડૉ. રામ અને કે. પટેલ ગયા છે. તે આવ્યા.', ['ડૉ. રામ અને કે. પટેલ ગયા છે.', 'તે આવ્યા.']],
  ['Bengali', 'ড. রহমান ও মো. করিম বলেন। তিনি যান।', ['ড. রহমান ও মো. করিম বলেন।', 'তিনি যান।']],
  ['Tamil', 'கே. பழனி, டி.ஆர். பாலு கூறினார். எஸ். குமார் ரூ. 500 தந்தார்.', ['கே. பழனி, டி.ஆர். பாலு கூறினார்.', 'எஸ். குமார் ரூ. 500 தந்தார்.']],
  ['Malayalam', 'കെ. ശശി, വി.ഡി. ബാബു പറഞ്ഞു. ഡോ. ആർ. രാമൻ പോയി.', ['കെ. ശശി, വി.ഡി. ബാബു പറഞ്ഞു.', 'ഡോ. ആർ. രാമൻ പോയി.']],
  [
    'Telugu and Kannada',
    'ఎన్. బాబు అన్నారు. ఎం. రామ్ వెళ్లారు. ಎಚ್.ಡಿ. ಗೌಡ ಹೇಳಿದರು. ಡಾ. ರಾಮ ಹೋದರು.',
    ['ఎన్. బాబు అన్నారు.', 'ఎం. రామ్ వెళ్లారు.', 'ಎಚ್.ಡಿ. ಗೌಡ ಹೇಳಿದರು.', 'ಡಾ. ರಾಮ ಹೋದರು.'],
  ],
  [
    'Arabic titles and Hebrew initials',
    'وصل د. أحمد وأ.د. علي عام 2020 م. ثم رحلا. א. כהן אמר. היא הלכה.',
    ['وصل د. أحمد وأ.د. علي عام 2020 م.', 'ثم رحلا.', 'א. כהן אמר.', 'היא הלכה.'],
  ],
  [
    'Georgian',
    'გ. ბერიძე ე.წ. ფორუმზე იყო. ის წავიდა. რატომ? არავინ იცის.',
    ['გ. ბერიძე ე.წ. ფორუმზე იყო.', 'ის წავიდა.', 'რატომ?', 'არავინ იცის.'],
  ],
  ['Greek', 'Γιατί έκλεισε; Κανείς δεν ξέρει.', ['Γιατί έκλεισε;', 'Κανείς δεν ξέρει.']],
  ['Thai', 'ดร. สมชาย กล่าวเวลา 10.30 น. วันนี้', ['ดร. สมชาย กล่าวเวลา 10.30 น. วันนี้']],
  ['Armenian', 'Հ. Սարգսյանը եկավ։ Նա գնաց։', ['Հ. Սարգսյանը եկավ։', 'Նա գնաց։']],
  ['Amharic', 'ድልድዩ ተዘጋ። ማን ያውቃል፧ ማንም፡፡ ዝናብ ጣለ።', ['ድልድዩ ተዘጋ።', 'ማን ያውቃል፧', 'ማንም፡፡', 'ዝናብ ጣለ።']],
  ['Burmese and Khmer', 'တံတား ပိတ်သည်။ မိုးရွာသည်။ ស្ពានបានបិទ។ ភ្លៀងធ្លាក់។', ['တံတား ပိတ်သည်။', 'မိုးရွာသည်။', 'ស្ពានបានបិទ។', 'ភ្លៀងធ្លាក់។']],
  ['Arabic', 'وصل الوفد أمس. هل سيبقى؟ لا أحد يعلم.', ['وصل الوفد أمس.', 'هل سيبقى؟', 'لا أحد يعلم.']],
  ['Chinese', '河水上涨。“快走！”他说。桥断了。', ['河水上涨。', '“快走！”', '他说。', '桥断了。']],
  ['a lower-case brand after a mark', 'Hooray! said the band. They left.', ['Hooray! said the band.', 'They left.']],
  ['a missing space', 'The storm passed.The town slept.', ['The storm passed.', 'The town slept.']],
  ['addresses', 'Visit example.com today. Bring water.', ['Visit example.com today.', 'Bring water.']],
]

test.each(cases)('%s do not break or glue sentences', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('a line break always ends a sentence, and paragraphs stay apart', () => {
  expect(paragraphsOf('A heading\nFirst one. Second one.\n\nThird.')).toEqual([['A heading'], ['First one.', 'Second one.'], ['Third.']])
})

test('only the first thirty sentences are read', () => {
  expect(sentencesOf('It rained again today. '.repeat(1000))).toHaveLength(30)
})

test('a cut text is not a whole sentence', () => {
  expect([
    endsSentence('It ended.'),
    endsSentence('“It ended.”'),
    endsSentence('ድልድዩ ተዘጋ።'),
    endsSentence('Նա գնաց։'),
    endsSentence('Γιατί έκλεισε;'),
    endsSentence('It ended;'),
    endsSentence('It goes on…'),
    endsSentence('It goes on...'),
    endsSentence('A heading'),
  ]).toEqual([true, true, true, true, true, false, false, false, false])
})
