import { expect, test } from 'vitest'
import { GAP_SENTENCE, GAP_SPACE, tokensOf, wordsOf } from './words.ts'
import { stemOf } from './words-stems.ts'

test('function words go, inflected forms of a word meet, order stays', () => {
  expect(wordsOf('The earthquakes killed 12 people; an earthquake kills.', 'en')).toEqual([
    'earthquak',
    'kill',
    '12',
    'peopl',
    'earthquak',
    'kill',
  ])
})

test('an abbreviation with points is one word and the same as its plain form', () => {
  expect(wordsOf('U.S. troops', 'en')).toEqual(wordsOf('US troops', 'en'))
})

test('a thousands comma and a possessive do not make another word', () => {
  expect(wordsOf("1,200 of Korea's ships", 'en')).toEqual(wordsOf('1200 Korea ship', 'en'))
})

test('a script without spaces is cut into overlapping pairs', () => {
  expect(wordsOf('大阪地震', 'ja')).toEqual(['大阪', '阪地', '地震'])
})

test('of a script without spaces that has letters, into overlapping threes', () => {
  expect(wordsOf('ไฟไหม้', 'th')).toEqual(['ไฟไ', 'ฟไห', 'ไหม', 'หม้'])
  expect(wordsOf('ไฟ', 'th')).toEqual(['ไฟ'])
})

test('each language drops its own function words and endings', () => {
  expect(wordsOf('Die Regierungen haben das Gesetz beschlossen', 'de')).toEqual(['regierung', 'gesetz', 'beschloss'])
  expect(wordsOf('президента и президент', 'ru')).toEqual(['президент', 'президент'])
  expect(wordsOf("l'accord de Paris", 'fr')).toEqual(['accord', 'pari'])
})

