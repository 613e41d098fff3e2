/**
 * A concurrency limit with a bounded queue. IPs take turns, so that one with many requests delays
 * only itself.
 */

export type ReleaseSlot = () => void
type SlotCallback = (release: ReleaseSlot | null) => void
type ConcurrencyLimitOptions = {
  maxConcurrent: number
  /** Queue limits, in total and per IP. */
  maxWaiting: number
  maxWaitingPerKey: number
  timeoutMs: number
}

export type ConcurrencyLimit = {
  /** Resolves to the release function, or to null if the queue is full or too slow. */
  acquire: (key: string) => Promise<ReleaseSlot | null>
}

export function createConcurrencyLimit({
  maxConcurrent,
  maxWaiting,
  maxWaitingPerKey,
  timeoutMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queues = new Map<string, SlotCallback[]>()
  let [runningCount, queuedCount] = [0, 0]

  async function acquire(key: string): Promise<ReleaseSlot | null> {
    if (runningCount < maxConcurrent) return startSlot()
    const queue = queues.get(key) ?? []
    if (queuedCount >= maxWaiting || queue.length >= maxWaitingPerKey) return null
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        removeFromQueue(key, callback)
        resolve(null)
      }, timeoutMs)
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

  /** Round robin: the served IP moves to the end. */
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

  return { acquire }
}
