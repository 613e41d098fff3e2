import { setTimeout as pause } from 'node:timers/promises'
import { printLine } from '@/base/cli'
import { FolderInUseError, lockFolder } from '@/db/lock'

/** Beside the build and not inside it, for the builder clears its folder. */
const LOCK_FOLDER = '.next-builder'
const POLL_MS = 500

/** One builder a folder; who comes second says whom it waits for. A dead builder is not waited for. */
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
