import { expect, test } from 'vitest'
import { casualtiesOf } from './casualties.ts'

test.each([
  'None of the 287 passengers killed as jet skids off runway',
  'Keiner der 120 Passagiere wurde verletzt',
  'Ninguno de los 120 pasajeros resultó herido',
  "Aucun des 120 passagers n'a été blessé",
  'Nessuno dei 120 passeggeri è rimasto ferito',
  'Nenhum dos 120 passageiros ficou ferido',
  'Police foil plot that could have killed 500',
  'A collapse of the dam would kill 500',
  'Heat may kill 500 in Velia',
  'Up to 500 people could be killed',
  'A plot to kill 12 senators',
  'Boy aged 12 killed by lorry',
  'Boys aged 12 and 14 killed by lorry',
  'A man aged 45 died',
  'The guard was at 10:30 killed',
  'One in five deaths is a matter of smoke',
  'Smoke is behind 1 in 8 deaths',
  'M23 dead set on talks',
  'Apollo 14 pilot found dead',
  'Mother of 13 Ann Roe shot and killed',
  '12 ferries and a pier hit, nobody hurt',
  '200 crocodiles killed near Orsk',
])('nobody came to harm, or no count tells how many: %s', (text) => {
  expect(casualtiesOf(text)).toEqual({ deaths: 0, injured: 0, displaced: 0, money: 0 })
})

test.each([
  ['None of the 12 people killed was armed', 12],
  ['At least 12 may have died', 12],
  ['The plane crashed near Orsk, killing all 176 people on board', 176],
  ['Flugzeug stürzt ab und tötet alle 20 an Bord', 20],
  ['At least 12 U.S. troops killed near Orsk', 12],
  ['Six V.R.U. guards die in crash', 6],
  ['Clashes in Orsk kill 14: all to know', 14],
  ['Seven more die of hunger in Orsk', 7],
  ['Flood deaths in Velia exceed 900', 900],
  ['Two officers are shot and killed in Orsk', 2],
  ['12 soldiers and an interpreter killed near Orsk', 12],
  ['13 skiers, climbers and hikers died', 13],
  ['Two officers arrested and one man killed', 1],
  ['M23 killed 12', 12],
  ['Children aged 5, and 12 people killed', 12],
  ['Toll of the quake near Orsk rises above 2,200', 2_200],
  ['Death toll of the flood in Orsk raised to 72', 72],
  ['Death toll in Orsk revised down to 12 from 45', 12],
  ['Police revise toll of the bus crash in Orsk to three', 3],
  ['Orsk bus crash: four, not five, dead', 4],
  ['Four people, not five, were killed in the bus crash near Orsk', 4],
  ['Three people died in Orsk, police said, revising an earlier toll of five', 3],
  ['Toll in Orsk lowered to 16', 16],
  ['Toll in Orsk rises from 45 to 52', 52],
  ['Zahl der Toten in Orsk sinkt auf 12', 12],
  ['Death toll: 45', 45],
  ['Death toll of the flood and storm in Orsk hits 45', 45],
  ['Its death toll grew, and the storm hit 45 villages', 0],
  ['The storm that took a heavy toll hit 45 villages', 0],
  ['The death toll raised 12 questions', 0],
  ['The number of dead rose to 45', 45],
  ['Two hundred people killed', 200],
  ['Two hundred and fifty people killed', 250],
  ['More than a hundred people killed', 100],
  ['More than a hundred deaths in Orsk', 100],
  ['Actor in Orsk dies a thousand deaths', 0],
  ['tausend Tote', 1_000],
  ['Several hundred killed', 200],
  ['Three dozen dead', 36],
  ['Half a dozen killed', 6],
  ['Half a hundred dead, and schools locked', 50],
  ['Twenty-three miners killed', 23],
  ['zweihundert Tote', 200],
  ['dreiundzwanzig Tote', 23],
  ['doscientos muertos', 200],
  ['treinta y tres muertos', 33],
  ['trois cents morts', 300],
])('the toll of “%s” is %i', (text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each(['surpasses', 'passes', 'tops', 'exceeds', 'hits', 'reaches', 'nears'])('a toll that %s a number is read', (verb) => {
  expect(casualtiesOf(`Death toll of Orsk flood ${verb} 500`).deaths).toBe(500)
})

test.each([
  ['1,5 Millionen Menschen vertrieben', 1_500_000],
  ['1,5 Mio. Menschen vertrieben', 1_500_000],
  ['50.000 personas evacuadas', 50_000],
  ['50 000 personnes évacuées', 50_000],
  ['50 mil pessoas desalojadas', 50_000],
  ['50.000 persone evacuate', 50_000],
  ['75K ordered to evacuate', 75_000],
])('who had to leave is counted: %s', (text, displaced) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, displaced })
})

