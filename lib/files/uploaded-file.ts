import 'server-only'
import type { StoredFile } from './queries'
import type { UploadedFile } from './schema'

/** What a form of the team is told of a file. */
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
