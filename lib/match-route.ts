import { allRoutePolicies, type RoutePolicy } from './route-policies'

const fixedRoutes = new Map(
  allRoutePolicies.filter(({ path }) => !path.includes(':')).map((policy) => [policy.path, policy]),
)
const dynamicRoutes = allRoutePolicies
  .filter(({ path }) => path.includes(':'))
  .map((policy) => ({ area: policy, steps: policy.path.split('/') }))

/** The row that names this path, as it stands in an address; nothing for an unknown one. */
export function matchRoute(path: string): RoutePolicy | undefined {
  const fixedRoute = fixedRoutes.get(path)
  if (fixedRoute) return fixedRoute
  const segments = path.split('/')
  return dynamicRoutes.find((pattern) => matchesPattern(segments, pattern.steps))?.area
}

/** `:name*` comes last and takes whatever follows; `:name` takes one step that is not empty. */
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

/** What a campaign or a messenger adds to any link; no page reads it. */
const TRACKING_PARAM_PATTERN = /^(utm_[a-z]{1,12}|fbclid|gclid)$/

/** Whether every parameter is one that the page behind it expects: the answer is then the page itself. */
export function hasOnlyKnownParams(policy: RoutePolicy, query: string): boolean {
  if (query === '' || policy.kind === 'file') return true
  const names = [...new URLSearchParams(query).keys()]
  return names.every((name) => policy.query?.includes(name) || TRACKING_PARAM_PATTERN.test(name))
}

/** Whether the query holds a parameter from which the server makes another page. */
export const hasFilterParam = ({ filters = [] }: RoutePolicy, query: string): boolean =>
  filters.length > 0 &&
  [...new URLSearchParams(query).keys()].some((name) => filters.includes(name))

/** The row that an address belongs to, as it is written: nothing in it is one person's alone. */
export const getRouteName = (url: string): string =>
  matchRoute(url.split('?', 1)[0] ?? '')?.path ?? 'other'

/** The beginning that all addresses of an area have in common. */
export const getPathPrefix = ({ path }: RoutePolicy): string => path.split(':')[0] ?? path

/** How robots.txt names the addresses of an area: a star for each step that varies, none at the end. */
export const toRobotsPattern = ({ path }: RoutePolicy): string =>
  path.replaceAll(/:\w+\*?/g, '*').replace(/\*$/, '')
