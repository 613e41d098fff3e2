import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'

const SAMPLE_PARAMS: Record<string, string> = { ':token': 'A'.repeat(43), ':id': 'any-book' }

/** Of content that comes with the site. */
const SAMPLE_SLUGS: Record<string, string> = {
  '/books/:slug': 'rubrics',
  '/resources/:slug': 'social-impact-templates',
  '/themes/:slug': 'global-goals',
}

export const samplePath = ({ path }: RoutePolicy): string =>
  path.replace(/:\w+/, (param) => SAMPLE_SLUGS[path] ?? SAMPLE_PARAMS[param] ?? param)

export const listSamplePaths = (isIncluded: (policy: RoutePolicy) => boolean): string[] =>
  allRoutePolicies
    .filter(({ path, isInternal }) => !path.includes('*') && !isInternal)
    // Pages of one user or one date have their own tests.
    .filter(
      ({ path, audience }) =>
        path in SAMPLE_SLUGS ||
        (!/:(slug|number)/.test(path) && (audience !== 'user' || !path.includes(':'))),
    )
    .filter(isIncluded)
    .map(samplePath)

export const PUBLIC_PAGES = listSamplePaths(
  ({ kind, cacheScope }) => kind === 'page' && cacheScope === 'all',
)
const PER_REQUEST_PAGES = listSamplePaths(
  ({ audience, kind, cacheScope, redirectsTo }) =>
    audience === 'everyone' && kind === 'page' && !cacheScope && !redirectsTo,
)
export const GATED_PAGES = listSamplePaths(
  ({ audience, kind, isFrameable }) => audience === 'member' && kind === 'page' && !isFrameable,
  // An item of the library that exists.
).map((path) => path.replace('any-book', 'rubrics'))
export const ACCOUNT_PAGES = listSamplePaths(
  ({ audience, kind }) => audience === 'user' && kind === 'page',
)
export const ALL_PAGES = [...PUBLIC_PAGES, ...PER_REQUEST_PAGES, ...GATED_PAGES, ...ACCOUNT_PAGES]
