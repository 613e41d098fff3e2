import { afterEach, beforeAll } from 'vitest'
import { readServerLog } from '@/scripts/test-problems'
import { logFilesInUse } from './site'

declare module 'vitest' {
  interface TaskMeta {
    serverLog?: string
    causes?: string[]
  }
}

/** Loaded for each test file: the report of a failed test then holds its causes, and what its sites logged. */
beforeAll(() => logFilesInUse.clear())
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  task.meta.causes = listCauses(task.result.errors?.[0])
  if (logFilesInUse.size > 0) task.meta.serverLog = [...logFilesInUse].map(readServerLog).join('\n')
})

/** A failed query says in its cause why it failed. */
function listCauses(error: { cause?: unknown } | undefined): string[] {
  const cause = error?.cause as { message?: string; cause?: unknown } | undefined
  return cause ? [cause.message ?? String(cause), ...listCauses(cause)] : []
}
