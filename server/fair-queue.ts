/**
 * A concurrency limit with a bounded queue. IPs take turns, so that one with many requests delays
 * only itself.
 */

export type ReleaseSlot = () => void
type SlotCallback = (release: ReleaseSlot | null) => void
type ConcurrencyLimitOptions = {
  maxConcurrent: number
  /** Per IP, for work that lasts as long as its client wants. */
  maxConcurrentPerKey?: number
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
  maxConcurrentPerKey = maxConcurrent,
  maxWaiting,
  maxWaitingPerKey,
  timeoutMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queues = new Map<string, SlotCallback[]>()
  const runningCounts = new Map<string, number>()
  let [runningCount, queuedCount] = [0, 0]

  const countRunning = (key: string) => runningCounts.get(key) ?? 0
  const canStart = (key: string) =>
    runningCount < maxConcurrent && countRunning(key) < maxConcurrentPerKey

  async function acquire(key: string): Promise<ReleaseSlot | null> {
    if (canStart(key)) return startSlot(key)
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

  function startSlot(key: string): ReleaseSlot {
    changeRunning(key, 1)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      changeRunning(key, -1)
      startNext()
    }
  }

  function changeRunning(key: string, change: 1 | -1) {
    runningCount += change
    const countOfKey = countRunning(key) + change
    if (countOfKey > 0) runningCounts.set(key, countOfKey)
    else runningCounts.delete(key)
  }

  /** Round robin among the IPs below their share: the served one moves to the end. */
  function startNext() {
    for (const [key, queue] of queues) {
      if (!canStart(key)) continue
      const callback = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      queuedCount -= 1
      return callback?.(startSlot(key))
    }
  }

  function removeFromQueue(key: string, callback: SlotCallback) {
    const queue = queues.get(key) ?? []
    queue.splice(queue.indexOf(callback), 1)
    if (queue.length === 0) queues.delete(key)
    queuedCount -= 1
  }

  return { acquire }
}