test.each([
  ['Число погибших при пожаре в Орске возросло до пяти', 5, 0],
  ['Количество пострадавших при взрыве увеличилось до 23', 0, 23],
  ['Обнаружены тела шести погибших, еще 12 человек получили ранения', 6, 12],
  ['Жертвами наводнения стали 14 человек', 14, 0],
  ['Кількість загиблих зросла до чотирьох', 4, 0],
  ['Унаслідок аварії загинули п’ятеро людей, ще семеро травмовані', 5, 7],
  ['ارتفعت حصيلة ضحايا الزلزال إلى ١٢ قتيلاً و٦٧ جريحاً', 12, 67],
  ['قُتل أربعة جنود وأُصيب ستة', 4, 6],
  ['مقتل شخصين وإصابة 3 في انفجار', 2, 3],
  ['ارتفاع عدد القتلى إلى 31', 31, 0],
  ['شمار جان‌باختگان زلزله به ۶ تن رسید', 6, 0],
  ['شمار کشته‌شدگان به شش نفر افزایش یافت', 6, 0],
  ['سه کارگر معدن جان خود را از دست دادند', 3, 0],
  ['מספר ההרוגים בתאונה עלה לארבעה', 4, 0],
  ['12 הרוגים ו-30 פצועים', 12, 30],
  ['מספר ההרוגים עלה ל-17', 17, 0],
  ['사망자가 5명으로 늘었다', 5, 0],
  ['사망 12명, 부상 40명', 12, 40],
  ['3명 사망·7명 부상', 3, 7],
  ['세 명이 숨지고 열 명이 다쳤다', 3, 10],
  ['İKİ KİŞİ HAYATINI KAYBETTİ', 2, 0],
  ["Can kaybı 4'e yükseldi", 4, 0],
  ['Ölü sayısı dörde çıktı', 4, 0],
  ['5,1 büyüklüğündeki depremde 3 can kaybı', 3, 0],
  ['ΔΥΟ ΝΕΚΡΟΙ ΑΠΟ ΤΗΝ ΠΥΡΚΑΓΙΑ', 2, 0],
  ['Δύο άτομα έχασαν τη ζωή τους', 2, 0],
  ['मरने वालों की संख्या बढ़कर 11 हो गई है', 11, 0],
  ['हादसे में ८ यात्रियों की मौत', 8, 0],
  ['पांच लोगों ने दम तोड़ा', 5, 0],
  ['Korban tewas longsor bertambah jadi 9 orang', 9, 0],
  ['Số người chết do lũ quét tăng lên 9', 9, 0],
  ['旺角大廈火警2死15傷', 2, 15],
  ['釀三死七傷', 3, 7],
  ['山体滑坡4死9失联', 4, 0],
  ['罹難人數上升至18人', 18, 0],
])('victims are counted whatever the script writes its numbers and words like: %s', (text, deaths, injured) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each([
  ['Falecen 12 persoas ao afundir un barco', 12, 0],
  ['12 pertsona hil dira istripuan, 15 zauritu', 12, 15],
  ['12 létust í rútuslysi, 15 slasaðir', 12, 15],
  ['12 mense sterf in busongeluk, 15 beseer', 12, 15],
  ['12 persona humbën jetën, 15 të plagosur', 12, 15],
  ['У аварыі загінулі 12 чалавек, 15 параненых', 12, 15],
  ['Загинаа 12 лица, 15 повредени во пожар', 12, 15],
  ['Qəzada 12 nəfər ölüb, 15 nəfər yaralanıb', 12, 15],
  ['12 մարդ է զոհվել, 15 վիրավոր', 12, 15],
  ['12 ადამიანი დაიღუპა, 15 დაშავდა', 12, 15],
  ['12 адам қаза тапты, 15 адам жараланды', 12, 15],
  ['12 orang terkorban, 15 cedera', 12, 15],
  ['12 katao nasawi, 15 sugatan', 12, 15],
  ['Watu 12 wafariki, 15 wajeruhiwa', 12, 15],
])('victims are counted in languages of fewer readers too: %s', (text, deaths, injured) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each([
  '34-jarige sterf in botsing',
  '34-vjeçari vdes pas aksidentit',
  '34-anyos na guro patay sa banggaan',
  '34 жастағы ер адам қаза тапты',
  '34 ára karlmaður lést',
  'Загінуў 34-гадовы мужчына',
  '34-ամյա տղամարդը մահացել է',
  '34 წლის მამაკაცი დაიღუპა',
  'Mtoto wa miaka 12 auawa',
])('the age of a victim is no count: %s', (text) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, injured: 0 })
})

