import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { AppError, createUnavailableError } from '@/base/errors'
import { buildFileKey, getFileStore } from './store'
import { ChangedContentError, MissingFileError } from './store/contract'
import { sha256Hex } from './store/s3-client'

export type FileToStore = { id: string; bytes: number; open: () => AsyncIterable<Uint8Array> }

const RETRY_DELAYS_MS = [1_000, 5_000]

/** Stored under its hash, so that the name proves the content. */
export async function putFile({ id, bytes, open }: FileToStore): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await getFileStore().put(buildFileKey(id), open(), { bytes, sha256: id })
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[attempt]
      if (!isTransient(error)) throw error
      if (delayMs === undefined)
        throw createUnavailableError('a file cannot be put into the store', error)
      await setTimeout(delayMs)
    }
  }
}

export async function readLocalFile(filePath: string): Promise<FileToStore> {
  const open = () => createReadStream(filePath)
  const { size } = await stat(filePath)
  return { id: await sha256Hex(open()), bytes: size, open }
}

/** A file can be missing right after a put, when another upload of the same bytes replaces it. */
const isTransient = (error: unknown) =>
  error instanceof ChangedContentError ||
  error instanceof MissingFileError ||
  (error instanceof AppError && error.kind === 'unavailable')
