import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { items, itemTexts } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { ItemType } from '../item'

/** A draft at the end of its list. Its slug derives from the title and is never reused. */
export async function createItem(
  actor: { id: string },
  itemType: ItemType,
  title: string,
): Promise<string> {
  const db = await database()
  const id = createItemId(title)
  await db.transaction(async (tx) => {
    await tx.insert(items).values({
      ...{ id, type: itemType, access: 'premium', changedBy: actor.id },
      position: sql`(select coalesce(max(last.position), 0) + 1 from items last)`,
    })
    await tx.insert(itemTexts).values({ itemId: id, language: 'en', title, content: {} })
    await writeAuditLog(tx, {
      action: 'item.created',
      actor: userActor(actor.id),
      values: { item: id },
    })
  })
  return id
}

function createItemId(title: string) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['item']
  return [...words.slice(0, 6), randomBytes(3).toString('hex')].join('-')
}
