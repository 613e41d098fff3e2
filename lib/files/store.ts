import 'server-only'
import { AppError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import type { FileStore } from './store/contract'
import { openFolderStore } from './store/folder'
import { openS3Store } from './store/s3'

const storeHolder = getProcessSingleton<{ store?: FileStore }>('file store', () => ({}))

export function getFileStore(): FileStore {
  storeHolder.store ??= openStore()
  return storeHolder.store
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
