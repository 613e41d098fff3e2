import pino from 'pino'
import { countLine, getScopeFields } from '@/base/log'
import {
  listProcessSingletons,
  replaceProcessSingleton,
  resetProcessSingleton,
} from '@/base/process-singleton'

/** Depend on no setting and no database, or are filled when their module is loaded. */
const KEPT_SINGLETONS = new Set(['language', 'metrics', 'request scope', 'log', 'render-pool'])

/** The files of a worker share their modules, so each file starts as a new process would. */
export function forgetProcessState() {
  for (const name of listProcessSingletons())
    if (!KEPT_SINGLETONS.has(name)) resetProcessSingleton(name)
}

/** Of what the process logs from now on. */
export function captureLog(level = 'info'): Record<string, unknown>[] {
  const entries: Record<string, unknown>[] = []
  const write = (line: string) => void entries.push(JSON.parse(line))
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(args, writeLine, lineLevel) {
      countLine(args, lineLevel)
      writeLine.apply(this, args)
    },
  }
  const options = { base: undefined, level, mixin: getScopeFields, hooks }
  replaceProcessSingleton('log', pino(options, { write }))
  return entries
}
