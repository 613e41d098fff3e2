import 'server-only'
import { createUnavailableError } from './errors'
import { createScopedValue } from './request-scope'

/**
 * One deadline per request, so that the user gets a response within ten seconds. After the first
 * timeout nothing new starts. The gap to the second lets a running statement report its outcome.
 */
const DEADLINE_TIMEOUTS_MS = { first: 5_500, second: 9_700 }
const COMMIT_MARGIN_MS = 1_000

export type Deadline = {
  /** Milliseconds until the first timeout. */
  msUntilSoftTimeout: () => number
  canBegin: () => boolean
  canCommit: () => boolean
}

type PausableDeadline = Deadline & { msUntilHardTimeout: () => number; pause: () => () => void }

const currentDeadline = createScopedValue<PausableDeadline>('deadline')

/** Undefined for background work. */
export const deadline = (): Deadline | undefined => currentDeadline.get()

/** Nested calls share the outermost deadline. */
export async function withDeadline<T>(
  work: () => Promise<T>,
  timeouts = DEADLINE_TIMEOUTS_MS,
): Promise<T> {
  if (currentDeadline.get()) return work()
  const activeDeadline = startDeadline(timeouts)
  const hardTimeout = startHardTimeout(activeDeadline)
  try {
    return await Promise.race([currentDeadline.run(activeDeadline, work), hardTimeout.rung])
  } finally {
    hardTimeout.stop()
  }
}

/** For time that the client takes, such as a slow upload. */
export async function pauseDeadline<T>(work: Promise<T>): Promise<T> {
  const resume = currentDeadline.get()?.pause()
  return work.finally(resume)
}

/** For work that continues after the response. */
export const withoutDeadline = <T>(work: () => Promise<T>): Promise<T> =>
  currentDeadline.run(undefined, work)

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
    msUntilSoftTimeout: () => timeouts.first - elapsedMs(),
    msUntilHardTimeout: () => timeouts.second - elapsedMs(),
    canBegin: () => elapsedMs() < timeouts.first,
    canCommit: () => elapsedMs() < timeouts.second - COMMIT_MARGIN_MS,
    pause,
  }
}

function startHardTimeout({ msUntilHardTimeout }: PausableDeadline) {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    // Checks repeatedly, because the deadline can be paused.
    const check = () => {
      const remainingMs = msUntilHardTimeout()
      if (remainingMs <= 0) reject(createUnavailableError('no answer within the deadline'))
      else timer = setTimeout(check, Math.ceil(remainingMs))
    }
    check()
  })
  return { rung: expiry, stop: () => clearTimeout(timer) }
}
