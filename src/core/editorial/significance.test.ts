import { expect, test } from 'vitest'
import { casualtiesOf } from '../text/casualties.ts'
import { clusterSignificance, type SignificanceInput, scoreOfZ, situationSignificance } from './significance.ts'
import { gravityOf } from './significance-lexicon.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function input(parts: Partial<SignificanceInput>): SignificanceInput {
  return {
    ...{
      independentOutlets: 2,
      outletCountries: 1,
      countries: ['FR'],
      categories: ['politics'],
      title: 'Council meets',
      text: '',
    },
    ...{ reportTimes: [0, HOUR], publishedAt: 0, now: HOUR, ...parts },
  }
}

test('two outlets on a routine matter score 1, a disaster in many outlets is exceptional', () => {
  expect(clusterSignificance(input({})).score).toBe(1)
  const disaster = input({
    ...{ independentOutlets: 30, outletCountries: 12, countries: ['TR', 'SY'], categories: ['disaster'] },
    ...{
      title: 'Earthquake kills 2,300 in Velia',
      text: 'Hundreds of thousands were left homeless.',
      reportTimes: Array.from({ length: 30 }, (_, index) => index * 300_000),
    },
  })
  expect(clusterSignificance(disaster).score).toBe(10)
})

test('what a report is dated ahead of the clock makes no event last', () => {
  const lasting = (hours: number) => clusterSignificance(input({ reportTimes: [0, hours * HOUR], now: HOUR })).parts.persistence
  expect(lasting(2)).toBe(lasting(1))
})

test('four outlets never make an event exceptional, unless it cost many lives', () => {
  const parts = { independentOutlets: 4, outletCountries: 4, countries: ['FR', 'DE', 'ES'], reportTimes: [0, 0, 0, 0] }
  const grave = clusterSignificance(input({ ...parts, title: 'War: invasion begins, 20 killed' }))
  expect(grave.z).toBeGreaterThan(5)
  expect(grave.score).toBeLessThanOrEqual(7)
  expect(clusterSignificance(input({ ...parts, title: 'War: invasion begins, 2,000 killed' })).score).toBeGreaterThanOrEqual(8)
})

test.each([
  [4, '49', false],
  [4, '50', true],
  [5, '20', true],
  [1, '2,000', false],
  [2, '2,000', true],
])('of %i outlets that tell of %s killed', (independentOutlets, killed, isExceptional) => {
  const parts = { outletCountries: 4, countries: ['FR', 'DE', 'ES'], reportTimes: [0, 0, 0, 0] }
  const { z, score } = clusterSignificance(input({ ...parts, independentOutlets, title: `War: invasion begins, ${killed} killed` }))
  expect([scoreOfZ(z) >= 8, score >= 8]).toEqual([true, isExceptional])
})

test.each([
  ['an older attack', 'They remembered the massacre of 2017, in which 400 people were killed.'],
  ['a whole war', 'More than 40,000 people have been killed since the invasion began.'],
  ['two decades', 'The epidemic has claimed 400,000 lives over the past two decades.'],
  ['each year', 'Some 30,000 people are killed on these roads every year.'],
  ['vergangene Kriege', 'Im Zweiten Weltkrieg gab es hier 12.000 Tote.'],
])('the toll of the past is none of the event: %s', (_, text) => {
  const parts = { categories: ['crime'], publishedAt: Date.UTC(2026, 5, 1), now: Date.UTC(2026, 5, 1), title: 'Court opens hearing' }
  expect(clusterSignificance(input({ ...parts, text })).parts.deaths).toBe(0)
  expect(clusterSignificance(input({ ...parts, text: 'The worst blast in decades killed 40 people.' })).parts.deaths).toBeGreaterThan(1)
})

test('words of harm are pictures where nobody is hurt: a verbal attack weighs less than an attack', () => {
  const verbal = clusterSignificance(input({ title: 'Minister blasts rival in attack on budget' }))
  const real = clusterSignificance(input({ title: 'Blast in attack on market', categories: ['crime'] }))
  expect(verbal.parts.gravity).toBeLessThan(real.parts.gravity! / 2)
})

