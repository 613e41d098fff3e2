import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import type { UploadStream } from '@/lib/http/upload-stream'
import { getFile, getUpload, requireOwnUpload, type StoredFile } from '../file'
import { countAhead } from '../inspect/sandbox'
import { type UploadState, uploadAnnouncement } from '../schema'
import { toUploadedFile } from '../size-limits'
import { appendPart } from './append'
import { beginUpload, cancelUpload } from './begin'
import { acquireLease, checkUpload } from './check'

const MAX_WAIT_MS = 4_000

const runningChecks = getProcessSingleton('file checks', () => new Map<string, Promise<string>>())

/**
 * Inspection may outlast the request, so the client polls while the state is `checking`. If the process died,
 * the next poll starts the check again.
 */
export async function finishUpload(userId: string, id: string): Promise<UploadState> {
  const { name, bytes, received, fileId } = await requireOwnUpload(userId, id)
  const state = { id, bytes, received }
  if (received < bytes) return { ...state, state: 'receiving' }
  const toDoneState = (file: StoredFile): UploadState => ({
    ...state,
    state: 'done',
    file: { ...toUploadedFile(file), name },
  })
  if (fileId) return toDoneState(await requireFile(fileId))
  if (!runningChecks.has(id) && (await acquireLease(id))) startCheck(id)
  const checkedFileId = await Promise.race([runningChecks.get(id), waitForTimeout()])
  return checkedFileId
    ? toDoneState(await requireFile(checkedFileId))
    : { ...state, state: 'checking', ahead: countAhead(id) }
}

/** For hosts that suspend after the response: waits for the current check. */
export const waitForCheck = async (id: string): Promise<void> => {
  // `begin` has logged the error.
  await runningChecks.get(id)?.catch(() => {})
}

function startCheck(id: string) {
  const check = withoutDeadline(() => checkUpload(id)).finally(() => runningChecks.delete(id))
  // Waiting callers get the error too; there may be none.
  check.catch((error) => log().warn({ event: 'files.check-failed', err: error }))
  runningChecks.set(id, check)
}

async function requireFile(id: string) {
  const file = await getFile(id)
  if (!file) throw new Error('a file has no row')
  return file
}

const waitForTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS, undefined).unref())

type SmallUpload = { name: string | null; stream: UploadStream }

export async function uploadWholeFile(
  userId: string,
  name: string | null,
  { bytes, chunks }: UploadStream,
): Promise<UploadState> {
  const parsed = uploadAnnouncement.safeParse({ name: decodeName(name ?? ''), bytes })
  if (!parsed.success) throw new AppError('invalid', 'checkForm')
  const id = await beginUpload(userId, parsed.data)
  try {
    await appendPart(userId, id, { from: 0, bytes, chunks })
    return await finishUpload(userId, id)
  } catch (error) {
    await cancelUpload(userId, id)
    throw error
  }
}

/** For a small file that another domain uses at once: waits for the inspection. */
export async function storeCheckedFile(
  userId: string,
  { name, stream }: SmallUpload,
): Promise<StoredFile> {
  const { id } = await uploadWholeFile(userId, name, stream)
  await waitForCheck(id)
  const upload = await getUpload(userId, id)
  const file = upload?.fileId ? await getFile(upload.fileId) : null
  if (!file) throw new AppError('invalid', 'photoNotFound')
  return file
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    throw new AppError('invalid', 'checkForm', { detail: 'a name that does not decode' })
  }
}
