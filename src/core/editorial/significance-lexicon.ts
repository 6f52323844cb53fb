/**
 * How grave the words of a headline are, 0..10, after the absolute Goldstein weight of the CAMEO event codes (mass violence and war 10,
 * coercion 7, protest 6, consultation 1), with disasters and public health added in the same scale. Each entry is the beginning of a
 * word, or with `$` a whole one; the languages are English, German, French, Spanish, Italian, Portuguese, Swedish and Russian. Arabic,
 * whose words take prefixes, and Chinese and Japanese, which have no spaces, are looked through for their entries as they stand.
 */
const LEADERS =
  'president|prime minister|supreme leader|pope|king|queen|chancellor|präsident|kanzler|papst|président|premier ministre|pape|presidente|papa|rey|rei|re'
const DIES = 'killed|assassinated|shot dead|dies|is dead|ermordet|gestorben|assassiné|mort|asesinado|muere|ucciso|assassinado|morre'

interface Grade {
  readonly gravity: number
  readonly words: string
  /** As they stand, in scripts where a word has no clear beginning. */
  readonly unspaced?: string
  /**
   * What else the words may mean. Words of harm (`body` to somebody, `public` to many at once) are pictures in politics and markets: a verbal attack, a
   * market's collapse, a deal that is dead. Those of a `calamity` are meant there, and so is a president; in the trades
   * alone there are wars of chips, floods of films and presidents of companies.
   */
  readonly picture?: 'body' | 'public' | 'calamity'
}

