/**
 * The title of a cluster: the headline nearest to what all headlines say (the medoid by centroid), among those that report.
 *
 * Headlines that ask, shout, tease, speak in the first person, or head a live page or an opinion lose weight; names of outlets and
 * labels ("UPDATE 2-", "| BBC News") are taken off. The title on show stays until another is clearly better, so that readers do not
 * see it flicker while articles arrive.
 */

import { withoutCredit } from '../articles/agency-credit.ts'
import { casualtiesOf } from '../text/casualties.ts'
import { correctsToll } from '../text/casualties-tolls.ts'
import { termsOf } from '../text/content-terms.ts'
import { cutAtWord } from '../text/cut-at-word.ts'
import { endsSentence, sentencesOf } from '../text/sentences.ts'
import { withoutWorldLabels } from '../text/title-labels.ts'
import { isLabelledOpinion, withoutAsianLabels } from '../text/title-labels-east-asian.ts'
import type { MemberArticle } from './summary.ts'
import { isShouted } from './summary-clean.ts'
import { hasOpenQuote } from './summary-marks.ts'
import { chosenVoices, compareText, type Voice } from './summary-members.ts'

export const TITLE_CHARACTERS_MAX = 200
const HEADLINE_CHARACTERS_CONSIDERED = 400
const HEADLINE_CHARACTERS_MIN = 30
const KEEP_RATIO = 1.2
const OUTDATED_TOLL_WEIGHT = 0.65
/** "War in Velia – Ferries stand still", "Ferries stand still in Velia - Economy": a section's label, where another outlet has the rest alone. */
const LABELLED = [
  /^[^–—:]{4,40} [–—|-] (.+)$/u,
  /^(.+) [–—-] (?:Asia(?: (?:&|and) (?:the )?Pacific|[ -]Pacific)?|Europe|Africa|Americas|Middle East|International|Entertainment|Lifestyle|Economy|Business|Markets|World|National|Politics|Sports?|Technology|Science|Health|Society|Culture|Environment|Wirtschaft|Politik|Ausland|Économie|Politique|Monde|Société|Economía|Política|Mundo|Sociedad|Economia|Politica|Mondo)$/u,
]
/** Of these none is lower than a number. */
const VAGUE_TOLL =
  /(?<!\p{L})(?:dozens|scores|hundreds|thousands|dutzende|hunderte|tausende|dizaines|centaines|milliers|decenas|cientos|miles|decine|centinaia|migliaia|dezenas|centenas|milhares|dussintals|hundratals|tusentals|десятки|сотни|тысячи)(?!\p{L})/iu
const LEAD_CHARACTERS = 400
const LEAD_WEIGHT = 0.35
/** What a headline is worth that heads a live page or an opinion. */
const LABEL_WEIGHT = 0.4

export interface RankedHeadline {
  readonly text: string
  /** The articles that carry it. */
  readonly articleIds: ReadonlySet<string>
  readonly score: number
  readonly bestScore: number
}

export function chooseTitle(members: readonly MemberArticle[], previous: string | null = null): string {
  const ranked = rankedHeadlines(members)
  const best = ranked[0]
  if (best === undefined) return previous ?? ''
  if (previous !== null && previous !== '' && best.text !== previous) {
    const { voices, language } = chosenVoices(members)
    const known = voices.some(({ article }) => article.isOpinion) ? ranked.find(({ text }) => text === previous) : undefined
    const toll = newestToll(voices.map(({ article }) => ({ text: headlineOf(article), publishedAt: article.publishedAt })))
    const kept =
      known?.score ??
      headlineScore(previous, { centroid: headlineCentroid(voices, language), language }) *
        (isOutdated(previous, toll) ? OUTDATED_TOLL_WEIGHT : 1)
    if (best.score < KEEP_RATIO * kept) return previous
  }
  return best.text
}

