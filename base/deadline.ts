import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createUnavailableError } from './errors'
import { getProcessSingleton } from './process-singleton'

/**
 * One deadline for all that a request waits for, so that its person has an answer within ten
 * seconds. At the first bell nothing more is begun. What is under way then has the time that the
 * database gives one statement to tell how it ended, so that nobody hears "try again" about what was
 * done after all. At the second bell the person is answered, whatever is still silent.
 */
const DEADLINE_TIMEOUTS_MS = { first: 5_500, second: 9_700 }
/** What is to last must be asked for so long before the second bell. */
const COMMIT_MARGIN_MS = 1_000

export type Deadline = {
  /** Milliseconds until the first bell. */
  left: () => number
  mayBegin: () => boolean
  mayCommit: () => boolean
}

type PausableDeadline = Deadline & { toAnswer: () => number; pause: () => () => void }

const deadlineStorage = getProcessSingleton(
  'deadlines',
  () => new AsyncLocalStorage<PausableDeadline>(),
)

/** The deadline of the request at hand; what the site does of its own accord has none. */
export const deadline = (): Deadline | undefined => deadlineStorage.getStore()

/** Does the work under one deadline. Work inside work is under that of the outer one. */
export async function withDeadline<T>(
  work: () => Promise<T>,
  timeouts = DEADLINE_TIMEOUTS_MS,
): Promise<T> {
  if (deadlineStorage.getStore()) return work()
  const activeDeadline = startDeadline(timeouts)
  const hardTimeout = startHardTimeout(activeDeadline)
  try {
    return await Promise.race([deadlineStorage.run(activeDeadline, work), hardTimeout.rung])
  } finally {
    hardTimeout.stop()
  }
}

/** For what the caller takes time over, not we. */
export async function pauseDeadline<T>(work: Promise<T>): Promise<T> {
  const resume = deadlineStorage.getStore()?.pause()
  return work.finally(resume)
}

/** For what goes on after the answer: nobody waits for it any more. */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> => deadlineStorage.exit(work)

function startDeadline(timeouts: typeof DEADLINE_TIMEOUTS_MS): PausableDeadline {
  let startedAt = performance.now()
  let pausedAt: number | undefined
  const elapsedMs = () => (pausedAt ?? performance.now()) - startedAt
  const pause = () => {
    pausedAt = performance.now()
    return () => {
      startedAt += performance.now() - (pausedAt ?? performance.now())
      pausedAt = undefined
    }
  }
  return {
    left: () => timeouts.first - elapsedMs(),
    toAnswer: () => timeouts.second - elapsedMs(),
    mayBegin: () => elapsedMs() < timeouts.first,
    mayCommit: () => elapsedMs() < timeouts.second - COMMIT_MARGIN_MS,
    pause,
  }
}

function startHardTimeout({ toAnswer }: PausableDeadline) {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    // More than once, for the clock may have been paused meanwhile.
    const check = () => {
      const remainingMs = toAnswer()
      if (remainingMs <= 0) reject(createUnavailableError('no answer within the deadline'))
      else timer = setTimeout(check, Math.ceil(remainingMs))
    }
    check()
  })
  return { rung: expiry, stop: () => clearTimeout(timer) }
}
