/**
 * robots.txt as RFC 9309 tells crawlers to read it: the group of the crawler or of `*`, the longest
 * pattern that fits, and `allow` where two are equally long. Independent of how the file is written.
 */

type Rule = { allow: boolean; pattern: string }
type Group = { agents: string[]; rules: Rule[] }

export function readRobots(text: string) {
  const { groups, sitemaps } = parsed(text)
  return {
    sitemaps,
    /** Whether this crawler may fetch the address: a path with its query. */
    allows: (address: string, crawler = 'anybot') => {
      const path = normalized(address)
      if (path === '/robots.txt') return true
      const fitting = rulesFor(groups, crawler).filter(({ pattern }) => fits(path, pattern))
      const longest = Math.max(0, ...fitting.map(({ pattern }) => octets(pattern)))
      const decisive = fitting.filter(({ pattern }) => octets(pattern) === longest)
      return decisive.length === 0 || decisive.some(({ allow }) => allow)
    },
  }
}

function parsed(text: string) {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [field = '', ...rest] = (line.split('#')[0] ?? '').split(':')
    const [name, value] = [field.trim().toLowerCase(), rest.join(':').trim()]
    if (name === 'sitemap') sitemaps.push(value)
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      isNaming = true
    }
    if (name !== 'allow' && name !== 'disallow') continue
    isNaming = false
    // An empty rule forbids nothing.
    if (value) groups.at(-1)?.rules.push({ allow: name === 'allow', pattern: normalized(value) })
  }
  return { groups, sitemaps }
}

function rulesFor(groups: Group[], crawler: string): Rule[] {
  const of = (agent: string) => groups.filter(({ agents }) => agents.includes(agent))
  const own = of(crawler.toLowerCase())
  return (own.length > 0 ? own : of('*')).flatMap(({ rules }) => rules)
}

/** `*` stands for any characters, `$` at the end for the end; one walk, however many stars there are. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const first = pieces.shift() ?? ''
  if (!path.startsWith(first)) return false
  if (pieces.length === 0) return !isWhole || path === first
  const last = pieces.pop() ?? ''
  let at = first.length
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at)
}

const octets = (text: string) => Buffer.byteLength(text)

/** Letters beyond ASCII are compared percent-encoded, and what needs no encoding without it. */
const normalized = (text: string) =>
  text
    .replace(/[^\u0020-\u007e]/gu, (char) =>
      char.isWellFormed() ? encodeURIComponent(char) : char,
    )
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(char) ? char : code.toUpperCase()
    })
