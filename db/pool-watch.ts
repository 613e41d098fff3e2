import 'server-only'
import { deadline } from '@/base/deadline'
import { isConnectionLoss, isReadOnly } from './errors'

/**
 * Looks after each wait once a second until it has settled, and counts in looks, not by the clock:
 * a process that is itself too busy to listen must not take the database for silent. In a look the
 * event loop has turned, so an answer that had come would have been read. Only the deadline of the
 * request is by the clock: it ends whatever its person waits for.
 */

const LOOK_MS = 1_000
/** Nothing came back from the whole pool for so many looks: it is silent. */
const SILENT_LOOKS = 6
/** One query under way far beyond the statement timeout: its connection is lost. */
const LOST_LOOKS = 12
/** Waiting for a seat: refused when the pool has hardly moved for so long, or at the very last. */
const QUERY_LOOKS = 3
export const TRANSACTION_LOOKS = 2
const LAST_LOOK = 28

export type PoolFault = 'lost' | 'silent' | 'read-only'

/** Something waited for: a seat, or the answer to a query that has one and is `active`. */
export type Wait = PromiseLike<unknown> & { active?: boolean }
export type Watch = (wait: Wait, giveUp: () => void, patience?: number) => void

/** A pool that gives fewer answers a look than it has seats is stuck rather than busy. */
export function watchFor(onFault: (fault: PoolFault) => void, seats: number): Watch {
  let answers = 0
  return (wait, giveUp, patience = QUERY_LOOKS) => {
    let [looks, quiet, active, heard, atWindow] = [0, 0, 0, answers, answers]
    const look = () => {
      looks += 1
      quiet = answers === heard ? quiet + 1 : 0
      active = wait.active ? active + 1 : 0
      heard = answers
      if (quiet >= SILENT_LOOKS) return onFault('silent')
      if (active >= LOST_LOOKS) return onFault('lost')
      if (wait.active === undefined && looks % patience === 0) {
        const stuck = answers - atWindow < seats * patience
        atWindow = answers
        if (stuck || looks >= LAST_LOOK) giveUp()
      }
      timer = setTimeout(look, LOOK_MS)
    }
    let timer = setTimeout(look, LOOK_MS)
    const mine = deadline()
    const bell = mine && setTimeout(giveUp, Math.max(0, mine.left()))
    const settled = (error?: unknown) => {
      clearTimeout(timer)
      clearTimeout(bell)
      // Only what the database itself said is an answer: not a seat, a refusal of ours, a failed connection.
      if (error ? isAnswer(error) : wait.active !== undefined) answers += 1
      if (isConnectionLoss(error)) onFault('lost')
      if (isReadOnly(error)) onFault('read-only')
    }
    // In a microtask, so that drizzle's `.values()` still comes before a query is sent.
    queueMicrotask(() => wait.then(() => settled(), settled))
  }
}

const isAnswer = (error: unknown) => error instanceof Error && 'severity' in error
