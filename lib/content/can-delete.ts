import 'server-only'
import { and, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { auditLog } from '@/db/schema'
import type { Item } from './item'
import { isDeletable } from './policy'

export async function canDelete(item: Pick<Item, 'id' | 'isPublished'>, tx?: Db) {
  const actionRows = await (tx ?? (await database()))
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        sql`${auditLog.action} in ('item.created', 'item.published')`,
        sql`${auditLog.values} ->> 'item' = ${item.id}`,
      ),
    )
  return isDeletable(
    item,
    actionRows.map(({ action }) => action),
  )
}
