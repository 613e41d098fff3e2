import type { Side } from './compare'
import { cookiesIn, makeCookies } from './crowd'
import { FEW } from './places'
import { emailOf, PASSWORD, spread, tokenOf } from './seed'
import { type Ask, target, wrk } from './wrk'

/** What is asked of a measured server, the same of each that is compared. */

export const ME = '/api/auth/user/me'
export const LOGIN = '/api/auth/user/login'
export const LOGINS_AT_ONCE = 8
const VISITORS = 10_000
const gzip = { 'accept-encoding': 'gzip' }

export const plain: Ask[] = [{}]
export const packed: Ask[] = [{ headers: gzip }]

export const asking = (url: string, pids: number[], asks: Ask[], connections?: number): Side => {
  const aim = target(url, asks, connections)
  return { run: (seconds) => wrk(aim, seconds), pids }
}

export const cookies = async () => cookiesIn(await makeCookies(FEW))

export const withCookies = async (headers: Record<string, string> = {}): Promise<Ask[]> =>
  (await cookies()).map((cookie) => ({ headers: { ...headers, cookie } }))

export const meAsks = (teachers: number): Ask[] =>
  spread(VISITORS, teachers).map((n) => ({ headers: { authorization: `Bearer ${tokenOf(n)}` } }))

export const loginAsks = (teachers: number): Ask[] =>
  spread(Math.min(VISITORS, teachers), teachers).map((n) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(n), password: PASSWORD }),
  }))
