import 'server-only'
/** Why a mail did not go out. */
export type Fault = {
  /** refused: this mail will never do. unreadable: this version of the site cannot write it. */
  kind: 'refused' | 'unreadable' | 'service' | 'configuration'
  /** Stored and logged, so it never quotes the mail. */
  reason: string
  /** What the service asked for. */
  retryAfterMs?: number
}

export const MAX_ATTEMPTS = 10

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Jitter included, all attempts end within the 24 hours for which Resend remembers a mail's key. */
const DELAYS = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  5 * HOUR,
  8 * HOUR,
]
const JITTER = 0.2

/** Someone has to correct a setting first, so asking again within seconds is no use. */
const CONFIGURATION_DELAY = 10 * MINUTE

const LONGEST_RETRY_AFTER = 24 * HOUR

/** How long to wait before the next attempt; nothing when there should be none. */
export function retryDelay(
  fault: Fault,
  attempts: number,
  random = Math.random,
): number | undefined {
  const step = DELAYS[attempts - 1]
  if (fault.kind === 'refused' || step === undefined) return undefined
  const least = fault.kind === 'configuration' ? CONFIGURATION_DELAY : (fault.retryAfterMs ?? 0)
  return Math.round(Math.max(step, least) * (1 + JITTER * random()))
}

/** Retry-After in either form: seconds, or a date. */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER)
}
