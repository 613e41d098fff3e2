import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { items, itemTexts } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { ItemType } from '../item'

/** A draft at the end of its list. Its slug derives from the title and is never reused. */
export async function createItem(
  actor: { id: string },
  type: ItemType,
  title: string,
): Promise<string> {
  const db = await database()
  const id = createItemId(title)
  await db.transaction((tx) => insertDraft(tx as Db, actor, { id, type, title }))
  return id
}

/** False if it exists already. */
export async function insertDraft(
  tx: Db,
  actor: { id: string },
  { id, type, title }: { id: string; type: ItemType; title: string },
): Promise<boolean> {
  const inserted = await tx
    .insert(items)
    .values({
      ...{ id, type, access: 'premium', changedBy: actor.id },
      position: sql`(select coalesce(max(last.position), 0) + 1 from items last)`,
    })
    .onConflictDoNothing()
    .returning({ id: items.id })
  if (inserted.length === 0) return false
  await tx.insert(itemTexts).values({ itemId: id, language: 'en', title, content: {} })
  await writeAuditLog(tx, {
    action: 'item.created',
    actor: userActor(actor.id),
    targetId: id,
    values: { title },
  })
  return true
}

/** The same key gives the same slug. */
export function createItemId(title: string, key?: string) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['item']
  const suffix = key
    ? createHash('sha256').update(key).digest('hex').slice(0, 12)
    : randomBytes(3).toString('hex')
  return [...words.slice(0, 6), suffix].join('-')
}
