import 'server-only'
import type { StoredFile } from './queries'
import type { UploadedFile } from './schema'

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
