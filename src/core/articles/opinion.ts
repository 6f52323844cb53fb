/**
 * Whether an article argues rather than reports: by what its headline calls itself, or by the section that its address names. Blogs are none of
 * these: many outlets run their news as such.
 */

const LABEL = String.raw`(?:opinion|op-?ed|editorial|comment|commentary|column|letters?|(?:\p{L}{3,12})?kommentar|debatt|ledare|insändare|krönika|leder|kronikk|leitartikel|gastbeitrag|gastkommentar|meinung|tribune|édito|éditorial|chronique|opinión|columna|opinião|editoriale|opinie|debat|pääkirjoitus|kolumni|mielipide|komentář|názor|komentarz|felieton|vélemény|yorum|мнение|колонка|думка)`
const BEFORE = new RegExp(String.raw`^${LABEL}\s*(?:[:|–—]|- )`, 'iu')
const BEHIND = new RegExp(String.raw`\s(?:[|–—-])\s${LABEL}$`, 'iu')
const SECTION =
  /\/(?:opinions?|op-?eds?|editorials?|commentary|comment|commentisfree|columnists?|letters|debatt|ledare|ledarsidan|insandare|kronika|kronikk|meinung|kommentar|kommentare|leitartikel|gastkommentar|tribunes?|editos?|chroniques?|opinion-?es|columnas|opiniao|editoriali|opinie)\//i

export function isOpinion({ title, url }: { title: string; url: string }): boolean {
  return BEFORE.test(title) || BEHIND.test(title) || SECTION.test(pathOf(url))
}

/** Only of sections: the name of the article itself is no section. */
function pathOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? ''
  return path.slice(0, path.lastIndexOf('/') + 1)
}
