import 'server-only'
import { FileRejectedError } from './inspect/rejection'
import { detectFileType, type FileType, isHeic, MAX_BYTES } from './schema'

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

const MEGABYTE = 1024 * 1024
const formatBytes = (bytes: number) =>
  bytes < 1024 * MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / (1024 * MEGABYTE)} GB`
