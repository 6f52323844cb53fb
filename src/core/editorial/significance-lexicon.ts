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
  /** Words of bodily harm that politics and markets use as pictures: a verbal attack, a market's collapse, a deal that is dead. */
  readonly isFigurative?: true
}

const GRADES: readonly Grade[] = [
  // The death of a head of state, not of a former one.
  {
    gravity: 14,
    words: `(?<!(?:former|late|ex)[ -](?:[\\p{L}.]+ ){0,2})(?:${LEADERS})(?![\\p{L}])(?!(?:[^.]{0,40})(?: of |['’]s (?:aide|son|wife|brother|daughter)))(?:(?!says|said|admits|vows|warns|calls|that |after |as |dit |dice |sagt )[^.:;,]){0,40}(?<![\\p{L}])(?:${DIES})(?![\\p{L}])`,
  },
  {
    gravity: 10,
    words:
      'war crime|genocid|massacr|invasion|invade|nuclear strike|ethnic cleansing|(?<!no )tsunami|völkermord|massaker|einmarsch|génocide|invasión|invasão|genocidi|matanza|nuclear attack|famine|hungersnot|folkmord|hungersnöd|геноцид|вторжени|цунами|военн[а-я]+ преступлени',
    unspaced:
      'إبادة|مجزرة|غزو|تسونامي|مجاعة|جرائم حرب|大屠杀|大屠殺|种族灭绝|虐殺|ジェノサイド|入侵|侵攻|海啸|津波|饥荒|飢饉|战争罪|戦争犯罪',
  },
  {
    gravity: 9,
    words:
      'airstrike|air strike|missile strike|bombing|bombard|terror|suicide bomb|coups?$|martial law|assassinat|mass shooting|luftangriff|anschlag|anschläge|putsch|attentat|frappe|golpe de estado|bombardeo|atentado|attentato|ataque terrorista|shelling|(?<!(?:considered|deemed|most|more|highly|racially|sexually) )offensive(?! (?:text|message|comment|remark|joke|language|tweet|post|content|coordinator|line|tackle|guard|player|rookie|slur|word|image|costume|statement|material|gesture|term|name|behavio|rebound))|drone attack|drone strike|troops|(?<!(?:trade|price|culture|bidding|turf|star|cold|tariff) )wars?$|krieg(?:s|es|e)?$|guerres?$|guerras?$|pandemic|pandemi|krig(?:et|en)?$|flyganfall|jätteattack|terrordåd|anfall(?:et)?$|anföll$|rockets? (?:hits?|fired|strikes?|attacks?|barrage)|statskupp|войн[аыеу]$|обстрел|теракт|ракетн[а-я]+ удар|авиаудар|переворот',
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
    isFigurative: true,
    words:
      'explosion|blast|hostage|shooting|derail|écrasement|tiroteo|esplosione|explosão|collapse|attack|angriff|attaque|ataque|attacco|killed|kills|killing|shot dead|shot and killed|shot to death|fatally shot|stabb|getötet|erschossen|erstochen|tuée?s?$|poignardé|asesinad|apuñalad|uccis[oaie]$|ihjäl|mördad|explosionen?$|skjutning|attacken?$|взрыв|стрельб|нападени|атак',
  },
  {
    gravity: 7,
    words:
      'flood|wildfire|landslide|missiles?$|nuclear (?:weapon|arsenal|warhead|test|deterren|war$)|warplane|fighter jets?$|junta|military rule|tear gas|tornado|drought|avalanche|sanction|ceasefire|cease-fire|truce|peace deal|peace agreement|state of emergency|impeach|bankrupt|recession|waffenruhe|waffenstillstand|überschwemm|hochwasser|waldbrand|erdrutsch|notstand|inondation|feux? de forêt|incendies? de forêt|cessez-le-feu|tregua|inundac|incendios? forestal|sanciones|alluvione|frana|incendi[o]? boschiv|incêndios? floresta|enchente|evacuat|referendum|protest(?:s|ers?|ed|ing)?$|riot|uprising|översvämning|skogsbrand|skogsbränder|jordskred|lavin|sanktion|vapenvila|nödläge|наводнени|лесн[а-я]+ пожар|природн[а-я]+ пожар|оползн|оползень|deslizamientos? de tierra|deslizamentos? de terra|deslave|glissements? de terrain|лавин|санкци|перемири|прекращени[а-я]+ огня|чрезвычайн|протест|референдум|импичмент',
    unspaced:
      'فيضان|حرائق الغابات|حريق الغابات|انهيار أرضي|عقوبات|هدنة|وقف إطلاق النار|احتجاج|استفتاء|洪水|水灾|豪雨|山火|山林火災|森林火灾|山体滑坡|土砂崩れ|制裁|停火|停戦|紧急状态|緊急事態|抗议|抗議|国民投票|弾劾|弹劾',
  },
  {
    gravity: 7,
    isFigurative: true,
    words:
      'storm(?:s|ed)?$|default|sturm|tempête|tormenta|tempestade|murder|executed$|executions?$|raped?$|rapists?$|dead(?:ly)?$|deaths?$|dies$|crash|hijack|annex|clash|unrest|stormen$|mord|död$|döda$|dödad|dödas$|dödlig|krock|annekter|убит|убий|погиб|шторм|столкновени',
    unspaced: 'قتل|مقتل|مصرع|عاصفة|اشتباكات|死亡|遇难|身亡|殺害|谋杀|冲突|衝突|暴风|暴風',
  },
  {
    gravity: 5,
    words:
      'election|president|prime minister|resign|oust|arrest|indict|convict|sentenc|guilty|strikes?$|walkout|treaty|agreement|summit|supreme court|ban(?:s|ned)?$|vetoe?(?:s|d)?$|lockdown|airspace|sexual(?:ly)? (?:assault|abus|harass)|crisis|shutdown|wahl|präsident|kanzler|rücktritt|festnahme|urteil|streik|gipfel|élection|président|premier ministre|démission|grève|sommet|elecc|presidente|dimisión|huelga|cumbre|elezioni|dimission|sciopero|vertice|eleiç|renúncia|greve|cúpula|merger|acquisition|acquire|layoff|job cuts|inflation|interest rate|tariff|hack(?!athon)|breach|cyberattack|nobel prize|nobelpreis|nobelpris|prix nobel|premio nobel|prêmio nobel|recall|lawsuit|died|obituary|valet$|statsminister|avgår|åtal|dömd|strejk|gripen$|gripna$|häkta|toppmöte|räntan?$|luftrum|выбор[ыао]|президент|премьер|отставк|арест|приговор|забастовк|саммит|верховн[а-я]+ суд|кризис|инфляци',
    unspaced:
      'انتخابات|رئيس|استقالة|اعتقال|الحكم على|إضراب|قمة|أزمة|选举|選挙|总统|大統領|首相|总理|辞职|辞任|逮捕|被捕|判决|判決|罢工|ストライキ|峰会|首脳|危机|危機|通胀|インフレ|利上げ|加息',
  },
  {
    gravity: 3,
    words:
      'deals?$|votes?$|laws?$|bills?$|courts?$|police|minister|government|budget|launch|discover|stud(?:y|ies)$|record|policy|regierung|gesetz|gericht|polizei|gouvernement|lois?$|tribunal|gobierno|ley$|leyes$|policía|governo|legge$|leggi$|polizia|lei$|leis$|polícia|vaccin|climate|nasa$|satellite|rocket|brand (?:i|på|norr|söder|öster|väster|rasar|vid|nära)$|(?:kraftig|stor|efter|utvecklad|i) brand$|branden$|storbrand|bränder|incendie|incendio|incêndio|regering|lag$|lagen$|domstol|polis|правительств|закон|суд$|суда$|полици|министр|пожар|бюджет|ракет|вакцин',
    unspaced:
      'حريق|حرائق|火灾|火災|حكومة|قانون|محكمة|شرطة|وزير|لقاح|政府|法案|法律|法院|裁判|警察|警方|预算|予算|疫苗|ワクチン|卫星|衛星|火箭|ロケット',
  },
]

