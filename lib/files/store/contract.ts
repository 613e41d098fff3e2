import 'server-only'
import type { Readable } from 'node:stream'

/** A folder or an S3 service. It knows keys and bytes only; rows decide about access. */
export type FileStore = {
  /** Atomic and durable when it returns. With a known hash the content is verified. */
  put: (key: string, content: AsyncIterable<Uint8Array>, known: ContentInfo) => Promise<void>
  /** Rejects with `MissingFileError` if the key does not exist. */
  get: (key: string, range?: { start: number; end: number }) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** Includes partial writes; optionally limited to one folder. */
  list: (folder?: string) => AsyncIterable<StoredObject>
  link?: (key: string, as: { type: string; disposition: string }) => Promise<string>
}

export type ContentInfo = { bytes: number; sha256?: string }

export type StoredObject = { key: string; changedAt: Date }

export class MissingFileError extends Error {}

export class IncompleteContentError extends Error {}

export class ChangedContentError extends Error {}

/** Without dots, so that a key cannot leave the store, and without characters that a URL would encode. */
export function requireValidKey(key: string): string {
  if (!/^[0-9a-z-]{1,80}(\/[0-9a-z-]{1,80}){1,3}$/.test(key)) throw new Error('not a key')
  return key
}
