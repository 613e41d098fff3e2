import 'server-only'
import { Refusal } from '@/base/errors'
import type { Incoming } from '@/lib/api/incoming'
import { announced, type UploadState } from '../schema'
import { appendPart } from './append'
import { beginUpload } from './begin'
import { cancelUpload } from './cancel'
import { finishUpload } from './finish'

/** A whole file at once: announced, taken as its only part, looked into. Of one that is cut off nothing stays. */
export async function takeFile(
  userId: string,
  name: string | null,
  { bytes, chunks }: Incoming,
): Promise<UploadState> {
  const given = announced.safeParse({ name: decoded(name ?? ''), bytes })
  if (!given.success) throw new Refusal('invalid', 'checkForm')
  const id = await beginUpload(userId, given.data)
  try {
    await appendPart(userId, id, { from: 0, bytes, chunks })
    return await finishUpload(userId, id)
  } catch (error) {
    await cancelUpload(userId, id)
    throw error
  }
}

function decoded(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new Refusal('invalid', 'checkForm', { detail: 'a name that does not decode' })
  }
}
