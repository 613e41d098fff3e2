import 'server-only'
import pino from 'pino'
import { settings } from '@/lib/env'

let logger: pino.Logger | undefined

/** One JSON line per event on standard output. Never pass it a password, a token or a message body. */
export function log(): pino.Logger {
  logger ??= pino({
    level: settings().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
  return logger
}
