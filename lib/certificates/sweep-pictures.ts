import 'server-only'
import { and, inArray, isNull } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { processWide } from '@/base/process-wide'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { fileStore } from '@/lib/files/store'
import type { Stored } from '@/lib/files/store/contract'
import { forgetPictures, hasStore, MAX_PICTURES, storedPictures } from './pictures'

const EVERY_MS = 6 * 60 * 60_000
const BATCH = 500
const KEY = /^pictures\/(uns-[0-9a-z]{10})$/

const last = processWide('picture sweep', () => ({ at: 0 }))

/** With the housekeeping, but listing a store takes its time. */
export async function sweepPicturesAtTimes(): Promise<void> {
  if (!hasStore() || Date.now() - last.at < EVERY_MS) return
  last.at = Date.now()
  await sweepPictures()
}

/** Removes the pictures that are too old, too many, or of no valid certificate. */
export async function sweepPictures({ max = Math.floor(MAX_PICTURES * 0.9) } = {}): Promise<void> {
  const db = await database()
  const stored: Stored[] = []
  for await (const one of fileStore().list('pictures')) if (KEY.test(one.key)) stored.push(one)
  stored.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  const oldest = Date.now() - KEPT_FOR.certificatePicture * 1_000
  const numbers = stored.map(({ key }) => numberIn(key))
  const young = stored.slice(0, max).filter(({ changedAt }) => changedAt.getTime() > oldest).length
  await forgetPictures(numbers.slice(young))
  let kept = 0
  for (let at = 0; at < young; at += BATCH)
    kept += await keepValid(db, numbers.slice(at, Math.min(at + BATCH, young)))
  storedPictures.count = kept
}

async function keepValid(db: Db, numbers: string[]) {
  const { number, revokedAt } = certificates
  const rows = await db
    .select({ number })
    .from(certificates)
    .where(and(inArray(number, numbers), isNull(revokedAt)))
  const valid = new Set(rows.map((row) => row.number))
  await forgetPictures(numbers.filter((one) => !valid.has(one)))
  return valid.size
}

const numberIn = (key: string) => key.slice(key.indexOf('/') + 1).toUpperCase()
