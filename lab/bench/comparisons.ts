import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { routes } from '@/lib/routes'
import type { Comparison, ComparisonSide } from './compare'
import { cores } from './machine'
import { seedRecords } from './records'
import { releaseComparisons } from './release-comparisons'
import {
  createCookieRequests,
  createLoginRequests,
  createMeRequests,
  createSide,
  LOGIN_CONNECTIONS,
  LOGIN_PATH,
  ME_PATH,
  readSessionCookies,
  visitorRequests,
} from './request-sets'
import { getTeacherToken } from './seed'
import {
  GROWTH,
  getEmptyApp,
  getLargeSite,
  getNginx,
  getPostgres,
  getSite,
  LARGE_TEACHER_COUNT,
  once,
  SMALL_TEACHER_COUNT,
} from './servers'
import { createBenchCommand } from './site'
import { teamComparisons } from './team-comparisons'
import type { WrkRequest } from './wrk'

type ComparisonDefinition = Pick<Comparison, 'name' | 'budget' | 'by' | 'maxMegabytes'> & {
  sides: () => Promise<Pick<Comparison, 'ours' | 'theirs'>>
}

const execFileAsync = promisify(execFile)

const comparePublicPage = async () => {
  const [ours, baseline] = [await getSite(), await getEmptyApp()]
  return {
    ours: createSide(ours.url, [ours.pid], visitorRequests),
    theirs: createSide(baseline.url, [baseline.pid], visitorRequests),
  }
}
const compareMembersPage = async () => {
  const [ours, baseline] = [await getSite(), await getEmptyApp()]
  const requests = await createCookieRequests()
  return {
    ours: createSide(ours.url + routes.onlineTraining, [ours.pid], requests),
    theirs: createSide(`${baseline.url}/per-request`, [baseline.pid], visitorRequests),
  }
}
const compareThroughNginx = async () => {
  const [{ pid }, nginx] = [await getSite(), await getNginx()]
  return {
    ours: createSide(nginx.url, [nginx.pid, pid], visitorRequests),
    theirs: createSide(nginx.fileUrl, [nginx.pid], visitorRequests),
  }
}
/** A page with user data, which a shared cache cannot speed up. */
const CERTIFICATE_COUNT = 40
const compareOwnRecord = async () => {
  const [ours, baseline] = [await getSiteWithRecords(), await getEmptyApp()]
  const requests = await createCookieRequests()
  return {
    ours: createSide(ours.url + routes.myLearning, [ours.pid], requests),
    theirs: createSide(`${baseline.url}/per-request`, [baseline.pid], visitorRequests),
  }
}
const getSiteWithRecords = once(async () => {
  const measuredSite = await getSite()
  await seedRecords(measuredSite.databaseUrl, CERTIFICATE_COUNT)
  return measuredSite
})
const compareMe = async () => {
  const [ours, baseline] = [await getSite(), await getEmptyApp()]
  return {
    ours: createSide(ours.url + ME_PATH, [ours.pid], createMeRequests(SMALL_TEACHER_COUNT)),
    theirs: createSide(`${baseline.url}/bare`, [baseline.pid], visitorRequests),
  }
}
/** With cookies, as browsers send them. */
const compareMeWithCookies = async () => {
  const [ours, baseline] = [await getSite(), await getEmptyApp()]
  const requests = (await readSessionCookies()).map((cookie, index) => ({
    headers: { cookie, authorization: `Bearer ${getTeacherToken(index + 1)}` },
  }))
  return {
    ours: createSide(ours.url + ME_PATH, [ours.pid], requests),
    theirs: createSide(`${baseline.url}/bare`, [baseline.pid], visitorRequests),
  }
}
const compareLogin = async () => {
  const { url, pid } = await getSite()
  const runArgon: ComparisonSide['run'] = async (seconds) => {
    const [program = '', ...args] = createBenchCommand(
      'argon',
      [LOGIN_CONNECTIONS, seconds],
      cores.server,
    )
    return JSON.parse((await execFileAsync(program, args)).stdout)
  }
  return {
    ours: createSide(
      url + LOGIN_PATH,
      [pid],
      createLoginRequests(SMALL_TEACHER_COUNT),
      LOGIN_CONNECTIONS,
    ),
    theirs: { run: runArgon, pids: [] },
  }
}
const compareGrowth =
  (route: string, createRequests: (teachers: number) => WrkRequest[], connections?: number) =>
  async () => {
    const [smallSite, largeSite, { pid }] = [
      await getSite(),
      await getLargeSite(),
      await getPostgres(),
    ]
    return {
      ours: createSide(
        largeSite.url + route,
        [largeSite.pid, pid],
        createRequests(LARGE_TEACHER_COUNT),
        connections,
      ),
      theirs: createSide(
        smallSite.url + route,
        [smallSite.pid, pid],
        createRequests(SMALL_TEACHER_COUNT),
        connections,
      ),
    }
  }

export const allComparisons: ComparisonDefinition[] = [
  {
    name: 'public page ÷ empty prerendered page',
    budget: 8,
    sides: comparePublicPage,
  },
  {
    name: 'public page through nginx ÷ nginx with that file',
    budget: 0.85,
    sides: compareThroughNginx,
  },
  {
    name: 'members’ page ÷ empty page per request',
    budget: 12,
    by: 'processor',
    sides: compareMembersPage,
  },
  { name: 'me ÷ bare route handler', budget: 0.6, sides: compareMe },
  { name: 'me with cookies ÷ bare route handler', sides: compareMeWithCookies },
  { name: 'login ÷ raw argon2id', budget: 0.75, sides: compareLogin },
  {
    name: `me, ${GROWTH.join(' users ÷ ')}`,
    budget: 0.85,
    sides: compareGrowth(ME_PATH, createMeRequests),
  },
  {
    name: `login, ${GROWTH.join(' users ÷ ')}`,
    budget: 0.85,
    sides: compareGrowth(LOGIN_PATH, createLoginRequests, LOGIN_CONNECTIONS),
  },
  {
    name: `own record with ${CERTIFICATE_COUNT} certificates ÷ empty page per request`,
    budget: 1.2,
    by: 'processor',
    maxMegabytes: 400,
    sides: compareOwnRecord,
  },
  ...releaseComparisons,
  ...teamComparisons,
]
