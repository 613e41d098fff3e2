import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Changed, CutOff, type Known, Missing, type Store, type Stored } from './contract'
import { checkKey } from './key'
import { sumOf } from './sum'

/** Files in a folder of the site's own: written under another name, forced to the disk, then named. */

const WRITING = 'writing'

export function openFolder(dir: string): Store {
  const placeOf = (key: string) => path.join(dir, checkKey(key))

  async function put(key: string, content: AsyncIterable<Uint8Array>, { bytes, sha256 }: Known) {
    const draft = placeOf(`${WRITING}/${randomUUID()}`)
    const place = placeOf(key)
    for (const file of [draft, place]) await mkdir(path.dirname(file), PRIVATE_FOLDER)
    try {
      await write(draft, content, bytes)
      if (sha256 && (await sumOf(createReadStream(draft))) !== sha256) throw new Changed(key)
      await rename(draft, place)
      await sync(path.dirname(place))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const file = await open(placeOf(key)).catch((error) => {
      throw error.code === 'ENOENT' ? new Missing(key) : error
    })
    return file.createReadStream(range)
  }

  return {
    put,
    get,
    remove: (key) => rm(placeOf(key), { force: true }),
    list: (folder = '') => allIn(dir, folder),
  }
}

const PRIVATE_FOLDER = { recursive: true, mode: 0o700 }

async function write(draft: string, content: AsyncIterable<Uint8Array>, bytes: number) {
  const file = await open(draft, 'wx', 0o600)
  try {
    await fill(file, content, bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function fill(file: FileHandle, content: AsyncIterable<Uint8Array>, bytes: number) {
  let written = 0
  for await (const chunk of content) {
    written += chunk.byteLength
    if (written > bytes) break
    await file.writeFile(chunk)
  }
  if (written !== bytes) throw new CutOff(`${written} of ${bytes} bytes`)
}

/** A name that is not on the disk is lost with the power. */
async function sync(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function* allIn(dir: string, prefix: string): AsyncIterable<Stored> {
  const folder = await opendir(path.join(dir, prefix)).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of folder) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* allIn(dir, key)
    else if (entry.isFile()) {
      const found = await stat(path.join(dir, key)).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
      if (found) yield { key, changedAt: found.mtime }
    }
  }
}
