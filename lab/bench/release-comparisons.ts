import { routes } from '@/lib/routes'
import type { Comparison } from './compare'
import { getPreviousSite, getPreviousSiteWithTeachers, revision } from './previous-release'
import {
  createCookieRequests,
  createLoginRequests,
  createMeRequests,
  createSide,
  LOGIN_CONNECTIONS,
  LOGIN_PATH,
  ME_PATH,
  visitorRequests,
} from './request-sets'
import { getSite, SMALL_TEACHER_COUNT } from './servers'
import type { WrkRequest } from './wrk'

/** A loss of more than 15 % in any figure fails. */

const MIN_RATIO = 0.85

type ReleaseMetric = {
  name: string
  path: string
  createRequests: () => Promise<WrkRequest[]> | WrkRequest[]
  getBaseline: () => Promise<{ url: string; pid: number }>
  connections?: number
}

const METRICS: ReleaseMetric[] = [
  {
    name: 'public page',
    path: '/',
    createRequests: () => visitorRequests,
    getBaseline: getPreviousSite,
  },
  {
    name: 'plain page',
    path: routes.privacyPolicy,
    createRequests: () => visitorRequests,
    getBaseline: getPreviousSite,
  },
  {
    name: 'members’ page',
    path: routes.onlineTraining,
    createRequests: createCookieRequests,
    getBaseline: getPreviousSiteWithTeachers,
  },
  {
    name: 'me',
    path: ME_PATH,
    createRequests: () => createMeRequests(SMALL_TEACHER_COUNT),
    getBaseline: getPreviousSiteWithTeachers,
  },
  {
    name: 'login',
    path: LOGIN_PATH,
    createRequests: () => createLoginRequests(SMALL_TEACHER_COUNT),
    getBaseline: getPreviousSiteWithTeachers,
    connections: LOGIN_CONNECTIONS,
  },
]

const createSides = ({ path, createRequests, getBaseline, connections }: ReleaseMetric) => {
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

/** A quick run does not build the previous release, unless it is named. */
const isLeftOut = process.argv.includes('--quick') && !/--against/.test(process.argv.join(' '))

export const releaseComparisons =
  revision && !isLeftOut
    ? METRICS.map((metric) => ({
        name: `${metric.name} ÷ previous release (${revision})`,
        budget: MIN_RATIO,
        by: 'processor' as const,
        sides: createSides(metric),
      }))
    : []
