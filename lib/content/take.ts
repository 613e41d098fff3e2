import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { items } from '@/db/schema'
import { noteChange } from '@/db/version'
import { aPerson, record } from '@/lib/audit/record'
import type { AuditAct } from '@/words/audit'
import { anyItem } from './all'
import type { Item } from './item'

type ItemAct = Extract<AuditAct, `item.${string}`>
type Taken = { tx: Db; item: Item }

/**
 * One change of one item: its row is held, its version counts up, the log has its line, and whoever
 * keeps pages hears of it if they show it, before or after. Nothing happens where `work` says so.
 */
export async function changeItem(
  by: { id: string },
  id: string,
  act: ItemAct,
  work: (taken: Taken) => Promise<unknown>,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await holdShelf(tx, id)
    const item = await anyItem(id, tx)
    if (!item) throw new Refusal('notFound', 'nothingHere')
    if ((await work({ tx, item })) === NOTHING) return
    const [after] = await tx
      .update(items)
      .set({ version: sql`${items.version} + 1`, changedBy: by.id })
      .where(eq(items.id, id))
      .returning({ state: items.state })
    await record(tx, { act, by: aPerson(by.id), values: { item: id } })
    if (item.isPublished || after?.state === 'published') await noteChange(tx)
  })
}

/** Its whole shelf, always in one order, so that two who change places never wait in a circle. */
const holdShelf = (tx: Db, id: string) =>
  tx
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.shelf} = (select own.shelf from items own where own.id = ${id})`)
    .orderBy(asc(items.id))
    .for('update')

/** It is so already. */
export const NOTHING = Symbol('nothing')
