import 'server-only'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import type { FileStore } from './store/contract'
import { openFolderStore } from './store/folder'
import { openS3Store } from './store/s3'

let openedStore: FileStore | undefined

export function getFileStore(): FileStore {
  openedStore ??= openStore()
  return openedStore
}

function openStore(): FileStore {
  const { files } = settings()
  if (files.kind === 'folder') return openFolderStore(files.dir)
  if (files.kind === 's3') return openS3Store(files)
  throw new AppError('unavailable', 'fileStoreMissing', {
    detail: 'no S3 is set, and no folder lasts',
  })
}

export const buildFileKey = (id: string) => `files/${id.slice(0, 2)}/${id}`
export const buildPartKey = (uploadId: string, start: number, suffix: string) =>
  `parts/${uploadId}-${start}-${suffix}`
export const buildPictureKey = (number: string) => `pictures/${number.toLowerCase()}`
