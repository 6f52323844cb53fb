/**
 * Countries as a search, and a report, may name them in other languages than English. Most names come from the runtime's locale data (CLDR); here stand what
 * people say beside it, and which of all these names are ordinary words too: found by looking up each in the dictionaries of thirty languages.
 */

/** Whose names are read, word by word. */
export const SPACED_LANGUAGES = 'bg ca cs da de el es et fi fr hr hu id it lt lv ms nb nl pl pt ro ru sk sl sr sv tr uk vi'.split(' ')

/** Whose names are found by the gazetteer in their script, where words take prefixes or are not parted by spaces. */
export const SCRIPT_LANGUAGES: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Bengali}/u, ['bn']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Han}\p{Script=Katakana}]/u, ['ja', 'zh']],
]

/** English name | codes | what else it is called: `language:name,name;…`. The English name is what reports told in English say. */
export const FURTHER_SPOKEN = `
United States|US|de nl da nb sv tr id hr sl cs sk lt:Amerika;pl:Ameryka;ru uk bg:Америка;el:Αμερική;es:EE UU,EEUU;pt:EUA;ro:SUA,Statele Unite;ar:أمريكا,أميركا,امريكا,اميركا;fa:آمریکا,امریکا;he:אמריקה;ja:米国;fr:USA
United Kingdom|GB|de:Großbritannien;fr:Grande-Bretagne;es:Gran Bretaña;it:Gran Bretagna;pt:Grã-Bretanha;nl:Groot-Brittannië;cs:Velká Británie;sk:Veľká Británia;hr:Velika Britanija;sl:Velika Britanija;hu:Nagy-Britannia;ro:Marea Britanie;lt:Didžioji Britanija;lv:Lielbritānija;et:Suurbritannia;tr:İngiltere,Britanya;id:Inggris;ca:Gran Bretanya;uk:Британія;ru bg:Британия;el:Βρετανία,Μεγάλη Βρετανία;ar:بريطانيا;sr:Велика Британија
Netherlands|NL|es pt:Holanda;fr:Hollande;it:Olanda;fi:Hollanti;hr:Nizozemska,Holandija;el:Ολλανδία;ru:Голландия;uk:Голландія;bg:Холандия;ro:Olanda;cs:Holandsko
Czech Republic|CZ|es:República Checa;fr:République tchèque;it:Repubblica Ceca;pt:República Checa,Chéquia;de:Tschechische Republik;cs:Česká republika;sk:Česká republika
Ivory Coast|CI|de:Elfenbeinküste;es:Costa de Marfil;pl:Wybrzeże Kości Słoniowej;tr:Fildişi Sahili;cs:Pobřeží slonoviny;id:Pantai Gading;ro:Coasta de Fildeș
Saudi Arabia|SA|es:Arabia Saudita;ar:السعودية,سعودية;zh:沙特,沙烏地;ja:サウジ
United Arab Emirates|AE|ru:Объединенные Арабские Эмираты;es:Emiratos;fr:Émirats;it:Emirati;pt:Emirados;ar:الإمارات,الامارات;tr:BAE;zh:阿联酋,阿聯
Belarus|BY|de:Weißrussland,Weissrussland;sv:Vitryssland;da:Hviderusland;nb:Hviterussland;nl:Wit-Rusland;ru:Белоруссия;fr:Biélorussie;es:Bielorrusia;it:Bielorussia;pt:Bielorrússia
Myanmar|MM|de nl:Birma;fr:Birmanie;es it ro:Birmania;pt:Birmânia;ru:Бирма;ja:ビルマ
Congo|CD CG|de nl da nb sv pl cs sk hr sl hu lv:Kongo;ru uk bg sr:Конго;el:Κονγκό;ar:الكونغو;ja:コンゴ;zh:刚果,剛果;ko:콩고
Korea|KR KP|fr:Corée;es it ca:Corea;pt:Coreia;ro:Coreea;ru:Корея;uk:Корея;el:Κορέα;tr:Kore;hr sl:Koreja;sk:Kórea
South Korea|KR|ru:Южная Корея,ЮК;zh:南韩,南韓;ko:남한
North Korea|KP|ru:Северная Корея;zh:北韩,北韓
Macedonia|MK|de:Mazedonien;fr:Macédoine;ru:Македония
Moldova|MD|de:Moldawien;ru:Молдавия;fr:Moldavie;es it:Moldavia
Kyrgyzstan|KG|ru:Киргизия
Vatican|VA|de nb da sv sl hr:Vatikan;es pt it:Vaticano;lv:Vatikāns;ja:バチカン;ko:바티칸
South Africa|ZA|ru:ЮАР,Южная Африка;ar:جنوب أفريقيا,جنوب إفريقيا
Bosnia|BA|de da sv:Bosnien;fr:Bosnie;cs sl hr:Bosna;ru bg:Босния;pl:Bośnia;nl:Bosnië
Turkey|TR|ko:터키
Syria|SY|ar:سورية
Oman|OM|ar:عُمان,سلطنة عمان
East Timor|TL|de:Osttimor;fr:Timor oriental;es:Timor Oriental
`

