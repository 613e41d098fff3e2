import 'server-only'
import { log } from '@/base/log'

/** Logs the driver's own message, because drizzle's would repeat the values. */
export function logInterruption(work: 'sending' | 'purging', error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : 'unknown'
  log().error({ event: 'mail.interrupted', work, reason }, `${work} mail: ${reason}`)
}
