import 'server-only'
import { and, inArray, isNull } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { RETENTION } from '@/base/retention'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { getFileStore } from '@/lib/files/store'
import type { StoredObject } from '@/lib/files/store/contract'
import { deletePictures, hasPictureStore, MAX_PICTURES, storedPictures } from './pictures'

const SWEEP_INTERVAL_MS = 6 * 60 * 60_000
const BATCH_SIZE = 500
const PICTURE_KEY_PATTERN = /^pictures\/(uns-[0-9a-z]{10})$/

const lastSweep = getProcessSingleton('picture sweep', () => ({ at: 0 }))

/** Not on every housekeeping run, because listing a store is slow. */
export async function sweepPicturesIfDue(): Promise<void> {
  if (!hasPictureStore() || Date.now() - lastSweep.at < SWEEP_INTERVAL_MS) return
  lastSweep.at = Date.now()
  await sweepPictures()
}

export async function sweepPictures({ max = Math.floor(MAX_PICTURES * 0.9) } = {}): Promise<void> {
  const db = await database()
  const stored: StoredObject[] = []
  for await (const storedFile of getFileStore().list('pictures'))
    if (PICTURE_KEY_PATTERN.test(storedFile.key)) stored.push(storedFile)
  stored.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  const oldestAllowed = Date.now() - RETENTION.certificatePicture * 1_000
  const numbers = stored.map(({ key }) => parsePictureKey(key))
  const freshCount = stored
    .slice(0, max)
    .filter(({ changedAt }) => changedAt.getTime() > oldestAllowed).length
  await deletePictures(numbers.slice(freshCount))
  let keptCount = 0
  for (let start = 0; start < freshCount; start += BATCH_SIZE)
    keptCount += await deleteInvalidPictures(
      db,
      numbers.slice(start, Math.min(start + BATCH_SIZE, freshCount)),
    )
  storedPictures.count = keptCount
}

async function deleteInvalidPictures(db: Db, numbers: string[]) {
  const { number, revokedAt } = certificates
  const rows = await db
    .select({ number })
    .from(certificates)
    .where(and(inArray(number, numbers), isNull(revokedAt)))
  const validNumbers = new Set(rows.map((row) => row.number))
  await deletePictures(numbers.filter((candidate) => !validNumbers.has(candidate)))
  return validNumbers.size
}

const parsePictureKey = (key: string) => key.slice(key.indexOf('/') + 1).toUpperCase()
