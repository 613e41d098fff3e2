import 'server-only'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { toAppError } from './result'

/** Beside the id of the request, the digest that the error page shows. */
export function logPageError(error: unknown, route: string): void {
  const digest = hasDigest(error) ? `${error.digest}` : undefined
  const level = toAppError(error)?.status === 503 ? 'warn' : 'error'
  log()[level]({ event: 'page.failed', route, digest, err: error })
}

/** Next prints the same errors, without an id and with the values of a failed query, such as emails. */
export function silenceNextErrors(): void {
  if (!settings().production) return
  // biome-ignore lint/suspicious/noConsole: it is Next that prints.
  const print = console.error
  console.error = (...parts: unknown[]) => {
    if (!parts.some(hasDigest)) print(...parts)
  }
}

const hasDigest = (error: unknown): error is Error & { digest: unknown } =>
  error instanceof Error && 'digest' in error
