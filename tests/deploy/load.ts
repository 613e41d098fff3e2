import { user } from '../support/person'
import { ask } from './ask'
import { logIn, type Seat } from './place'

/** Teachers at work: pages, `me`, profiles and logins without a pause, every answer noted. */

export type Visit = { what: string; from: number; to: number; status: number; fault?: string }

export function teachersAtWork(port: number, seats: Seat[]) {
  const visits: Visit[] = []
  let working = true
  const errand = async (what: string, run: () => Promise<{ status: number; text: string }>) => {
    const from = performance.now()
    const note = (status: number, fault?: string) =>
      visits.push({ what, from, to: performance.now(), status, fault })
    try {
      const reply = await run()
      note(reply.status, reply.status === 200 ? undefined : reply.text.slice(0, 120))
    } catch (error) {
      note(0, String(error))
    }
  }
  const reader = async (seat: Seat) => {
    const { token, cookie } = seat
    while (working) {
      await errand('page', () => ask(port, '/about'))
      await errand('me', () =>
        ask(port, user('me'), { headers: { authorization: `Bearer ${token}` } }),
      )
      await errand('profile', () => ask(port, '/profile', { headers: { cookie } }))
      await errand('part', () => ask(port, '/subscription?_rsc=none'))
    }
  }
  const entrant = async (seat: Seat) => {
    while (working)
      await errand('login', async () => {
        await logIn(port, seat)
        return { status: 200, text: '' }
      })
  }
  const all = Promise.all([...seats.map(reader), ...seats.slice(0, 2).map(entrant)])
  return {
    visits,
    stop: async () => {
      working = false
      await all
      return visits
    },
  }
}

export const failed = (visits: Visit[]) => visits.filter(({ status }) => status !== 200)
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Under way while an instance died: the system needs a moment to close what it held open. */
export const underWay = ({ from, to }: Visit, killed: number, gone: number) =>
  from <= gone && to >= killed

export function summary(visits: Visit[]) {
  const count = (what: string) => visits.filter((visit) => visit.what === what).length
  return ['page', 'me', 'profile', 'part', 'login'].map((what) => `${count(what)} ${what}`)
}
