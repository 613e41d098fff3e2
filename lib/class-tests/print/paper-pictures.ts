import 'server-only'
import type { TestQuestion } from '@/base/class-test-kinds'
import { createUnavailableError } from '@/base/errors'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { MissingFileError } from '@/lib/files/store/contract'
import { findClassPicture } from '../pictures'

/** The bytes of the pictures, by id; undefined if there are none. A picture of someone else is not found. */
export async function loadPaperPictures(
  userId: string,
  questions: TestQuestion[],
): Promise<Record<string, Uint8Array> | undefined> {
  const ids = new Set(questions.flatMap(({ picture }) => (picture ? [picture.fileId] : [])))
  if (ids.size === 0) return undefined
  const entries = await Promise.all(
    [...ids].map(async (id) => [id, await loadPicture(userId, id)] as const),
  )
  return Object.fromEntries(entries)
}

async function loadPicture(userId: string, id: string): Promise<Uint8Array> {
  const file = await findClassPicture({ id: userId }, id)
  if (!file) throw createUnavailableError('a picture of the test is missing')
  const stream = await getFileStore().get(buildFileKey(file.id)).catch(throwUnavailable)
  return Buffer.concat(await stream.toArray())
}

function throwUnavailable(error: unknown): never {
  throw error instanceof MissingFileError
    ? createUnavailableError('a picture of the test is missing', error)
    : error
}
