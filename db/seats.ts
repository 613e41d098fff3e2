import 'server-only'
import { deadline } from '@/base/deadline'

/**
 * A seat is one of the pool's connections. Who finds none free waits here and not inside postgres.js,
 * which writes a query behind another's on a busy connection; withdraw one that is already written,
 * and its answer goes to whoever comes next there. From this line one can step out at any time.
 *
 * Whose deadline is nearest comes first. By the order of coming, the second question of an early
 * request would stand behind the first one of all later ones, and of a thousand none would end in time.
 */

/** `atOnce`: a seat was free. `leave` gives the seat back, or up the place in the line. */
export type Place = {
  atOnce: boolean
  given: Promise<void>
  refuse: (error: unknown) => void
  leave: () => void
}
export type TakeSeat = () => Place
type Waiting = { bell: number; sit: () => void }

/** What the site does of its own accord has no deadline, and stands where a new request would. */
const OWN_MS = 5_500

export function seatsFor(count: number): TakeSeat {
  const line: Waiting[] = []
  let free = count
  const callNext = () => {
    if (free > 0) line[0]?.sit()
  }
  const stepOut = (mine: Waiting) => {
    const at = line.indexOf(mine)
    if (at >= 0) line.splice(at, 1)
  }
  return () => {
    let seated = false
    const { given, give, refuse } = promised()
    const sit = () => {
      stepOut(mine)
      free -= 1
      seated = true
      give()
    }
    const leave = () => {
      stepOut(mine)
      if (seated) free += 1
      seated = false
      callNext()
    }
    const mine = { bell: performance.now() + (deadline()?.left() ?? OWN_MS), sit }
    line.splice(line.findLastIndex(({ bell }) => bell <= mine.bell) + 1, 0, mine)
    callNext()
    return { atOnce: seated, given, refuse, leave }
  }
}

/** A promise that others keep or refuse. */
export function promised() {
  let give = () => {}
  let refuse = (_: unknown) => {}
  const given = new Promise<void>((resolve, reject) => {
    give = resolve
    refuse = reject
  })
  return { given, give, refuse }
}
