/** Letters of Latin script that no accent makes of another one, in small letters, as those write them who lack them. */
const SPELLED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** A word in small letters without accents ("cádiz", "łódź", "nguyễn"). In other scripts than Latin the mark is part of the letter. (`foldLatin` does less, as names are learned.) */
export function withoutAccents(word: string): string {
  for (let i = 0; i < word.length; i += 1) {
    if (isAccented(word.charCodeAt(i))) {
      return word
        .normalize('NFD')
        .replace(/(?<=[a-z]\p{M}*)\p{M}/gu, '')
        .replace(/[øłđðıħßæœþ]/gu, (letter) => SPELLED[letter]!)
        .normalize('NFC')
    }
  }
  return word
}

/** Latin letters with accents, and accents by themselves: Latin-1 Supplement to Latin Extended-B, Combining Diacritical Marks, Latin Extended Additional. */
function isAccented(code: number): boolean {
  return (code > 0xbf && code < 0x250) || (code > 0x2ff && code < 0x370) || (code > 0x1dff && code < 0x1f00)
}

/** A word in small letters as it is typed on a keyboard without umlauts: "oesterreich". */
export function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
}
