/** What a person will know their device by: browser and system, no more. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The header itself is not kept: it is a stranger's text, and tells more than its owner would. */
export function deviceOf(userAgent: string): string {
  const find = (known: typeof BROWSERS): string | undefined => known.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(BROWSERS) ?? 'a browser'
  const system = find(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
