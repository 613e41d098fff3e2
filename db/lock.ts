import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Two processes on one embedded database lose rows silently. A lock's owner is checked by pid and
 * start time on this host; on another host the file must have been touched recently.
 */

const HEARTBEAT_MS = 2_000
const STALE_MS = 15_000

type LockOwner = { id: string; pid: number; started: string; host: string }

export class FolderInUseError extends Error {
  constructor(
    folder: string,
    readonly pid: number,
  ) {
    super(
      `The embedded database in ${folder} is already in use by process ${pid}. Stop that process or set DATA_DIR to another folder.`,
    )
  }
}

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'lock')
  const newOwner: LockOwner = {
    id: randomUUID(),
    pid: process.pid,
    started: getProcessStartTime(process.pid),
    host: os.hostname(),
  }
  acquireLock(file, newOwner)
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  heartbeat.unref()
  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (readOwner(file)?.id === newOwner.id) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

function acquireLock(file: string, newOwner: LockOwner) {
  const ownFile = `${file}.${newOwner.id}`
  writeFileSync(ownFile, JSON.stringify(newOwner), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryLink(ownFile, file)) return
      const owner = readOwner(file)
      if (owner && isAlive(owner, file)) throw new FolderInUseError(path.dirname(file), owner.pid)
      removeStaleLock(file, owner)
    }
    throw new Error(
      `The lock file ${file} could not be created. Check that no other process uses the folder, then try again.`,
    )
  } finally {
    rmSync(ownFile, { force: true })
  }
}

function tryLink(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead owner's file away, and restores it if a live owner got in between. */
function removeStaleLock(file: string, staleOwner: LockOwner | undefined) {
  const movedFile = `${file}.${randomUUID()}`
  try {
    renameSync(file, movedFile)
    if (readOwner(movedFile)?.id !== staleOwner?.id) tryLink(movedFile, file)
    rmSync(movedFile, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function isAlive(owner: LockOwner, file: string) {
  if (owner.host !== os.hostname()) return Date.now() - getModifiedTime(file) < STALE_MS
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return owner.started === getProcessStartTime(owner.pid)
}

/** Start tick from /proc, so that a reused pid is recognised. */
function getProcessStartTime(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // No /proc or no such process: only the process id identifies the owner.
    return ''
  }
}

function readOwner(file: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockOwner
  } catch {
    // Missing or half written: the lock has no owner.
    return undefined
  }
}

function getModifiedTime(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder can be gone while a test cleans up; the next start checks the process itself.
  }
}