test.each([
  ['en', 'Garage fire in Port Maren', 'Wildfire near Port Maren'],
  ['sv', 'Kraftig brand i garage', 'Skogsbrand vid Orsk'],
  ['fr', 'Incendie dans un garage', 'Feux de forêt près d’Orsk'],
  ['es', 'Incendio en un garaje', 'Incendio forestal en Orsk'],
  ['ru', 'Пожар в гараже', 'Лесной пожар под Орском'],
  ['en', 'Bank names new brand manager', 'Skogsbränder'],
])('a house on fire is no forest on fire (%s): %s, %s', (_, house, forest) => {
  expect(gravityOf(house, true)).toBeLessThanOrEqual(3)
  expect(gravityOf(forest, true)).toBe(7)
})

test.each([
  'Landslide near Orsk',
  'Оползень под Орском',
  'Deslizamiento de tierra en Orsk',
  'Deslizamento de terra em Orsk',
  'Glissement de terrain à Orsk',
])('a landslide is as grave in each language: %s', (title) => {
  expect(gravityOf(title, false)).toBe(7)
})

test.each([
  ['Deadline for bank bonus passes', 3],
  ['Couple opens coupon shop in Bangladesh', 0],
  ['Striker signs for club', 0],
  ['Diesel prices rise', 0],
])('a word that only begins like a grave one is not grave: %s', (title, most) => {
  expect(gravityOf(title, true)).toBeLessThanOrEqual(most)
})

test.each([
  ['sv', 'Jordbävning i Velia: minst 40 döda'],
  ['ru', 'Землетрясение в Велии: погибли 40 человек'],
  ['ar', 'زلزال في فيليا: مقتل ٤٠ شخصا'],
  ['zh', '维利亚发生地震，造成40人死亡'],
  ['ja', 'ヴェリアで地震、40人が死亡'],
])('a disaster is as grave in %s as in English', (_, title) => {
  const [own, english] = [title, 'Earthquake in Velia: 40 killed'].map((text) => clusterSignificance(input({ title: text })).parts)
  expect(own).toEqual(english)
})

test.each([
  ['de', 'Bus stürzt in Schlucht: 24 Tote'],
  ['de', '24 Menschen sterben bei Busunglück'],
  ['fr', 'Un car tombe dans un ravin : 24 morts'],
  ['es', 'Un autobús cae a un barranco y deja 24 muertos'],
  ['es', 'Mueren 24 personas al caer un autobús a un barranco'],
  ['it', 'Autobus nel burrone, 24 morti'],
  ['pt', 'Ônibus cai em ravina e deixa ao menos 24 mortos'],
  ['sv', '24 omkom när buss störtade ner i ravin'],
  ['ru', 'Умерли 24 пассажира упавшего автобуса'],
  ['ar', 'سقوط حافلة في واد: 24 قتيلا'],
])('deaths that are counted are as grave in %s as in English: %s', (_, title) => {
  const [own, english] = [title, 'Bus falls into ravine: 24 dead'].map((text) => clusterSignificance(input({ title: text })).parts)
  expect(own).toEqual(english)
})