/** Further English names that reports use for a country, beside its first one. */
export const ENGLISH_SPOKEN: Readonly<Record<string, readonly string[]>> = {
  US: ['US', 'USA'],
  GB: ['UK', 'Britain'],
  AE: ['UAE'],
  CZ: ['Czechia'],
  TR: ['Türkiye'],
  MM: ['Burma'],
  GE: ['Georgia'],
  MK: ['Macedonia'],
  CD: ['Democratic Republic of the Congo', 'Congo', 'DR Congo', 'DRC'],
  CG: ['Congo'],
  BA: ['Bosnia and Herzegovina'],
  CI: ["Côte d'Ivoire"],
  CV: ['Cabo Verde'],
  KP: ['DPRK'],
  SZ: ['Swaziland'],
  TL: ['Timor-Leste'],
}

/** Meetings and reunions, this and a duchess, a city and its fruit, cities and saints of elsewhere: no country, however they are written. */
export const NEVER_COUNTRIES = new Set(
  `того réunion reunion reunión reunião riunione norfolk columbia servia franca franta suede man mon granada guadalupe salvador salvádor
  grenade union`.split(/\s+/),
)

/** Words of their own language too, which writes the country with a capital: corn, prawns, catarrh, to catch lice, a feather, a hat, butane, fumes, small, farming, a sculptor, malted, shorts, jersey. */
export const COUNTRIES_WITH_CAPITAL = new Set(
  `mısır misir camarões catar катар перу чили панама бутан чад мали малі оман γεωργία γεωργια kipar malte bermudas джерси джерсі чешка kataras
  mỹ đức pháp áo bỉ ý úc séc lào síp`.split(/\s+/),
)

/** Common words of another language, which are the country where they have a capital or the query is in its language: pollen, cinema, reluctantly, inside, I turn, catarrh, butane. */
export const WORDS_ELSEWHERE = new Set('polen kina ungern inde viro saksa katar butan bután kine malis'.split(' '))

/** The same where a capital says nothing, of names or headlines: an island, independent, Maurice, Turki, chili, north, Slovenian, wins. */
export const COUNTRIES_IN_THEIR_LANGUAGE = new Set(
  'island indie mauricio maurice turki dominika chili norra slovensko gana benina gabona salvadora salvadoras togas somalis somali filipina filipine fas nga tai lao'.split(
    ' ',
  ),
)

/** English names that are common words of these languages, in small letters: evils, small ones. */
export const ENGLISH_NAMES_ELSEWHERE: Readonly<Record<string, readonly string[]>> = { mali: ['it', 'pl', 'hr', 'bs', 'sl', 'sr', 'sk'] }

/** In small letters: what English calls parts of a country, peoples in it, and states that are no more. What is tagged with the country is mostly of something else. */
export const NO_WHOLE_COUNTRY: ReadonlySet<string> = new Set(
  [
    'england,english,englishman,englishmen,scotland,scottish,scot,scots,scotsman,wales,welsh,cornish,northern ireland,n ireland,northern irish,n irish',
    'west bank,republika srpska,abkhazia,abkhaz,abkhazian,south ossetia,northern cyprus,turkish cypriot,turkish cypriots,greek cypriot,greek cypriots',
    'eastern congo,somaliland,puntland,maori,māori,zulu,afrikaner,afrikaners,sinhalese,malay,khmer,persian',
    'soviet union,ussr,u.s.s.r.,soviet,soviets,yugoslavia,yugoslav,czechoslovakia,czechoslovak,rhodesia,west germany,east germany,west german,east german',
  ].flatMap((names) => names.split(',')),
)
