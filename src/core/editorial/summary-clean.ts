/**
 * What a sentence must be rid of before it may stand in a summary, and what bars it: datelines, bylines, photo credits, calls to
 * subscribe, bare attributions. The patterns are the conventions of news sites in the languages most of the stream is written in.
 */
import { endsSentence } from '../text/sentences.ts'
import { hasBoilerplate, namesSourceOnly } from './summary-boilerplate.ts'
import { MONTH, withoutDateline } from './summary-datelines.ts'
import { hasOpenQuote } from './summary-marks.ts'
import { isStandingLine } from './summary-standing.ts'

export const SENTENCE_CHARACTERS_MAX = 480
const SENTENCE_CHARACTERS_MIN = 35
const SENTENCE_CHARACTERS_MIN_DENSE = 14
const SENTENCE_WORDS_MIN = 6
/** Korean joins to its words what others say in words of their own. */
const SENTENCE_WORDS_MIN_KOREAN = 4
const SENTENCE_WORDS_MAX = 62

const LABELS =
  /^(?:Photos?|Image|Video|Media|Foto|Bild|Breaking(?: News)?|BREAKING|Update[d]?|UPDATE \d*|Exclusive|EXCLUSIVE|Watch|LIVE|Eilmeldung|Última hora|Urgent|DERNIÈRE MINUTE|Summary|Driving the news|The numbers|Why it matters|The big picture|The latest|Last Updated[^.]{0,40})\s?[:|–—-]\s+/u

