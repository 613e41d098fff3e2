import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { and, inArray, isNull } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { RETENTION } from '@/base/retention'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { WORKER_FILE } from '@/lib/documents/drawing-files'
import { renderCertificatePicture } from '@/lib/documents/render'
import { buildPictureKey, getFileStore } from '@/lib/files/store'
import { MissingFileError, type StoredObject } from '@/lib/files/store/contract'
import { deletePictures, hasPictureStore } from './delete-pictures'
import { getCertificateText, loadCertificateInput } from './text'
import { type Certificate, getCertificate } from './verify'

/**
 * Stored under the certificate's number. The first 32 bytes hash everything the picture shows, so that an
 * outdated one is never sent. Without a store, or with a full one, it is rendered on each request.
 */

export const MAX_PICTURES = 5_000

const HASH_BYTES = 32

/** Rendering is faster than waiting for an unreachable store. */
const STORE_TIMEOUT_MS = 2_000

type PictureBytes = Uint8Array<ArrayBuffer>

const pendingPictures = getProcessSingleton(
  'pictures being drawn',
  () => new Map<string, Promise<PictureBytes>>(),
)

/** The last sweep's count plus the pictures this process has added since. */
export const storedPictures = getProcessSingleton('stored pictures', () => ({ count: 0 }))

const designCache = getProcessSingleton<{ version?: string }>('certificate look', () => ({}))

const SWEEP_INTERVAL_MS = 6 * 60 * 60_000

const BATCH_SIZE = 500

const PICTURE_KEY_PATTERN = /^pictures\/(uns-[0-9a-z]{10})$/

const lastSweep = getProcessSingleton('picture sweep', () => ({ at: 0 }))

export async function getPicture(certificate: Certificate): Promise<PictureBytes> {
  const hash = hashCertificate(certificate)
  return (await readPicture(certificate.number, hash)) ?? drawPictureOnce(certificate, hash)
}

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

/** Concurrent requests in this process share one rendering. */
function drawPictureOnce(certificate: Certificate, hash: Buffer): Promise<PictureBytes> {
  const key = hash.toString('hex')
  const pending = pendingPictures.get(key)
  if (pending) return pending
  const drawnPicture = loadCertificateInput(certificate).then(renderCertificatePicture)
  pendingPictures.set(key, drawnPicture)
  const storing = drawnPicture.then((png) =>
    withoutDeadline(() => storePicture(certificate, hash, png)),
  )
  storing
    .catch((error) => log().warn({ event: 'certificate.picture-store-failed', err: error }))
    .finally(() => pendingPictures.delete(key))
  return drawnPicture
}

async function readPicture(number: string, hash: Buffer): Promise<PictureBytes | null> {
  if (!hasPictureStore()) return null
  const bytes = await Promise.race([
    getFileStore().get(buildPictureKey(number)).then(readAll).catch(handleMissing),
    pause(STORE_TIMEOUT_MS, null, { ref: false }),
  ])
  return bytes?.subarray(0, HASH_BYTES).equals(hash) ? bytes.subarray(HASH_BYTES) : null
}

const readAll = async (stream: Readable) => Buffer.concat(await stream.toArray())

function handleMissing(error: unknown) {
  if (!(error instanceof MissingFileError))
    log().warn({ event: 'certificate.picture-read-failed', err: error })
  return null
}

async function storePicture({ number }: Certificate, hash: Buffer, png: PictureBytes) {
  if (!hasPictureStore() || storedPictures.count >= MAX_PICTURES) return
  storedPictures.count += 1
  const bytes = Buffer.concat([hash, png])
  await getFileStore().put(buildPictureKey(number), Readable.from([bytes]), { bytes: bytes.length })
  // The certificate may have been corrected, revoked or erased meanwhile.
  const current = await getCertificate(number)
  if (!current || current.status === 'revoked' || !hashCertificate(current).equals(hash))
    await deletePictures([number])
}

const hashCertificate = (certificate: Certificate) =>
  createHash('sha256')
    .update(getDesignVersion())
    .update(JSON.stringify(getCertificateText(certificate)))
    .digest()

/** Hash of the drawing program, so that a release with a new design never sends old pictures. */
function getDesignVersion() {
  designCache.version ??= createHash('sha256')
    .update(readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), WORKER_FILE)))
    .digest('hex')
  return designCache.version
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