/**
 * Words of routine: fixtures, programmes, offers, market reports. They take weight off, whatever the number of outlets that print them, but where what
 * happens is filed under something graver ("at odds", "a deal on hostages").
 */
const ROUTINE =
  'trailer|recap|horoscope|powerball|jackpot|box office|lineup|line-up|fixture|match preview|preview|predicted|fantasy|highlights|how to watch|discount|black friday|cyber monday|prime day|on sale$|deals? on$|best .{0,30}deals$|early deals|gift guide|rumou?rs?|leak(?:s|ed|er)? (?:reveal|suggest|show|hint|claim|render|spec|image|photo|design|trailer)|(?:iphone|ipad|macbook|galaxy|pixel|xbox|playstation|trailer|specs?) .{0,40}leak|episode|season \\d|red carpet|celebrit|lottery|lotto|review(?= ?[:–—|]|(?!.))|^reviews?:|transfer news|betting|odds|crossword|wordle|recipe|giveaway|box score|half-time|full-time|man of the match|stock market today|stocks to watch|spielbericht|bundesliga|horoskop|ligue 1|horóscopo|oroscopo|serie a|laliga|album|playlist|kardashian|bachelor|reality tv|super bowl ad|iphone case|deal alert|börsen idag|гороскоп|трейлер'

const GRAVE_PLACES =
  'united nations|u\\.n\\.|security council|nato|european union|world health organization|imf|world bank|opec|g7|g20|white house|kremlin|pentagon|president|prime minister|chancellor|king|queen|pope|supreme leader|vereinte nationen|bundeskanzler|präsident|nations unies|président|premier ministre|naciones unidas|presidente|papa|onu|otan|förenta nationerna|statsminister(?:n)?|påven|оон|нато|кремль|кремле|президент[а-я]{0,2}|премьер-министр[а-я]{0,2}|папа римский'
const GRAVE_PLACES_UNSPACED =
  'الأمم المتحدة|الناتو|الرئيس|البابا|联合国|国連|北约|白宫|ホワイトハウス|总统|大統領|总理|首相|教皇|ローマ法王'

const wordsOf = (words: string): string => `(?<![\\p{L}])(?:${words.replaceAll('$', '(?![\\p{L}])')})`
const graded = GRADES.map(({ gravity, words, unspaced, isFigurative }) => ({
  gravity,
  isFigurative: isFigurative === true,
  pattern: new RegExp(unspaced === undefined ? wordsOf(words) : `${wordsOf(words)}|${unspaced}`, 'iu'),
}))
const routinePattern = new RegExp(wordsOf(ROUTINE), 'iu')
const powersPattern = new RegExp(`(?<![\\p{L}])(?:${GRAVE_PLACES})(?![\\p{L}])|${GRAVE_PLACES_UNSPACED}`, 'iu')

/** The gravest word of the text, 0 when none is known. Of an event that harms nobody, words of harm are pictures and count nothing. */
export function gravityOf(text: string, isHarm: boolean): number {
  return graded.find(({ pattern, isFigurative }) => (isHarm || !isFigurative) && pattern.test(text))?.gravity ?? 0
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

/** Names a head of state or government, or a body of states. */
export function namesPowers(text: string): boolean {
  return powersPattern.test(text)
}
