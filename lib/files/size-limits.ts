import 'server-only'
import type { StoredFile } from './file'
import { FileRejectedError } from './inspect/result'
import { detectFileType, type FileType, isHeic, MAX_BYTES, type UploadedFile } from './schema'

const MAX_NAME_CHARS = 180

/** Control characters, and direction marks that disguise the extension. */
const INVISIBLE_CHARS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const MEGABYTE = 1024 * 1024

export function sanitizeFileName(rawName: string): string {
  const [lastSegment = ''] = rawName.toWellFormed().split(/[/\\]/).slice(-1)
  const visibleName = lastSegment
    .replace(INVISIBLE_CHARS, '')
    .trim()
    .replace(/^\.{1,1000}/, '')
  const [extension = ''] = /\.[a-z0-9]{1,5}$/i.exec(visibleName) ?? []
  const chars = [...visibleName.slice(0, visibleName.length - extension.length)]
  return chars.slice(0, MAX_NAME_CHARS).join('').trim() + extension || '-'
}

export function requireFileType(head: Uint8Array, bytes: number): FileType {
  const fileType = detectFileType(head)
  if (!fileType)
    throw new FileRejectedError({ code: isHeic(head) ? 'heicUnsupported' : 'fileKindUnknown' })
  if (bytes > MAX_BYTES[fileType])
    throw new FileRejectedError({
      code: 'fileTooLarge',
      values: { most: formatBytes(MAX_BYTES[fileType]) },
    })
  return fileType
}

export const toUploadedFile = ({
  id,
  kind,
  type,
  bytes,
  name,
  facts,
  coverId,
}: StoredFile): UploadedFile => ({
  id,
  kind,
  type,
  bytes,
  name,
  facts,
  coverId,
})

const formatBytes = (bytes: number) =>
  bytes < 1024 * MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / (1024 * MEGABYTE)} GB`
