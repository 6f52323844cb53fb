/**
 * Countries that headlines of East Asia call by one character: 美媒, 日米首脳会談, 對中. By itself such a character is a part of other words
 * (美容, 法院, 台风, 진행 中), so that only these tell: before what a country has (its army, its president, its press), beside another country
 * in a pair of fixed use, and, where the rest is written otherwise, alone (Han among Hangul, or before katakana and letters in Japanese).
 */
import type { Mention, Name } from './country-match.ts'

const STRENGTH = 0.85
/** What a country has, in Chinese. */
const HAD_IN_CHINESE =
  '媒|[军軍]|警|府|[议議][员員]|官[员員方]|高官|大使|使[馆館]|[领領][馆館事]|央行|股|企|[总總][统統理]|副[总總][统統]|前[总總][统統理]|首相|外[长長相]|防[长長相]|防[卫衛]|[财財][长長政]|外交[部官]|[国國]防|[国國][会會]|[国國][务務]|[国國]安|商[务務]部|司法部|法[务務]部|最高法院|[参參][议議]|[众眾][议議院]|民[众眾调調进進航]|[网網]民|[选選]民|[专專]家|[学學]者|立委|[陆陸]委|[检檢]方|海[军軍警]|空[军軍]|[陆陸][军軍]|情[报報]|中情局|[联聯]邦|[驻駐]|[车車]企|方(?![面式案向法位便])'
const RULED_IN_CHINESE = '媒|[总總][统統理]|外[长長](?!期)|防[长長]|[财財][长長]|[军軍](?!事)|政府|[议議][员員]|使[馆館]'
/** And in Japanese. */
const HAD_IN_JAPANESE =
  '軍|政府|政権|大統領|副大統領|首相|外相|国防|議会|議員|[紙誌](?!面|上)|メディア|報道|高官|当局|企業|大手|[上下]院|国務|財務|司法|海軍|空軍|連邦|中銀|中央銀|国王|王室|最高裁|地裁|裁判|大使|外務|与党|野党|警察|捜査|側|製薬|自動車|司令|兵|州|国内|国民|史上'
/** Behind these Chinese verbs and prepositions it is the place that somebody goes to, speaks of or deals with. */
const BEFORE_IN_CHINESE = '访訪驻駐对對赴涉援攻与與和称稱指批遭'
const ALONE_IN_KOREAN = '美中日北韓獨佛英露印伊濠豪加泰越臺台'
/** Behind these Korean nouns 中 is "during". */
const DONE_IN_KOREAN =
  '재판|공판|심리|심사|수사|조사|취재|감사|근무|복무|수감|복역|구금|수배|도주|도피|운전|운행|주행|비행|항해|이동|출근|퇴근|귀가|등교|하교|여행|휴가|방문|순방|체류|입원|투병|치료|수술|임신|촬영|녹화|방송|생방송|공연|경기|시합|훈련|연습|작업|공사|회의|회담|협의|협상|통화|대화|연설|발언|논의|검토|추진|진행|준비|개발|판매|모집|시행|운영|산책|운동|등산|수영|식사|수업|강의|시위|집회|교전|대치|파업|휴직|휴학|재학|재직|활동|대기|투쟁|단식'
const PAIRED_IN_KOREAN = '미중일북러한'

const COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    US: '美米미',
    CN: '中중',
    JP: '日일',
    KR: '韩韓한',
    KP: '朝北북',
    TW: '台臺',
    HK: '港',
    RU: '俄露ロ러',
    UA: '乌烏',
    GB: '英',
    FR: '法佛仏',
    DE: '德獨独',
    IT: '意伊',
    AU: '澳豪濠',
    IN: '印',
    CA: '加',
    IL: '以',
    TH: '泰',
    VN: '越',
    PH: '菲',
  }).flatMap(([code, letters]) => [...letters].map((letter) => [letter, code])),
)

