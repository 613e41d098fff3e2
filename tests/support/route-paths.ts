import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'

/** One address of each area, for tests that go through the whole list. */

const SAMPLE_PARAMS: Record<string, string> = { ':token': 'A'.repeat(43), ':id': 'any-book' }

export const samplePath = ({ path }: RoutePolicy): string =>
  path.replace(/:\w+/, (param) => SAMPLE_PARAMS[param] ?? param)

export const listSamplePaths = (isIncluded: (policy: RoutePolicy) => boolean): string[] =>
  allRoutePolicies
    .filter(({ path }) => !path.includes('*'))
    // What is one person's own, or has a date of its own, has tests of its own.
    .filter(
      ({ path, whom }) =>
        !/:(slug|number)/.test(path) && (whom !== 'person' || !path.includes(':')),
    )
    .filter(isIncluded)
    .map(samplePath)

/** The same for everyone. */
export const PUBLIC_PAGES = listSamplePaths(
  ({ kind, shared }) => kind === 'page' && shared === 'all',
)
/** For everyone, and made for each. */
const PER_REQUEST_PAGES = listSamplePaths(
  ({ whom, kind, shared }) => whom === 'everyone' && kind === 'page' && !shared,
)
export const GATED_PAGES = listSamplePaths(
  ({ whom, kind, framed }) => whom === 'member' && kind === 'page' && !framed,
)
export const ACCOUNT_PAGES = listSamplePaths(
  ({ whom, kind }) => whom === 'person' && kind === 'page',
)
export const ALL_PAGES = [...PUBLIC_PAGES, ...PER_REQUEST_PAGES, ...GATED_PAGES, ...ACCOUNT_PAGES]
