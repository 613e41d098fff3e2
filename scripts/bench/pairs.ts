import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { routes } from '@/lib/routes'
import {
  asking,
  cookies,
  LOGIN,
  LOGINS_AT_ONCE,
  loginAsks,
  ME,
  meAsks,
  packed,
  plain,
  withCookies,
} from './asks'
import type { Comparison, Side } from './compare'
import { deskPairs } from './desk-pairs'
import { cores } from './machine'
import { emptyApp, FEW, front, fullSite, MANY, once, postgres, site } from './places'
import { previousPairs } from './previous-pairs'
import { seedRecords } from './records'
import { tokenOf } from './seed'
import { own } from './site'
import type { Ask } from './wrk'

/** What is compared with what, and how good it has to be. */

type Pair = Pick<Comparison, 'name' | 'budget' | 'by'> & {
  sides: () => Promise<Pick<Comparison, 'ours' | 'theirs'>>
}

const run = promisify(execFile)
const gzip = { 'accept-encoding': 'gzip' }

const publicPage = (asks: Ask[]) => async () => {
  const [ours, empty] = [await site(), await emptyApp()]
  return { ours: asking(ours.url, [ours.pid], asks), theirs: asking(empty.url, [empty.pid], asks) }
}
const membersPage = (headers: Record<string, string>) => async () => {
  const [ours, empty] = [await site(), await emptyApp()]
  const asks = await withCookies(headers)
  return {
    ours: asking(ours.url + routes.onlineTraining, [ours.pid], asks),
    theirs: asking(`${empty.url}/per-request`, [empty.pid], [{ headers }]),
  }
}
const throughNginx = async () => {
  const [{ pid }, nginx] = [await site(), await front()]
  return {
    ours: asking(nginx.url, [nginx.pid, pid], packed),
    theirs: asking(nginx.fileUrl, [nginx.pid], packed),
  }
}
/** A page of one's own, which nobody else's look can help with. */
const CERTIFICATES = 40
const ownRecord = async () => {
  const [ours, empty] = [await siteWithRecords(), await emptyApp()]
  const asks = await withCookies()
  return {
    ours: asking(ours.url + routes.myLearning, [ours.pid], asks),
    theirs: asking(`${empty.url}/per-request`, [empty.pid], plain),
  }
}
const siteWithRecords = once(async () => {
  const place = await site()
  await seedRecords(place.databaseUrl, CERTIFICATES)
  return place
})
const me = async () => {
  const [ours, empty] = [await site(), await emptyApp()]
  return {
    ours: asking(ours.url + ME, [ours.pid], meAsks(FEW)),
    theirs: asking(`${empty.url}/bare`, [empty.pid], plain),
  }
}
/** As a browser asks, which sends its cookies along. */
const meWithCookies = async () => {
  const [ours, empty] = [await site(), await emptyApp()]
  const asks = (await cookies()).map((cookie, at) => ({
    headers: { cookie, authorization: `Bearer ${tokenOf(at + 1)}` },
  }))
  return {
    ours: asking(ours.url + ME, [ours.pid], asks),
    theirs: asking(`${empty.url}/bare`, [empty.pid], plain),
  }
}
const login = async () => {
  const { url, pid } = await site()
  const argon: Side['run'] = async (seconds) => {
    const [program = '', ...args] = own('argon', [LOGINS_AT_ONCE, seconds], cores.server)
    return JSON.parse((await run(program, args)).stdout)
  }
  return {
    ours: asking(url + LOGIN, [pid], loginAsks(FEW), LOGINS_AT_ONCE),
    theirs: { run: argon, pids: [] },
  }
}
const growth =
  (route: string, asks: (teachers: number) => Ask[], connections?: number) => async () => {
    const [few, many, { pid }] = [await site(), await fullSite(), await postgres()]
    return {
      ours: asking(many.url + route, [many.pid, pid], asks(MANY), connections),
      theirs: asking(few.url + route, [few.pid, pid], asks(FEW), connections),
    }
  }

export const allPairs: Pair[] = [
  { name: 'public page ÷ empty prerendered page', budget: 0.9, sides: publicPage(plain) },
  { name: 'public page ÷ empty prerendered page, gzip', budget: 8, sides: publicPage(packed) },
  { name: 'public page through nginx ÷ nginx with that file', budget: 0.85, sides: throughNginx },
  { name: 'members’ page ÷ empty page per request', budget: 0.6, sides: membersPage({}) },
  { name: 'members’ page ÷ empty page per request, gzip', sides: membersPage(gzip) },
  { name: 'me ÷ bare route handler', budget: 0.6, sides: me },
  { name: 'me with cookies ÷ bare route handler', sides: meWithCookies },
  { name: 'login ÷ raw argon2id', budget: 0.75, sides: login },
  { name: 'me, 1,000,000 users ÷ 1,000', budget: 0.85, sides: growth(ME, meAsks) },
  {
    name: 'login, 1,000,000 users ÷ 1,000',
    budget: 0.85,
    sides: growth(LOGIN, loginAsks, LOGINS_AT_ONCE),
  },
  {
    name: `own record with ${CERTIFICATES} certificates ÷ empty page per request`,
    budget: 0.6,
    sides: ownRecord,
  },
  ...previousPairs,
  ...deskPairs,
]
