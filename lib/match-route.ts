import { allRoutePolicies, type RoutePolicy } from './route-policies'

const fixedRoutes = new Map(
  allRoutePolicies.filter(({ path }) => !path.includes(':')).map((policy) => [policy.path, policy]),
)
const dynamicRoutes = allRoutePolicies
  .filter(({ path }) => path.includes(':'))
  .map((policy) => ({ area: policy, steps: policy.path.split('/') }))

export function matchRoute(path: string): RoutePolicy | undefined {
  const fixedRoute = fixedRoutes.get(path)
  if (fixedRoute) return fixedRoute
  const segments = path.split('/')
  return dynamicRoutes.find((pattern) => matchesPattern(segments, pattern.steps))?.area
}

/** `:name*` comes last and matches the rest; `:name` matches one non-empty segment. */
function matchesPattern(segments: string[], pattern: string[]): boolean {
  const isOpenEnded = pattern.at(-1)?.endsWith('*')
  if (isOpenEnded ? segments.length < pattern.length - 1 : segments.length !== pattern.length)
    return false
  return pattern.every((segment, index) =>
    segment.startsWith(':')
      ? segment.endsWith('*') || segments[index] !== ''
      : segment === segments[index],
  )
}

/** Parameters that campaigns and messengers add; no page reads them. */
const TRACKING_PARAM_PATTERN = /^(utm_[a-z]{1,12}|fbclid|gclid)$/

/** Then the query does not change the response, so that it can be shared. */
export function hasOnlyKnownParams(policy: RoutePolicy, query: string): boolean {
  if (query === '' || policy.kind === 'file') return true
  const names = [...new URLSearchParams(query).keys()]
  return names.every((name) => policy.query?.includes(name) || TRACKING_PARAM_PATTERN.test(name))
}

export const hasFilterParam = ({ filters = [] }: RoutePolicy, query: string): boolean =>
  filters.length > 0 &&
  [...new URLSearchParams(query).keys()].some((name) => filters.includes(name))

/** The route pattern of a URL, for logs: contains no personal data. */
export const getRouteName = (url: string): string =>
  matchRoute(url.split('?', 1)[0] ?? '')?.path ?? 'other'

/** The static prefix that all URLs of a route share. */
export const getPathPrefix = ({ path }: RoutePolicy): string => path.split(':')[0] ?? path

/** The static shell that all URLs of this route share. */
export const getStaticShellPath = ({ path }: RoutePolicy): string => path.replace(/:\w+/, 'link')

/** Pattern for robots.txt: a star for each parameter, none at the end. */
export const toRobotsPattern = ({ path }: RoutePolicy): string =>
  path.replaceAll(/:\w+\*?/g, '*').replace(/\*$/, '')
