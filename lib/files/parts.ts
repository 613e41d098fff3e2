import 'server-only'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Content } from './inspect/found'
import { FileRefused } from './inspect/refused'
import { fileStore } from './store'

/** The parts of an upload, read as the one file that they are. */

type Part = { start: number; bytes: number; key: string; sha256: string }

export function contentOf(parts: Part[], bytes: number) {
  async function read(start: number, length: number): Promise<Buffer> {
    const end = start + length
    const touched = parts.filter((part) => part.start < end && part.start + part.bytes > start)
    const pieces = touched.map(async (part) => {
      const from = Math.max(start - part.start, 0)
      const to = Math.min(end - part.start, part.bytes)
      return buffer(await fileStore().get(part.key, { start: from, end: to - 1 }))
    })
    return Buffer.concat(await Promise.all(pieces))
  }

  async function* chunks(): AsyncIterable<Uint8Array> {
    for (const part of parts) yield* (await fileStore().get(part.key)) as AsyncIterable<Uint8Array>
  }

  /** The sum of all of it, and a copy where one is wanted. Each part must be what was put there. */
  async function hash(copy?: string): Promise<string> {
    const whole = createHash('sha256')
    const file = copy === undefined ? undefined : await open(copy, 'wx', 0o600)
    try {
      for (const part of parts) {
        const own = createHash('sha256')
        for await (const chunk of await fileStore().get(part.key)) {
          for (const sum of [whole, own]) sum.update(chunk)
          await file?.writeFile(chunk)
        }
        if (own.digest('hex') !== part.sha256) throw new FileRefused({ word: 'fileChanged' })
      }
    } finally {
      await file?.close()
    }
    return whole.digest('hex')
  }

  return { bytes, read, chunks, hash } satisfies Content & Record<string, unknown>
}

export type UploadContent = ReturnType<typeof contentOf>
