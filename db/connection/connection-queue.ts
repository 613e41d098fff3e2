import 'server-only'
import { deadline } from '@/base/deadline'
import { metrics } from '@/base/metrics'
import { getProcessSingleton } from '@/base/process-singleton'

/**
 * Queues for connections here, because postgres.js pipelines queries, and cancelling one shifts the
 * responses. Nearest deadline first: in arrival order, a request's second query would wait behind
 * all later requests, and under load none would finish in time.
 */

/** `atOnce`: a connection was free. `leave` releases the connection or leaves the queue. */
export type ConnectionSlot = {
  isImmediate: boolean
  ready: Promise<void>
  reject: (error: unknown) => void
  release: () => void
}
export type AcquireSlot = () => ConnectionSlot
type SlotRequest = { deadline: number; grant: () => void }

/** Background work has no deadline and queues like a new request. */
const DEFAULT_DEADLINE_MS = 5_500

export function createSlotQueue(count: number): AcquireSlot {
  const queue: SlotRequest[] = []
  let freeSlots = count
  latestQueue.countUse = () => ({
    ...{ most: count, used: count - freeSlots, awaited: queue.length },
  })
  const grantNext = () => {
    if (freeSlots > 0) queue[0]?.grant()
  }
  const removeFromQueue = (slotRequest: SlotRequest) => {
    const index = queue.indexOf(slotRequest)
    if (index >= 0) queue.splice(index, 1)
  }
  return () => {
    let isGranted = false
    const { ready, resolve, reject } = createDeferred()
    const grant = () => {
      removeFromQueue(slotRequest)
      freeSlots -= 1
      isGranted = true
      resolve()
    }
    const release = () => {
      removeFromQueue(slotRequest)
      if (isGranted) freeSlots += 1
      isGranted = false
      grantNext()
    }
    const slotRequest = {
      // Whole milliseconds: fractions would put equal deadlines in any order.
      deadline: Math.round(
        performance.now() + (deadline()?.msUntilSoftTimeout() ?? DEFAULT_DEADLINE_MS),
      ),
      grant,
    }
    queue.splice(
      queue.findLastIndex(({ deadline }) => deadline <= slotRequest.deadline) + 1,
      0,
      slotRequest,
    )
    grantNext()
    return { isImmediate: isGranted, ready, reject, release }
  }
}

/** Of the pool that was opened last: a faulty one is replaced. */
const latestQueue = getProcessSingleton<{ countUse?: () => Record<string, number> }>(
  'connection queue',
  () => ({}),
)

/** The embedded database has no pool. */
export function updatePoolMetrics(): void {
  for (const [state, count] of Object.entries(latestQueue.countUse?.() ?? {}))
    metrics.databaseConnections.set({ state }, count)
}

export function createDeferred() {
  let resolve = () => {}
  let reject = (_: unknown) => {}
  const ready = new Promise<void>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise
    reject = rejectPromise
  })
  return { ready, resolve, reject }
}
