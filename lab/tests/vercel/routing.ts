import type { VercelRoute, VercelRouteCondition } from './output'

/**
 * A minimal copy of Vercel's router: the routes of config.json in their phases, as far as this
 * site's output uses them. It knows no HTTP; the caller supplies file lookup and middleware.
 */

export type RoutedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
}

export type RouteResolution<Found> = {
  /** The target, or nothing if the route ends with a bare status. */
  target?: Found
  path: string
  query: URLSearchParams
  status?: number
  /** `headers` are defaults for the response; `important` ones override it. */
  headers: Headers
  important: Headers
}

export type RoutingContext<Found> = {
  routes: VercelRoute[]
  findTarget: (path: string) => Found | undefined
  /** A response ends the routing; otherwise the request's headers may have changed. */
  middleware: (request: RoutedRequest) => Promise<Response | undefined>
}

/** In this order, each only if nothing was found before. */
const AFTER_FILES = ['filesystem', 'miss', 'rewrite', 'resource'] as const

export async function resolveRoute<Found>(context: RoutingContext<Found>, request: RoutedRequest) {
  const phases = groupByPhase(context.routes)
  const resolution: RouteResolution<Found> = {
    path: request.path,
    query: request.query,
    headers: new Headers(),
    important: new Headers(),
  }
  for (const route of phases.get('') ?? []) {
    const match = matchRoute(route, resolution.path, request)
    if (!match) continue
    if (route.middlewarePath) {
      const response = await context.middleware(request)
      if (response) return { way: resolution, answer: response }
      continue
    }
    if (applyRoute(route, resolution, match))
      return { way: finishResolution(context, resolution, phases, request) }
  }
  resolution.target = context.findTarget(resolution.path)
  for (const phase of AFTER_FILES)
    if (!resolution.target && !resolution.status)
      tryPhase(context, phases, phase, resolution, request)
  return { way: finishResolution(context, resolution, phases, request) }
}

function tryPhase<Found>(
  context: RoutingContext<Found>,
  phases: Map<string, VercelRoute[]>,
  phase: string,
  resolution: RouteResolution<Found>,
  request: RoutedRequest,
) {
  for (const route of phases.get(phase) ?? []) {
    const match = matchRoute(route, resolution.path, request)
    if (!match) continue
    const candidate = { ...resolution, headers: new Headers(resolution.headers) }
    const isEnd = applyRoute(route, candidate, match)
    candidate.target = route.dest ? context.findTarget(candidate.path) : undefined
    // `check` also tries the dynamic routes.
    if (route.check && !candidate.target && phase !== 'rewrite')
      tryPhase(context, phases, 'rewrite', candidate, request)
    const { target } = candidate
    // No target found: the next route starts from the state before this one.
    if (route.check && !target) continue
    Object.assign(resolution, candidate, { target })
    if (target || isEnd) return
  }
}

function applyRoute<Found>(
  route: VercelRoute,
  resolution: RouteResolution<Found>,
  match: RouteMatch,
): boolean {
  const headers = route.important ? resolution.important : resolution.headers
  for (const [name, value] of Object.entries(route.headers ?? {}))
    headers.set(name, fillPlaceholders(value, match))
  if (route.dest) {
    const destination = new URL(fillPlaceholders(route.dest, match), 'http://n')
    resolution.path = decodeURI(destination.pathname)
    resolution.query = new URLSearchParams([...resolution.query, ...destination.searchParams])
  }
  if (route.status) resolution.status = route.status
  // A redirect is final although its route says `continue`.
  return Boolean(route.status && (resolution.headers.has('location') || !route.continue))
}

function finishResolution<Found>(
  context: RoutingContext<Found>,
  resolution: RouteResolution<Found>,
  phases: Map<string, VercelRoute[]>,
  request: RoutedRequest,
): RouteResolution<Found> {
  if (resolution.headers.has('location')) return resolution
  if (!resolution.target) {
    const status = resolution.status ?? 404
    const errorRoute = phases.get('error')?.find((route) => route.status === status)
    return {
      ...resolution,
      status,
      target: errorRoute?.dest ? context.findTarget(errorRoute.dest) : undefined,
    }
  }
  for (const route of phases.get('hit') ?? []) {
    const match = matchRoute(route, resolution.path, request)
    if (match) applyRoute(route, resolution, match)
  }
  return resolution
}

function groupByPhase(routes: VercelRoute[]) {
  const phases = new Map<string, VercelRoute[]>([['', []]])
  let currentPhase = ''
  for (const route of routes) {
    if (route.handle) currentPhase = route.handle
    else phases.set(currentPhase, [...(phases.get(currentPhase) ?? []), route])
  }
  return phases
}

type RouteMatch = { pathMatch: RegExpExecArray; namedGroups: Record<string, string> }

function matchRoute(
  route: VercelRoute,
  path: string,
  request: RoutedRequest,
): RouteMatch | undefined {
  const pathMatch = new RegExp(anchorPattern(route.src ?? ''), 'i').exec(path)
  if (!pathMatch || (route.methods && !route.methods.includes(request.method))) return undefined
  const namedGroups: Record<string, string> = { ...pathMatch.groups }
  const isConditionMet = (condition: VercelRouteCondition) => {
    const value = readConditionValue(condition, request)
    if (value === undefined) return false
    if (condition.value === undefined) return true
    const valueMatch = new RegExp(`^${condition.value}$`).exec(value)
    Object.assign(namedGroups, valueMatch?.groups)
    return Boolean(valueMatch)
  }
  const areConditionsMet =
    (route.has ?? []).every(isConditionMet) && !(route.missing ?? []).some(isConditionMet)
  return areConditionsMet ? { pathMatch, namedGroups } : undefined
}

const anchorPattern = (src: string) =>
  `${src.startsWith('^') ? '' : '^'}${src}${src.endsWith('$') ? '' : '$'}`

function readConditionValue(
  { type, key }: VercelRouteCondition,
  { headers, query }: RoutedRequest,
): string | undefined {
  if (type === 'header') return headers.get(key) ?? undefined
  if (type === 'query') return query.get(key) ?? undefined
  if (type === 'cookie')
    return new RegExp(`(?:^|; )${key}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  throw new Error(`the routes ask for a ${type}, which this router does not know`)
}

const fillPlaceholders = (text: string, { pathMatch, namedGroups }: RouteMatch) =>
  text.replace(/\$(\d+|[a-zA-Z_]\w*)/g, (_, name: string) =>
    /^\d+$/.test(name) ? (pathMatch[Number(name)] ?? '') : (namedGroups[name] ?? ''),
  )
