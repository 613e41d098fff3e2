import type { Comparison, ComparisonSide } from './compare'
import {
  GROWTH,
  getLargeSite,
  getPostgres,
  getSite,
  LARGE_TEACHER_COUNT,
  once,
  SMALL_TEACHER_COUNT,
} from './servers'
import { listTeamPaths, seedTeamLists } from './team-seed'
import { readCookieFile, writeCookieFile } from './virtual-users'
import { createWrkTarget, runWrk } from './wrk'

/** Team lists with few and many rows: keyset pagination should cost the same for both. */

type SeededServer = { url: string; pid: number; databaseUrl: string }

const createSeededSite = (startServer: () => Promise<SeededServer>, teachers: number) =>
  once(async () => {
    const { url, pid, databaseUrl } = await startServer()
    await seedTeamLists(databaseUrl, teachers)
    return { url, pid, lists: await listTeamPaths(databaseUrl) }
  })

const getSmallTeamSite = createSeededSite(getSite, SMALL_TEACHER_COUNT)
export const getLargeTeamSite = createSeededSite(getLargeSite, LARGE_TEACHER_COUNT)

/** The first teacher is a manager. */
export const getManagerCookie = once(async () => readCookieFile(await writeCookieFile(1))[0] ?? '')

const createTeamSide = (url: string, cookie: string, pids: number[]): ComparisonSide => {
  const wrkTarget = createWrkTarget(url, [{ headers: { cookie } }], 4)
  return { run: (seconds) => runWrk(wrkTarget, seconds), pids }
}

const LISTS = ['users', 'schools', 'messages', 'applications', 'log']
const PAGES = ['first', 'hundredth'] as const

export const teamComparisons = LISTS.flatMap((list) =>
  PAGES.map((page, index) => ({
    name: `team’s ${list}, ${page} page, ${GROWTH.join(' ÷ ')}`,
    budget: 0.85,
    sides: async (): Promise<Pick<Comparison, 'ours' | 'theirs'>> => {
      const [smallSite, largeSite, { pid }] = [
        await getSmallTeamSite(),
        await getLargeTeamSite(),
        await getPostgres(),
      ]
      const cookie = await getManagerCookie()
      const toSide = (seededSite: typeof smallSite) =>
        createTeamSide(seededSite.url + (seededSite.lists[list]?.[index] ?? ''), cookie, [
          seededSite.pid,
          pid,
        ])
      return { ours: toSide(largeSite), theirs: toSide(smallSite) }
    },
  })),
)