test.each([
  ['Oito mortos e doce feridos nun descarrilamento', 8, 12],
  ['Hogeita hamar hildako eta bost zauritu', 30, 5],
  ['Fjórir látnir og níu slasaðir', 4, 9],
  ['Vyf-en-twintig sterf, sewe beseer', 25, 7],
  ['Njëzet e tre të vdekur dhe katër të plagosur', 23, 4],
  ['Шасцёра загінулі, дваццаць пяць паранены', 6, 25],
  ['Петмина загинаа, десетмина повредени', 5, 10],
  ['On iki nəfər öldü, iyirmi beş nəfər yaralandı', 12, 25],
  ['Յոթ զոհ, քսաներեք վիրավոր', 7, 23],
  ['ექვსი დაღუპული და ოცდახუთი დაშავებული', 6, 25],
  ['Он екі адам қаза тапты, сегіз адам жараланды', 12, 8],
  ['Tujuh terkorban, dua belas cedera', 7, 12],
  ['Walong katao nasawi, labindalawa sugatan', 8, 12],
  ['Watu kumi na wawili wafariki, watano wajeruhiwa', 12, 5],
  ['Sex döda och sju skadade', 6, 7],
])('victims are counted in words in languages of fewer readers: %s', (text, deaths, injured) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each([
  ['O número de falecidos ascende a 31', 31],
  ['Hildakoen kopurua 31ra igo da', 31],
  ['Tala látinna hækkaði í 31', 31],
  ['Dodetal styg tot dertien', 13],
  ['Numri i viktimave arrin në 31', 31],
  ['Колькасць загінулых вырасла да 31', 31],
  ['Бројот на жртви се искачи на дванаесет', 12],
  ['Ölənlərin sayı 31-ə çatdı', 31],
  ['Զոհերի թիվը հասել է 31-ի', 31],
  ['დაღუპულთა რიცხვი 31-მდე გაიზარდა', 31],
  ['Қаза тапқандар саны 31-ге жетті', 31],
  ['Angka kematian meningkat kepada 31', 31],
  ['Bilang ng mga nasawi umakyat na sa 31', 31],
  ['Idadi ya waliofariki yafikia 31', 31],
])('a toll that rises is read in languages of fewer readers: %s', (text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each([
  'Un mozo de vinte anos morre',
  'Hogei urteko gaztea hil da',
  'Flygplan i sjö, inga döda',
  'Fimmtán ára drengur lést',
  'Ses jaar oud seun sterf',
  'Dhjetë ditë zie për viktimat e rëna',
  'Дваццаць гадоў таму загінуў журналіст',
  'Петгодишно дете почина по шест дена',
  'İyirmi yaşlı gənc öldü',
  'Քսան տարեկան երիտասարդը մահացել է',
  'ხუთი წლის ბავშვი დაიღუპა',
  'მე-40 დღეს დაღუპულთა ხსოვნა',
  'Жиырма жастағы жігіт қаза тапты',
  'Budak lima tahun maut dilanggar lori',
  'Limang taong gulang na bata, patay sa sunog',
  'Mtoto wa miaka saba, wazazi wafariki',
  'Baada ya siku 12 wafariki wakumbukwa',
  'Hamar: en mann funnet død',
])('a number in words that is an age or another word is no count: %s', (text) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, injured: 0 })
})

