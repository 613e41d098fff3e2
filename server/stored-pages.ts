import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/base/log'
import type { CachedResponse } from './cached-response'

/**
 * The last copy of each public page in DATA_DIR, for a process that has not rendered the page yet when the
 * database is away: after a restart, an update, or on the other instance.
 */

const MAX_AGE_MS = 30 * 86_400_000

export function createStoredPages(folder: string) {
  const storedEtags = new Map<string, unknown>()

  const getFile = (key: string) =>
    path.join(
      /* turbopackIgnore: true */ folder,
      createHash('sha256').update(key).digest('hex').slice(0, 32),
    )

  /** In the background: the response does not wait for it. */
  async function store(key: string, { status, headers, body }: CachedResponse): Promise<void> {
    if (storedEtags.get(key) === headers.etag) return
    storedEtags.set(key, headers.etag)
    const file = getFile(key)
    const draftFile = `${file}.${randomBytes(6).toString('hex')}`
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const head = Buffer.from(`${JSON.stringify({ status, headers })}\n`)
      await writeFile(draftFile, Buffer.concat([head, body]), { mode: 0o600 })
      await rename(draftFile, file)
    } catch (error) {
      storedEtags.delete(key)
      log().warn({ event: 'page-copy.not-stored', err: error })
      await rm(draftFile, { force: true }).catch(() => {
        // The disk is full or gone; the warning above says so.
      })
    }
  }

  async function read(key: string): Promise<CachedResponse | null> {
    try {
      const bytes = await readFile(getFile(key))
      const end = bytes.indexOf('\n')
      const { status, headers } = JSON.parse(bytes.subarray(0, end).toString())
      return { status, headers, body: bytes.subarray(end + 1) }
    } catch {
      // Never rendered on this host.
      return null
    }
  }

  /** Pages that no longer exist, and copies of processes that were killed while writing. */
  async function removeOld(now = Date.now()): Promise<void> {
    for (const name of await listFiles(folder)) {
      const file = path.join(/* turbopackIgnore: true */ folder, name)
      const { mtimeMs } = await stat(file)
      if (now - mtimeMs > MAX_AGE_MS) await rm(file, { force: true })
    }
  }

  return { store, read, removeOld }
}

const listFiles = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

export const getStoredPagesFolder = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, 'pages')

export const hasStoredPages = async (dataDir: string) =>
  (await listFiles(getStoredPagesFolder(dataDir))).length > 0