test.each<[string, ...string[][]]>([
  ['pl', ['kopalnia', 'kopalni', 'kopalnią'], ['górnik', 'górników'], ['wyrok', 'wyroku', 'wyrokiem'], ['został', 'oraz', 'przez']],
  ['cs', ['stávka', 'stávku', 'stávkou'], ['řidič', 'řidičů', 'řidičům'], ['zvýšení', 'zvýšením'], ['podle', 'která', 'však']],
  ['sk', ['vláda', 'vládou', 'vlády'], ['nemocnica', 'nemocnici'], ['mestá', 'mestách'], ['ktorý', 'podľa', 'však']],
  ['sl', ['vlada', 'vlade', 'vlado'], ['sodnik', 'sodnikom', 'sodniki'], ['nova', 'novega'], ['zaradi', 'ki', 'tudi']],
  ['hr', ['vlada', 'vladi', 'vladom'], ['gradovi', 'gradovima'], ['novi', 'novoga'], ['također', 'koji', 'prije']],
  [
    'lt',
    ['gaisras', 'gaisro', 'gaisrą', 'gaisrui'],
    ['mokykla', 'mokyklos', 'mokykloje'],
    ['Vilnius', 'Vilniaus', 'Vilniuje'],
    ['tačiau', 'kurie', 'buvo'],
  ],
  ['lv', ['streiks', 'streika', 'streiku', 'streikam'], ['skola', 'skolas', 'skolā'], ['Rīga', 'Rīgā', 'Rīgas'], ['kuri', 'bija', 'arī']],
  [
    'et',
    ['valitsus', 'valitsuse', 'valitsusele'],
    ['kool', 'kooli', 'koolis', 'koolidesse'],
    ['Tallinn', 'Tallinna', 'Tallinnas'],
    ['mis', 'oli', 'ning'],
  ],
  ['ca', ['incendi', 'incendis'], ['escola', 'escoles'], ['treballador', 'treballadors', 'treballadora'], ['però', 'amb', 'aquest']],
  ['be', ['пажар', 'пажару', 'пажары'], ['школа', 'школы', 'школу', 'школай'], ['Мінск', 'Мінску', 'Мінска'], ['паводле', 'якія', 'каб']],
  ['gl', ['incendio', 'incendios'], ['escola', 'escolas'], ['eleccións', 'elección'], ['segundo', 'unha', 'tamén']],
  ['az', ['yanğın', 'yanğını', 'yanğında'], ['məktəb', 'məktəbdə', 'məktəblər'], ['Bakı', 'Bakıda', 'Bakıdan'], ['üçün', 'olan', 'amma']],
  [
    'hy',
    ['հրդեհ', 'հրդեհը', 'հրդեհի', 'հրդեհից'],
    ['դպրոց', 'դպրոցում', 'դպրոցներ'],
    ['Երևան', 'Երևանում', 'Երևանից'],
    ['որը', 'համար', 'բայց'],
  ],
  ['ka', ['ხანძარი', 'ხანძარს', 'ხანძარში'], ['სკოლა', 'სკოლის', 'სკოლაში'], ['თბილისი', 'თბილისში', 'თბილისის'], ['რომ', 'მაგრამ', 'იყო']],
  [
    'uk',
    ['пожежа', 'пожежі', 'пожежею'],
    ['Чехія', 'Чехії', 'Чехію', 'Чехією'],
    ['підвищив', 'підвищили', 'підвищення'],
    ['після', 'яких', 'також'],
  ],
  [
    'uk',
    ['Харків', 'Харкова', 'Харкові', 'Харковом'],
    ['депутат', 'депутати', 'депутатів'],
    ['Київ', 'Києва', 'Києві', 'КИЇВ'],
    ['між', 'своїх', 'тому'],
  ],
  ['he', ['בנק', 'הבנק', 'בבנק', 'ובנקים', 'שהבנק'], ['שריפה', 'השריפה', 'בשריפה', 'שריפות'], ['כסף', 'כספים'], ['של', 'הוא', 'לא']],
  ['fa', ['دختر', 'دختران', 'دخترانی'], ['راننده', 'رانندگان'], ['بیمارستان', 'بیمارستان‌های'], ['مترو', 'متروی'], ['این', 'که', 'برای']],
  [
    'id',
    ['bantah', 'membantah', 'dibantah'],
    ['duga', 'diduga', 'dugaan', 'dugaannya'],
    ['bakar', 'terbakar'],
    ['yang', 'dengan', 'untuk'],
  ],
  ['nl', ['dood', 'doden', 'dode'], ['man', 'mannen'], ['huis', 'huizen'], ['verhogen', 'verhoging'], ['volgens', 'tussen', 'werd']],
  ['sv', ['ränta', 'räntan', 'räntor'], ['skola', 'skolan', 'skolans'], ['minister', 'ministern', 'ministerns'], ['från', 'inte', 'som']],
  ['bg', ['град', 'градът', 'града'], ['пожар', 'пожари', 'пожарите'], ['нова', 'новата'], ['който', 'заради', 'още']],
  [
    'bg',
    ['парламент', 'парламента', 'парламентът', 'парламентите'],
    ['резултат', 'резултата', 'резултатът', 'резултатите'],
    ['министър', 'министри', 'министрите', 'министърът'],
    ['войник', 'войници', 'войниците'],
    ['загина', 'загинаха', 'загинал', 'загинали', 'загиналите'],
    ['полицай', 'полицаи', 'полицаите'],
    ['смърт', 'смъртта'],
    ['мъж', 'мъже', 'мъжете'],
    ['вдигане', 'вдигането'],
    ['това', 'които', 'няма'],
  ],
  [
    'hr',
    ['ministar', 'ministra', 'ministri'],
    ['petak', 'petka'],
    ['radnik', 'radnici', 'radnika', 'radnicima'],
    ['ukrajinac', 'ukrajinca', 'ukrajinci'],
    ['ravnatelj', 'ravnatelja', 'ravnateljem'],
    ['podigao', 'podigla', 'podigli'],
    ['zaustavio', 'zaustavila'],
    ['štrajk', 'štrajkaju', 'štrajkuju'],
    ['događaj', 'događaja', 'događaji'],
    ['metro', 'metroa', 'metrou'],
    ['nije', 'što', 'bez'],
  ],
  ['sr', ['фабрика', 'фабрици', 'fabrike'], ['војник', 'војници', 'vojnika'], ['рекао', 'рекла', 'rekli'], ['није', 'што', 'bez']],
  [
    'sk',
    ['učiteľ', 'učitelia', 'učiteľov'],
    ['piatok', 'piatku', 'piatka'],
    ['sadzba', 'sadzieb'],
    ['minister', 'ministra', 'ministri'],
    ['Slovák', 'Slováci', 'Slovákov'],
    ['amatér', 'amatérmi'],
    ['štrajk', 'štrajkujú', 'štrajkovali'],
    ['obeť', 'obete', 'obetí'],
    ['alebo', 'podľa', 'však'],
  ],
  [
    'sl',
    ['minister', 'ministra'],
    ['delavec', 'delavci', 'delavcev'],
    ['stavka', 'stavkajo'],
    ['odstotek', 'odstotka'],
    ['zaradi', 'ki', 'tudi'],
  ],
  [
    'no',
    ['tog', 'toget', 'togene'],
    ['båt', 'båten'],
    ['bil', 'bilene'],
    ['rom', 'rommet', 'rommene'],
    ['død', 'døde'],
    ['ras', 'raset'],
    ['ikke', 'som'],
  ],
  ['mk', ['град', 'градот', 'градови'], ['пожар', 'пожарот', 'пожари'], ['нова', 'новата'], ['која', 'поради', 'сите']],
  ['ro', ['grevă', 'greva', 'grevele'], ['patron', 'patronul', 'patronului'], ['muncitori', 'muncitorilor'], ['după', 'pentru', 'între']],
  ['da', ['færge', 'færgen', 'færgerne'], ['strejke', 'strejken', 'strejkende'], ['brand', 'branden'], ['ifølge', 'blev', 'også']],
  ['no', ['ferge', 'fergen', 'fergene'], ['streik', 'streiken', 'streiker'], ['brann', 'brannen'], ['ifølge', 'ble', 'også']],
  [
    'fi',
    ['ottelu', 'ottelun', 'ottelussa'],
    ['poliisi', 'poliisin', 'poliisille'],
    ['halkeamat', 'halkeamista'],
    ['kertoi', 'mukaan', 'joka'],
  ],
  [
    'hu',
    ['repülőtér', 'repülőtéren', 'repülőtérről'],
    ['kamat', 'kamatot', 'kamatnak'],
    ['kapus', 'kapusa'],
    ['szerint', 'amely', 'között'],
  ],
  ['el', ['σεισμός', 'σεισμού', 'σεισμοί', 'ΣΕΙΣΜΟΣ'], ['απεργία', 'απεργίας'], ['έξοδος', 'εξόδους'], ['σύμφωνα', 'από', 'στην']],
  ['tr', ['yangın', 'yangında', 'yangınlar'], ['işçi', 'İşçiler', 'işçilerinin'], ['karar', 'kararını'], ['göre', 'için', 'Bir']],
  ['hi', ['मजदूर', 'मजदूरों'], ['बेटी', 'बेटियां', 'बेटियों'], ['हादसा', 'हादसे', 'हादसों'], ['महिला', 'महिलाएं', 'महिलाओं'], ['के', 'लिए', 'यह']],
  ['ur', ['کشتی', 'کشتیاں', 'کشتیوں'], ['دھماکا', 'دھماکے', 'دھماکوں'], ['الزام', 'الزامات'], ['میں', 'اور', 'نے']],
  ['bn', ['কারখানা', 'কারখানায়', 'কারখানার', 'কারখানাগুলো'], ['শ্রমিক', 'শ্রমিকেরা', 'শ্রমিকদের'], ['নেপাল', 'নেপালে', 'নেপালের'], ['এবং', 'করা', 'হয়েছে']],
  [
    'mr',
    ['अपघात', 'अपघाताची', 'अपघातामुळे'],
    ['शेतकरी', 'शेतकऱ्यांना'],
    ['नागपूर', 'नागपुरात', 'नागपूरमधील'],
    ['चर्चा', 'चर्चेत'],
    ['आणि', 'आहे', 'यांनी'],
  ],
  ['ne', ['नेपाल', 'नेपालको', 'नेपालमा'], ['विद्यार्थी', 'विद्यार्थीहरूले'], ['छ', 'र', 'तथा']],
  ['gu', ['ગુજરાત', 'ગુજરાતમાં', 'ગુજરાતના'], ['ખેડૂત', 'ખેડૂતો', 'ખેડૂતોની'], ['અને', 'છે', 'માટે']],
  ['pa', ['ਕਿਸਾਨ', 'ਕਿਸਾਨਾਂ'], ['ਹਾਦਸਾ', 'ਹਾਦਸੇ', 'ਹਾਦਸਿਆਂ'], ['ਅਤੇ', 'ਹੈ', 'ਨੂੰ']],
  ['ta', ['விமானம்', 'விமானத்தின்', 'விமானங்கள்'], ['தொழிலாளர்', 'தொழிலாளர்களின்'], ['மலேசியா', 'மலேசியாவில்', 'மலேசியப்'], ['மற்றும்', 'என்று', 'ஒரு']],
  ['te', ['ప్రమాదం', 'ప్రమాదంలో', 'ప్రమాదానికి', 'ప్రమాదాలు'], ['రైలు', 'రైళ్లు', 'రైళ్ల'], ['మ్యాచ్', 'మ్యాచ్\u200cను'], ['మరియు', 'ఈ', 'నుంచి']],
])('%s: forms of a word meet, function words go', (language, ...lists) => {
  const functionWords = lists.pop()!
  for (const forms of lists) expect(new Set(forms.flatMap((form) => wordsOf(form, language))), forms.join()).toHaveProperty('size', 1)
  expect(wordsOf(functionWords.join(' '), language)).toEqual([])
})

