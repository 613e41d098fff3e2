import 'server-only'
import { isConnectionLoss } from './errors'

/**
 * Looks after each query once a second until it has settled, and counts in looks, not by the clock:
 * a process that is itself too busy to listen must not take the database for silent. In a look the
 * event loop has turned, so an answer that had come would have been read.
 */

const LOOK_MS = 1_000
/** Nothing came back from the whole pool for so many looks: it is silent. */
const SILENT_LOOKS = 6
/** One query under way far beyond the statement timeout: its connection is lost. */
const LOST_LOOKS = 12
/**
 * Waiting for a seat: refused when the pool has hardly moved for so long, or at the very last. Someone
 * may wait for a query, then for a transaction, then for a lock: ten seconds in all.
 */
const QUERY_LOOKS = 3
export const TRANSACTION_LOOKS = 2
const LAST_LOOK = 28

export type PoolFault = 'lost' | 'silent'
/** A query, or the wait for a transaction's seat. */
type Watched = PromiseLike<unknown> & { active: boolean; cancel: () => void }
export type Watch = <Q>(query: Q, patience?: number) => Q

/** A pool that gives fewer answers a look than it has seats is stuck rather than busy. */
export function watchFor(onFault: (fault: PoolFault) => void, seats: number): Watch {
  let answers = 0
  return (query, patience = QUERY_LOOKS) => {
    const watched = query as Watched
    let [looks, quiet, active, heard, atWindow] = [0, 0, 0, answers, answers]
    const look = () => {
      looks += 1
      quiet = answers === heard ? quiet + 1 : 0
      active = watched.active ? active + 1 : 0
      heard = answers
      if (quiet >= SILENT_LOOKS) return onFault('silent')
      if (active >= LOST_LOOKS) return onFault('lost')
      if (!watched.active && looks % patience === 0) {
        const stuck = answers - atWindow < seats * patience
        atWindow = answers
        if (stuck || looks >= LAST_LOOK) watched.cancel()
      }
      timer = setTimeout(look, LOOK_MS)
    }
    let timer = setTimeout(look, LOOK_MS)
    const settled = (error?: unknown) => {
      clearTimeout(timer)
      // Only what the database itself said is an answer: not a refusal of ours, not a failed connection.
      if (!error || isAnswer(error)) answers += 1
      if (isConnectionLoss(error)) onFault('lost')
    }
    // In a microtask, so that drizzle's `.values()` still comes before the query is sent.
    queueMicrotask(() => watched.then(() => settled(), settled))
    return query
  }
}

const isAnswer = (error: unknown) => error instanceof Error && 'severity' in error

/** The wait for a transaction's seat, in the shape of a query. */
export function seat() {
  let given = () => {}
  let refused = (_: unknown) => {}
  const wait = new Promise<void>((resolve, reject) => {
    given = resolve
    refused = reject
  })
  const cancel = () => refused(Object.assign(new Error('no seat in the pool'), { code: '57014' }))
  return { wait: Object.assign(wait, { active: false, cancel }), given, refused }
}
