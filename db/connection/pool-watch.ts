import 'server-only'
import { deadline } from '@/base/deadline'
import { isConnectionLoss, isReadOnlyError } from '../errors'

/**
 * Checks each wait once a second and counts checks instead of time: a busy process must not mistake
 * its own delay for a silent database. Between two checks the event loop has read all responses.
 * Only the request deadline uses the clock.
 */

const CHECK_INTERVAL_MS = 1_000
/** The pool counts as silent after this many checks without a response. */
const MAX_SILENT_CHECKS = 6
/** Far beyond the statement timeout, so the connection is lost. */
const MAX_ACTIVE_CHECKS = 12
/** Wait for a connection: rejected early if the pool hardly moves, else at the maximum. */
const QUERY_SLOT_CHECKS = 3
export const TRANSACTION_SLOT_CHECKS = 2
const MAX_SLOT_CHECKS = 28

export type PoolFault = 'lost' | 'silent' | 'read-only'

export type PoolWait = PromiseLike<unknown> & { active?: boolean }
export type PoolWatcher = (wait: PoolWait, onTimeout: () => void, maxChecks?: number) => void

/** A pool with fewer responses per check than connections is stuck, not busy. */
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
      requestDeadline && setTimeout(onTimeout, Math.max(0, requestDeadline.msUntilSoftTimeout()))
    const onSettled = (error?: unknown) => {
      clearTimeout(timer)
      clearTimeout(deadlineTimer)
      // Only the database's own responses count, not acquired connections or our errors.
      if (error ? isDatabaseResponse(error) : wait.active !== undefined) responseCount += 1
      if (isConnectionLoss(error)) onFault('lost')
      if (isReadOnlyError(error)) onFault('read-only')
    }
    // In a microtask, so that drizzle can call `.values()` before the query is sent.
    queueMicrotask(() => wait.then(() => onSettled(), onSettled))
  }
}

const isDatabaseResponse = (error: unknown) => error instanceof Error && 'severity' in error