/** What is matched names one country for each of its characters. Behind a number 日 is a day: "27日朝" is a morning. */
const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  zh: [
    new RegExp(`(?<![\\p{Script=Han}]|\\p{N})[美日韩韓俄英台臺港](?=${HAD_IN_CHINESE})`, 'gu'),
    new RegExp(`(?<=[${BEFORE_IN_CHINESE}])[美韩韓俄英台臺港](?=${HAD_IN_CHINESE})`, 'gu'),
    new RegExp(`(?<!\\p{Script=Han}|\\p{N})[法德澳印加以乌烏意朝泰越菲](?=${RULED_IN_CHINESE})`, 'gu'),
    /(?<!\p{Script=Han})中(?=方(?![面式案向法位便])|企|资|資|使[馆館]|外[长長](?!期))|中(?=共(?!同|享|有|识|識|用|和))/gu,
    /(?<!\p{Script=Han})港(?=人|股|民|青|[区區][议議]|特首|政府|[财財]政司|律政司)|(?<=[赴访訪抵来來留全])港(?![口珠])/gu,
    /(?<!\p{Script=Han})台(?=[剧劇海股商]|[东東西南北]部)|(?<=[赴访訪攻涉对對援抵侵犯武])台(?![风風州词詞阶階])/gu,
    /中美(?!洲)|美中|中日(?=[韩韓关關外两兩首双雙友贸貿])|(?<![\p{N}〇一二三四五六七八九十同翌次本])日(?:[韩韓](?!语|語)|[美菲])|中[韩韓]|美[韩韓]|[韩韓]美|美日|中俄|俄中|美俄|俄美|俄[乌烏]|[乌烏]俄|中印(?!尼)|中朝|朝俄|俄朝|朝[韩韓]|美朝|朝美|美菲|中菲|美台|台美|中法(?![律院官])|中德|中澳|美英|英美/gu,
  ],
  ja: [
    new RegExp(
      `(?<![\\p{Script=Han}\\p{Script=Katakana}\\p{N}])[米英仏独豪印露韓](?=${HAD_IN_JAPANESE}|[\\p{Script=Katakana}A-Z] ?|[ \\u3000])`,
      'gu',
    ),
    /(?<![\p{N}〇一二三四五六七八九十同翌前当即次本連毎])日[米韓朝台英豪印]|米中(?!間選)|米韓|米[ロ露](?![ァ-ヴー])|中[ロ露](?![ァ-ヴー])|中朝|朝[ロ露](?![ァ-ヴー])|米朝|中台|米英|英仏|独仏|仏独|(?<=英仏)独|(?<=日米)韓|日中(?=首脳|関係|外相|両国|韓|間|貿易|友好|共同|双方)/gu,
  ],
  ko: [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?!(?<=(?:${DONE_IN_KOREAN}) ?)中(?=$|[^\\p{L}·]|에|인|이던|의 ))[對反親訪駐在脫]?[${ALONE_IN_KOREAN}]+(?!\\p{Script=Han})`,
      'gu',
    ),
    new RegExp(
      `(?<!\\p{L})[${PAIRED_IN_KOREAN}](?:·[${PAIRED_IN_KOREAN}])+(?=$|[^\\p{L}]|정상|관계|무역|갈등|회담|동맹|훈련|군|양국|간|의)`,
      'gu',
    ),
    /(?<!\p{L})(?:미중|중러|북러|북미|미러|미일|북중|한미일|한중일|한미|한중|한일)(?=$|[^\p{L}]|정상|관계|무역|갈등|회담|동맹|훈련|연합|외교|협상|관세|패권|전쟁|양국|경쟁|통상|간|의 )/gu,
    /(?<!\p{L})러(?= )/gu,
  ],
}
/** North America. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['北美'])

/** Mentions of countries by their characters; none in other languages than Chinese, Japanese and Korean. */
export function findLetters(text: string, language: string): Mention[] {
  const mentions: Mention[] = []
  for (const pattern of PATTERNS[language] ?? [])
    for (const found of text.matchAll(pattern)) {
      if (NO_COUNTRIES.has(found[0])) continue
      for (const [at, letter] of [...found[0]].entries()) {
        const code = COUNTRIES[letter]
        if (code !== undefined) mentions.push({ name: nameOf(code), at: found.index + at, index: -1, words: 1 })
      }
    }
  return mentions
}

const nameOf = (code: string): Name => ({ countries: [code], strength: STRENGTH, kind: 'country', first: false, family: false })
