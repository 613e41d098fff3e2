import 'server-only'
import type { Readable } from 'node:stream'

/**
 * Where files lie: a folder, or a service that speaks S3. It knows keys and bytes and nothing of what
 * they mean; what may be seen is decided by rows.
 */
export type FileStore = {
  /** Whole and on the disk when it returns, or not there at all. With a known sum it is read back. */
  put: (key: string, content: AsyncIterable<Uint8Array>, known: ContentInfo) => Promise<void>
  /** Rejects with `Missing` where there is none. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** All that lies there, half-written things included, or what lies in one folder. */
  list: (folder?: string) => AsyncIterable<StoredObject>
  /** An address that hands it out for some minutes, where the store can and may. */
  link?: (key: string, as: { type: string; disposition: string }) => Promise<string>
}

export type ContentInfo = { bytes: number; sha256?: string }
export type StoredObject = { key: string; changedAt: Date }

export class MissingFileError extends Error {}

/** What came was not what was announced. */
export class IncompleteContentError extends Error {}

/** What lies there is not what was put there. */
export class ChangedContentError extends Error {}
