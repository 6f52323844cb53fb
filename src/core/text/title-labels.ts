/**
 * What outlets put before and behind their headlines in languages but English, German, Swedish, the western Romance and
 * the East Asian ones: "Son dakika: …", "شاهد.. …", "… (видео)".
 * A mark parts it from the headline; where a word may also begin one ("Видео с камер …") nothing is taken off.
 */

/** A sign before a label or a headline: "⚡️", "🔴". */
const SIGN = '(?:[\\p{So}▶►●❗‼⚡]\\ufe0f?\\s*)*'

/** Breaking news, live pages, videos and pictures, as they are written before a colon, a stroke, an exclamation mark or two points. */
const OPENERS = [
  'срочно|молния|обновлено|обновляется|эксклюзив|видео|фото|фоторепортаж|инфографика|онлайн|прямая трансляция',
  'терміново|оновлено|ексклюзив|відео|фото|фоторепортаж|інфографіка|наживо',
  'спешно|извънредно|ексклузивно|видео|снимки|на живо|хитно|уживо',
  'net binnen|liveblog|in beeld|premium|kort nyt|seneste nyt|siste nytt|siste|direkte|suora lähetys|juuri nyt|tilaajille',
  'élő|élőben|friss|rendkívüli|videó|fotók|képek|galéria|ultima or[ăa]|live text|exclusiv|tylko u nas|aktualizováno|právě teď',
  'ब्रेकिंग न्यूज़?|ब्रेकिंग|वीडियो|लाइव|तस्वीरें',
  'pilne|z ostatniej chwili|aktualizacja|wideo|na żywo|zdjęcia|infografika|aktuálně|právě|živě|naživo|uživo|foto|video',
  'se bildene|se bilder|se video(?:en)?|bildeserie',
  'son dak[iıİ]ka(?: haber(?:[iıİ]|ler[iıİ])?)?|flaş(?: haber)?|özel haber|canl[ıi](?: yayın| anlat[ıi]m)?|fotoğraflarla|v[iİı]deo|foto galeri|maç sonucu',
  'عاجل|خبر عاجل|شاهد|شاهدوا|استمع|بالفيديو|فيديو|بالصور|صور|إنفوغرافيك|إنفوجراف|انفوجراف|مباشر|بث مباشر|حصري|حصريا|ريبورتاج',
  'فوری|ویدئو|ویدیو|فیلم|عکس|عکس‌ها|اینفوگرافیک|زنده',
  'צפו|וידאו|וידיאו|מבזק|שידור חי|בלעדי|תמונות',
  'berita terkini|terkini|foto-foto|infografis|infografik|eksklusif|langsung|live update',
  'nóng|tin nóng|mới nhất|trực tiếp|độc quyền|ảnh|clip|đồ họa|infographic|chùm ảnh|phóng sự ảnh|cập nhật',
  'έκτακτο|εκτακτο|βίντεο|βιντεο|φωτό|φωτογραφίες|φωτο|ζωντανά',
].join('|')
const OPENER = new RegExp(
  `^${SIGN}(?:${OPENERS})(?:\\s+ve (?:video|foto))?(?:\\s?(?:[:|!؛]|\\.{2,}|…|/)|\\s+[–—-](?=\\s))[\\s.!]*(?=[\\p{L}\\p{N}"'“”«»„(])`,
  'iu',
)

/** What a page holds beside its text, in brackets, behind a mark, or in capitals at the end. Some are words of several languages. */
const CLOSERS_BY_LANGUAGE = [
  'видео|фото|фоторепортаж|инфографика|карта|скрин|скриншот|список|обновлено|обновляется|дополнено|трансляция|прямая трансляция',
  'відео|фото|фоторепортаж|інфографіка|мапа|скрин|оновлено|оновлюється|доповнено|наживо|снимки|видеа|галерея|галерија',
  'wideo|zdjęcia|foto|mapa|infografika|video|na żywo|aktualizacja|videó|fotók|képek|galéria',
  'video|foto|foto galeri|canl[ıi](?: yayın)?|son dak[iıİ]ka(?: flaş)?(?: haberler)?',
  'فيديو|صور|فيديو وصور|صور وفيديو|إنفوغرافيك|شاهد|بالفيديو|بالصور|فیلم|ویدئو|ویدیو|عکس|تصاویر',
  'infografis|ảnh|clip|chùm ảnh|đồ họa',
  'וידאו|וידיאו|צפו|תמונות|βίντεο|φωτό|φωτο|εικόνες|φωτογραφίες|pics|vid',
]
/** Each once, and a few in a row: a list that can be read in two ways at each place takes for ever where it is long. */
const CLOSERS = [...new Set(CLOSERS_BY_LANGUAGE.flatMap((line) => line.split('|')))].join('|')
const LIST = `(?:${CLOSERS})(?:(?:\\s?[,+/]\\s?|\\s(?:и|та|i|ve|και)\\s)(?:${CLOSERS})){0,4}`
const BRACKETED = new RegExp(`\\s*[([]\\s*(?:${LIST})\\s*[)\\]]`, 'giu')
const CLOSING = new RegExp(`^(.{12,}?)(?:\\s+[–—|+/-]\\s*(?:\\+\\s*)?|\\s*(?:\\.{2,}|…)\\s*)(?:${LIST})[.!]?$`, 'iu')
/** Behind a sentence, as one of its own: "… погибли двое. Видео". */
const LAST_SENTENCE = /^(.{12,}?)([.!?])\s+(\p{Lu}[^.!?]{2,40}?)[.!]?$/u
const LABEL = new RegExp(`^(?:${LIST})$`, 'iu')
const CLOSING_CAPITALS = /^(.{12,}?)\s+(?:ВИДЕО|ФОТО|ВІДЕО|WIDEO|ZDJĘCIA|VİDEO)$/u

/** "… - 16 марта 2023": the day of the page. */
const CLOSING_DATE =
  /^(.{12,}?)(?:\s+[–—|-]|\.)\s+\d{1,2} (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня) (?:19|20)\d\d(?: ?г(?:ода|\.)?| року)?$/u

/** A headline without them; what is left begins with a capital where its script has any. */
export function withoutWorldLabels(text: string): string {
  const bare = text.replace(BRACKETED, '').trim()
  const told = bare.replace(OPENER, '')
  const headline = told === bare ? bare : told.charAt(0).toUpperCase() + told.slice(1)
  return withoutLastSentence(headline.replace(CLOSING_DATE, '$1').replace(CLOSING, '$1').replace(CLOSING_CAPITALS, '$1'))
}

function withoutLastSentence(text: string): string {
  const [, head = '', mark = '', last = ''] = LAST_SENTENCE.exec(text) ?? []
  return LABEL.test(last) ? `${head}${mark === '.' ? '' : mark}` : text
}
