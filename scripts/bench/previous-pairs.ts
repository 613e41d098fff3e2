import { routes } from '@/lib/routes'
import {
  asking,
  LOGIN,
  LOGINS_AT_ONCE,
  loginAsks,
  ME,
  meAsks,
  packed,
  plain,
  withCookies,
} from './asks'
import type { Comparison } from './compare'
import { FEW, site } from './places'
import { previous, previousWithTeachers, revision } from './previous'
import type { Ask } from './wrk'

/** Every figure that both releases can show. A loss of more than 15 % in any of them is a failure. */

const AT_LEAST = 0.85

type Figure = {
  name: string
  path: string
  asks: () => Promise<Ask[]> | Ask[]
  of: () => Promise<{ url: string; pid: number }>
  connections?: number
}

const membersAsks = () => withCookies({ 'accept-encoding': 'gzip' })
const FIGURES: Figure[] = [
  { name: 'public page', path: '/', asks: () => plain, of: previous },
  { name: 'public page, gzip', path: '/', asks: () => packed, of: previous },
  { name: 'plain page, gzip', path: routes.privacyPolicy, asks: () => packed, of: previous },
  {
    name: 'members’ page, gzip',
    path: routes.onlineTraining,
    asks: membersAsks,
    of: previousWithTeachers,
  },
  { name: 'me', path: ME, asks: () => meAsks(FEW), of: previousWithTeachers },
  {
    name: 'login',
    path: LOGIN,
    asks: () => loginAsks(FEW),
    of: previousWithTeachers,
    connections: LOGINS_AT_ONCE,
  },
]

const sidesOf = ({ path, asks, of, connections }: Figure) => {
  return async (): Promise<Pick<Comparison, 'ours' | 'theirs'>> => {
    const [now, before, wanted] = [await site(), await of(), await asks()]
    const side = ({ url, pid }: { url: string; pid: number }) =>
      asking(url + path, [pid], wanted, connections)
    return { ours: side(now), theirs: side(before) }
  }
}

export const previousPairs = revision
  ? FIGURES.map((figure) => ({
      name: `${figure.name} ÷ previous release (${revision})`,
      budget: AT_LEAST,
      by: 'processor' as const,
      sides: sidesOf(figure),
    }))
  : []