test.each([
  ['Drie doden en vijf gewonden bij botsing', 3, 5],
  ['Twee mannen komen om bij lawine', 2, 0],
  ['12 døde i busulykke, 8 kom til skade', 12, 8],
  ['12 kuollut, kahdeksan loukkaantui', 12, 8],
  ['Zginęło co najmniej 12 osób, osiem rannych', 12, 8],
  ['Cztery osoby nie żyją po pożarze', 4, 0],
  ['Při nehodě zemřelo 12 lidí, osm zraněných', 12, 8],
  ['Négy halott, nyolcan megsérültek', 4, 8],
  ['12 morți și opt răniți', 12, 8],
  ['Τέσσερις νεκροί, οκτώ τραυματίες', 4, 8],
  ["Загинуло 12 людей, п'ятеро поранених", 12, 5],
  ['Четыре человека погибли при пожаре', 4, 0],
  ['Otobüs kazasında 12 kişi hayatını kaybetti', 12, 0],
  ['Kaza: 3 ölü, 5 yaralı', 3, 5],
  ['وفاة أربعة أشخاص', 4, 0],
  ['۱۲ نفر جان باختند، ۸ نفر زخمی', 12, 8],
  ['12 लोगों की मौत, 8 घायल', 12, 8],
  ['3명 숨지고 5명 다쳐', 3, 5],
  ['Kecelakaan bus tewaskan 12 orang, 8 luka-luka', 12, 8],
  ['12 người thiệt mạng, 8 người bị thương', 12, 8],
  ['Fire dræbt i busulykke ved Skovlund', 4, 0],
  ['Ved ulykken døde fire', 4, 0],
  ['To omkom i snøskred, tre skadet', 2, 3],
  ['Nie żyje pięciu górników, cztery osoby zostały ranne', 5, 4],
  ['Při nehodě zemřeli dva lidé', 2, 0],
  ['Öt ember halt meg, hat sérült', 5, 6],
  ['Asukkaista kuoli kolme, loukkaantui kuusi', 3, 6],
  ['Patru oameni si-au pierdut viata, noua persoane ranite', 4, 9],
  ['Lima orang tewas, 14 orang luka-luka', 5, 14],
  ['ארבעה הרוגים ושבעה פצועים בשריפה', 4, 7],
  ['لقي خمسة أشخاص مصرعهم وأصيب 12 آخرون', 5, 12],
  ['9 लोग मारे गए', 9, 0],
  ['drie mensen om het leven gekomen', 3, 0],
  ['Cinq morts et une vingtaine de blessés', 5, 20],
  ["L'accident a coûté la vie à cinq passagers", 5, 0],
  ['Dos personas perdieron la vida', 2, 0],
  ['Τρεις ένοικοι πέθαναν και επτά τραυματίστηκαν', 3, 7],
  ['Погибли семь человек, пострадали 15', 7, 15],
  ['造成八人死亡、十二人受伤', 8, 12],
  ['矿难已致二十五人遇难', 25, 0],
  ['Fire killed the mood, and the family went to dead ends', 0, 0],
  ['Lima: lagos muertos', 0, 0],
  ['Zginęli 12 stycznia', 0, 0],
  ['35letý muž zemřel', 0, 0],
  ['35 yaşındaki adam öldü', 0, 0],
  ['35세 남성 숨져', 0, 0],
  ['Un bărbat de 35 de ani a murit', 0, 0],
  ['5 osób wciąż żyje', 0, 0],
])('victims are read in every language with words for categories, and ages and days are none: %s', (text, deaths, injured) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured })
})

test.each(['New rules could save up to 50,000 lives', 'Fast helpers: 12 lives saved', 'Ersthelfer rettet 12 Leben'])(
  'lives that are saved are no deaths: %s',
  (title) => {
    expect(casualtiesOf(title).deaths).toBe(0)
  },
)

