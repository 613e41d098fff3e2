import 'server-only'
import { log } from '@/base/log'

/** The driver's own message: the one that drizzle wraps around it would repeat the values. */
export function logInterruption(work: 'sending' | 'purging', error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : 'unknown'
  log().error({ event: 'mail.interrupted', work, reason }, `${work} mail: ${reason}`)
}
