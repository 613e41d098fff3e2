import * as z from 'zod/mini'
import { saying } from '@/base/text'

/** What may be uploaded, how large, and how it is known: by its first bytes, never by its name. */

const MB = 1024 * 1024

/** The most of each kind. */
export const MOST_BYTES = {
  pdf: 100 * MB,
  film: 2048 * MB,
  captions: 25 * MB,
  srt: 1 * MB,
  picture: 25 * MB,
  office: 25 * MB,
} as const

/** What the first bytes tell; which office file it is, only its directory does. */
export type Sort = keyof typeof MOST_BYTES
export type FileKind = Exclude<Sort, 'office' | 'srt'> | 'slides' | 'document'

/** A film goes in such parts, each below what any host takes in one request. */
export const PART_BYTES = 4 * MB
/** As many bytes tell any sort. */
export const HEAD_BYTES = 64

export const announced = z.object({
  name: z.string(saying('odd')).check(z.maxLength(1_000, saying('odd'))),
  bytes: z
    .int(saying('odd'))
    .check(z.minimum(1, saying('odd')), z.maximum(MOST_BYTES.film, saying('odd'))),
})

/** What is known of a file that is in, as a form of the team is told. */
export type FileFound = {
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
  | { id: string; state: 'done'; received: number; bytes: number; file: FileFound }

/** What begins like this; a blank stands for a byte that may be any. */
const BEGINNINGS: [Sort, string][] = [
  ['pdf', '%PDF-'],
  ['film', '    ftyp'],
  ['captions', 'WEBVTT'],
  ['captions', '\xef\xbb\xbfWEBVTT'],
  ['picture', '\x89PNG\r\n\x1a\n'],
  ['picture', '\xff\xd8\xff'],
  ['picture', 'RIFF    WEBP'],
  ['office', 'PK\x03\x04'],
]

export function sortOf(head: Uint8Array): Sort | null {
  const begins = (signs: string) =>
    [...signs].every((sign, at) => sign === ' ' || head[at] === sign.charCodeAt(0))
  const known = BEGINNINGS.find(([, signs]) => begins(signs))?.[0]
  return known ?? (SRT.test(String.fromCharCode(...head.subarray(0, HEAD_BYTES))) ? 'srt' : null)
}

/** SubRip has no mark of its own: a number, then times. */
const SRT =
  /^(?:\xef\xbb\xbf)?(?:\s{0,4}\d{1,6}\s{0,4}(?:\r\n|\n|\r))?\d{1,2}:\d{1,2}:\d{1,2}[,.]\d{1,3}\s{0,9}-->/
