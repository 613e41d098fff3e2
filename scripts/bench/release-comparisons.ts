import { routes } from '@/lib/routes'
import type { Comparison } from './compare'
import { getPreviousSite, getPreviousSiteWithTeachers, revision } from './previous-release'
import {
  createCookieRequests,
  createLoginRequests,
  createMeRequests,
  createSide,
  gzipRequests,
  LOGIN_CONNECTIONS,
  LOGIN_PATH,
  ME_PATH,
  plainRequests,
} from './request-sets'
import { getSite, SMALL_TEACHER_COUNT } from './servers'
import type { WrkRequest } from './wrk'

/** Every figure that both releases can show. A loss of more than 15 % in any of them is a failure. */

const MIN_RATIO = 0.85

type ReleaseMetric = {
  name: string
  path: string
  asks: () => Promise<WrkRequest[]> | WrkRequest[]
  of: () => Promise<{ url: string; pid: number }>
  connections?: number
}

const createMembersRequests = () => createCookieRequests({ 'accept-encoding': 'gzip' })
const METRICS: ReleaseMetric[] = [
  { name: 'public page', path: '/', asks: () => plainRequests, of: getPreviousSite },
  { name: 'public page, gzip', path: '/', asks: () => gzipRequests, of: getPreviousSite },
  {
    name: 'plain page, gzip',
    path: routes.privacyPolicy,
    asks: () => gzipRequests,
    of: getPreviousSite,
  },
  {
    name: 'members’ page, gzip',
    path: routes.onlineTraining,
    asks: createMembersRequests,
    of: getPreviousSiteWithTeachers,
  },
  {
    name: 'me',
    path: ME_PATH,
    asks: () => createMeRequests(SMALL_TEACHER_COUNT),
    of: getPreviousSiteWithTeachers,
  },
  {
    name: 'login',
    path: LOGIN_PATH,
    asks: () => createLoginRequests(SMALL_TEACHER_COUNT),
    of: getPreviousSiteWithTeachers,
    connections: LOGIN_CONNECTIONS,
  },
]

const createSides = ({
  path,
  asks: createRequests,
  of: getBaseline,
  connections,
}: ReleaseMetric) => {
  return async (): Promise<Pick<Comparison, 'ours' | 'theirs'>> => {
    const [currentSite, previousSite, requests] = [
      await getSite(),
      await getBaseline(),
      await createRequests(),
    ]
    const toSide = ({ url, pid }: { url: string; pid: number }) =>
      createSide(url + path, [pid], requests, connections)
    return { ours: toSide(currentSite), theirs: toSide(previousSite) }
  }
}

export const releaseComparisons = revision
  ? METRICS.map((metric) => ({
      name: `${metric.name} ÷ previous release (${revision})`,
      budget: MIN_RATIO,
      by: 'processor' as const,
      sides: createSides(metric),
    }))
  : []
