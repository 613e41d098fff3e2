import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from './errors'
import { processWide } from './process-wide'

/**
 * One deadline for all that a request waits for, so that its person has an answer within ten
 * seconds. At the first bell nothing more is begun. What is under way then has the time that the
 * database gives one statement to tell how it ended, so that nobody hears "try again" about what was
 * done after all. At the second bell the person is answered, whatever is still silent.
 */
const BELLS = { first: 5_500, second: 9_700 }
/** What is to last must be asked for so long before the second bell. */
const TO_COMMIT_MS = 1_000

export type Deadline = {
  /** Milliseconds until the first bell. */
  left: () => number
  mayBegin: () => boolean
  mayCommit: () => boolean
}

type Clock = Deadline & { toAnswer: () => number; pause: () => () => void }

const clocks = processWide('deadlines', () => new AsyncLocalStorage<Clock>())

/** The deadline of the request at hand; what the site does of its own accord has none. */
export const deadline = (): Deadline | undefined => clocks.getStore()

/** Does the work under one deadline. Work inside work is under that of the outer one. */
export async function withinDeadline<T>(work: () => Promise<T>, bells = BELLS): Promise<T> {
  if (clocks.getStore()) return work()
  const clock = startClock(bells)
  const bell = secondBell(clock)
  try {
    return await Promise.race([clocks.run(clock, work), bell.rung])
  } finally {
    bell.stop()
  }
}

/** For what the caller takes time over, not we. */
export async function uncounted<T>(work: Promise<T>): Promise<T> {
  const goOn = clocks.getStore()?.pause()
  return work.finally(goOn)
}

/** For what goes on after the answer: nobody waits for it any more. */
export const unhurried = <T>(work: () => Promise<T>): Promise<T> => clocks.exit(work)

function startClock(bells: typeof BELLS): Clock {
  let startedAt = performance.now()
  let pausedAt: number | undefined
  const passed = () => (pausedAt ?? performance.now()) - startedAt
  const pause = () => {
    pausedAt = performance.now()
    return () => {
      startedAt += performance.now() - (pausedAt ?? performance.now())
      pausedAt = undefined
    }
  }
  return {
    left: () => bells.first - passed(),
    toAnswer: () => bells.second - passed(),
    mayBegin: () => passed() < bells.first,
    mayCommit: () => passed() < bells.second - TO_COMMIT_MS,
    pause,
  }
}

function secondBell({ toAnswer }: Clock) {
  let timer: NodeJS.Timeout | undefined
  const rung = new Promise<never>((_, ring) => {
    // More than once, for the clock may have been paused meanwhile.
    const look = () => {
      const left = toAnswer()
      if (left <= 0) ring(unavailable('no answer within the deadline'))
      else timer = setTimeout(look, Math.ceil(left))
    }
    look()
  })
  return { rung, stop: () => clearTimeout(timer) }
}
