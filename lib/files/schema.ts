import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

/** File kinds are detected by content, never by name. */

const MEGABYTE = 1024 * 1024

export const MAX_BYTES = {
  pdf: 100 * MEGABYTE,
  video: 2048 * MEGABYTE,
  captions: 25 * MEGABYTE,
  srt: 1 * MEGABYTE,
  picture: 25 * MEGABYTE,
  office: 25 * MEGABYTE,
} as const

/** From the first bytes; the kind of Office file needs the ZIP directory. */
export type FileType = keyof typeof MAX_BYTES
export type FileKind = Exclude<FileType, 'office' | 'srt'> | 'slides' | 'document'

/** Below every host's request limit. */
export const PART_BYTES = 4 * MEGABYTE
export const HEAD_BYTES = 64

export const uploadAnnouncement = z.object({
  name: z.string(fieldError('valueInvalid')).check(z.maxLength(1_000, fieldError('valueInvalid'))),
  bytes: z
    .int(fieldError('valueInvalid'))
    .check(
      z.minimum(1, fieldError('valueInvalid')),
      z.maximum(MAX_BYTES.video, fieldError('valueInvalid')),
    ),
})

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

/** `checking`: complete, poll again; `ahead` files are inspected first. */
export type UploadState =
  | { id: string; state: 'receiving'; received: number; bytes: number }
  | { id: string; state: 'checking'; received: number; bytes: number; ahead: number }
  | { id: string; state: 'done'; received: number; bytes: number; file: UploadedFile }

/** A blank matches any byte. */
const SIGNATURES: [FileType, string][] = [
  ['pdf', '%PDF-'],
  ['video', '    ftyp'],
  ['captions', 'WEBVTT'],
  ['captions', '\xef\xbb\xbfWEBVTT'],
  ['picture', '\x89PNG\r\n\x1a\n'],
  ['picture', '\xff\xd8\xff'],
  ['picture', 'RIFF    WEBP'],
  ['office', 'PK\x03\x04'],
]

/** A phone's photo in the container of videos. */
export const isHeic = (head: Uint8Array): boolean =>
  /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(String.fromCharCode(...head.subarray(4, 12)))

export function detectFileType(head: Uint8Array): FileType | null {
  if (isHeic(head)) return null
  const startsWith = (signature: string) =>
    [...signature].every((char, index) => char === ' ' || head[index] === char.charCodeAt(0))
  const knownType = SIGNATURES.find(([, signature]) => startsWith(signature))?.[0]
  return (
    knownType ??
    (SRT_PATTERN.test(String.fromCharCode(...head.subarray(0, HEAD_BYTES))) ? 'srt' : null)
  )
}

/** SubRip has no signature: a number, then times. */
const SRT_PATTERN =
  /^(?:\xef\xbb\xbf)?(?:\s{0,4}\d{1,6}\s{0,4}(?:\r\n|\n|\r))?\d{1,2}:\d{1,2}:\d{1,2}[,.]\d{1,3}\s{0,9}-->/
