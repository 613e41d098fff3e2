import 'server-only'
import { unhurried } from '@/base/deadline'
import { log } from '@/base/log'
import { processWide } from '@/base/process-wide'
import { asFound } from '../as-found'
import { aheadOf } from '../inspect/queue'
import { fileWithId, ownUpload, type StoredFile } from '../queries'
import type { UploadState } from '../schema'
import { checkUpload } from './check'
import { takeLease } from './lease'

/** How long an answer waits for the end of the check. */
const WAIT_MS = 4_000

const underWay = processWide('file checks', () => new Map<string, Promise<string>>())

/**
 * All of a file is here: it is looked into, and becomes a file or is refused. That may take longer than
 * an answer, so whoever hears `checking` asks again; the check goes on meanwhile, and when its process
 * has ended, the next who asks begins it anew.
 */
export async function finishUpload(userId: string, id: string): Promise<UploadState> {
  const { name, bytes, received, fileId } = await ownUpload(userId, id)
  const state = { id, bytes, received }
  if (received < bytes) return { ...state, state: 'receiving' }
  const done = (file: StoredFile): UploadState => ({
    ...state,
    state: 'done',
    file: { ...asFound(file), name },
  })
  if (fileId) return done(await known(fileId))
  if (!underWay.has(id) && (await takeLease(id))) begin(id)
  const checked = await Promise.race([underWay.get(id), waited()])
  return checked ? done(await known(checked)) : { ...state, state: 'checking', ahead: aheadOf(id) }
}

/** For a host that stands still behind its last answer: until the check at hand has ended. */
export const untilChecked = async (id: string): Promise<void> => {
  // `begin` has told of it.
  await underWay.get(id)?.catch(() => {})
}

function begin(id: string) {
  const check = unhurried(() => checkUpload(id)).finally(() => underWay.delete(id))
  // Whoever waits hears of it; nobody may be waiting.
  check.catch((error) => log().warn({ event: 'files.check-failed', err: error }))
  underWay.set(id, check)
}

async function known(id: string) {
  const file = await fileWithId(id)
  if (!file) throw new Error('a file has no row')
  return file
}

const waited = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS, undefined).unref())