test.each([
  ['Death toll of police raid in Orsk rises 119', 119],
  ['Die Zahl der Toten nach dem Grubenunglück stieg auf 52', 52],
  ['Le bilan des victimes du séisme passe à 52', 52],
  ['La cifra de fallecidos por el sismo aumentó a 52', 52],
  ['Il bilancio delle vittime sale a 52', 52],
  ['O número de mortos no desabamento sobe para 52', 52],
  ['Dödstalet efter skolkollaps stiger till 52', 52],
  ['Число погибших при взрыве на шахте выросло до 52', 52],
  ['Число жертв взрыва достигло 52', 52],
  ['Forty victims are mourned. The price of bread rises to 52', 0],
])('a toll that rises is read from “%s”', (text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test('a life lost is a death where another sentence saves something', () => {
  expect(casualtiesOf('The owner wanted to save money. Ten sailors paid with their lives.').deaths).toBe(10)
})

test('more independent outlets and more victims never lower a score', () => {
  const scores = [2, 5, 10, 20, 50, 200].map(
    (independentOutlets) => clusterSignificance(input({ independentOutlets, title: 'Storm kills 30' })).z,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  const victims = [1, 10, 100, 5_000].map((count) => clusterSignificance(input({ title: `Storm kills ${count}` })).z)
  expect(victims).toEqual(victims.toSorted((a, b) => a - b))
})

test('z is the sum of its parts', () => {
  const { z, parts } = clusterSignificance(input({ title: 'Blast kills 12' }))
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(z, 12)
})

test('the breakpoints of the reference distribution are frozen', () => {
  expect([2.19, 2.2, 2.75, 3.5, 4.25, 5.05, 5.9, 7.1, 8, 8.9].map(scoreOfZ)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test.each([
  ['At least 12 people were killed and 30 injured when a bus fell', 12, 30, 0],
  ['Quake kills 1,200, injures 4,000', 1_200, 4_000, 0],
  ['The death toll from the flood has risen to 85', 85, 0, 0],
  ['Mindestens 30 Tote, 1.200 Menschen verletzt', 30, 1_200, 0],
  ['Un séisme fait 12 morts et 40 blessés', 12, 40, 0],
  ['Terremoto deja 45 muertos y 200 heridos', 45, 200, 0],
  ['Terremoto, 12 morti e 30 feriti', 12, 30, 0],
  ['Enchentes deixam 20 mortos e 5 mil desabrigados', 20, 0, 5_000],
  ['Floods displace 1.2 million people', 0, 0, 1_200_000],
  ['Hundreds of thousands displaced', 0, 0, 200_000],
  ['In 2011 killed leader is remembered 12 years after he was killed', 0, 0, 0],
  ['A 25-year-old man was killed', 0, 0, 0],
])('victims are read from “%s”', (text, deaths, injured, displaced) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths, injured, displaced })
})

test.each([
  ['a $1.2 billion deal', 1.2e9],
  ['3,5 Milliarden Euro Schaden', 3.5e9],
  ['un fonds de 40 millions d’euros', 4e7],
])('sums are read from “%s”', (text, money) => {
  expect(casualtiesOf(text).money).toBe(money)
})

test('a situation is as significant as its greatest event and fades after two quiet days', () => {
  const clusters = [
    { score: 8, z: 7.2, publishedAt: 0 },
    { score: 3, z: 3, publishedAt: DAY },
  ]
  expect(situationSignificance(clusters, 2 * DAY).score).toBe(8)
  expect(situationSignificance(clusters.slice(0, 1), 2 * DAY).z).toBe(7.2)
  expect(situationSignificance(clusters.slice(0, 1), 3 * DAY).z).toBeLessThan(7.2)
  expect(situationSignificance(clusters, 20 * DAY).score).toBe(6)
  expect(situationSignificance(clusters, 40 * DAY).score).toBe(3)
})

test('a situation whose greatest event too few outlets tell for its weight is at most one point above it', () => {
  const clusters = Array.from({ length: 4 }, () => ({ score: 5, z: 9, publishedAt: 0 }))
  expect(scoreOfZ(9)).toBeGreaterThan(6)
  expect(situationSignificance(clusters, 0).score).toBe(6)
})

test('many small events do not add up to an exceptional situation', () => {
  const clusters = Array.from({ length: 500 }, () => ({ score: 4, z: 4.2, publishedAt: 0 }))
  expect(situationSignificance(clusters, 0).score).toBe(5)
})

test.each([
  ['a day of a month', 'The strike on Jan. 3 that killed a general', 0],
  ['a day before a toll', 'A raid on Nov. 25 killed six fighters', 6],
  ['a day written the other way', 'Mass for the soldiers who fell on 12 March killed in action', 0],
  ['an age', 'Velia boy, 4, found dead two miles from home', 0],
  ['a make', 'A Boeing 737 crash killed 5', 5],
  ['a distance', 'Pilot killed miles from the airfield', 0],
  ['a cause', 'He was killed due to negligence', 0],
  ['a time', 'A man who once killed a bear', 0],
  ['nobody', 'No one was killed', 0],
  ['animals', 'Floods leave thousands of farm animals dead', 0],
  ['a count of animals', 'Fire kills 3,000 pigs at a farm', 0],
  ['an age in words', 'Girl, seven, found dead in Port Maren', 0],
  ['a sentence', 'Court sentences five to death', 0],
  ['an article', 'Für 12 Tage die Brücke gesperrt', 0],
  ['a day of a war', 'War, day 667: bridge opens', 0],
  ['a price', 'Träd för 1,35 miljoner dödade med gift', 0],
  ['Tiere', 'Tausende Fische tot in der Drau', 0],
])('a number that is no count of victims is no toll: %s', (_, text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each([
  ['a toll behind a date', 'On May 5, 12 people were killed', 12],
  ['a toll that begins a sentence', 'The rain began in December. 12 people died', 12],
  ['a toll beside animals', 'Flood kills 12 people, 300 sheep drowned', 12],
  ['a toll of those who keep animals', 'Three fish farmers killed as boat sinks', 3],
  ['a toll by animals', 'Five people were killed by dogs', 5],
  ['a toll of those who die', 'At least 19 die in stampede', 19],
  ['a toll of several who die', 'Three rescue workers die as pit floods', 3],
  ['a toll by how they died', 'Six crushed to death in Port Maren', 6],
  ['a participle for the dead', 'Minst 12 dödade i Orsk, många drunknade', 12],
  ['thousands with a space between', 'Över 1 200 döda efter skalvet', 1_200],
  ['thousands at the end of a sentence', 'Dödssiffran har stigit till 1 200.', 1_200],
  ['в воде', '19 человек утонули', 19],
  ['dräbta', '19 dræbt i Orsk', 19],
  ['a toll that may be', 'At least 12 may have been killed', 12],
  ['un número que en inglés es otra cosa', 'El derrumbe dejó once muertos', 11],
  ['un numero che in inglese è altro', 'Il crollo ha causato due morti', 2],
])('%s is counted', (_, text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each([
  'Agent shoots and kills woman in Port Maren',
  'Two boys killed as bridge gives way',
  'Brandt says guards killed an unarmed young man',
  'Woman, 37, fatally shot by guards in Port Maren',
  'Frau in Port Maren erschossen',
  'Hombre asesinado en Port Maren',
  'Kvinna sköts ihjäl i Port Maren',
])('that somebody is killed is grave under every category: %s', (title) => {
  const [filed, harm] = [['society'], ['crime']].map(
    (categories) => clusterSignificance(input({ independentOutlets: 8, categories, title })).parts.gravity!,
  )
  expect(filed).toBe(harm)
  expect(filed).toBeGreaterThan(1)
})

test.each([
  'Minister kills bill on harbour family tax',
  'Singer and brother shot to fame in Port Maren',
  'Critics say cuts would kill the harbour',
])('a killing that is a picture is none: %s', (title) => {
  expect(clusterSignificance(input({ categories: ['society'], title })).parts.gravity).toBeLessThan(1)
})

test.each([
  ['politics', 'Senators at odds with Velia over a deal on hostages'],
  ['politics', 'High court to review ferry tariffs'],
  ['conflict', 'General resigns over leak of harbour video'],
  ['technology', 'Regulator reviews takeover of Maren Chips'],
])('what sounds like routine is none where it is graver, or no review: %s: %s', (category, title) => {
  expect(clusterSignificance(input({ categories: [category], title })).parts.routine).toBe(0)
})

test('offers and reviews weigh less than any other report, whatever record or deal they praise', () => {
  const other = clusterSignificance(input({ categories: ['technology'], title: 'Maren makes a phone' }))
  for (const title of ['The best Prime Day deals on Maren phones, now at record lows', 'Maren Phone 9 review: a good deal']) {
    const offer = clusterSignificance(input({ categories: ['technology'], title }))
    expect(offer.parts.gravity).toBe(0)
    expect(offer.z).toBeLessThan(other.z - 1)
  }
  const strike = clusterSignificance(input({ categories: ['technology'], title: 'Drivers of Maren strike on Black Friday' }))
  expect(strike.parts.gravity).toBeGreaterThan(0)
})

test.each([
  'Velia tests missile off its coast',
  'Velia to enlarge its nuclear arsenal',
  'Jets of Velia: fighter jets sent up over Tesk',
  'Thousands march against military rule in Velia',
])('what armies do weighs as much as a flood: %s', (title) => {
  expect(gravityOf(title, false)).toBe(7)
})

test('what offends is no offensive', () => {
  expect(gravityOf('Troupe sorry for offensive jokes', false)).toBeLessThan(9)
  expect(gravityOf('Army begins offensive north of Velia', false)).toBe(9)
})

test('a quake without a tsunami is as grave as a quake', () => {
  expect(gravityOf('Strong quake off Velia, no tsunami warning', true)).toBe(gravityOf('Strong quake off Velia', true))
})