const GRADES: readonly Grade[] = [
  // The death of a head of state, not of a former one.
  {
    gravity: 14,
    words: `(?<!(?:former|late|ex)[ -](?:[\\p{L}.]+ ){0,2})(?:${LEADERS})(?![\\p{L}])(?!(?:[^.]{0,40})(?: of |['’]s (?:aide|son|wife|brother|daughter)))(?:(?!says|said|admits|vows|warns|calls|that |after |as |dit |dice |sagt )[^.:;,]){0,40}(?<![\\p{L}])(?:${DIES})(?![\\p{L}])`,
  },
  {
    gravity: 10,
    picture: 'calamity',
    words:
      'war crime|genocid|massacr|invasion|invade|nuclear strike|ethnic cleansing|(?<!no )tsunami|völkermord|massaker|einmarsch|génocide|invasión|invasão|genocidi|matanza|nuclear attack|famine|hungersnot|folkmord|hungersnöd|геноцид|вторжени|цунами|военн[а-я]+ преступлени',
    unspaced:
      'إبادة|مجزرة|غزو|تسونامي|مجاعة|جرائم حرب|大屠杀|大屠殺|种族灭绝|虐殺|ジェノサイド|入侵|侵攻|海啸|津波|饥荒|飢饉|战争罪|戦争犯罪',
  },
  {
    gravity: 9,
    picture: 'calamity',
    words:
      'airstrike|air strike|missile strike|bombing|bombard|terror|suicide bomb|coups?$|martial law|assassinat|mass shooting|luftangriff|anschlag|anschläge|putsch|attentat|frappe|golpe de estado|bombardeo|atentado|attentato|ataque terrorista|shelling|(?<!(?:considered|deemed|most|more|highly|racially|sexually) )offensive(?! (?:text|message|comment|remark|joke|language|tweet|post|content|coordinator|line|tackle|guard|player|rookie|slur|word|image|costume|statement|material|gesture|term|name|behavio|rebound))|drone attack|drone strike|troops|(?<!(?:trade|price|culture|bidding|turf|star|cold|tariff) )wars?$|krieg(?:s|es|e)?$|guerres?$|guerras?$|pandemic|pandemi|krig(?:et|en)?$|flyganfall|jätteattack|terrordåd|anfall(?:et)?$|anföll$|rockets? (?:hits?|fired|strikes?|attacks?|barrage)|statskupp|militärkupp|inbördeskrig|världskrig(?:et)?$|robotanfall|drönaranfall|masskjutning|beskjut|besköt|войн[аыеу]$|обстрел|теракт|ракетн[а-я]+ удар|авиаудар|переворот',
    unspaced:
      'حرب|غارة|غارات|قصف|انقلاب|إرهاب|اغتيال|هجوم انتحاري|空袭|空襲|空爆|爆撃|炮击|砲撃|战争|戦争|恐怖袭击|テロ事件|テロ攻撃|自爆テロ|政变|クーデター|暗杀|暗殺|戒严|戒厳',
  },
  {
    gravity: 8,
    words:
      'earthquake|quakes?$|hurricane|typhoon|cyclone|eruption|kidnap|abduct|gunman|gunmen|plane crash|air crash|ferry|shipwreck|epidemic|outbreak|ebola|erdbeben|hurrikan|taifun|vulkan|geisel|absturz|séisme|tremblement de terre|ouragan|éruption|otage|terremoto|huracán|erupción|secuestr|eruzione|furacão|sequestr|stampede|jordbävning|jordskalv|orkan|utbrott|gisslan|землетрясени|ураган|тайфун|извержени|заложник|авиакатастроф|эпидеми|вспышк',
    unspaced:
      'زلزال|إعصار|بركان|رهائن|وباء|تحطم طائرة|地震|飓风|ハリケーン|台风|台風|火山|人质|人質|空难|墜落|坠毁|疫情|感染拡大|爆炸|爆発|انفجار|襲撃|袭击|هجوم',
  },
  {
    gravity: 8,
    picture: 'public',
    words:
      'explosion|blast|hostage|derail|écrasement|esplosione|explosão|collapse|attack|angriff|attaque|ataque|attacco|explosionen?$|[\\p{L}]{3,12}attack(?:en|er|erna)?$|взрыв|нападени|атак',
  },
  {
    gravity: 8,
    picture: 'body',
    words:
      'shooting|tiroteo|killed|kills|killing|shot dead|shot and killed|shot to death|fatally shot|stabb|getötet|erschossen|erstochen|tuée?s?$|poignardé|asesinad|apuñalad|uccis[oaie]$|ihjäl|mördad|skjutning|skolskjutning|dödsskjutning|knivskur|knivhugg|knivskad|стрельб',
  },
  {
    gravity: 7,
    words:
      'wildfire|landslide|missiles?$|nuclear (?:weapon|arsenal|warhead|test|deterren|war$)|warplane|fighter jets?$|junta|military rule|tear gas|tornado|drought|avalanche|sanction|ceasefire|cease-fire|truce|peace deal|peace agreement|state of emergency|impeach|bankrupt|recession|waffenruhe|waffenstillstand|überschwemm|hochwasser|waldbrand|erdrutsch|notstand|inondation|feux? de forêt|incendies? de forêt|cessez-le-feu|tregua|inundac|incendios? forestal|sanciones|alluvione|frana|incendi[o]? boschiv|incêndios? floresta|enchente|evacuat|referendum|översvämning|evakuer|protest(?:s|ers?|ed|ing)?$|protester(?:na)?$|demonstrant|oroligheter|kravall|proteste[ns]?$|unruhen|ausschreitung|manifestant|émeute|disturbios|disordini|kärnvapen|atomwaffen|armas nucleares|armes nucléaires|blockade$|blockad(?:en)?$|flygkrasch|flygolyck|tågolyck|gruvolyck|skogsbrand|skogsbränder|jordskred|lavin|sanktion|vapenvila|nödläge|наводнени|лесн[а-я]+ пожар|природн[а-я]+ пожар|оползн|оползень|deslizamientos? de tierra|deslizamentos? de terra|deslave|glissements? de terrain|лавин|санкци|перемири|прекращени[а-я]+ огня|чрезвычайн|протест|референдум|импичмент',
    unspaced:
      'فيضان|حرائق الغابات|حريق الغابات|انهيار أرضي|عقوبات|هدنة|وقف إطلاق النار|احتجاج|استفتاء|洪水|水灾|豪雨|山火|山林火災|森林火灾|山体滑坡|土砂崩れ|制裁|停火|停戦|紧急状态|緊急事態|抗议|抗議|国民投票|弾劾|弹劾',
  },
  {
    gravity: 7,
    picture: 'calamity',
    words: 'flood|riot|uprising|upplopp|uppror|revolt',
  },
  {
    gravity: 7,
    picture: 'public',
    words:
      'storm(?:s|ed)?$|default|sturm|tempête|tormenta|tempestade|executed$|executions?$|deadly$|dödlig|crash|hijack|annex|clash|unrest|bomb(?:s|ed|er|en|ar|at|ade|ades|ats)?$|stormen$|annekter|шторм|столкновени',
    unspaced: 'عاصفة|اشتباكات|冲突|衝突|暴风|暴風',
  },
  {
    gravity: 7,
    picture: 'body',
    words:
      'murder|raped?$|rapists?$|dead$|deaths?$|dies$|shoots$|gunned? down|opens? fire|mord|död$|döda$|dödad|dödas$|dödsolyck|omkom(?:mit|na)?$|skjut(?:er|its|en|na)$|sköts$|убит|убий|погиб',
    unspaced: 'قتل|مقتل|مصرع|死亡|遇难|身亡|殺害|谋杀',
  },
  {
    gravity: 5,
    picture: 'calamity',
    words: 'president|expresident|präsident|président|президент',
  },
  {
    gravity: 5,
    words:
      'election|prime minister|resign|death (?:penalty|sentence|row)|no[- ]confidence|oust|arrest|indict|convict|sentenc|guilty|strikes?$|walkout|treaty|agreement|summit|supreme court|ban(?:s|ned)?$|vetoe?(?:s|d)?$|lockdown|airspace|sexual(?:ly)? (?:assault|abus|harass)|crisis|shutdown|wahl|kanzler|rücktritt|festnahme|urteil|streik|gipfel|élection|premier ministre|démission|grève|sommet|elecc|dimisión|huelga|cumbre|elezioni|dimission|sciopero|vertice|eleiç|renúncia|greve|cúpula|merger|acquisition|acquire|layoff|job cuts|inflation|interest rate|tariff|hack(?!athon)|breach|cyberattack|nobel prize|nobelpreis|nobelpris|prix nobel|premio nobel|prêmio nobel|recall|lawsuit|died|obituary|valet$|statsminister|avgår|åtal|dömd|strejk|dödsstraff|dödsdöm|todesstrafe|peine de mort|pena de muerte|misstroende|nyval|regeringskris|misstrauens|motion de censure|gripen$|gripna$|häkta|toppmöte|räntan?$|luftrum|выбор[ыао]|премьер|отставк|арест|приговор|забастовк|саммит|верховн[а-я]+ суд|кризис|инфляци',
    unspaced:
      'انتخابات|رئيس|استقالة|اعتقال|الحكم على|إضراب|قمة|أزمة|选举|選挙|总统|大統領|首相|总理|辞职|辞任|逮捕|被捕|判决|判決|罢工|ストライキ|峰会|首脳|危机|危機|通胀|インフレ|利上げ|加息',
  },
  {
    gravity: 3,
    words:
      'deals?$|votes?$|laws?$|bills?$|courts?$|police|minister|government|budget|launch|discover|stud(?:y|ies)$|record|policy|regierung|gesetz|gericht|polizei|gouvernement|lois?$|tribunal|gobierno|ley$|leyes$|policía|governo|legge$|leggi$|polizia|lei$|leis$|polícia|vaccin|climate|nasa$|satellite|rocket|brand (?:i|på|norr|söder|öster|väster|rasar|vid|nära)$|(?:kraftig|stor|efter|utvecklad|i) brand$|branden$|storbrand|bränder|incendie|incendio|incêndio|regering|krock|trafikolyck|lag$|lagen$|domstol|polis|правительств|закон|суд$|суда$|полици|министр|пожар|бюджет|ракет|вакцин',
    unspaced:
      'حريق|حرائق|火灾|火災|حكومة|قانون|محكمة|شرطة|وزير|لقاح|政府|法案|法律|法院|裁判|警察|警方|预算|予算|疫苗|ワクチン|卫星|衛星|火箭|ロケット',
  },
]

