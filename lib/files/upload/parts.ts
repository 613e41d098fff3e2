import 'server-only'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { ReadableContent } from '../inspect/result'
import { FileRejectedError } from '../inspect/result'
import { getFileStore } from '../store'

type StoredUploadPart = { start: number; bytes: number; key: string; sha256: string }

export function readParts(parts: StoredUploadPart[], bytes: number) {
  async function read(start: number, length: number): Promise<Buffer> {
    const end = start + length
    const overlappingParts = parts.filter(
      (part) => part.start < end && part.start + part.bytes > start,
    )
    const buffers = overlappingParts.map(async (part) => {
      const from = Math.max(start - part.start, 0)
      const to = Math.min(end - part.start, part.bytes)
      return buffer(await getFileStore().get(part.key, { start: from, end: to - 1 }))
    })
    return Buffer.concat(await Promise.all(buffers))
  }

  async function* chunks(): AsyncIterable<Uint8Array> {
    for (const part of parts)
      yield* (await getFileStore().get(part.key)) as AsyncIterable<Uint8Array>
  }

  /** Hashes the content and optionally copies it. Every part must match its recorded hash. */
  async function hash(copyPath?: string): Promise<string> {
    const wholeHash = createHash('sha256')
    const file = copyPath === undefined ? undefined : await open(copyPath, 'wx', 0o600)
    try {
      for (const part of parts) {
        const partHash = createHash('sha256')
        for await (const chunk of await getFileStore().get(part.key)) {
          for (const digest of [wholeHash, partHash]) digest.update(chunk)
          await file?.writeFile(chunk)
        }
        if (partHash.digest('hex') !== part.sha256)
          throw new FileRejectedError({ code: 'fileChanged' })
      }
    } finally {
      await file?.close()
    }
    return wholeHash.digest('hex')
  }

  return { bytes, read, chunks, hash } satisfies ReadableContent & Record<string, unknown>
}

export type UploadContent = ReturnType<typeof readParts>
