import 'server-only'
import pino from 'pino'
import { settings } from '@/base/settings'
import { getJobScope } from './job-scope'
import { metrics } from './metrics'
import { getProcessSingleton } from './process-singleton'
import { getCurrentRequestId } from './request-id'

/** Lines are buffered; a warning flushes the buffer. */
const BLOCK_BYTES = 8_192
const WRITE_EVERY_MS = 250
const WARN_LEVEL = 40
const ERROR_LEVEL = 50

/** On a terminal, people read the messages of the start; undefined means stdout. */
export const getLogFile = () => (process.stdout.isTTY ? settings().logFile : undefined)

/** One JSON line per event. Never log passwords, tokens or message bodies. */
export const log = (): pino.Logger => getProcessSingleton('log', createLogger)

function createLogger() {
  // Vercel freezes a function after its response, which would lose buffered lines.
  const { onVercel } = settings()
  const destination = pino.destination({
    dest: getLogFile() ?? 1,
    mode: 0o600,
    sync: onVercel,
    minLength: onVercel ? 0 : BLOCK_BYTES,
  })
  setInterval(() => destination.flush(), WRITE_EVERY_MS).unref()
  process.once('exit', () => destination.flushSync())
  const options: pino.LoggerOptions = {
    level: settings().logLevel,
    base: undefined,
    timestamp: formatTimestamp,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: serializeError },
    // Else pino repeats the message of `err`, with the values of a failed query, as `msg`.
    errorKey: 'thrown',
    mixin: getScopeFields,
    hooks: {
      logMethod(args, write, level) {
        countLine(args, level)
        write.apply(this, args)
        if (level >= WARN_LEVEL) destination.flushSync()
      },
    },
  }
  return pino(options, destination)
}

/** What a line says beside its text: to the metrics, and to the job that logs it. */
export function countLine([first]: unknown[], level: number): void {
  if (typeof first === 'object' && first && 'event' in first)
    metrics.events.inc({ event: String(first.event), level: pino.levels.labels[level] })
  const job = getJobScope()
  if (job && level >= ERROR_LEVEL) job.hasFailed = true
}

/** What each line says of where it was logged. */
export function getScopeFields(): { requestId?: string; job?: string } {
  const [requestId, job] = [getCurrentRequestId(), getJobScope()]
  return { ...(requestId && { requestId }), ...(job && { job: job.name }) }
}

let lastTimestamp = { at: 0, text: '' }

/** Formatted once per millisecond, because many lines share one under load. */
function formatTimestamp() {
  const now = Date.now()
  if (now !== lastTimestamp.at)
    lastTimestamp = { at: now, text: `,"time":"${new Date(now).toISOString()}"` }
  return lastTimestamp.text
}

/** drizzle's messages contain query parameters, so only names, codes and locations are logged. */
function serializeError(error: unknown) {
  const causes = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line))
    const isFailedQuery = cause.message.startsWith('Failed query')
    const { code } = cause as { code?: unknown }
    causes.push({
      name: cause.name,
      code,
      message: isFailedQuery ? 'failed query' : cause.message,
      frames,
    })
  }
  return causes
}