/**
 * Words of routine: fixtures, programmes, offers, market reports. They take weight off, whatever the number of outlets that print them, but where what
 * happens is filed under something graver ("at odds", "a deal on hostages").
 */
const ROUTINE =
  'trailer|recap|horoscope|powerball|jackpot|box office|lineup|line-up|fixture|match preview|preview|predicted|fantasy|highlights|how to watch|discount|black friday|cyber monday|prime day|on sale$|deals? on$|best .{0,30}deals$|early deals|gift guide|rumou?rs?|leak(?:s|ed|er)? (?:reveal|suggest|show|hint|claim|render|spec|image|photo|design|trailer)|(?:iphone|ipad|macbook|galaxy|pixel|xbox|playstation|trailer|specs?) .{0,40}leak|episode|season \\d|red carpet|celebrit|lottery|lotto|review(?= ?[:–—|]|(?!.))|^reviews?:|transfer news|betting|odds|crossword|wordle|recipe|giveaway|box score|half-time|full-time|man of the match|stock market (?:today|week)|stocks to watch|stock futures|(?:stocks|shares|s&p 500|nasdaq|dow|wall street)(?: \\p{L}+){0,3} (?:hold|lead|slide|fall|rise|slip|gain|edge|end|close|turn|drop|climb|advance|mixed|lower|higher)s?$|markets wrap|dow jones futures|(?:mixed|quarterly|strong|weak) (?:earnings|results)|earnings (?:preview|beat|miss|call)|(?:profit|revenue) (?:beat|miss)$|beat and raise|price target|top pick|financial results|delårsrapport|kvartalsrapport|bokslutskommuniké|quartalszahlen|what.s (?:open|closed)|spielbericht|bundesliga|horoskop|ligue 1|horóscopo|oroscopo|serie a|laliga|album|playlist|kardashian|bachelor|reality tv|super bowl ad|iphone case|deal alert|börsen idag|гороскоп|трейлер'

