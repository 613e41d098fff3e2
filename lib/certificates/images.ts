import 'server-only'
import { createUnavailableError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { MissingFileError } from '@/lib/files/store/contract'
import type { CertificateText } from './draw/text'

/** The id is a hash of the bytes, so an entry never goes out of date. */
const imageCache = getProcessSingleton('certificate images', () => new Map<string, Uint8Array>())
const MAX_CACHED_IMAGES = 8

/** The bytes that the texts refer to, by id; undefined if none does. */
export async function loadImages(
  texts: CertificateText[],
): Promise<Record<string, Uint8Array> | undefined> {
  const ids = texts.flatMap(({ signature, partner }) => [signature?.image, partner?.image])
  const uniqueIds = new Set(ids.filter((id) => typeof id === 'string'))
  if (uniqueIds.size === 0) return undefined
  const entries = [...uniqueIds].map(async (id) => [id, await loadImage(id)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function loadImage(id: string): Promise<Uint8Array> {
  const cachedBytes = imageCache.get(id)
  if (cachedBytes) return cachedBytes
  const stream = await getFileStore().get(buildFileKey(id)).catch(throwUnavailable)
  const bytes = Buffer.concat(await stream.toArray())
  if (imageCache.size >= MAX_CACHED_IMAGES) imageCache.clear()
  imageCache.set(id, bytes)
  return bytes
}

/** Without it the certificate would differ from the one that was issued. */
function throwUnavailable(error: unknown): never {
  throw error instanceof MissingFileError
    ? createUnavailableError('a picture of the certificate is missing', error)
    : error
}
