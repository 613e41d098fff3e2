import 'server-only'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import type { Store } from './store/contract'
import { openFolder } from './store/folder'
import { openS3 } from './store/s3'

let opened: Store | undefined

export function fileStore(): Store {
  opened ??= open()
  return opened
}

function open(): Store {
  const { files } = settings()
  if (files.kind === 'folder') return openFolder(files.dir)
  if (files.kind === 's3') return openS3(files)
  throw new Refusal('unavailable', 'noFileStore', { detail: 'no S3 is set, and no folder lasts' })
}

export const keyOfFile = (id: string) => `files/${id.slice(0, 2)}/${id}`
export const keyOfPart = (upload: string, start: number, sign: string) =>
  `parts/${upload}-${start}-${sign}`
export const keyOfPicture = (number: string) => `pictures/${number.toLowerCase()}`
