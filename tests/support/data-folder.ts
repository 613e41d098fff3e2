import { mkdtempSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
const MIN_FREE_BYTES = 6 * 1024 ** 3

/** In memory where that has room: a database has 1,500 files, which a disk copies in half a second. */
export const TEST_DATA_ROOT = hasRoomInMemory() ? MEMORY_FOLDER : os.tmpdir()

export const newDataFolder = (name: string) =>
  mkdtempSync(path.join(TEST_DATA_ROOT, `uns-${name}-`))

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES
  } catch {
    return false
  }
}