test.each([
  ['vi', 'của những được'],
  ['sq', 'është një për'],
  ['is', 'það sem hefur'],
  ['sw', 'kwa ya na'],
  ['ms', 'kerana pada ialah'],
  ['af', 'nie dat het'],
  ['tl', 'ang mga sa'],
  ['eu', 'eta da izan'],
  ['kk', 'және үшін деп'],
])('%s: function words go', (language, text) => {
  expect(wordsOf(text, language)).toEqual([])
})

test('what only looks like a form of another word is none', () => {
  expect(wordsOf('שביתה', 'he')).not.toEqual(wordsOf('הבית', 'he'))
  expect(wordsOf('masalah', 'id')).not.toEqual(wordsOf('masa', 'id'))
})

test.each(['hr', 'sr', 'sl', 'sk', 'bg', 'no', 'cs', 'mk'])(
  '%s: a word of thousands of letters is read at once',
  { timeout: 5_000 },
  (language) => {
    for (const letters of ['a', 'ac', 'ал', 'ева', 'oval', 'ми', 'enie', 'e', 'j'])
      expect(stemOf(letters.repeat(8_000), language)).not.toBe('')
  },
)

test('what a language spells in two ways is one word', () => {
  expect(wordsOf('Влада Србије усваја', 'sr')).toEqual(wordsOf('Vlada Srbije usvaja', 'sr'))
  expect(wordsOf('preşedinţi', 'ro')).toEqual(wordsOf('președinți', 'ro'))
  expect(wordsOf('وزیر', 'fa')).toEqual(wordsOf('وزير', 'fa'))
})