/** Distinct clean headlines, best first. */
export function rankedHeadlines(members: readonly MemberArticle[]): RankedHeadline[] {
  const { voices, language } = chosenVoices(members)
  const centroid = headlineCentroid(voices, language)
  const seen = new Map<string, { text: string; articleIds: Set<string>; score: number; publishedAt: number }>()
  for (const { article } of voices) {
    const text = headlineOf(article)
    seen.get(text)?.articleIds.add(article.id)
    if (text === '' || seen.has(text)) continue
    seen.set(text, {
      text,
      articleIds: new Set([article.id]),
      score: headlineScore(text, { centroid, language, article }),
      publishedAt: article.publishedAt,
    })
  }
  const toll = newestToll([...seen.values()])
  for (const [text, headline] of seen) {
    if (LABELLED.some((pattern) => seen.has(pattern.exec(text)?.[1] ?? ''))) seen.delete(text)
    if (seen.has(text) && isOutdated(text, toll)) seen.set(text, { ...headline, score: headline.score * OUTDATED_TOLL_WEIGHT })
  }
  // A tie goes to the newer headline, which knows more.
  const ranked = [...seen.values()].toSorted((a, b) => b.score - a.score || b.publishedAt - a.publishedAt || compareText(a.text, b.text))
  const bestScore = ranked[0]?.score ?? 0
  return ranked.map(({ text, articleIds, score }) => ({ text, articleIds, score, bestScore }))
}

/** An article's headline as a title would show it: as it is written where it is nothing but labels ("(Video)"). */
export function headlineOf(article: Pick<MemberArticle, 'title' | 'sourceHost'>): string {
  const text = cleanHeadline(article.title, article.sourceHost) || article.title.trim()
  return text.length > TITLE_CHARACTERS_MAX ? wholeSentences(text) : text
}

/** The sentences that fit: what outlets without headlines send as a title is how their report begins. */
function wholeSentences(text: string): string {
  let fitting = ''
  for (const sentence of sentencesOf(text)) {
    if (!endsSentence(sentence) || fitting.length + sentence.length > TITLE_CHARACTERS_MAX) break
    fitting = `${fitting} ${sentence}`.trim()
  }
  return fitting.length < HEADLINE_CHARACTERS_MIN || hasOpenQuote(fitting) ? cutAtWord(text, TITLE_CHARACTERS_MAX) : withoutStop(fitting)
}

/** A title that goes on behind so many words says more than they do. */
const REPEATED_WORDS_MIN = 4

