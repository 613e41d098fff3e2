import 'server-only'
import { withoutDeadline } from '@/base/deadline'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { countAhead } from '../inspect/queue'
import { getFile, requireOwnUpload, type StoredFile } from '../queries'
import type { UploadState } from '../schema'
import { toUploadedFile } from '../uploaded-file'
import { checkUpload } from './check'
import { acquireLease } from './lease'

/** How long an answer waits for the end of the check. */
const MAX_WAIT_MS = 4_000

const runningChecks = getProcessSingleton('file checks', () => new Map<string, Promise<string>>())

/**
 * All of a file is here: it is looked into, and becomes a file or is refused. That may take longer than
 * an answer, so whoever hears `checking` asks again; the check goes on meanwhile, and when its process
 * has ended, the next who asks begins it anew.
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

/** For a host that stands still behind its last answer: until the check at hand has ended. */
export const waitForCheck = async (id: string): Promise<void> => {
  // `begin` has told of it.
  await runningChecks.get(id)?.catch(() => {})
}

function startCheck(id: string) {
  const check = withoutDeadline(() => checkUpload(id)).finally(() => runningChecks.delete(id))
  // Whoever waits hears of it; nobody may be waiting.
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
