/**
 * How grave the words of a headline are, 0..10, after the absolute Goldstein weight of the CAMEO event codes (mass violence and war 10,
 * coercion 7, protest 6, consultation 1), with disasters and public health added in the same scale. Each entry is the beginning of a
 * word; the languages are English, German, French, Spanish, Italian and Portuguese.
 */
const LEADERS =
  'president|prime minister|supreme leader|pope|king|queen|chancellor|präsident|kanzler|papst|président|premier ministre|pape|presidente|papa|rey|rei|re'
const DIES = 'killed|assassinated|shot dead|dies|is dead|ermordet|gestorben|assassiné|mort|asesinado|muere|ucciso|assassinado|morre'

const GRAVITY: readonly (readonly [gravity: number, beginnings: string])[] = [
  // The death of a head of state, not of a former one.
  [
    14,
    `(?<!(?:former|late|ex)[ -](?:[\\p{L}.]+ ){0,2})(?:${LEADERS})(?![\\p{L}])(?!(?:[^.]{0,40})(?: of |['’]s (?:aide|son|wife|brother|daughter)))(?:(?!says|said|admits|vows|warns|calls|that |after |as |dit |dice |sagt )[^.:;,]){0,40}(?<![\\p{L}])(?:${DIES})(?![\\p{L}])`,
  ],
  [
    10,
    'war crime|genocid|massacr|invasion|invade|nuclear strike|ethnic cleansing|tsunami|völkermord|massaker|einmarsch|génocide|invasión|invasão|genocidi|matanza|nuclear attack|famine|hungersnot',
  ],
  [
    9,
    'airstrike|air strike|missile strike|bombing|bombard|terror|suicide bomb|coup|martial law|assassinat|mass shooting|luftangriff|anschlag|putsch|attentat|coup d|frappe|golpe de estado|bombardeo|atentado|attentato|ataque terrorista|shelling|offensive|drone attack|drone strike|troops|wars?(?![\\p{L}])|krieg(?:s|es|e)?(?![\\p{L}])|guerres?(?![\\p{L}])|guerras?(?![\\p{L}])|pandemic|pandemi',
  ],
  [
    8,
    'earthquake|quake|hurricane|typhoon|cyclone|eruption|explosion|blast|hostage|kidnap|shooting|gunman|gunmen|plane crash|air crash|derail|ferry|shipwreck|epidemic|outbreak|ebola|erdbeben|hurrikan|taifun|vulkan|geisel|absturz|séisme|tremblement de terre|ouragan|éruption|otage|écrasement|terremoto|huracán|erupción|secuestr|tiroteo|esplosione|eruzione|terremoto|furacão|explosão|sequestr|collapse|stampede|attack|angriff|attaque|ataque|attacco|killed|kills|killing',
  ],
  [
    7,
    'flood|wildfire|landslide|storm|tornado|drought|avalanche|sanction|ceasefire|cease-fire|truce|peace deal|peace agreement|state of emergency|impeach|default|bankrupt|recession|waffenruhe|waffenstillstand|überschwemm|hochwasser|waldbrand|erdrutsch|sturm|notstand|inondation|incendie|tempête|cessez-le-feu|tregua|inundac|incendio|tormenta|sanciones|alluvione|frana|incêndio|enchente|tempestade|evacuat|murder|dead|deaths|dies|crash|hijack|annex|referendum|protest|riot|clash|unrest|uprising',
  ],
  [
    5,
    'election|president|prime minister|resign|oust|arrest|indict|convict|sentenc|guilty|strike|walkout|treaty|agreement|summit|supreme court|ban|crisis|shutdown|wahl|präsident|kanzler|rücktritt|festnahme|urteil|streik|gipfel|élection|président|premier ministre|démission|grève|sommet|elecc|presidente|dimisión|huelga|cumbre|elezioni|dimission|sciopero|vertice|eleiç|renúncia|greve|cúpula|merger|acquisition|acquire|layoff|job cuts|inflation|interest rate|tariff|hack|breach|cyberattack|recall|lawsuit|died|obituary',
  ],
  [
    3,
    'deal|vote|law|bill|court|police|minister|government|budget|launch|discover|study|record|policy|regierung|gesetz|gericht|polizei|gouvernement|loi|tribunal|gobierno|ley|policía|governo|legge|polizia|lei|polícia|vaccin|climate|nasa|satellite|rocket',
  ],
]

/** Words of routine: fixtures, programmes, offers. They take weight off, whatever the number of outlets that print them. */
const ROUTINE =
  'trailer|recap|horoscope|powerball|jackpot|box office|lineup|line-up|fixture|match preview|preview|predicted|fantasy|highlights|how to watch|discount|black friday|cyber monday|gift guide|rumou?rs?|leak|episode|season \\d|red carpet|celebrit|lottery|lotto|review|transfer news|betting|odds|crossword|wordle|recipe|giveaway|box score|half-time|full-time|man of the match|spielbericht|bundesliga|horoskop|ligue 1|horóscopo|oroscopo|serie a|laliga|album|playlist|kardashian|bachelor|reality tv|super bowl ad|iphone case|deal alert|best deals'

const GRAVE_PLACES =
  'united nations|u\\.n\\.|security council|nato|european union|world health organization|imf|world bank|opec|g7|g20|white house|kremlin|pentagon|president|prime minister|chancellor|king|queen|pope|supreme leader|vereinte nationen|bundeskanzler|präsident|nations unies|président|premier ministre|naciones unidas|presidente|papa|onu|otan'

const compiled = GRAVITY.map(([gravity, beginnings]) => ({ gravity, pattern: new RegExp(`(?<![\\p{L}])(?:${beginnings})`, 'iu') }))
const routinePattern = new RegExp(`(?<![\\p{L}])(?:${ROUTINE})`, 'iu')
const powersPattern = new RegExp(`(?<![\\p{L}])(?:${GRAVE_PLACES})(?![\\p{L}])`, 'iu')

/** The gravest word of the text, 0 when none is known. */
export function gravityOf(text: string): number {
  return compiled.find(({ pattern }) => pattern.test(text))?.gravity ?? 0
}

export function isRoutine(text: string): boolean {
  return routinePattern.test(text)
}

/** Names a head of state or government, or a body of states. */
export function namesPowers(text: string): boolean {
  return powersPattern.test(text)
}
