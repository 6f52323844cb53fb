/**
 * What a robots.txt (RFC 9309) lets us read. It is a stranger's text of any shape: only the groups that concern us are kept, each rule once however
 * many names its group has, and a rule is matched piece by piece between its wildcards, each at its first place, which never has to be taken back.
 */

interface Rule {
  pattern: string
  isAllowed: boolean
}

/** Whether the robot may read a path (the query included), by the text's rules for it, or else those for everybody. */
export type RobotsRules = (path: string) => boolean

/** `robot`: our name, in lower case. */
export function parseRobots(text: string, robot: string): RobotsRules {
  const groups = new Map<string, Rule[]>()
  const current = new Set<string>()
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? []
    const name = field.toLowerCase()
    if (name === '') continue
    if (name === 'user-agent') {
      if (!isNaming) current.clear()
      const agent = (value.split('/')[0] ?? '').trim().toLowerCase()
      if (agent === robot || agent === '*') current.add(agent)
      if (current.has(agent) && !groups.has(agent)) groups.set(agent, [])
    }
    const isRule = /^(?:dis)?allow$/.test(name)
    // RFC 9309 §2.2.4: other records (Sitemap, Crawl-delay) end no list of names.
    isNaming = name === 'user-agent' || (isNaming && !isRule)
    if (!isRule || value.trim() === '') continue
    for (const agent of current) groups.get(agent)?.push({ pattern: encoded(value.trim()), isAllowed: name === 'allow' })
  }
  // The longest rule that matches counts; of two as long, the one that allows.
  const rules = (groups.get(robot) ?? groups.get('*') ?? []).toSorted(
    (one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
  )
  return (path) => {
    const asked = encoded(path)
    return rules.find(({ pattern }) => matches(pattern, asked))?.isAllowed ?? true
  }
}

/** One spelling for rules and addresses: percent-encoded, in upper case. */
function encoded(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
}

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/)
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? pieces.pop() : undefined
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}
