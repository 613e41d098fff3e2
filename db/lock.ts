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
 * One process a folder: two on one embedded database would lose rows without a word, and two that
 * build in one folder spoil each other's work.
 * The lock is a file that names its owner. On this host the owner is asked whether it lives
 * (its start time guards against a reused process id); an owner on another host must have
 * touched the file lately.
 */

const HEARTBEAT_MS = 2_000
const STALE_MS = 15_000

type Owner = { id: string; pid: number; started: string; host: string }

/** Somebody alive has the folder. */
export class FolderInUse extends Error {
  constructor(
    folder: string,
    readonly pid: number,
  ) {
    super(
      `The embedded database in ${folder} is already in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'lock')
  const me: Owner = {
    id: randomUUID(),
    pid: process.pid,
    started: startedAt(process.pid),
    host: os.hostname(),
  }
  take(file, me)
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  heartbeat.unref()
  const release = () => {
    clearInterval(heartbeat)
    if (ownerOf(file)?.id === me.id) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

function take(file: string, me: Owner) {
  const mine = `${file}.${me.id}`
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (linked(mine, file)) return
      const owner = ownerOf(file)
      if (owner && lives(owner, file)) throw new FolderInUse(path.dirname(file), owner.pid)
      setAside(file, owner)
    }
    throw new Error(`The lock file ${file} could not be taken.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

function linked(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead owner's file away; if a living one slipped in between, puts that one back. */
function setAside(file: string, dead: Owner | undefined) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (ownerOf(aside)?.id !== dead?.id) linked(aside, file)
    rmSync(aside, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function lives(owner: Owner, file: string) {
  if (owner.host !== os.hostname()) return Date.now() - touchedAt(file) < STALE_MS
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return owner.started === startedAt(owner.pid)
}

/** The kernel's start tick of a process where /proc tells it, so a reused pid is not mistaken. */
function startedAt(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // No /proc here, or no such process: then the process id alone must do.
    return ''
  }
}

function ownerOf(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    // Gone or half written: nobody's.
    return undefined
  }
}

function touchedAt(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder may be gone while a test cleans up; the next start checks the process itself.
  }
}
