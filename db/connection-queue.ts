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
export type ConnectionSlot = {
  atOnce: boolean
  given: Promise<void>
  refuse: (error: unknown) => void
  leave: () => void
}
export type AcquireSlot = () => ConnectionSlot
type SlotRequest = { bell: number; sit: () => void }

/** What the site does of its own accord has no deadline, and stands where a new request would. */
const DEFAULT_DEADLINE_MS = 5_500

export function createSlotQueue(count: number): AcquireSlot {
  const queue: SlotRequest[] = []
  let freeSlots = count
  const grantNext = () => {
    if (freeSlots > 0) queue[0]?.sit()
  }
  const removeFromQueue = (slotRequest: SlotRequest) => {
    const index = queue.indexOf(slotRequest)
    if (index >= 0) queue.splice(index, 1)
  }
  return () => {
    let isGranted = false
    const { given: ready, give: resolve, refuse: reject } = createDeferred()
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
      bell: performance.now() + (deadline()?.left() ?? DEFAULT_DEADLINE_MS),
      sit: grant,
    }
    queue.splice(
      queue.findLastIndex(({ bell: deadline }) => deadline <= slotRequest.bell) + 1,
      0,
      slotRequest,
    )
    grantNext()
    return { atOnce: isGranted, given: ready, refuse: reject, leave: release }
  }
}

/** A promise that others keep or refuse. */
export function createDeferred() {
  let resolve = () => {}
  let reject = (_: unknown) => {}
  const ready = new Promise<void>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise
    reject = rejectPromise
  })
  return { given: ready, give: resolve, refuse: reject }
}
