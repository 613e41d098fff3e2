import 'server-only'
import pino from 'pino'
import { settings } from '@/base/settings'
import { metrics } from './metrics'
import { processWide } from './process-wide'

/** Lines are written in blocks; what warns goes out at once, with all that waited before it. */
const BLOCK_BYTES = 8_192
const WRITE_EVERY_MS = 250
const WARN = 40

/** One JSON line per event on standard output. Never pass it a password, a token or a message body. */
export const log = (): pino.Logger => processWide('log', openLog)

function openLog() {
  // A function is frozen as soon as it has answered, and what waits in a block with it.
  const { onVercel } = settings()
  const out = pino.destination({ sync: onVercel, minLength: onVercel ? 0 : BLOCK_BYTES })
  setInterval(() => out.flush(), WRITE_EVERY_MS).unref()
  process.once('exit', () => out.flushSync())
  const options: pino.LoggerOptions = {
    level: settings().logLevel,
    base: undefined,
    timestamp: isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: withoutContent },
    hooks: {
      logMethod(words, write, level) {
        const [first] = words as unknown[]
        if (typeof first === 'object' && first && 'event' in first)
          metrics.events.inc({ event: String(first.event), level: pino.levels.labels[level] })
        write.apply(this, words)
        if (level >= WARN) out.flushSync()
      },
    },
  }
  return pino(options, out)
}

let lastTime = { at: 0, text: '' }

/** Written once a millisecond: under load, many lines share one. */
function isoTime() {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, text: `,"time":"${new Date(at).toISOString()}"` }
  return lastTime.text
}

/** drizzle's messages quote the statement's parameters, so only names, codes and places are kept. */
function withoutContent(error: unknown) {
  const causes = []
  for (let at = error; at instanceof Error; at = at.cause) {
    const frames = at.stack?.split('\n').filter((line) => /^\s+at /.test(line))
    const quotes = at.message.startsWith('Failed query')
    const { code } = at as { code?: unknown }
    causes.push({ name: at.name, code, message: quotes ? 'failed query' : at.message, frames })
  }
  return causes
}
