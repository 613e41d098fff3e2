/**
 * A concurrency limit with a bounded queue in front. Addresses take turns in the queue, so that one with
 * many requests delays its own and nobody else's.
 */

export type Leave = () => void
type Waiting = (leave: Leave | null) => void
type Limits = {
  atOnce: number
  /** How many may wait, of all and of one address. */
  waiting: number
  waitingEach: number
  patienceMs: number
}

export type Turns = {
  /** Resolves to the function that ends the turn, or to null where the queue is full or too slow. */
  take: (address: string) => Promise<Leave | null>
}

export function openTurns({ atOnce, waiting, waitingEach, patienceMs }: Limits): Turns {
  const queues = new Map<string, Waiting[]>()
  let [running, queued] = [0, 0]

  async function take(address: string): Promise<Leave | null> {
    if (running < atOnce) return begin()
    const queue = queues.get(address) ?? []
    if (queued >= waiting || queue.length >= waitingEach) return null
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        withdraw(address, start)
        resolve(null)
      }, patienceMs)
      const start: Waiting = (leave) => {
        clearTimeout(timer)
        resolve(leave)
      }
      queues.set(address, queue)
      queue.push(start)
      queued += 1
    })
  }

  function begin(): Leave {
    running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      next()?.(begin())
    }
  }

  /** The address that waits longest for its turn goes to the end, behind the others. */
  function next(): Waiting | undefined {
    const [first] = queues
    if (!first) return undefined
    const [address, queue] = first
    const start = queue.shift()
    queues.delete(address)
    if (queue.length > 0) queues.set(address, queue)
    queued -= 1
    return start
  }

  function withdraw(address: string, start: Waiting) {
    const queue = queues.get(address) ?? []
    queue.splice(queue.indexOf(start), 1)
    if (queue.length === 0) queues.delete(address)
    queued -= 1
  }

  return { take }
}
