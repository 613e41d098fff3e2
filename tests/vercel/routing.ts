import type { Condition, Route } from './output'

/**
 * Vercel's own router in small: the routes of config.json in their phases, as far as this site's
 * output uses them. It knows nothing of HTTP; who uses it says what lies at a path and how the
 * middleware answers.
 */

export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers }

export type Way<Found> = {
  /** What lies at the end, nothing where the way ends in a bare status. */
  found?: Found
  path: string
  query: URLSearchParams
  status?: number
  /** For the answer, unless what lies there brings its own; and those that stand above its own. */
  headers: Headers
  important: Headers
}

export type World<Found> = {
  routes: Route[]
  find: (path: string) => Found | undefined
  /** An answer of its own ends the way; else it may have changed the request's headers. */
  middleware: (way: Asked) => Promise<Response | undefined>
}

/** In this order, each only when nothing was found before. */
const AFTER_FILES = ['filesystem', 'miss', 'rewrite', 'resource'] as const

export async function wayTo<Found>(world: World<Found>, asked: Asked) {
  const phases = inPhases(world.routes)
  const way: Way<Found> = {
    path: asked.path,
    query: asked.query,
    headers: new Headers(),
    important: new Headers(),
  }
  for (const route of phases.get('') ?? []) {
    const match = matches(route, way.path, asked)
    if (!match) continue
    if (route.middlewarePath) {
      const answer = await world.middleware(asked)
      if (answer) return { way, answer }
      continue
    }
    if (step(route, way, match)) return { way: ended(world, way, phases, asked) }
  }
  way.found = world.find(way.path)
  for (const phase of AFTER_FILES)
    if (!way.found && !way.status) tryPhase(world, phases.get(phase) ?? [], way, asked)
  return { way: ended(world, way, phases, asked) }
}

function tryPhase<Found>(world: World<Found>, routes: Route[], way: Way<Found>, asked: Asked) {
  for (const route of routes) {
    const match = matches(route, way.path, asked)
    if (!match) continue
    const tried = { ...way, headers: new Headers(way.headers) }
    const isEnd = step(route, tried, match)
    const found = route.dest ? world.find(tried.path) : undefined
    // Checked and nothing there: the next one is tried from where this one began.
    if (route.check && !found) continue
    Object.assign(way, tried, { found })
    if (found || isEnd) return
  }
}

/** Takes one route's step; true where the way ends without looking any further. */
function step<Found>(route: Route, way: Way<Found>, match: Match): boolean {
  const headers = route.important ? way.important : way.headers
  for (const [name, value] of Object.entries(route.headers ?? {}))
    headers.set(name, filled(value, match))
  if (route.dest) {
    const to = new URL(filled(route.dest, match), 'http://n')
    way.path = decodeURI(to.pathname)
    way.query = new URLSearchParams([...way.query, ...to.searchParams])
  }
  if (route.status) way.status = route.status
  // A redirect is complete, although the route says `continue`.
  return Boolean(route.status && (way.headers.has('location') || !route.continue))
}

/** The headers of a hit, or the page for an error. */
function ended<Found>(
  world: World<Found>,
  way: Way<Found>,
  phases: Map<string, Route[]>,
  asked: Asked,
): Way<Found> {
  if (way.headers.has('location')) return way
  if (!way.found) {
    const status = way.status ?? 404
    const page = phases.get('error')?.find((route) => route.status === status)
    return { ...way, status, found: page?.dest ? world.find(page.dest) : undefined }
  }
  for (const route of phases.get('hit') ?? []) {
    const match = matches(route, way.path, asked)
    if (match) step(route, way, match)
  }
  return way
}

function inPhases(routes: Route[]) {
  const phases = new Map<string, Route[]>([['', []]])
  let now = ''
  for (const route of routes) {
    if (route.handle) now = route.handle
    else phases.set(now, [...(phases.get(now) ?? []), route])
  }
  return phases
}

type Match = { whole: RegExpExecArray; named: Record<string, string> }

function matches(route: Route, path: string, asked: Asked): Match | undefined {
  const whole = new RegExp(anchored(route.src ?? ''), 'i').exec(path)
  if (!whole || (route.methods && !route.methods.includes(asked.method))) return undefined
  const named: Record<string, string> = { ...whole.groups }
  const holds = (condition: Condition) => {
    const value = said(condition, asked)
    if (value === undefined) return false
    if (condition.value === undefined) return true
    const match = new RegExp(`^${condition.value}$`).exec(value)
    Object.assign(named, match?.groups)
    return Boolean(match)
  }
  const met = (route.has ?? []).every(holds) && !(route.missing ?? []).some(holds)
  return met ? { whole, named } : undefined
}

const anchored = (src: string) =>
  `${src.startsWith('^') ? '' : '^'}${src}${src.endsWith('$') ? '' : '$'}`

function said({ type, key }: Condition, { headers, query }: Asked): string | undefined {
  if (type === 'header') return headers.get(key) ?? undefined
  if (type === 'query') return query.get(key) ?? undefined
  if (type === 'cookie')
    return new RegExp(`(?:^|; )${key}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  throw new Error(`the routes ask for a ${type}, which this router does not know`)
}

const filled = (text: string, { whole, named }: Match) =>
  text.replace(/\$(\d+|[a-zA-Z_]\w*)/g, (_, name: string) =>
    /^\d+$/.test(name) ? (whole[Number(name)] ?? '') : (named[name] ?? ''),
  )