/** Things that are sold under a name: what is said of them in the trades is news of goods, however many outlets print it. */
const PRODUCTS =
  'release date|pre-?orders?$|product launch|new products?$|new [\\p{L}]+ products?$|hands-on|gsmarena|smartphones?$|smartwatch|foldables?$|chipset|laptops?$|headphones|earbuds|handhelds?$|consoles?$|gamers?$|gameplay|video games?$|dlc$|patch notes|beta \\d|iphone|ipad|macbook|imac$|airpods|apple watch|vision pro|galaxy (?:s|z|a|m|tab|watch|buds|book)|pixel (?:\\d|watch|buds|fold)|xbox|playstation|ps[456]$|nintendo|switch 2|steam (?:deck|machine)|windows 1\\d|(?:ios|ipados|macos|android|one ui|oxygenos|hyperos) \\d|oneplus|xiaomi|gopro|lego$'

const GRAVE_PLACES =
  'united nations|u\\.n\\.|security council|nato|european union|world health organization|imf|world bank|opec|g7|g20|white house|kremlin|pentagon|president|prime minister|chancellor|king|queen|pope|supreme leader|vereinte nationen|bundeskanzler|präsident|nations unies|président|premier ministre|naciones unidas|presidente|papa|onu|otan|förenta nationerna|statsminister(?:n)?|påven|оон|нато|кремль|кремле|президент[а-я]{0,2}|премьер-министр[а-я]{0,2}|папа римский'
const GRAVE_PLACES_UNSPACED =
  'الأمم المتحدة|الناتو|الرئيس|البابا|联合国|国連|北约|白宫|ホワイトハウス|总统|大統領|总理|首相|教皇|ローマ法王'

