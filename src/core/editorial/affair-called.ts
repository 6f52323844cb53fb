/**
 * What a headline itself calls an affair, by the name of whom or what it is about: "Caso Merindal: …", "Affaire Kestel : …", "Fall Kestler: …", "Kestle
 * case: …". A headline that opens so has named it, as no other word beside a name does.
 */
const BEFORE = '(?:[Cc]aso|[Aa]ffaire|Affäre|Causa|Fall|[Ss]prawa|[Kk]auza|[Zz]aak)'
const BEHIND = '(?:[Cc]ase|[Aa]ffair)'

/** As the first of these headlines has it whose label ends in the last word of the name; null: none does. */
export function calledAfter(name: string, headlines: readonly string[]): string | null {
  const last = RegExp.escape(name.slice(name.lastIndexOf(' ') + 1))
  const whole = `(?:\\p{Lu}[\\p{L}'’-]+ ){0,2}${last}`
  const label = new RegExp(`^(${BEFORE} ${whole}|${whole} ${BEHIND})\\s?[:|–—]`, 'u')
  for (const headline of headlines) {
    const called = label.exec(headline)?.[1]
    if (called) return called.charAt(0).toUpperCase() + called.slice(1)
  }
  return null
}
