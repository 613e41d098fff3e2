import 'server-only'
import { deadline } from '@/base/deadline'
import { isConnectionLoss, isReadOnlyError } from './errors'

/**
 * Looks after each wait once a second until it has settled, and counts in looks, not by the clock:
 * a process that is itself too busy to listen must not take the database for silent. In a look the
 * event loop has turned, so an answer that had come would have been read. Only the deadline of the
 * request is by the clock: it ends whatever its person waits for.
 */

const CHECK_INTERVAL_MS = 1_000
/** Nothing came back from the whole pool for so many looks: it is silent. */
const MAX_SILENT_CHECKS = 6
/** One query under way far beyond the statement timeout: its connection is lost. */
const MAX_ACTIVE_CHECKS = 12
/** Waiting for a seat: refused when the pool has hardly moved for so long, or at the very last. */
const QUERY_SLOT_CHECKS = 3
export const TRANSACTION_SLOT_CHECKS = 2
const MAX_SLOT_CHECKS = 28

export type PoolFault = 'lost' | 'silent' | 'read-only'

/** Something waited for: a seat, or the answer to a query that has one and is `active`. */
export type PoolWait = PromiseLike<unknown> & { active?: boolean }
export type PoolWatcher = (wait: PoolWait, onTimeout: () => void, maxChecks?: number) => void

/** A pool that gives fewer answers a look than it has seats is stuck rather than busy. */
export function createPoolWatcher(
  onFault: (fault: PoolFault) => void,
  slotCount: number,
): PoolWatcher {
  let responseCount = 0
  return (wait, onTimeout, maxChecks = QUERY_SLOT_CHECKS) => {
    let [checkCount, silentChecks, activeChecks, lastResponseCount, windowResponseCount] = [
      0,
      0,
      0,
      responseCount,
      responseCount,
    ]
    const check = () => {
      checkCount += 1
      silentChecks = responseCount === lastResponseCount ? silentChecks + 1 : 0
      activeChecks = wait.active ? activeChecks + 1 : 0
      lastResponseCount = responseCount
      if (silentChecks >= MAX_SILENT_CHECKS) return onFault('silent')
      if (activeChecks >= MAX_ACTIVE_CHECKS) return onFault('lost')
      if (wait.active === undefined && checkCount % maxChecks === 0) {
        const isStuck = responseCount - windowResponseCount < slotCount * maxChecks
        windowResponseCount = responseCount
        if (isStuck || checkCount >= MAX_SLOT_CHECKS) onTimeout()
      }
      timer = setTimeout(check, CHECK_INTERVAL_MS)
    }
    let timer = setTimeout(check, CHECK_INTERVAL_MS)
    const requestDeadline = deadline()
    const deadlineTimer =
      requestDeadline && setTimeout(onTimeout, Math.max(0, requestDeadline.left()))
    const onSettled = (error?: unknown) => {
      clearTimeout(timer)
      clearTimeout(deadlineTimer)
      // Only what the database itself said is an answer: not a seat, a refusal of ours, a failed connection.
      if (error ? isDatabaseResponse(error) : wait.active !== undefined) responseCount += 1
      if (isConnectionLoss(error)) onFault('lost')
      if (isReadOnlyError(error)) onFault('read-only')
    }
    // In a microtask, so that drizzle's `.values()` still comes before a query is sent.
    queueMicrotask(() => wait.then(() => onSettled(), onSettled))
  }
}

const isDatabaseResponse = (error: unknown) => error instanceof Error && 'severity' in error