test('words of South Asian languages meet however they are spelled, and do not where another word only ends so', () => {
  for (const [language, ...spellings] of [
    ['hi', 'बाज़ार', 'बाजार'],
    ['hi', 'हिन्दी', 'हिंदी'],
    ['hi', 'पाँच', 'पांच'],
    ['hi', 'सम्बन्ध', 'संबंध'],
    ['mr', 'बँक', 'बॅंक'],
    ['bn', 'ব্যাঙ্ক', 'ব্যাংক'],
    ['te', 'ఓవర్\u200cలో', 'ఓవర్లో'],
    ['ur', 'گھر', 'گهر'],
  ] as const)
    expect(new Set(spellings.flatMap((word) => wordsOf(word, language))), spellings.join()).toHaveProperty('size', 1)
  for (const [language, word, other] of [
    ['hi', 'राजा', 'राज'],
    ['hi', 'अधिकारी', 'अधिकार'],
    ['ur', 'خانہ', 'خان'],
    ['mr', 'महिला', 'मही'],
    ['bn', 'বিষয়', 'বিষ'],
    ['ta', 'மக்கள்', 'மகள்'],
  ] as const)
    expect(wordsOf(word, language)).not.toEqual(wordsOf(other, language))
})

test.each([
  ['fr', 'L’UE et l’IA, jusqu’Oran', ['ue', 'ia', 'oran']],
  ['fr', 'le cours de l’OR', ['cour', 'or']],
  ['fr', 'le ballon d’or', ['ballon', 'or']],
  ['fr', 'C’est l’un d’eux, quelqu’un l’a dit', ['quelqu']],
  ['it', 'dell’Ue, sull’UE e quest’uomo', ['ue', 'ue', 'uomo']],
  ['ca', 'la llei d’IA', ['llei', 'ia']],
  ['en', 'what L’UE wants, O’Hare and Korea’s', ['ue', 'want', 'har', 'korea']],
])('what stands behind an elision is the word, however short it is (%s): %s', (language, text, words) => {
  expect(wordsOf(text, language)).toEqual(words)
})

