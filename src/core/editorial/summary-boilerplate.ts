/**
 * Phrases of the page around a report: calls to subscribe, credits, cross-references, notices. A sentence with one of them is no news.
 *
 * Each phrase is long enough not to bar its topic ("your browser", not "browser"). Phrases are looked up at the start of words by their
 * first two characters: one pass over the sentence, where one regular expression of all phrases took most of a summary's time.
 */
const PHRASES =
  'thanks for reading|subscribe for free|to receive new posts|free or paid subscriber|sign up for|sign up to|sign up now|signed up for our|newsletter|your inbox|delivered weekday|subscribe to|subscribe now|please subscribe|already a subscriber|subscribers only|subscription required|click here|click on the|read more|read the rest of|' +
  'read the full|read also:|full story|follow us|follow @|like us on|all rights reserved|copyright ©|copyright 20|copyright 19|©|getty images|(photo|photo:|photos:|photo by|photograph:|photo credit|' +
  'photo courtesy|image courtesy|image copyright|image caption|image source|image:|media caption|file photo|reuters/|(reuters/|ap photo|associated press/|advertisement|sponsored content|uses cookies|use cookies|' +
  'accept cookies|enable javascript|your browser|terms of service|terms of use|privacy policy|share this|email us|e-mail us|comments below|comment below|comments section|download our app|download the app|upload original content|' +
  'reporting by|editing by|writing by|additional reporting|contributed to this report|contributed to this story|contributed reporting|this story has been|this article has been|this article was|this story was first|article was first published|story was first published|earlier version of this|corrections and clarifications|corrections & clarifications|' +
  'this story was originally|this story was co-published|this article was co-published|may not be published|may not be reproduced|watch the video|watch live|watch below|watch above|watch:|scroll down|see also|related:|related articles|related stories|story continues|' +
  "continue reading|[…]|[...]|document.getelement|function(|http://|https://|www.|hide caption|toggle caption|enlarge this image|open this photo in gallery|all sharing options for|live updates|stay tuned|check back|stay up to date|sign in to|log in to|here's what you need to know|" +
  "editor's note:|editor’s note:|you will receive occasional|be the first to hear about|unsubscribe at any|by signing up, you|by subscribing, you|support progressive journalism|support independent journalism|support our journalism|reader-supported|reader supported|" +
  'opinions expressed by|opinions expressed in this|opinions expressed here|views expressed in this|views expressed by|views expressed are|do not necessarily reflect|do not necessarily represent|' +
  'abonnez-vous|lire aussi|à lire aussi|inscrivez-vous|tous droits réservés|crédit photo|cliquez ici|melden sie sich|lesen sie|mehr dazu|mehr zum thema|alle rechte vorbehalten|jetzt abonnieren|quelle:|foto:|bild:|symbolbild|' +
  'suscríb|suscrib|lea también|lee también|le puede interesar|todos los derechos|haga clic|síguenos|leia também|leia mais|assine |inscreva-se|todos os direitos|clique aqui|siga o|leggi anche|iscriviti|tutti i diritti|clicca qui|' +
  'affiliate link|affiliate commission|affiliate-link|affiliatel|earn a commission|earn a small commission|earn an affiliate|earn us a commission|independently select|independently chosen by|selected independently by|unlimited online access|daily content from|electronic replica of the print|your personal information to third|of your personal information|your preferences or your device|unlimited digital access|exclusive articles by|exclusive articles from|registering for free|register for free|clicking here|opt-out of the sale|opt out of the sale|' +
  'erhalten wir eine provision|erhalten wir ggf|erhalten wir möglicherweise|wir eine provision|wir eine kleine provision|redaktion unabhängig ausgewählt|lien affilié|liens affiliés|toucher une commission|percevoir une commission|enlace de afilia|enlaces de afilia|recibir una comisión|recibir una pequeña comisión|llevarnos una comisión|' +
  'link di affiliazione|link affiliat|ricevere una commissione|ricevere una piccola commissione|link de afiliad|links de afiliad|receber uma comissão|ganhar uma comissão|wij een commissie|we een commissie|annonslänk|annonselenk|' +
  'riproduzione riservata|подпишитесь|подписаться|читайте также|все права|фото:|lees ook|läs mer|läs också|prenumerera|اشترك|اقرأ أيضا|حقوق النشر'
/** In scripts without spaces a phrase can stand anywhere. */
const UNSPACED_PHRASES = ['点击', '订阅', '版权所有', '責任編集', '購読', '無断転載', '구독', '무단전재', '/afp']

const byStart = new Map<number, string[]>()
for (const phrase of PHRASES.split('|')) {
  const key = startKey(phrase, 0)
  byStart.set(key, [...(byStart.get(key) ?? []), phrase])
}

export function hasBoilerplate(sentence: string): boolean {
  const text = sentence.toLowerCase()
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !partsWords(text.charCodeAt(at - 1))) continue
    if (byStart.get(startKey(text, at))?.some((phrase) => text.startsWith(phrase, at)) === true) return true
  }
  return UNSPACED_PHRASES.some((phrase) => text.includes(phrase))
}

function startKey(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0)
}

function partsWords(code: number): boolean {
  return code < 48 || (code > 57 && code < 65) || (code >= 0x2000 && code <= 0x206f) || code === 0xa0 || code === 0xab || code === 0xbb
}

const SOURCE_CHARACTERS_MAX = 180
/** How languages point back at what was just told to say who told it: "Об этом сообщает …", "Das teilte die Polizei mit.", "Así lo informó …". */
const POINTING_BACK = new RegExp(
  [
    "That(?:['’]s| is) according to",
    '(?:Информацию об|Об) этом .{0,80}?(?:сообщ|заяв|говорит|рассказ|пиш|напис|переда|стало известно|предупр|узнал|объяв|уточн|информир|свидетельств)',
    'Про (?:це|що) .{0,80}?(?:повідом|заяв|розпов|пиш|напис|йдеться|інформ|оголос|переда)',
    'Das (?:teilten?|berichten?|berichteten?|sagten?|erklärten?|meldeten?|meldet|bestätigten?|schreib(?:t|en)|gab .{3,80} bekannt|geht aus)',
    'Det (?:skriver|rapporterar|uppger|meddelar|säger|berättar|framgår|bekräftar|oplyser|opplyser|siger|sier|melder|fremgår|bekræfter|bekrefter)',
    'Dat (?:meldt|melden|zegt|zeggen|schrijft|schrijven|blijkt uit|maakte .{3,80} bekend|heeft .{3,80} (?:gezegd|bekendgemaakt|gemeld))',
    'Así lo ',
    '(?:Lo (?:riporta|riferisce|scrive|rivela|rende noto|fa sapere|ha (?:detto|annunciato|reso noto|dichiarato|riferito|confermato))|È quanto|Ne dà notizia)',
    'As? informaç(?:ão|ões) (?:é|foi|são|foram)',
    "(?:C['’]est ce qu|L['’]information a été)",
    '(?:O tym|Informację o tym) (?:informuj|poinformowa|pisz|napisa|powiedzia|przekaza|donos)',
    'و?جاء ذلك',
  ]
    .map((opening) => `^${opening}`)
    .join('|'),
  'u',
)

/** A sentence that only says who told what stands before it: alone it tells nothing. */
export function namesSourceOnly(sentence: string): boolean {
  return sentence.length <= SOURCE_CHARACTERS_MAX && POINTING_BACK.test(sentence)
}
