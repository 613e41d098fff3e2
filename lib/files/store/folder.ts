import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  ChangedContentError,
  type ContentInfo,
  type FileStore,
  IncompleteContentError,
  MissingFileError,
  requireValidKey,
  type StoredObject,
} from './contract'
import { sha256Hex } from './s3-client'

/** Writes to a temporary name, syncs, then renames. */

const DRAFTS_FOLDER = 'writing'

export function openFolderStore(dir: string): FileStore {
  const toPath = (key: string) => path.join(dir, requireValidKey(key))

  async function put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    { bytes, sha256 }: ContentInfo,
  ) {
    const draftPath = toPath(`${DRAFTS_FOLDER}/${randomUUID()}`)
    const targetPath = toPath(key)
    for (const file of [draftPath, targetPath])
      await mkdir(path.dirname(file), PRIVATE_FOLDER_OPTIONS)
    try {
      await writeDraft(draftPath, content, bytes)
      if (sha256 && (await sha256Hex(createReadStream(draftPath))) !== sha256)
        throw new ChangedContentError(key)
      await rename(draftPath, targetPath)
      await syncFolder(path.dirname(targetPath))
    } catch (error) {
      await rm(draftPath, { force: true })
      throw error
    }
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const file = await open(toPath(key)).catch((error) => {
      throw error.code === 'ENOENT' ? new MissingFileError(key) : error
    })
    return file.createReadStream(range)
  }

  return {
    put,
    get,
    remove: (key) => rm(toPath(key), { force: true }),
    list: (folder = '') => listObjects(dir, folder),
  }
}

const PRIVATE_FOLDER_OPTIONS = { recursive: true, mode: 0o700 }

async function writeDraft(draftPath: string, content: AsyncIterable<Uint8Array>, bytes: number) {
  const file = await open(draftPath, 'wx', 0o600)
  try {
    await writeContent(file, content, bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeContent(file: FileHandle, content: AsyncIterable<Uint8Array>, bytes: number) {
  let writtenBytes = 0
  for await (const chunk of content) {
    writtenBytes += chunk.byteLength
    if (writtenBytes > bytes) break
    await file.writeFile(chunk)
  }
  if (writtenBytes !== bytes) throw new IncompleteContentError(`${writtenBytes} of ${bytes} bytes`)
}

/** Without this, a new name can be lost in a power failure. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function* listObjects(dir: string, prefix: string): AsyncIterable<StoredObject> {
  const folder = await opendir(path.join(dir, prefix)).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of folder) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listObjects(dir, key)
    else if (entry.isFile()) {
      const stats = await stat(path.join(dir, key)).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
      if (stats) yield { key, changedAt: stats.mtime }
    }
  }
}
