import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { unhurried } from '@/base/deadline'
import { log } from '@/base/log'
import { processWide } from '@/base/process-wide'
import { settings } from '@/base/settings'
import { fileStore, keyOfPicture } from '@/lib/files/store'
import { Missing } from '@/lib/files/store/contract'
import { drawPicture } from './draw/desk'
import { type Certificate, certificateBy } from './queries/certificate'
import { sheetWords } from './sheet'

/**
 * A certificate's picture is drawn once and stored under its number. The first 32 bytes of the stored
 * file are a hash of all that the picture shows, so a picture from before a correction is never sent.
 * Without a store, or with a full one, it is drawn each time.
 */

export const MAX_PICTURES = 5_000
const HASH_BYTES = 32
/** Drawing takes less time than a store that is away. */
const STORE_TIMEOUT_MS = 2_000

type Bytes = Uint8Array<ArrayBuffer>

const drawing = processWide('pictures being drawn', () => new Map<string, Promise<Bytes>>())
/** As the last sweep found it, and what this process has added since. */
export const storedPictures = processWide('stored pictures', () => ({ count: 0 }))

export async function pictureOf(certificate: Certificate): Promise<Bytes> {
  const hash = hashOf(certificate)
  return (await readPicture(certificate.number, hash)) ?? drawOnce(certificate, hash)
}

/** Its name is no longer the person's, or the certificate is gone. */
export async function forgetPictures(numbers: string[]): Promise<void> {
  if (!hasStore()) return
  for (const number of numbers)
    await fileStore()
      .remove(keyOfPicture(number))
      .catch((error) => log().warn({ event: 'certificate.picture-not-removed', err: error }))
}

export const hasStore = () => settings().files.kind !== 'none'

/** However many ask at once, this process draws it one time. */
function drawOnce(certificate: Certificate, hash: Buffer): Promise<Bytes> {
  const key = hash.toString('hex')
  const known = drawing.get(key)
  if (known) return known
  const drawn = drawPicture(sheetWords(certificate))
  drawing.set(key, drawn)
  const stored = drawn.then((png) => unhurried(() => storePicture(certificate, hash, png)))
  stored
    .catch((error) => log().warn({ event: 'certificate.picture-not-stored', err: error }))
    .finally(() => drawing.delete(key))
  return drawn
}

async function readPicture(number: string, hash: Buffer): Promise<Bytes | null> {
  if (!hasStore()) return null
  const bytes = await Promise.race([
    fileStore().get(keyOfPicture(number)).then(allOf).catch(notThere),
    pause(STORE_TIMEOUT_MS, null, { ref: false }),
  ])
  return bytes?.subarray(0, HASH_BYTES).equals(hash) ? bytes.subarray(HASH_BYTES) : null
}

const allOf = async (stream: Readable) => Buffer.concat(await stream.toArray())

function notThere(error: unknown) {
  if (!(error instanceof Missing)) log().warn({ event: 'certificate.picture-not-read', err: error })
  return null
}

async function storePicture({ number }: Certificate, hash: Buffer, png: Bytes) {
  if (!hasStore() || storedPictures.count >= MAX_PICTURES) return
  storedPictures.count += 1
  const bytes = Buffer.concat([hash, png])
  await fileStore().put(keyOfPicture(number), Readable.from([bytes]), { bytes: bytes.length })
  // It may have been corrected, revoked or erased meanwhile, and its picture removed.
  const now = await certificateBy(number)
  if (!now || now.standing === 'revoked' || !hashOf(now).equals(hash))
    await forgetPictures([number])
}

const hashOf = (certificate: Certificate) =>
  createHash('sha256')
    .update(lookVersion())
    .update(JSON.stringify(sheetWords(certificate)))
    .digest()

/** Of the files that draw: a release that draws otherwise sends no picture of the one before. */
function lookVersion() {
  look.version ??= versionOf(path.join(/* turbopackIgnore: true */ process.cwd(), DRAWING))
  return look.version
}

const look = processWide<{ version?: string }>('certificate look', () => ({}))
const DRAWING = 'lib/certificates/draw'

function versionOf(folder: string) {
  const hash = createHash('sha256')
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  for (const name of names.sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}
