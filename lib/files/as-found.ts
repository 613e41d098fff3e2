import 'server-only'
import type { StoredFile } from './queries'
import type { FileFound } from './schema'

/** What a form of the team is told of a file. */
export const asFound = ({
  id,
  kind,
  type,
  bytes,
  name,
  facts,
  coverId,
}: StoredFile): FileFound => ({
  id,
  kind,
  type,
  bytes,
  name,
  facts,
  coverId,
})
