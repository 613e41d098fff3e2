import 'server-only'
import { isConnectionLoss } from './errors'

/**
 * Looks after each query once a second until it has settled, and counts in looks, not by the clock:
 * a process that is itself too busy to listen must not take the database for silent. In a look the
 * event loop has turned, so an answer that had come would have been read.
 */

const LOOK_MS = 1_000
/** Nothing came back from the whole pool for so many looks: it is silent. */
const SILENT_LOOKS = 7
/** One query under way far beyond the statement timeout: its connection is lost. */
const LOST_LOOKS = 12
/** Waiting for a seat: refused when the pool has hardly moved for so long, or at the very last. */
const SEAT_LOOKS = 4
const LAST_LOOK = 28

export type PoolFault = 'lost' | 'silent'
/** A query, or the wait for a transaction's seat. */
type Watched = PromiseLike<unknown> & { active: boolean; cancel: () => void }
export type Watch = <Q>(query: Q) => Q

/** `fewAnswers`: a pool that gives no more than these in four looks is stuck rather than busy. */
export function watchFor(onFault: (fault: PoolFault) => void, fewAnswers: number): Watch {
  let answers = 0
  return (query) => {
    const watched = query as Watched
    let [looks, quiet, active, heard, atWindow, refused] = [0, 0, 0, answers, answers, false]
    const look = () => {
      looks += 1
      quiet = answers === heard ? quiet + 1 : 0
      active = watched.active ? active + 1 : 0
      heard = answers
      if (quiet >= SILENT_LOOKS) return onFault('silent')
      if (active >= LOST_LOOKS) return onFault('lost')
      if (!watched.active && looks % SEAT_LOOKS === 0) {
        const stuck = answers - atWindow < fewAnswers
        atWindow = answers
        if (stuck || looks >= LAST_LOOK) {
          refused = true
          watched.cancel()
        }
      }
      timer = setTimeout(look, LOOK_MS)
    }
    let timer = setTimeout(look, LOOK_MS)
    const settled = (error?: unknown) => {
      clearTimeout(timer)
      // What was refused here says nothing of the database.
      if (!refused) answers += 1
      if (isConnectionLoss(error)) onFault('lost')
    }
    // In a microtask, so that drizzle's `.values()` still comes before the query is sent.
    queueMicrotask(() => watched.then(() => settled(), settled))
    return query
  }
}

/** The wait for a transaction's seat, in the shape of a query. */
export function seat() {
  let given = () => {}
  let refused = (_: Error) => {}
  const wait = new Promise<void>((resolve, reject) => {
    given = resolve
    refused = reject
  })
  const cancel = () => refused(Object.assign(new Error('no seat in the pool'), { code: '57014' }))
  return { wait: Object.assign(wait, { active: false, cancel }), given }
}
