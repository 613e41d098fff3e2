/**
 * A concurrency limit with a bounded queue in front. Addresses take turns in the queue, so that one with
 * many requests delays its own and nobody else's.
 */

export type ReleaseSlot = () => void
type SlotCallback = (release: ReleaseSlot | null) => void
type ConcurrencyLimitOptions = {
  atOnce: number
  /** How many may wait, of all and of one address. */
  waiting: number
  waitingEach: number
  patienceMs: number
}

export type ConcurrencyLimit = {
  /** Resolves to the function that ends the turn, or to null where the queue is full or too slow. */
  take: (key: string) => Promise<ReleaseSlot | null>
}

export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitingEach,
  patienceMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queues = new Map<string, SlotCallback[]>()
  let [runningCount, queuedCount] = [0, 0]

  async function acquire(key: string): Promise<ReleaseSlot | null> {
    if (runningCount < atOnce) return startSlot()
    const queue = queues.get(key) ?? []
    if (queuedCount >= waiting || queue.length >= waitingEach) return null
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        removeFromQueue(key, callback)
        resolve(null)
      }, patienceMs)
      const callback: SlotCallback = (release) => {
        clearTimeout(timer)
        resolve(release)
      }
      queues.set(key, queue)
      queue.push(callback)
      queuedCount += 1
    })
  }

  function startSlot(): ReleaseSlot {
    runningCount += 1
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      runningCount -= 1
      dequeueNext()?.(startSlot())
    }
  }

  /** The address that waits longest for its turn goes to the end, behind the others. */
  function dequeueNext(): SlotCallback | undefined {
    const [firstQueue] = queues
    if (!firstQueue) return undefined
    const [key, queue] = firstQueue
    const callback = queue.shift()
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    queuedCount -= 1
    return callback
  }

  function removeFromQueue(key: string, callback: SlotCallback) {
    const queue = queues.get(key) ?? []
    queue.splice(queue.indexOf(callback), 1)
    if (queue.length === 0) queues.delete(key)
    queuedCount -= 1
  }

  return { take: acquire }
}
