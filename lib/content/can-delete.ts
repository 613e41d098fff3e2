import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { auditLog } from '@/db/relations/audit'
import type { Item } from './item'

export async function canDelete(item: Pick<Item, 'id' | 'isPublished'>, tx?: Db) {
  const actionRows = await (tx ?? (await database()))
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.action} in ('item.created', 'item.published')`,
        // Entries from before targets hold it in their values.
        or(eq(auditLog.targetId, item.id), sql`${auditLog.values} ->> 'item' = ${item.id}`),
      ),
    )
  return isDeletable(
    item,
    actionRows.map(({ action }) => action),
  )
}

/** Only a draft that was created here and never published. */
const isDeletable = ({ isPublished }: { isPublished: boolean }, actions: string[]): boolean =>
  !isPublished && actions.includes('item.created') && !actions.includes('item.published')
