import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { items } from '@/db/schema'
import type { AuditAction, AuditChange } from '@/i18n/audit-text'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { Item } from './item'
import { publishDue } from './item/publish-due'
import { getAnyItem } from './item/team'

type ItemAction = Extract<AuditAction, `item.${string}`>
export type LockedItem = { tx: Db; item: Item }

/**
 * Locks the item, increments its version, writes the audit log and bumps the content version if the item is
 * or was public or scheduled. Does nothing if `applyChange` returns `NO_CHANGE`. An item whose time has come is
 * published first, so that the log has both changes.
 */
export async function changeItem(
  actor: { id: string },
  id: string,
  action: ItemAction,
  applyChange: (lockedItem: LockedItem) => Promise<unknown>,
  extraValues: { at?: string; role?: string; changes?: AuditChange[] } = {},
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await lockItemsOfType(tx, id)
    await publishDue(tx, eq(items.id, id))
    const item = await getAnyItem(id, tx)
    if (!item) throw new AppError('notFound', 'notFound')
    if ((await applyChange({ tx, item })) === NO_CHANGE) return
    const [updated] = await tx
      .update(items)
      .set({ version: sql`${items.version} + 1`, changedBy: actor.id })
      .where(eq(items.id, id))
      .returning({ state: items.state })
    await writeAuditLog(tx, {
      action,
      actor: userActor(actor.id),
      targetId: id,
      values: { title: item.title, ...extraValues },
    })
    if (item.isPublished || item.publishAt || updated?.state === 'published')
      await bumpContentVersion(tx)
  })
}

/** Locks all items of the type in one order, to avoid deadlocks. */
const lockItemsOfType = (tx: Db, id: string) =>
  tx
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.type} = (select own.type from items own where own.id = ${id})`)
    .orderBy(asc(items.id))
    .for('update')

/** The item already has this state. */
export const NO_CHANGE = Symbol('nothing')
