import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

/** What may be uploaded, how large, and how it is known: by its first bytes, never by its name. */

const MEGABYTE = 1024 * 1024

/** The most of each kind. */
export const MAX_BYTES = {
  pdf: 100 * MEGABYTE,
  film: 2048 * MEGABYTE,
  captions: 25 * MEGABYTE,
  srt: 1 * MEGABYTE,
  picture: 25 * MEGABYTE,
  office: 25 * MEGABYTE,
} as const

/** What the first bytes tell; which office file it is, only its directory does. */
export type FileType = keyof typeof MAX_BYTES
export type FileKind = Exclude<FileType, 'office' | 'srt'> | 'slides' | 'document'

/** A film goes in such parts, each below what any host takes in one request. */
export const PART_BYTES = 4 * MEGABYTE
/** As many bytes tell any sort. */
export const HEAD_BYTES = 64

export const uploadAnnouncement = z.object({
  name: z.string(fieldError('odd')).check(z.maxLength(1_000, fieldError('odd'))),
  bytes: z
    .int(fieldError('odd'))
    .check(z.minimum(1, fieldError('odd')), z.maximum(MAX_BYTES.film, fieldError('odd'))),
})

/** What is known of a file that is in, as a form of the team is told. */
export type UploadedFile = {
  id: string
  kind: FileKind
  type: string
  bytes: number
  name: string
  facts: {
    pages?: number
    slides?: number
    cues?: number
    seconds?: number
    width?: number
    height?: number
    notes?: string[]
  }
  coverId: string | null
}

/** The state of a file on its way. `checking`: all is here, ask again; `ahead` files come first. */
export type UploadState =
  | { id: string; state: 'receiving'; received: number; bytes: number }
  | { id: string; state: 'checking'; received: number; bytes: number; ahead: number }
  | { id: string; state: 'done'; received: number; bytes: number; file: UploadedFile }

/** What begins like this; a blank stands for a byte that may be any. */
const SIGNATURES: [FileType, string][] = [
  ['pdf', '%PDF-'],
  ['film', '    ftyp'],
  ['captions', 'WEBVTT'],
  ['captions', '\xef\xbb\xbfWEBVTT'],
  ['picture', '\x89PNG\r\n\x1a\n'],
  ['picture', '\xff\xd8\xff'],
  ['picture', 'RIFF    WEBP'],
  ['office', 'PK\x03\x04'],
]

export function detectFileType(head: Uint8Array): FileType | null {
  const startsWith = (signature: string) =>
    [...signature].every((char, index) => char === ' ' || head[index] === char.charCodeAt(0))
  const knownType = SIGNATURES.find(([, signature]) => startsWith(signature))?.[0]
  return (
    knownType ??
    (SRT_PATTERN.test(String.fromCharCode(...head.subarray(0, HEAD_BYTES))) ? 'srt' : null)
  )
}

/** SubRip has no mark of its own: a number, then times. */
const SRT_PATTERN =
  /^(?:\xef\xbb\xbf)?(?:\s{0,4}\d{1,6}\s{0,4}(?:\r\n|\n|\r))?\d{1,2}:\d{1,2}:\d{1,2}[,.]\d{1,3}\s{0,9}-->/
