import 'server-only'
import type { LABEL_LISTS, ListName } from '@/base/list-names'
import { renameCategory, renameListEntry } from '@/lib/content/list-entries'
import type { ListEntryChange } from '@/lib/content/schema'
import { renameRegion, renameSubject } from '@/lib/live-sessions/session/stored-values'

type RecordRenames = Record<
  (typeof LABEL_LISTS)[number],
  typeof renameRegion | typeof renameCategory
>

const RECORD_RENAMES: RecordRenames = {
  category: renameCategory,
  subject: renameSubject,
  region: renameRegion,
}

export const renameListEntryAndRecords = (
  viewer: { id: string },
  list: ListName,
  slug: string,
  change: ListEntryChange,
) =>
  renameListEntry(
    viewer,
    list,
    slug,
    change,
    list in RECORD_RENAMES ? RECORD_RENAMES[list as keyof RecordRenames] : undefined,
  )
