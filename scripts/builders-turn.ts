import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@/base/say'
import { FolderInUse, lockFolder } from '@/db/lock'

/** Beside the build and not inside it, for the builder clears its folder. */
const LOCK = '.next-builder'
const LOOK_MS = 500

/** One builder a folder; who comes second says whom it waits for. A dead builder is not waited for. */
export async function inBuildersTurn<T>(work: () => Promise<T>): Promise<T> {
  const leave = await takeTurn()
  try {
    return await work()
  } finally {
    leave()
  }
}

async function takeTurn() {
  let waitsFor: number | undefined
  for (;;) {
    try {
      return lockFolder(LOCK)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      if (waitsFor !== error.pid) say(`Process ${error.pid} is building here; waiting for it …`)
      waitsFor = error.pid
    }
    await pause(LOOK_MS)
  }
}
