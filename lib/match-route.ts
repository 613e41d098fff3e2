import { type Language, languageCodes } from '../i18n/languages'
import { addLanguage, splitLanguage } from './language-paths'
import { allRoutePolicies, type RoutePolicy } from './route-policies'
import { ANSWER_PARAM, isTranslated } from './route-policies/route-policy'

export const listLanguages = (policy: RoutePolicy): Language[] =>
  isTranslated(policy) ? languageCodes : ['en']

/** The path pattern in each language. */
export const listPaths = (policy: RoutePolicy): string[] =>
  listLanguages(policy).map((language) => addLanguage(policy.path, language))

const fixedRoutes = new Map(
  allRoutePolicies
    .filter(({ path, isInternal }) => !path.includes(':') && !isInternal)
    .flatMap((policy) => listPaths(policy).map((path) => [path, policy] as const)),
)
const dynamicRoutes = allRoutePolicies
  .filter(({ path }) => path.includes(':'))
  .map((policy) => ({ area: policy, steps: policy.path.split('/') }))

export function matchRoute(path: string): RoutePolicy | undefined {
  const fixedRoute = fixedRoutes.get(path)
  if (fixedRoute) return fixedRoute
  const { language, path: pathInEnglish } = splitLanguage(path)
  const segments = pathInEnglish.split('/')
  const route = dynamicRoutes.find((pattern) => matchesPattern(segments, pattern.steps))?.area
  return route && (language === 'en' || isTranslated(route)) ? route : undefined
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

export const hasAnswerParam = (query: string): boolean =>
  query.includes(ANSWER_PARAM) && new URLSearchParams(query).has(ANSWER_PARAM)

/** The route pattern of a URL, for logs: contains no personal data. */
export const getRouteName = (url: string): string =>
  matchRoute(url.split('?', 1)[0] ?? '')?.path ?? 'other'

/** The static prefix that all URLs of a route share. */
export const getPathPrefix = ({ path }: RoutePolicy): string => path.split(':')[0] ?? path

/** The static shell that all URLs of this route share in one language. */
export const getStaticShellPath = ({ path }: RoutePolicy, language: Language): string =>
  addLanguage(path.replace(/:\w+/, 'link'), language)

/** Pattern for robots.txt: a star for each parameter, none at the end. */
export const toRobotsPattern = (path: string): string =>
  path.replaceAll(/:\w+\*?/g, '*').replace(/\*$/, '')
