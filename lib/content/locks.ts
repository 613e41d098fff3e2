import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { items } from '@/db/schema'
import { bumpContentVersion } from '@/db/version'
import type { AuditAction } from '@/i18n/audit'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { Item } from './item'
import { getAnyItem } from './team-queries'

type ItemAction = Extract<AuditAction, `item.${string}`>
type LockedItem = { tx: Db; item: Item }

/**
 * One change of one item: its row is held, its version counts up, the log has its line, and whoever
 * keeps pages hears of it if they show it, before or after. Nothing happens where `work` says so.
 */
export async function changeItem(
  actor: { id: string },
  id: string,
  action: ItemAction,
  applyChange: (lockedItem: LockedItem) => Promise<unknown>,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await lockItemsOfType(tx, id)
    const item = await getAnyItem(id, tx)
    if (!item) throw new AppError('notFound', 'nothingHere')
    if ((await applyChange({ tx, item })) === NO_CHANGE) return
    const [updated] = await tx
      .update(items)
      .set({ version: sql`${items.version} + 1`, changedBy: actor.id })
      .where(eq(items.id, id))
      .returning({ state: items.state })
    await writeAuditLog(tx, { act: action, by: userActor(actor.id), values: { item: id } })
    if (item.isPublished || updated?.state === 'published') await bumpContentVersion(tx)
  })
}

/** Its whole shelf, always in one order, so that two who change places never wait in a circle. */
const lockItemsOfType = (tx: Db, id: string) =>
  tx
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.shelf} = (select own.shelf from items own where own.id = ${id})`)
    .orderBy(asc(items.id))
    .for('update')

/** It is so already. */
export const NO_CHANGE = Symbol('nothing')
