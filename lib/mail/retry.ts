import 'server-only'
export type MailFailure = {
  /**
   * refused: never retry. repeated: an earlier attempt may have arrived, so never send again.
   * unreadable: this version cannot render it.
   */
  kind: 'refused' | 'repeated' | 'unreadable' | 'service' | 'configuration'
  /** Stored and logged, so it never quotes the email. */
  reason: string
  retryAfterMs?: number
}

export const MAX_ATTEMPTS = 10

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Jitter included, all attempts end within the 24 hours that Resend remembers an idempotency key. */
const RETRY_DELAYS_MS = [
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
const MAX_JITTER = 0.2

/** Someone must correct a setting first, so early retries are useless. */
const CONFIGURATION_DELAY_MS = 10 * MINUTE

const MAX_RETRY_AFTER_MS = 24 * HOUR

export function computeRetryDelay(
  failure: MailFailure,
  attempts: number,
  random = Math.random,
): number | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1]
  if (failure.kind === 'repeated') return undefined
  if (failure.kind === 'refused' || delay === undefined) return undefined
  const minDelay =
    failure.kind === 'configuration' ? CONFIGURATION_DELAY_MS : (failure.retryAfterMs ?? 0)
  return Math.round(Math.max(delay, minDelay) * (1 + MAX_JITTER * random()))
}

export function parseRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS)
}
