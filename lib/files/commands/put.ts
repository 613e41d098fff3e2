import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { Refusal, unavailable } from '@/base/errors'
import { fileStore, keyOfFile } from '../store'
import { Changed, Missing } from '../store/contract'

export type Sent = { id: string; bytes: number; open: () => AsyncIterable<Uint8Array> }

const AGAIN_AFTER_MS = [1_000, 5_000]

/** Into the store under its sum: what lies there then is what its name says. */
export async function putFile({ id, bytes, open }: Sent): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await fileStore().put(keyOfFile(id), open(), { bytes, sha256: id })
    } catch (error) {
      const wait = AGAIN_AFTER_MS[tried]
      if (!isPassing(error)) throw error
      if (wait === undefined) throw unavailable('a file cannot be put into the store', error)
      await setTimeout(wait)
    }
  }
}

/** A file is missing right after it was stored where another upload of the same bytes replaces it. */
const isPassing = (error: unknown) =>
  error instanceof Changed ||
  error instanceof Missing ||
  (error instanceof Refusal && error.code === 'unavailable')