test.each([
  'اعتقال 15 شخصا',
  'נעצרו 12 חשודים, והריבית עלתה ל-4',
  'نرخ تورم به ۴۰ درصد رسید',
  '二死満塁から3点',
  '判2死刑',
  'Magnitude 4.5 quake killed nobody',
  '관객 500만명으로 늘었다',
  '17 Νοεμβρίου: νεκροί φοιτητές τιμήθηκαν',
])('no victims are counted where nobody came to harm: %s', (text) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, injured: 0 })
})

test.each([
  ['Zahl der Todesopfer bei Orsk auf 41 gestiegen', 41],
  ['Die Zahl der Toten hat sich auf mindestens 14 erhöht', 14],
  ['Das Unglück forderte 19 Menschenleben', 19],
  ['Fünf Kinder ertranken', 5],
  ['Bus kippt auf der A 3 bei Orsk um – zwei Tote', 2],
  ['Collision sur l’A 7, deux morts', 2],
  ['Le nombre de morts s’élève à 31', 31],
  ['vingt et un morts', 21],
  ['Rescatados 178 migrantes, uno de ellos muerto', 0],
  ['Asesinan a cuatro jóvenes', 4],
  ['quince muertos', 15],
  ['Uccisi tre operai', 3],
  ['I morti sono 23', 23],
  ['oito vítimas mortais', 8],
  ['Dodental brand Orsk loopt op naar vier', 4],
  ['Het dodental is opgelopen tot 14', 14],
  ['Brand eist drie levens', 3],
  ['veertien doden', 14],
  ['Sześć ofiar pożaru', 6],
  ['Liczba ofiar śmiertelnych wzrosła do 14', 14],
  ['Trzy osoby straciły życie', 3],
  ['czternaście osób zginęło', 14],
  ['Två män sköts ihjäl', 2],
  ['Tolv människor dog', 12],
  ['elva döda', 11],
  ['Three dogs and a dog: 12 people', 0],
])('the toll of “%s” is %i in its own language', (text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each([
  ['Zwei Schwerverletzte und drei Leichtverletzte', 3],
  ['uma dezena de feridos', 10],
  ['vijftien gewonden', 15],
  ['dziesięciu rannych', 10],
  ['minst femton skadade', 15],
])('who was hurt in “%s”: %i', (text, injured) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, injured })
})

test.each([
  ['Bund gibt 250 Mio. Euro', 250e6],
  ['Der Plan kostet 3,4 Mrd. Franken', 3.4e9],
  ['La mesure rapporte 4,3 Mds€, soit 300 M€ de moins', 4.3e9],
  ['La manovra vale 18,7 mld di euro', 18.7e9],
  ['A multa é de R$ 3,2 mi', 3.2e6],
  ['De staking kost 150 mln. euro', 150e6],
  ['Kostnaden beräknas till 1,2 mdr kr', 1.2e9],
  ['Remont za 12 mln zł', 12e6],
  ['غرامة $٥٠٠ million', 500e6],
])('a sum as it is shortened is read: %s', (text, money) => {
  expect(casualtiesOf(text).money).toBe(money)
})