const wordsOf = (words: string): string => `(?<![\\p{L}])(?:${words.replaceAll('$', '(?![\\p{L}])')})`
const graded = GRADES.map(({ gravity, words, unspaced, picture }) => ({
  gravity,
  picture,
  pattern: new RegExp(unspaced === undefined ? wordsOf(words) : `${wordsOf(words)}|${unspaced}`, 'iu'),
}))
const productPattern = new RegExp(wordsOf(PRODUCTS), 'iu')
const routinePattern = new RegExp(wordsOf(ROUTINE), 'iu')
const powersPattern = new RegExp(`(?<![\\p{L}])(?:${GRAVE_PLACES})(?![\\p{L}])|${GRAVE_PLACES_UNSPACED}`, 'iu')

/**
 * The gravest word of the text, 0 when none is known. Of an event that harms nobody, words of harm are pictures and count nothing; where it is one of
 * the trades, those of calamities are too.
 */
export function gravityOf(text: string, isHarm: boolean, isTrade = false): number {
  return gravestOf(text, (picture) => (picture === 'calamity' ? !isTrade : isHarm || picture === undefined))
}

/** The gravest of the words that tell of more than one body: what a blast or a quake did may not be known yet, a murder's victim is. */
export function publicGravityOf(text: string): number {
  return gravestOf(text, (picture) => picture !== 'body')
}

/** The gravest of the words that are never pictures. */
export function plainGravityOf(text: string): number {
  return gravestOf(text, (picture) => picture === undefined || picture === 'calamity')
}

function gravestOf(text: string, counts: (picture: Grade['picture']) => boolean): number {
  return graded.find(({ pattern, picture }) => counts(picture) && pattern.test(text))?.gravity ?? 0
}

/** "Shoots and kills woman", "two boys were stabbed": that somebody is hurt is no picture, whatever the report is filed under. */
const SOMEBODY =
  '(?:wom[ae]n|m[ae]n|boys?|girls?|child|children|baby|toddler|teens?|teenagers?|students?|teachers?|officers?|soldiers?|mother|father|wife|husband|sons?|daughters?|brothers?|sisters?|couple|family|people|persons?|civilians?|workers?|drivers?|passengers?|tourists?|journalists?|protest[eo]rs?|pedestrians?|cyclists?|hikers?|doctors?|nurses?|residents?|villagers?)'
const HURTS = '(?:kill(?:s|ed|ing)?|shoots?|shot|stab(?:s|bed)?|murder(?:s|ed)?)'
const harmsPattern = new RegExp(
  [
    `${HURTS}(?:,? (?:and|then) ${HURTS})?(?: at least)?(?: (?:an?|the|his|her|their|\\d+|one|two|three|four|five))?(?: (?!(?:to|in|off|by|for|after|as|over|with|bill|plan)\\b)\\p{Ll}+(?:-\\p{Ll}+)*){0,2}? ${SOMEBODY}`,
    `${SOMEBODY}(?:,? \\d+,?)?(?: (?:is|was|were|are|has been|have been))?(?: fatally)? (?:killed|stabbed|murdered|found dead|shot(?! (?:up|to (?!death)|put|down)\\b))`,
    '(?:mann|frau|kind|junge|mädchen|homme|femme|enfant|hombre|mujer|niñ[oa]|joven|uomo|donna|homem|mulher|man|kvinna|pojke|flicka|barn)(?: \\p{L}+){0,3} (?:getötet|erschossen|erstochen|tuée?|abattue?|poignardée?|asesinad[oa]|apuñalad[oa]|uccis[oa]|mort[oa] a (?:tiros|facadas)|ihjälskjuten|sköts ihjäl|knivmördad|mördad|skjuten)',
  ]
    .map((words) => `(?<![\\p{L}])${words}(?![\\p{L}])`)
    .join('|'),
  'iu',
)

export function harmsSomebody(title: string): boolean {
  return harmsPattern.test(title)
}

export function isRoutine(text: string): boolean {
  return routinePattern.test(text)
}

export function isProductNews(text: string): boolean {
  return productPattern.test(text)
}

/** Names a head of state or government, or a body of states. */
export function namesPowers(text: string): boolean {
  return powersPattern.test(text)
}
