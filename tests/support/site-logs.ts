import { afterEach, beforeAll } from 'vitest'
import { readServerLog } from '@/scripts/test-problems'
import { logFilesInUse } from './site'

declare module 'vitest' {
  interface TaskMeta {
    serverLog?: string
  }
}

/** Loaded for each test file: the report of a failed test then holds what its sites logged. */
beforeAll(() => logFilesInUse.clear())
afterEach(({ task }) => {
  if (task.result?.state === 'fail' && logFilesInUse.size > 0)
    task.meta.serverLog = [...logFilesInUse].map(readServerLog).join('\n')
})