/** Whether a text is the title word for word, or how it begins, ended as a sentence or not. */
export function repeatsTitle(text: string, title: string): boolean {
  const [told, whole] = [text, title].map((written) => written.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  if (told!.length < whole!.length && told!.length < REPEATED_WORDS_MIN) return false
  return told!.length > 0 && told!.length <= whole!.length && told!.every((word, i) => word === whole![i])
}

interface Toll {
  readonly deaths: number
  /** More were said to be dead before. */
  readonly isCorrected: boolean
}

function newestToll(headlines: readonly { text: string; publishedAt: number }[]): Toll {
  const counting = headlines
    .map(({ text, publishedAt }) => ({ publishedAt, deaths: casualtiesOf(text).deaths, isCorrected: correctsToll(text) }))
    .filter(({ deaths }) => deaths > 0)
  return counting.toSorted((a, b) => b.publishedAt - a.publishedAt || b.deaths - a.deaths)[0] ?? { deaths: 0, isCorrected: false }
}

/** Tolls rise: an older, lower number is no longer the news. A higher one is not either where it was corrected. */
function isOutdated(headline: string, toll: Toll): boolean {
  const { deaths } = casualtiesOf(headline)
  return deaths > 0 && !VAGUE_TOLL.test(headline) && (deaths < toll.deaths || (toll.isCorrected && deaths > toll.deaths))
}

/** How the line of a news ticker is framed: "++ … ++", "+++ EIL +++ …", "+++ 14:18 … +++". */
const TICKER = /^([+*])\1+ ?(?:\p{Lu}[\p{Lu} -]{1,20}\1{2,} ?)?(?:\d{1,2}[.:]\d{2}(?: Uhr)?:? )?(.+?)(?: ?\1{2,})?$/u
/** What points to a headline: "▷ Se hunde el ferri", "🔴 Le ferry coule". */
const POINTER = /^(?:[▷▶►●■◆]\ufe0f?|\p{Emoji_Presentation})+ ?(?=[\p{L}\d"“«¿¡])/u
/** In capitals they may stand right before a headline, as agencies write it; "Video-Überwachung" and "Live-Musik" are words. */
const LABELS =
  /^(?:(?:UPDATE|WRAPUP|CORRECTED|RPT|REFILE|FACTBOX|TIMELINE|EXPLAINER|ANALYSIS|INSIGHT|FEATURE|EXCLUSIVE|BREAKING(?: NEWS)?|JUST IN|WATCH|WATCH LIVE|VIDEO|LIVE(?: UPDATES?)?|(?:IN )?(?:PHOTOS?|PICS|PICTURES)|PICS?|GLIMPSES|GALLERY|UPDATED?|URGENT|ALERT|EILMELDUNG|EIL|ÚLTIMA HORA|URGENTE|JUST NU|DIREKT|DEBATT|LEDARE|INSÄNDARE|KRÖNIKA|ANALYS|KOMMENTAR)(?: \d+)?\s?(?:[:|–—]|-(?=[\p{Lu}\d'‘“"])|- )|(?:(?:\p{Lu}\p{L}*-)?(?:Live|News)-?(?:[Tt]icker|[Bb]log)|Update|Breaking(?: News)?|Exclusive|Just in|Watch|Video|Live|Photos?|Pictures|Updated|Urgent|Eilmeldung|Última hora|Urgente|In (?:[Pp]ictures|[Pp]hotos|[Pp]ics)|Glimpses|Gallery|Analysis|Watch [Ll]ive|(?:\p{Lu}[\p{L}-]* ){0,3}Live [Uu]pdates?|(?:The )?Latest|(?:Latest )?Updates|Scoop|Transcript|(?:\p{Lu}{2,4} )?Direkt|Just nu|Debatt|Ledare|Insändare|Krönika|Analys|Kommentar)\s?(?:[:|–—]|- ))\s*/u
/** The same in French, Italian, Portuguese and Spanish, whose outlets also part them by a full stop or a stroke, and put a sign before them. */
const ROMANCE_LABELS =
  /^(?:[\p{So}▶►●]\ufe0f?\s*)?(?:(?:(?:EN )?DIRECT(?: VIDÉO| VIDEO)?|EN CONTINU|EN IMAGES|EN VID[ÉE]O|VIDÉOS?|VIDEOS?|INFOGRAPHIES?|CARTES?|EXCLUSI[FV]O?|ESCLUSIVA|REPORTAGE|ENTRETIEN|RÉCIT|ENQUÊTE|DÉCRYPTAGE|DIAPORAMA|TOUT COMPRENDRE|AO MINUTO|AO VIVO|EM DIREC?TO|EN VIVO|EN DIRECTO|(?:IN )?DIRETTA|ULTIM['’]?A? ORA|VÍDEOS?|FOTOS?|URGENTE|En direct|Em direc?to|Direto|Ao minuto|Ao vivo|In diretta|Vidéos?|Vídeos?|Infographies?|Reportage|Entretien|Enquête|Récit|Décryptage|Ultim['’]?a? ora|Exclusi[fv]o?|Esclusiva|Ouça (?:o relato )?em direto)\s?(?:[:|–—.]|\/ |- ))\s*/u
/** "Velia AO MINUTO: …", "Elecciones 2031 EN VIVO: …": the name stays. */
const ROLLING_CAPITALS =
  /^((?:\p{Lu}[\p{L}’'-]*)(?: [\p{L}\d’'-]+){0,3}?),? (?:AO MINUTO|AO VIVO|EM DIRETO|EN VIVO|EN DIRECT|IN DIRETTA)\s?(?=: |\| )/u
/** "Hurricane Erin live updates: …", "Velian war latest: …": the name stays, which the rest may lack. */
const ROLLING =
  /^(?!The |Live |[A-Z][a-z]+day )(\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}?) (?:[Ll]atest|(?:[Ll]atest |LIVE |[Ll]ive )?[Uu]pdates?)(?=: )/u
/** What an agency puts before a headline, without a space: "Olympics-Judo-Siblings take golds"; a German compound begins as other sports do ("Tennis-Star"). */
const SLUGS =
  /^(?:Olympics|Paralympics|Soccer|Cricket|Athletics|Cycling|Gymnastics|Weightlifting|Rowing|Wrestling|Fencing|Archery|Skateboarding|Table tennis|Ice hockey|Motor racing|Alpine skiing|Equestrian|Exclusive|Analysis|Explainer|Factbox|Special report)-(?!\p{L}*(?:ing|ed|[Mm]ad|[Cc]razy|[Ss]tyle|[Oo]nly)(?!\p{L}))(?=[\p{Lu}'‘“"])(?:(?:Tennis|Golf|Rugby|Football|Swimming|Diving|Surfing|Boxing|Judo|Taekwondo|Karate|Basketball|Volleyball|Handball|Baseball|Badminton|Shooting|Sailing|Triathlon|Doping|Athletics|Cycling|Gymnastics|Weightlifting|Rowing|Wrestling|Fencing|Archery|Skateboarding|Equestrian)-(?=[\p{Lu}'‘“"]))?/u
const MEDIA = '(?:video|vidéos?|vídeos?|photos?|fotos?|pics?|images?|imágenes|gallery|galería|infographic|infografía|infográfico)'
/** "(Video)", "(+Fotos y video)", "(PHOTOS, VIDEO)", "(+resumen)", "[NYSE:VLN]" */
const TAGS = new RegExp(
  `\\s*[([](?:(?:with )?\\+? ?${MEDIA}(?:(?:, ?| ?[+/&] ?| y | e | et | and )${MEDIA})*|\\+ ?\\p{L}{3,15}(?: \\p{L}{1,15}){0,2}|watch|updated?|live|poll|exclusive|[A-Z]{2,5}:[A-Z.]{1,6})[)\\]]\\s*`,
  'giu',
)

/** What a page says of itself behind its headline: "… – live", "… – Senaste nytt om valet". "… – report" says who says so, and stays. */
const CLOSING_LABEL =
  /^(.{12,}?)(?:\s+[|–—·-]\s+|\s*—\s*)(?:(?:(?:\p{Lu}\p{L}* ){0,3}(?:politics|news|crisis|election|war|budget|business|protests?) )?live(?: blog|blog)?|(?:follow )?live(?: updates?(?: .{2,40})?)?|as it happened|updates?|(?:följ )?(?:direkt|live|senaste nytt)(?: om .{2,40})?|liveticker|ticker|en direct|en vivo|en directo|in diretta|ao vivo|ao minuto|em direc?to|ultima ora|última hora|video|in pictures|gallery|podcast)$|^(.{12,}?):\s+(?:the latest|live updates?|live|as it happened|what we know(?: so far)?|senaste nytt)$/iu

/** "Ferry sinks off Port Maren | Twelve people are missing, and the owner is under arrest": a headline and the line below it. */
const LINE_BELOW = /^(\S+(?: \S+){4,}) \| .{41,}$/u
/** "Film shows the minister on the ferry: its maker, Ann Roe, told…": a second line that its source cut off. */
const CUT_BELOW = /^(\S+(?: \S+){6,})(?<!\b(?:says?|said|adds|asks))(?:: | [—–] ).*(?:…|\.\.\.)$/u
/** "12 januari 07.00, Sammanfattning natt": when a log was written. */
const HOUR_BEFORE =
  /^\d{1,2} (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december) \d{1,2}[.:]\d{2}, (?=\p{Lu})/u

/** The headline without labels and without the outlet's name at its end. */
export function cleanHeadline(title: string, sourceHost: string = ''): string {
  let text = title
    .slice(0, HEADLINE_CHARACTERS_CONSIDERED)
    .toWellFormed()
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim()
    .replace(TICKER, '$2')
    .replace(POINTER, '')
  text = withoutCredit(withoutLabel(withoutAsianLabels(withoutWorldLabels(text.replace(TAGS, ' ').trim())))).replace(TICKER, '$2')
  for (let round = 0; round < 2; round += 1) text = withoutOutlet(text, sourceHost).replace(CLOSING_LABEL, '$1$2')
  text = text.replace(LINE_BELOW, '$1').replace(CUT_BELOW, '$1').replace(HOUR_BEFORE, '')
  text = text.replace(/\s*[|–—-]\s*$/u, '').trim()
  // "Name - Name does something": the label before the dash says nothing.
  const label = /^(.{3,40}) [-–—:] /u.exec(text)?.[1]
  if (label !== undefined && text.slice(label.length + 3).includes(label)) text = text.slice(label.length + 3)
  return withoutStop(text)
}

function withoutLabel(text: string): string {
  const plain = text.replace(LABELS, '').replace(LABELS, '')
  const told = plain.replace(ROMANCE_LABELS, '')
  // "Vidéo : trois …", "In pictures: lantern …", but "Watch: iBoat …".
  const headline = told === text ? text : told.replace(/^\p{Ll}(?!\p{L}*\p{Lu})/u, (letter) => letter.toUpperCase())
  return headline.replace(SLUGS, '').replace(ROLLING, '$1').replace(ROLLING_CAPITALS, '$1')
}

/** "… 2031 г.", "… 40 mln.": the stop is the abbreviation's. */
const ABBREVIATED_AT_END = /\p{Lu}\.$|\d(?:-\p{L}{1,2})? (?:гг?|рр?|r|mln|mld|tys|proc|Mio|Mrd|млн|млрд|тыс|тис|εκατ|δισ|τρισ)\.$/u

/** A full stop at the end of a headline is the outlet's habit, not the reader's. */
function withoutStop(text: string): string {
  return /[^.]\.$/.test(text) && !ABBREVIATED_AT_END.test(text) ? text.slice(0, -1) : text
}

/** "DN.se", "gazette.co.uk" */
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.\p{L}{2,4}){1,2}$/u

/** What stands behind the last mark; a name may hold hyphens, so that it may begin at the first one. */
const TAILS = [/^(.{12,})\s+[|–—»·•-]+\s+([^|–—»·•]{2,40})$/u, /^(.{12,}?)\s+[|–—»·•-]+\s+([^|–—»·•]{2,40})$/u]
/** "Ferry sinks off Port Maren : VPR": that mark parts much else. */
const COLON_TAIL = /^(.{12,})\s:\s+([^:]{2,40})$/u

function withoutOutlet(text: string, sourceHost: string): string {
  for (const pattern of TAILS) {
    const [, head = '', tail = ''] = pattern.exec(text) ?? []
    if (head !== '' && !isWithinQuote(head, tail) && isOutlet(tail, { sourceHost, isParted: /\s[|»·•]\s/.test(text.slice(head.length)) }))
      return head
  }
  const [, head = '', tail = ''] = COLON_TAIL.exec(text) ?? []
  return head !== '' && isOfHost(tail, sourceHost) ? head : text
}

/** "Mayor calls it an « abandon » of the town", "»…«": the mark between them opens or closes what somebody said. */
function isWithinQuote(head: string, tail: string): boolean {
  return head.lastIndexOf('«') > head.lastIndexOf('»') || tail.includes('«')
}

function isOfHost(tail: string, sourceHost: string): boolean {
  const host = lettersOf(sourceHost.replace(/\.(?:com?|org|net)?\.?[a-z]{2,4}$/, ''))
  const name = lettersOf(tail)
  if (host === name) return true
  return host.length > 2 && name.length > 2 && (host.includes(name) || name.includes(host) || initialsOf(tail) === host)
}

function isOutlet(tail: string, { sourceHost, isParted }: { sourceHost: string; isParted: boolean }): boolean {
  if (DOMAIN.test(tail) || isOfHost(tail, sourceHost)) return true
  const isKnown =
    /(?:\bNews|Times|Post|Daily|Herald|Journal|Magazine|Reuters|BBC|CNN|Guardian|Zeitung|Online|Radio|TV|Tribune|Gazette|Chronicle|Telegraph|Independent|Mail)(?: Online)?$|(?:新聞|新闻|新聞網|新闻网|ニュース|通信|放送|テレビ|オンライン|デジタル|时报|時報|日报|日報|早报|早報|晚报|晚報|周刊|週刊|电视台|電視台|뉴스|신문|일보|방송|타임스)$/u.test(
      tail,
    )
  return (isParted || isKnown) && tail.split(' ').length <= 5
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function initialsOf(text: string): string {
  return text
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase()
}

/** Term → weight over independent texts: headlines count whole, the first lines of the articles a third. */
function headlineCentroid(voices: readonly Voice[], language: string): Map<string, number> {
  const centroid = new Map<string, number>()
  const heard = new Set<string>()
  const hear = (text: string, group: number, weight: number) => {
    for (const term of new Set(termsOf(text, language))) {
      const key = `${group} ${weight} ${term}`
      if (heard.has(key)) continue
      heard.add(key)
      centroid.set(term, (centroid.get(term) ?? 0) + weight)
    }
  }
  for (const { article, group } of voices) {
    hear(cleanHeadline(article.title, article.sourceHost), group, 1)
    hear((article.summary || article.body).slice(0, LEAD_CHARACTERS), group, LEAD_WEIGHT)
  }
  return centroid
}

function headlineScore(
  text: string,
  how: { centroid: ReadonlyMap<string, number>; language: string; article?: Pick<MemberArticle, 'title' | 'isOpinion'> },
): number {
  const terms = new Set(termsOf(text, how.language))
  if (terms.size === 0) return 0
  let dot = 0
  for (const term of terms) dot += how.centroid.get(term) ?? 0
  let norm = 0
  for (const weight of how.centroid.values()) norm += weight * weight
  // The exponent is under one half on purpose: pure cosine favours the shortest headline, which says least.
  const closeness = dot / (Math.sqrt(norm) * terms.size ** 0.4)
  return closeness * reportsWeight(text) * labelWeight(how.article ?? { title: text }) + 1e-6
}

const TEASERS =
  /\b(?:you won['’]t believe|this is (?:why|how|what)|here(?:['’]s| is| are) (?:why|how|what|everything)|what (?:we|you|to) (?:know|need|expect)|everything you need|need to know|get updates|stay updated|all the (?:cool|best|new)|things (?:to|you|we)|\d+ (?:things|ways|reasons|facts|tips|photos|questions|takeaways)|how to|shocking|jaw-dropping|goes viral|why (?:the|we|you|it|is|are)|the truth about|the inside story|explained|explainer|fact check|quiz|was wir wissen|was bekannt ist|warum|ce que l['’]on sait|ce qu['’]il faut savoir|lo que (?:sabemos|se sabe|debes saber)|qué se sabe|por qué|o que se sabe|cosa sappiamo|ecco (?:cosa|perché|come))\b/iu
/** Headlines that promise to explain or to list, by how they open, also behind a colon: "How …", ": why …", "Here are …", "6 moments from …", "– så …". */
const EXPLAINS =
  /(?:^["“‘']?|: |\. |^\d+ |[–-] (?=(?:så|här|därför) ))(?:(?:how|why|what|where|who|here(?:['’]s| is| are)|inside|scenes from|winners and losers|så|därför|varför|hur|här är|warum|wieso|weshalb|wie|darum|deshalb|pourquoi|comment|cómo|por qué|perché|por que|почему)(?= (?!many|much))|(?:\p{L}+ (?:and \p{L}+ )?)?(?:takeaways|moments|lessons)(?= (?:from|that|of|in)(?!\p{L})))/iu
const AGENCY_OF_HEALTH = /\bWHO\b/
const EXPLAINS_WEIGHT = 0.7
/** Headlines that tell what ought to be, unless they tell who says so: "… Should Be a Wakeup Call", "Let Ferries Sail Free", "Orskers Know Why …". */
const ARGUES = /\bshould (?:be|not|have|never|stop|let)\b|^["“‘']?Let (?!in\b|go\b)\p{L}+ |\bknows? why\b|[–—-] here (?:are|is)\b/iu
const ATTRIBUTES =
  /(?:^|\s)(?:says?|said|rules?|ruled|urges?|urged|tells?|told|warns?|finds?|found|asks?|decides?|recommends?|polls?|survey)(?=\s|:|,|$)|: |^[^:]{3,40}:/iu
const LIVE_OR_OPINION =
  /\b(?:live(?: blog| updates?| coverage)|liveblog|news-?blog|newsticker|as it happened|opinion|op-ed|editorial|podcast|newsletter|morning briefing|recap|liveticker|live-ticker|meinung|kommentar|en direct|direct[.:] |direct - |opinión|en vivo|en directo|ao vivo|ao minuto|em direc?to|opinião|diretta|in diretta|analysis|factbox|at a glance|sammanfattning (?:kväll|natt|dygnet?|helgen)|in pictures|gallery|roundup|round-up)\b/iu
/** "Ferry inquest LIVE as …" */
const ON_AIR = /\p{Ll} LIVE(?!\p{L}|-)/u
/** A newsletter's headline tells two matters: "Ferry sinks off Port Maren. And, rates fall". */
const DIGEST = /\. (?:And|Plus), /u
/** Labels that are such before a colon alone: some behind what they are of, the others at the beginning. */
const LABEL = /\b(?:live|ticker|q&a|transcript|timeline)[:|]|^(?:comment(?:ary)?|column|letters?|photos?|video|watch)[:|]/iu
const FIRST_PERSON = /(?:^|[\s"“])(?:I|I['’]m|I['’]ve|my|we|we['’]re|our|us|ich|wir|mein|je|nous|yo|nosotros|noi)(?=[\s,.!?]|$)/u

/** How further headlines open that tell no news: portraits, lists, checks of facts, answers to questions, reviews, other people's opinions. */
const TELLS_NO_NEWS = new RegExp(
  [
    '^(?:Meet (?:the|all|\\d)|Fact[- ]check|Q&A|Timeline|In pictures|Who is|Faktencheck|Fragen und Antworten|Im Überblick|Porträt|Das ist|Das sind|Chronologie)(?!\\p{L})',
    '^(?:Qui est|Tout savoir|Décryptage|En images|Portrait|Quién es|Las claves|Claves|Perfil|Cronología|En imágenes|Chi è|Fotogallery|Il punto|Quem é|Entenda|Cronologia)(?!\\p{L})',
    '^(?:Wie is|Wie zijn|Zo (?:werkt|ziet|gaat)|Tijdlijn|Detta har hänt|Det här har hänt|Frågor och svar|Fakta|Bildextra|Vem är|Kto to|Кто такой|Что известно)(?!\\p{L})',
    ': (?:[Tt]he|[Aa]) (?:man who|woman who|(?:man|woman|people) behind|(?:life|story|history) of)(?!\\p{L})',
    '(?:^|[^-\\p{L}])(?:review|recensie|recension|Rezension|critique|reseña|recensione|resenha): ',
  ].join('|'),
  'u',
)

/** Whether a headline promises to explain, to list or to judge, and tells nothing that happened. */
export function promisesOnly(headline: string): boolean {
  if (TELLS_NO_NEWS.test(headline) || TEASERS.test(headline)) return true
  const argues = ARGUES.test(headline) || /(?<!\p{L})[Ss]hould /u.test(headline)
  return (EXPLAINS.test(headline) && !AGENCY_OF_HEALTH.test(headline)) || (argues && !ATTRIBUTES.test(headline))
}

/** Lower for what asks, shouts, teases or speaks of itself instead of reporting. */
export function reportsWeight(text: string): number {
  let weight = 1
  const words = text.split(' ').length
  if (/[?？؟]/.test(text)) weight *= 0.45
  if (/[!！]/.test(text)) weight *= 0.7
  if (/(?:…|\.\.\.)/.test(text)) weight *= 0.45
  if (isShouted(text) && text.length > 12) weight *= 0.5
  if (TEASERS.test(text)) weight *= 0.45
  else if ((EXPLAINS.test(text) && !AGENCY_OF_HEALTH.test(text)) || (ARGUES.test(text) && !ATTRIBUTES.test(text))) weight *= EXPLAINS_WEIGHT
  if (FIRST_PERSON.test(text)) weight *= /["“'‘]/.test(text) ? 0.75 : 0.5
  if (/\byou(?:r|['’]re)?\b/i.test(text)) weight *= 0.7
  // A dash opens what somebody says in Norwegian and Danish.
  if (/^(?:["“”'‘«„]|[–—-] )/.test(text)) weight *= 0.8
  if (text.length > 130) weight *= 0.8
  if (text.length < 25 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) weight *= 0.75
  return words > 20 ? weight * 0.85 : weight
}

function labelWeight({ title, isOpinion = false }: Pick<MemberArticle, 'title' | 'isOpinion'>): number {
  const isLabelled = [LIVE_OR_OPINION, ON_AIR, LABEL, CLOSING_LABEL, DIGEST].some((pattern) => pattern.test(title))
  return isOpinion || isLabelledOpinion(title) || isLabelled ? LABEL_WEIGHT : 1
}
