import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { bumpContentVersion } from '@/db/bump-content-version'
import { database } from '@/db/client'
import { prices } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees, toPaise } from '../money'
import type { PriceInput } from '../schema'

export async function addPrice(
  viewer: { id: string },
  { amount: amountPaise, isPublic, ...price }: PriceInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(prices)
      .values({ ...price, amountPaise, isPublic: isPublic === 'yes' })
      .returning(auditedColumns)
    await bumpContentVersion(tx)
    if (row)
      await writeAuditLog(tx, {
        action: 'price.added',
        actor: userActor(viewer.id),
        ...toAuditedPrice(row),
      })
  })
}

/** Orders keep their copy of it. */
export async function withdrawPrice(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(prices)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(prices.id, requireUuid(id)), isNull(prices.withdrawnAt)))
      .returning(auditedColumns)
    if (!row) throw new AppError('notFound', 'notFound')
    await bumpContentVersion(tx)
    await writeAuditLog(tx, {
      action: 'price.withdrawn',
      actor: userActor(viewer.id),
      ...toAuditedPrice(row),
    })
  })
}

const auditedColumns = {
  id: prices.id,
  title: prices.plan,
  amountPaise: prices.amountPaise,
  seatsFrom: prices.seatsFrom,
  seatsTo: prices.seatsTo,
  months: prices.months,
  validFrom: prices.validFrom,
}

type AuditedPrice = Pick<
  typeof prices.$inferSelect,
  'id' | 'amountPaise' | 'seatsFrom' | 'seatsTo' | 'months' | 'validFrom'
> & { title: string }

const toAuditedPrice = ({ id, amountPaise, ...values }: AuditedPrice) => ({
  targetId: id,
  values: { ...values, amount: formatRupees(toPaise(amountPaise)) },
})
