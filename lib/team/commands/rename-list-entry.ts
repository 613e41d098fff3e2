import 'server-only'
import type { LABEL_LISTS, ListName } from '@/base/list-names'
import { renameListEntry } from '@/lib/content/commands/list-entries'
import { renameCategory } from '@/lib/content/commands/rename-category'
import type { ListEntryChange } from '@/lib/content/schema'
import { renameRegion, renameSubject } from '@/lib/live-sessions/commands/rename-value'

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
