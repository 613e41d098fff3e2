import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
const MIN_FREE_BYTES = 6 * 1024 ** 3

/** In memory where that has room: a database has 1,500 files, which a disk copies in half a second. */
export const TEST_DATA_ROOT = hasRoomInMemory() ? MEMORY_FOLDER : os.tmpdir()

const folders: string[] = []

export function newDataFolder(name: string): string {
  const folder = mkdtempSync(path.join(TEST_DATA_ROOT, `uns-${name}-`))
  folders.push(folder)
  return folder
}

/** Those that a test file has left. */
export function removeDataFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES
  } catch {
    return false
  }
}
