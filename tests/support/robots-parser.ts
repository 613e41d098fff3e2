/** Follows RFC 9309: the longest matching pattern wins, `allow` at equal length. */

type RobotsRule = { allow: boolean; pattern: string }
type RobotsGroup = { agents: string[]; rules: RobotsRule[] }

export function parseRobots(text: string) {
  const { groups, sitemaps } = parseGroups(text)
  return {
    sitemaps,
    allows: (url: string, crawler = 'anybot') => {
      const path = normalizePath(url)
      if (path === '/robots.txt') return true
      const matchingRules = findRules(groups, crawler).filter(({ pattern }) =>
        matchesPattern(path, pattern),
      )
      const longestBytes = Math.max(0, ...matchingRules.map(({ pattern }) => countBytes(pattern)))
      const decisiveRules = matchingRules.filter(
        ({ pattern }) => countBytes(pattern) === longestBytes,
      )
      return decisiveRules.length === 0 || decisiveRules.some(({ allow }) => allow)
    },
  }
}

function parseGroups(text: string) {
  const groups: RobotsGroup[] = []
  const sitemaps: string[] = []
  let isReadingAgents = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [field = '', ...rest] = (line.split('#')[0] ?? '').split(':')
    const [name, value] = [field.trim().toLowerCase(), rest.join(':').trim()]
    if (name === 'sitemap') sitemaps.push(value)
    if (name === 'user-agent') {
      if (!isReadingAgents) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      isReadingAgents = true
    }
    if (name !== 'allow' && name !== 'disallow') continue
    isReadingAgents = false
    if (value) groups.at(-1)?.rules.push({ allow: name === 'allow', pattern: normalizePath(value) })
  }
  return { groups, sitemaps }
}

function findRules(groups: RobotsGroup[], crawler: string): RobotsRule[] {
  const filterGroups = (agent: string) => groups.filter(({ agents }) => agents.includes(agent))
  const ownGroups = filterGroups(crawler.toLowerCase())
  return (ownGroups.length > 0 ? ownGroups : filterGroups('*')).flatMap(({ rules }) => rules)
}

/** `*` matches any characters, a final `$` the end; linear, however many stars there are. */
function matchesPattern(path: string, pattern: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const first = pieces.shift() ?? ''
  if (!path.startsWith(first)) return false
  if (pieces.length === 0) return !isAnchored || path === first
  const last = pieces.pop() ?? ''
  let offset = first.length
  for (const piece of pieces) {
    const index = path.indexOf(piece, offset)
    if (index < 0) return false
    offset = index + piece.length
  }
  return isAnchored
    ? path.length - last.length >= offset && path.endsWith(last)
    : path.includes(last, offset)
}

const countBytes = (text: string) => Buffer.byteLength(text)

/** Percent-encodes characters beyond ASCII and decodes unreserved ones. */
const normalizePath = (text: string) =>
  text
    .replace(/[^\u0020-\u007e]/gu, (char) =>
      char.isWellFormed() ? encodeURIComponent(char) : char,
    )
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(char) ? char : code.toUpperCase()
    })