/** A button of the page that ran into the text: "CLOSE The ferry …". */
const BUTTON = /^(?:CLOSE|MENU|SHARE|SKIP AD|PLAY VIDEO|ADVERTISEMENT)\s+(?=["“‘]?\p{Lu})/u

/** A heading of the page in capitals that ran into the text, whatever follows: "MUST WATCH Ferry sinks …", "THE LATEST Police say …". */
const PAGE_HEADING =
  /^(?:(?:MUST|JUST) WATCH(?:ED)? |THIS (?:ARTICLE|STORY|PAGE) |JUST NU |\p{Lu}+ NYHETER |(?:BREAKING|TOP|LATEST) (?:NEWS|STORIES) |(?:KEY|TALKING) POINTS |LIVE UPDATES |READ MORE |THE (?:LATEST|FACTS|BASICS|BIG (?:PICTURE|READ|STORY|NUMBERS?|QUESTIONS?)|NUMBERS|DETAILS|BACKGROUND|STORY(?: SO FAR)?|REACTION|BOTTOM LINE|ISSUES?) )(?=["“]?\p{Lu}\p{Ll}* [\p{L}\d])/u
/**
 * Any other: "ALL HANDS ON DECK In two hours …". A word that opens sentences follows, so that what is left is whole: "POLICE IN Orsk …", "SHARES IN Velia
 * Lines …" and "VRU CEO Ann Roe said …" are none. Capitals that lack what follows them are none either: "NO FORMER …", "ORSK HAS A …".
 */
const HEADING =
  /^(?!NO )(?:\p{Lu}[\p{Lu}’'-]+ ){1,7}(?!(?:IN|ON|AT|OF|TO|BY|FOR|FROM|WITH|AND|OR|BUT|THE|AN|NO|NOT|NEVER|HIS|HER|ITS|THEIR|OUR|MY|YOUR|IS|ARE|WAS|WERE|HAS|HAVE|HAD|WILL|SAYS|SAID|ACROSS|AFTER|BEFORE|INTO|OVER|UNDER|NEAR|AGAINST|AS|THAT|WHO|DER|DIE|DAS|IM|DU|DES|LA|LE|LES|EL|LOS|LAS|DE|DEL|DELLA|DI|EN|NON|KEIN|KEINE) |\p{Lu}+[’']S? )\p{Lu}[\p{Lu}’'-]+ (?=["“]?(?:The|An?|In|On|At|It|He|She|We|They|This|That|These|Those|But|And|However|Meanwhile|After|Before|As|For|There|Here|When|While|Since|If|With|From|Under|According|Der|Die|Das|Ein|Eine|Im|Am|Nach|Bei|Le|Les|Une?|El|Los|Las|En|Il|Os?|Uma?) [\p{L}\d]\p{Ll})/u
/** The first words of a report in capitals, as some outlets print them: "THE ORSK Government has …", "AN AERIAL survey …". Their article opens a sentence, no heading. */
const OPENED = /^(?:THE|AN)(?= \p{Lu})/u

/** The day of the page before the report: "October 1, 2019 The ferry …". */
const PAGE_DATE = new RegExp(`^(?:${MONTH} \\d{1,2}, \\d{4}|\\d{1,2} ${MONTH} \\d{4})\\s+(?=\\p{Lu})`, 'u')

/** An agency's word to editors: "(This June 3 story corrects the date …)", "(Adds quotes)". */
const EDITORS_NOTE =
  /^\((?:this [^()]{0,60}\b(?:story|article|report|version)|refiles|corrects|updates|adds|recasts|repeats|clarifies)\b[^()]{0,240}\)\s*/iu

const BYLINE =
  /^(?:by|von|par|por|di|de|door|av|автор)\s+\p{Lu}[\p{L}.'’-]+(?:(?:,\s*|\s+)(?:(?:and|und|et|y|e) )?\p{Lu}[\p{L}.'’-]+){0,5},?\s*$/iu
/** Who wrote it, at the head of the text: "Jane Roe is a contributing editor at …", "Jane Roe directs the Law program at …". */
const ABOUT_AUTHOR =
  /^(?:\p{Lu}[\p{L}.'’-]*,? ){2,5}(?:(?:is|was) (?:an? |the |our )?(?:[\p{L}’'-]+ ){0,4}?(?:columnist|commentator|analyst|strategist|contributor|contributing (?:\p{L}+ )?(?:editor|writer|columnist)|correspondent|writer|editor|reporter|fellow|host|co-host|professor|author|blogger|journalist)\b|(?:directs|teaches|covers|hosts|writes (?:about|for|on)) )|^(?:He|She) is (?:also )?(?:the author of|(?:completing|writing|working on|at work on) an? )/u
/** An outlet on itself: "The Orsk Ledger is a nonprofit newsroom that …". */
const ABOUT_OUTLET =
  /^(?:\p{Lu}[\p{L}.'’-]* ){1,5}is an? (?:[\p{L}-]+,? ){0,3}(?:newsroom|news (?:organi[sz]ation|outlet|site|service|website)|media (?:organi[sz]ation|outlet))\b/u
/** "Because it is proof that …", "Which is a thing, he says.": a clause without the one that it belongs to. */
const CLAUSE_ALONE =
  /^["“]?(?:Because(?! of\b)|Whereas|Which)\b[^,]*(?:, (?:he|she|they|\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)*) (?:says|said|adds|added)\b[^,]*)?$/u
/** What follows on the page or what readers are to do, not what happened: "Here are five takeaways from the debate.", "Watch the hearing below." */
const TEASER =
  /^(?:(?:Note|Hint|Spoiler|Spoiler alert|Pro tip|Fun fact|Full disclosure|Disclosure|Reminder):|(?:Here(?:['’]s| is| are)|The following (?:is|are|was)|Read on|Keep reading|Find out|Check out|Listen to|(?:Read|Watch|See) (?:the|our|how|this|his|her|their|all|more)|Get (?:breaking|the latest|our|more)|Meet the (?=\p{Ll})|For (?:continuing|continued|full|live|complete|more|the latest) (?:coverage|updates?|news|information|stories|on))\b)/u
/** An agency's word to readers: "In a story Nov. 21 about the ferry, the agency misspelled …", "In an earlier version of this story, …". */
const CORRECTION = new RegExp(
  `^In (?:an? )?(?:earlier |previous )?(?:(?:story|report|article|version)s? of this |(?:story|stories) (?:(?:published|moved|sent) )?(?:on )?(?:\\p{Lu}\\p{Ll}+day, )?${MONTH} \\d{1,2} (?:about|on) )`,
  'u',
)
/**
 * "In this Feb. 26, 2020 photo, …", "This undated image shows …": with a day or a word of the archive it is no report on a picture. A year can be
 * read in one way only: else twenty dates in a row take a million attempts.
 */
const OF_PICTURE = new RegExp(
  `^(?:In )?(?:this|these|an?) (?:(?:\\p{Lu}\\p{Ll}+day, )?${MONTH} \\d{1,2}(?:, \\d{4}(?=,))?,? |\\d{4} |(?:undated|file|handout|combination|archive) ){1,4}(?:file |combination )?(?:photo|image|picture|photograph|frame|still|video)s?\\b`,
  'iu',
)
/** What services around the news ask of readers: "Use the new app to listen …", "Get browser notifications for …", "Enjoy the videos and music you love, …". */
const CALL =
  /^(?:Get|Receive|Enjoy|Join us|Turn on|Tune in|(?:Don['’]t|Never) miss|(?:Use|Try|Visit|Stream|Download|Catch|Follow)(?! (?:of|to|by|in)\b))\b.*\b(?:notifications?|alerts?|newsletters?|podcasts?|the (?:new |free )?(?:\p{L}+ )?app|our (?:\p{L}+ )?app|all the latest|on YouTube|exclusive reporting)\b/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Few characters say much. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u
const FIRST_PERSON =
  /(?:^|\s)(?:I|I'm|I’m|I've|I’ve|my|we|our|us|we're|we’re|ich|wir|mein|unser|uns|je|j’ai|j'ai|nous|notre|yo|nosotros|nuestro|nuestra|eu|nós|nosso|noi|nostro|мы|наш|я)(?=[\s,.])/u
const ATTRIBUTION_ONLY = /^.{0,60}\b(?:said|told|added|tweeted|wrote|declined|sagte|dijo|disse|declaró|a déclaré)\b.{0,40}$/iu
const LEANING =
  /^(?:["“«]?)(?:he|she|it|they|his|her|its|their|this|that|these|those|but|and|or|so|however|meanwhile|also|then|there|such|instead|still|yet|nor|in addition|moreover|the two|both|another|others?|er|sie|es|dies(?:e[rsmn]?)?|aber|doch|und|auch|dabei|dennoch|zudem|il|elle|ils|elles|mais|et|ce|cette|ces|cela|él|ella|ellos|pero|y|esto|esta?|este|también|ele|ela|eles|mas|isso|isto|esse|essa|também|lui|lei|ma|questo|questa|anche|он|она|они|его|её|ее|их|это|но|и|также|هو|هي|هم|كما|لكن|لكنه|وقال|وقالت|وأضاف|وأضافت|وكان|وكانت|وأوضح|ونفى|彼|また|しかし|一方|これ|この|その|それ|同社|同氏|同日|同署|男は|女は|该|該|这|這|他|她|它|其|此前|此外|但|同时)(?:(?<=[\p{Script=Han}\p{Script=Hiragana}])|(?![\p{L}\p{M}\p{N}]))/iu
/** What follows from, adds to or contrasts with a sentence before: "In response, …", "On the other hand, …". */
const CONNECTING = new RegExp(
  `^["“«]?(?:${[
    'In part,|To be sure,|See,|Look,|On the (?:other|one) hand|On the contrary|In (?:response|turn|contrast|return|fact|other words)|In (?:this|that|these|those) \\p{Ll}+',
    '(?:While|Although|Though|If|Because|Even if|Even though) (?:that|this|these|those) (?:is|was|are|were|may|might|has|have|had|does|did|would|could|can|will|happens?|happened|seems?|sounds?|remains?|makes?|made|means?)',
    'By (?:contrast|comparison)|(?:By|With|At|After|Before|Despite|Since|Until|Because of|Due to) (?:this|that|these|those|then)',
    'At the same time,|As a result|For (?:example|instance)|Indeed|Likewise|Similarly|Nonetheless|Nevertheless|Consequently|Therefore|Thus',
    'Hence|Furthermore|Additionally|Later(?:,| that)|Unfortunately|Yes,|Well,|Oh|One, (?:he|she|it|they)|The other, (?:he|she|it|they)|The latter',
    'Daraufhin|Deshalb|Daher|Trotzdem|Außerdem|Allerdings|Stattdessen|Danach|Toutefois|Cependant|Par ailleurs|En revanche|Pourtant',
    'Sin embargo|Además|Por su parte|Asimismo|En cambio|Inoltre|Tuttavia|Quindi|Além disso|No entanto|Porém|Contudo',
    'Dessutom|Därför|Däremot|Därefter|Desuden|Dessuten|Derfor|Derimod|Derimot|Bovendien|Daarnaast|Daarom|Echter|Maar|Hij|Jednak|Ponadto',
    'Кроме того|Однако|При этом|Поэтому|В свою очередь|Проте|Однак|Крім того|Натомість|Він|Вона|Вони',
  ].join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'u',
)
/** A pronoun for a subject, behind a phrase that names nobody: "On Monday, he …", "First, they …", "Facing dwindling funds, she …". */
const PRONOUN_BEHIND =
  /^(?:(?:\p{Lu}\p{Ll}+(?:ing|ed)|Despite|From|Upon|Under|Through|Throughout|Among|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Hours|Days|Weeks|Months|Years)(?: (?:\p{Ll}[\p{Ll}’'-]*|\d[\d,.]*)){1,9},|(?:On|In|At|As|By|For|If|When|While|After|Before|Since|Until|With|Over|During|Once|Now|Then|Already|Just|First|Next|Today|Yesterday|Earlier|Recently|Last|More)(?: (?:\p{Ll}[\p{Ll}’'-]*|\d+|\p{Lu}\p{Ll}+day|(?:Janu|Febru)ary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)){0,6},|On \p{Lu}\p{Ll}+day) (?:he|she|it|they)\b/u
/** What is told on top of something: "The minister also said …", "Police then searched …". */
const ON_TOP = /^["“]?(?:\p{L}[\p{L}.’'-]* ){1,4}(?:also|then) /u
const SAYING = /^(?:["“«„]).*(?:["”»“]),?\s+(?:\p{L}+\s){0,6}(?:said|says|told|added|tweeted|wrote|sagte|dijo|disse|déclaré|detto)\b/iu

/** The sentence without what belongs to the page and not to the report. */
export function cleanSentence(sentence: string): string {
  const text = sentence
    .replace(BUTTON, '')
    .replace(EDITORS_NOTE, '')
    .replace(PAGE_DATE, '')
    .replace(LABELS, '')
    .replace(PAGE_HEADING, '')
    .replace(OPENED, (article) => `${article[0]}${article.slice(1).toLowerCase()}`)
    .replace(HEADING, '')
  return withoutDateline(text, charactersMinOf(text))
    .replace(/^[\s•·▪■►*–—―-]+/, '')
    .replace(/ ([,;!?]|\.(?![\p{L}\p{N}]))/gu, '$1')
    .trim()
}

/** False for what no summary may hold: fragments, boilerplate, credits, shouted lines, sentences too short or too long to read. */
export function isReportable(sentence: string, language: string): boolean {
  if (sentence.length > SENTENCE_CHARACTERS_MAX || !endsSentence(sentence)) return false
  if (sentence.length < charactersMinOf(sentence)) return false
  if (!UNSPACED.test(sentence)) {
    const words = sentence.split(' ').length
    if (words < (/\p{Script=Hangul}/u.test(sentence) ? SENTENCE_WORDS_MIN_KOREAN : SENTENCE_WORDS_MIN) || words > SENTENCE_WORDS_MAX)
      return false
  }
  return (
    !hasBoilerplate(sentence) &&
    !isStandingLine(sentence) &&
    !MENU.test(sentence) &&
    !RUN_IN.test(sentence) &&
    !POSTED.test(sentence) &&
    !BYLINE.test(sentence) &&
    !ABOUT_AUTHOR.test(sentence) &&
    !ABOUT_OUTLET.test(sentence) &&
    !CLAUSE_ALONE.test(sentence) &&
    !TEASER.test(sentence) &&
    !CORRECTION.test(sentence) &&
    !CALL.test(sentence) &&
    !OF_PICTURE.test(sentence) &&
    !isCaption(sentence, language) &&
    !PARENTHESIS_CUT.test(sentence) &&
    !isShouted(sentence) &&
    !isAttributionOnly(sentence) &&
    !namesSourceOnly(sentence) &&
    !hasOddStart(sentence)
  )
}

function charactersMinOf(sentence: string): number {
  return DENSE.test(sentence) ? SENTENCE_CHARACTERS_MIN_DENSE : SENTENCE_CHARACTERS_MIN
}

export function isShouted(text: string): boolean {
  // Running text has a word in small letters near its start: no need to count.
  if (/\p{Ll}{5}/u.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > 0 && capitals / letters > 0.6
}

/** How columns open: scenes, looks back and addresses to the reader instead of the report. */
const COLUMN =
  /\b(?:you|your|you['’]re|let['’]s|imagine|remember when|woke up|editor['’]s note|spoilers?)\b|^(?:Some of|One of|For (?:many|some|most)|It['’]s (?:been|not|no)|There(?:['’]s| is| are) |Earlier today|Tomorrow|Last (?:night|week|month|year),|(?:\p{L}+ ){1,4}ago,|If )/iu
/** How captions speak of what the picture shows. */
const CAPTION =
  /\b(?:(?:is|are|was|were) (?:seen|pictured|shown|photographed)|looks? on|poses? (?:for|with)|gestures?|in this (?:file )?(?:photo|image|picture)|\((?:left|right|centre|center|l|r)\)|celebrates? (?:on|with|after|as) )/u

/** How captions open, and how they tell who stands where. */
const OF_SCENE =
  /^(?:(?:An? )?(?:aerial )?(?:scenes?|views?) (?:of|inside|outside|from)\b|From (?:top |bottom )?left|Clockwise from|Pictured|Seen here|Here, (?:he|she|they) )|\((?:L|C|2nd [LR]|v?\.?[lr]\.(?: ?n\. ?[rl]\.)?|à gauche|à droite|izq\.|dcha\.|izquierda|derecha|a sinistra|a destra|à esquerda|à direita|till vänster|till höger|t\.[vh]\.)\)/iu
/** The same in other languages, and pictures that show something like it, or what was: "Archivbild: …", "Imagen de archivo del ferri …", "… (Symbolfoto)". */
const OF_ANY_PICTURE = new RegExp(
  [
    '^(?:Archiv|Symbol)(?:foto|bild)',
    '^(?:Das|Dieses) (?:Foto|Bild) zeigt|^Auf (?:dem|diesem) (?:Foto|Bild)\\b',
    "^(?:Photo|Image|Vue) d['’](?:archives?|illustration)|^Sur (?:la|cette) (?:photo|image)\\b",
    "^(?:Foto|Fotografía|Imagen|Imagem|Immagine) (?:de archivo|de arquivo|d['’]archivio|di (?:archivio|repertorio)|de referencia|ilustrativa)",
    "^(?:En (?:la|esta)|N[ae]|Nesta) (?:imagen|foto|imagem),|^Nell(?:a foto|[’']immagine)\\b",
    '^Representa(?:tional|tive) (?:image|photo)|^(?:Image|Photo) (?:used )?for representation|^An? (?:stock|file) (?:photo|image)\\b',
    "\\((?:[^()]{0,30}\\s)?(?:(?:archiv|symbol)(?:foto|bild)|(?:foto|imagen|imagem) de (?:archivo|arquivo)|foto d[’']archivio|di repertorio|representational|for representation)\\b[^()]{0,40}\\)",
    // What stood below a picture of a page that names none: "Image The ferry, which …".
    '^(?:Image|Photo) (?=(?:The|An?|In|On|At) )',
  ].join('|'),
  'iu',
)
/** Headlines and signs that ran into the text: "Owner is held By ANN ROE The owner …", "MARLOW PORT FERRY TERMINAL Old Customs House …", "Lost at sea:The ferry …". */
const RUN_IN =
  /\bBy \p{Lu}{2,}(?:[ -]\p{Lu}[\p{Lu}.’'-]+){1,3} ["“]?\p{Lu}|(?<!\p{L})(?:\p{Lu}{2,} ){4,}|^(?=\p{Lu}\p{Ll})[\p{L} ]{4,30}:(?=\p{Lu}\p{Ll})/u
/** What is posted, not reported. */
const POSTED = /\p{Emoji_Presentation}/u

/** A place and a full date: "…, at a rally in Las Vegas, Nev., October 2, 2019.", "…, Sunday, Dec. 29, 2019, in Velia."; prose has "on" before the day. */
const PLACED_AND_DATED = new RegExp(
  `(?:\\bU\\.S\\.,?|(?!\\p{Lu}\\p{Ll}+day,)\\b\\p{Lu}[\\p{L}.]*,) (?:\\p{Lu}\\p{Ll}+day, )?${MONTH} \\d{1,2}, \\d{4}\\.$|, \\p{Lu}\\p{Ll}+day, ${MONTH} \\d{1,2}, \\d{4},? (?:in|at|near|outside) \\p{Lu}[^,;]{1,60}(?:, \\p{Lu}[\\p{L}. ]{1,20})?\\.$`,
  'u',
)
/** A day or a year that is over at the end, or a day in full anywhere. */
const DATED = new RegExp(
  `\\b(?:${MONTH} \\d{1,2}(?:, \\d{4})?|(?:in|of) (?:${MONTH} )?(?:19|20)\\d{2})(?:,? (?:in|at|near) [\\p{L}., ]{3,40})?\\.$|\\p{Lu}\\p{Ll}+day, ${MONTH} \\d{1,2}, \\d{4}\\b`,
  'u',
)
const CONTENT_WORD = /(?<![\p{L}’'-])(?!(?:with|from|during|near|outside|inside|between|beside)\b)\p{Ll}{4,}/u
/** What somebody or something beside is said to be or to have done. */
const ASIDES =
  /\([^()]*\)|, (?:(?:second|third|far) (?:from )?)?(?:left|right|cent(?:er|re)),|(?:,? (?:where|when|after|as|while|before|since)|, (?:who|whose|which))\b[^,]*| (?:who|that|which)(?: (?:was|were|has|have|had))? \p{Ll}+|, \p{Ll}+ed (?:at|by|in|on)\b[^,]*/gu
const NAMES = "(?:\\p{Lu}[\\p{L}.'’-]*,? (?:and |of (?:the )?)?)"
/** "Minister Ann Roe, flanked by Bea Lind and Cy Ort.", "Ann Roe, whose ferry sank in 2018." */
const OF_PEOPLE = new RegExp(
  `^${NAMES}{0,7}\\p{Lu}[\\p{L}.'’-]*, (?:\\p{Ll}+ed by ${NAMES}*\\p{Lu}[\\p{L}'’-]*|who(?:se)?\\b[^,]*)\\.$`,
  'u',
)
/** "Ann Roe and Bea Lind speaking at the pier." */
const NAMED_DOING = new RegExp(`^${NAMES}{2,8}\\p{Ll}+ing\\b[^,]*\\.$`, 'u')
const HELD_STILL = /\b(?:is|are) (?:seen|shown|held|led|taken|driven|reflected|\p{Ll}+ed)\b/gu
const TELLS =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|could|can|may|might|must|should|did|does|do|\p{Ll}{2,}ed|said|says|took|takes|began|begins?|starts?|ends?|runs|expires|means|shows|finds|makes|faces?|calls?|proposes?|demands?|plans?|expects?|wants?|needs?|hopes?|seeks?|remains?|requires?|allows?|includes?|cut|won|fell|rose|left|came|comes|went|goes|made|gave|got|met|ran|found|told|hit|set|put|sent|lost|built|bought|sold|struck|shot|broke|spoke|became|grew|knew|saw|brought|kept|paid|fought|caught|stood|sat|wrote|drew|threw|hurt|quit|beat|burst|fled|sank|sunk|swept|froze|chose|wore|flew|rode|split|shut|dates)\b|n['’]t\b/u

/**
 * A caption ends in its day and tells in the present ("Members march during the parade in Tehran, September 22, 2019."), or has no verb at all ("The
 * minister and her aide at the ferry pier on May 22.", "Ann Roe, Bea Lind and Cy Ort on Thursday in Velia.").
 */
function isCaption(sentence: string, language: string): boolean {
  if (OF_SCENE.test(sentence) || OF_ANY_PICTURE.test(sentence) || PLACED_AND_DATED.test(sentence)) return true
  if (language !== 'en') return false
  if (OF_PEOPLE.test(sentence) || (NAMED_DOING.test(sentence) && !TELLS.test(sentence))) return true
  if (!DATED.test(sentence) && CONTENT_WORD.test(sentence)) return false
  return !TELLS.test(sentence.replace(ASIDES, '').replace(HELD_STILL, ''))
}

/** Headlines of a page's menu that ran into the text: "Donald John TrumpTrump faces … MORE announced", "Ann Ann (Annie) RoeMORE announced". */
const MENU = /\p{Ll}(?:[\p{Lu}\d][\p{Ll}\d].*\b)?MORE\b/u
/** "Senator Ann Roe (R-Ky.)": the full stop is the abbreviation's. */
const PARENTHESIS_CUT = /\S ?\([^()]{1,12}\.\)$/u

/** How well a clean sentence reads outside its article, 0..1: quotes, questions, first person and leaning openings count against it. */
export function standsAlone(sentence: string): number {
  let weight = 1
  if (leans(sentence)) weight *= 0.45
  if (/[?？؟]["”’»)]*$/.test(sentence)) weight *= 0.2
  if (/[!！]["”’»)]*$/.test(sentence)) weight *= 0.6
  const quoted = quotedShare(sentence)
  weight *= 1 - 0.6 * quoted
  if (SAYING.test(sentence)) weight *= 0.6
  if (speaksAsAuthor(sentence, quoted)) weight *= 0.35
  if (hasOpenQuote(sentence)) weight *= 0.3
  if (CAPTION.test(sentence)) weight *= 0.5
  if (COLUMN.test(sentence)) weight *= 0.5
  return weight
}

export function leansOnContext(sentence: string): boolean {
  return sentence.startsWith('(') || leans(sentence)
}

/** Whether it may follow a sentence, and open nothing. */
export function onlyFollows(sentence: string): boolean {
  return leansOnContext(sentence) || ON_TOP.test(sentence)
}

/** "I", "we", "our" outside of quotes. */
export function speaksAsAuthor(sentence: string, quoted = quotedShare(sentence)): boolean {
  return quoted < 0.2 && FIRST_PERSON.test(sentence)
}

function leans(sentence: string): boolean {
  return LEANING.test(sentence) || CONNECTING.test(sentence) || PRONOUN_BEHIND.test(sentence)
}

function quotedShare(sentence: string): number {
  let quoted = 0
  for (const match of sentence.matchAll(/["“”„«]([^"“”„«»]{8,})["“”»]/g)) quoted += match[1]!.length
  return Math.min(1, quoted / sentence.length)
}

function isAttributionOnly(sentence: string): boolean {
  return sentence.length < 90 && ATTRIBUTION_ONLY.test(sentence) && sentence.split(' ').length < 11
}

/** Starts in the middle of something: a lower-case letter, a closing mark, a stray time or a bare number with a bar. */
function hasOddStart(sentence: string): boolean {
  return /^(?:\p{Ll}|[.)\]},;:|/”»]|\d{1,2}:\d{2}\b|\d+ (?:hours?|minutes?|mins?) ago)/u.test(sentence)
}
