import type { Comparison, Side } from './compare'
import { cookiesIn, makeCookies } from './crowd'
import { deskLists, seedDesk } from './desk-seed'
import { FEW, fullSite, MANY, once, postgres, site } from './places'
import { target, wrk } from './wrk'

/** The team's lists with few and with many rows: each page goes by key, so neither costs more. */

type Place = { url: string; pid: number; databaseUrl: string }

const furnished = (place: () => Promise<Place>, teachers: number) =>
  once(async () => {
    const { url, pid, databaseUrl } = await place()
    await seedDesk(databaseUrl, teachers)
    return { url, pid, lists: await deskLists(databaseUrl) }
  })

const few = furnished(site, FEW)
export const many = furnished(fullSite, MANY)

/** Of the first teacher, who is a manager there. */
export const managersCookie = once(async () => cookiesIn(await makeCookies(1))[0] ?? '')

const asking = (url: string, cookie: string, pids: number[]): Side => {
  const aim = target(url, [{ headers: { cookie } }], 4)
  return { run: (seconds) => wrk(aim, seconds), pids }
}

const LISTS = ['people', 'schools', 'messages', 'forms', 'log']
const PAGES = ['first', 'hundredth'] as const

export const deskPairs = LISTS.flatMap((list) =>
  PAGES.map((page, at) => ({
    name: `team’s ${list}, ${page} page, 1,000,000 ÷ 1,000`,
    budget: 0.85,
    sides: async (): Promise<Pick<Comparison, 'ours' | 'theirs'>> => {
      const [small, big, { pid }] = [await few(), await many(), await postgres()]
      const cookie = await managersCookie()
      const side = (place: typeof small) =>
        asking(place.url + (place.lists[list]?.[at] ?? ''), cookie, [place.pid, pid])
      return { ours: side(big), theirs: side(small) }
    },
  })),
)