test('of a Turkish name the ending behind its apostrophe is cut', () => {
  expect(wordsOf("ABD'nin Irak'tan AB'den İzmir’deki", 'tr')).toEqual(wordsOf('ABD Irak AB İzmir', 'tr'))
})

test('of a Finnish abbreviation the ending behind its colon says nothing', () => {
  expect(wordsOf('EU:n EU:ssa Nato:lle', 'fi')).toEqual(wordsOf('EU EU Nato', 'fi'))
})

test('an unknown language still gives lower-cased words', () => {
  expect(wordsOf('Hello World', 'xx')).toEqual(['hello', 'world'])
})

test('a token knows whether it opens a sentence', () => {
  expect(tokensOf('Rain fell. Rivers rose', 10).gaps).toEqual([GAP_SENTENCE, GAP_SPACE, GAP_SENTENCE, GAP_SPACE])
})

test('the number of tokens is bounded', () => {
  expect(tokensOf('a '.repeat(1000), 7).raw).toHaveLength(7)
})

test('a text of nothing but numbers in Han characters is read at once', { timeout: 5_000 }, () => {
  expect(tokensOf('一'.repeat(40_000), 10).raw[0]).toBe('一一')
})

test('a number in any script is the same number, and what it counts stands beside it', () => {
  expect(wordsOf('١١ قتيلا', 'ar')[0]).toBe('11')
  expect(tokensOf('٣٫٢٥ ۱۲', 10).raw).toEqual(['3.25', '12'])
  expect(tokensOf('造成11人死亡', 10).raw).toEqual(['造成', '11', '人', '死亡'])
  expect(tokensOf('造成四十二人死亡', 10).raw).toEqual(['造成', '42', '人', '死亡'])
  expect(tokensOf('統一十分', 10).raw).toEqual(['統一', '一十', '十分'])
})

test('Arabic words meet whatever their vowel signs, letters and article', () => {
  expect(wordsOf('الإضراب', 'ar')).toEqual(wordsOf('إضْراب', 'ar'))
  expect(wordsOf('اضراب', 'ar')).toEqual(wordsOf('والإضراب', 'ar'))
})

test('an apostrophe within a Ukrainian or a Hebrew word is a letter of it', () => {
  for (const [word, other, language] of [
    ["м'яч", 'м’яча', 'uk'],
    ["Дем'янчук", 'Дем’янчука', 'uk'],
    ["сім'я", 'сімʼї', 'uk'],
    ["ג'נין", 'ג’נין', 'he'],
  ] as const)
    expect(wordsOf(word, language)).toEqual(wordsOf(other, language))
  expect(wordsOf("м'яч", 'uk')).toHaveLength(1)
  expect(wordsOf("Дем'янчук", 'uk')).not.toEqual(wordsOf('Янчук', 'uk'))
  expect(wordsOf("ג'נין", 'he')).not.toEqual(wordsOf('נין', 'he'))
})

test('a Russian word with ё is the one that most write with е', () => {
  expect(wordsOf('Королёв ведёт самолёт, счёт ещё не оплачен', 'ru')).toEqual(wordsOf('Королев ведет самолет, счет еще не оплачен', 'ru'))
})

test('Chinese in traditional characters has the words of its simplified form', () => {
  expect(wordsOf('國務院總理訪問歐盟總部', 'zh')).toEqual(wordsOf('国务院总理访问欧盟总部', 'zh'))
  expect(wordsOf('雲', 'zh')).toEqual(['云'])
})

test('what is too long for a word keeps its endings, which could be without end', () => {
  const word = `ক${'ের'.repeat(2_000)}`
  expect(stemOf(word, 'bn')).toBe(word)
})
