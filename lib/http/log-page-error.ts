import 'server-only'
import { log } from '@/base/log'
import { toAppError } from './result'

/** Beside the id of the request, the digest that the error page shows. */
export function logPageError(error: unknown, route: string): void {
  const digest = error instanceof Error && 'digest' in error ? `${error.digest}` : undefined
  const level = toAppError(error)?.status === 503 ? 'warn' : 'error'
  log()[level]({ event: 'page.failed', route, digest, err: error })
}
