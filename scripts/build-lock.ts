import { setTimeout as pause } from 'node:timers/promises'
import { printLine } from '@/base/cli'
import { FolderInUseError, lockFolder } from '@/db/lock'

/** Outside .next, because the build clears that folder. */
const LOCK_FOLDER = '.next-builder'
const POLL_MS = 500

/** One build per folder; a second one names the process it waits for. Dead builders are ignored. */
export async function withBuildLock<T>(task: () => Promise<T>): Promise<T> {
  const release = await acquireBuildLock()
  try {
    return await task()
  } finally {
    release()
  }
}

async function acquireBuildLock() {
  let holderPid: number | undefined
  for (;;) {
    try {
      return lockFolder(LOCK_FOLDER)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      if (holderPid !== error.pid)
        printLine(`Process ${error.pid} is building here; waiting for it …`)
      holderPid = error.pid
    }
    await pause(POLL_MS)
  }
}
