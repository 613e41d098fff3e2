import 'server-only'
import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { documents, onlinePayments, onlineRefunds, orders, payments } from '@/db/schema'

const BATCH_SIZE = 100

/** Whole orders, once the financial year of their last document or payment is old enough. */
export async function purgeTaxDocuments(): Promise<void> {
  const db = await database()
  await purgeUnplaced(db)
  await db.transaction(async (tx) => {
    const ids = await findExpiredOrders(tx)
    if (ids.length === 0) return
    await tx.delete(payments).where(inArray(payments.orderId, ids))
    await tx.delete(documents).where(inArray(documents.orderId, ids))
    await tx.delete(orders).where(inArray(orders.id, ids))
  })
}

/** Online payments and refunds that never belonged to an order. The others go with their order. */
async function purgeUnplaced(db: Db) {
  const expiry = ago(RETENTION.taxDocument)
  await db
    .delete(onlinePayments)
    .where(and(isNull(onlinePayments.linkId), lt(onlinePayments.createdAt, expiry)))
  await db
    .delete(onlineRefunds)
    .where(and(isNull(onlineRefunds.documentId), lt(onlineRefunds.createdAt, expiry)))
}

/** A financial year ends on 31 March; three months earlier it is the calendar year. */
const endOfFinancialYear = (day: ReturnType<typeof sql>) =>
  sql`date_trunc('year', ${day} - interval '3 months') + interval '15 months'`

async function findExpiredOrders(tx: Db): Promise<string[]> {
  const lastDay = sql`greatest(max(${documents.issuedOn}), (select max((coalesce(p.decided_at, p.created_at) at time zone 'Asia/Kolkata')::date)
    from payments p where p.order_id = ${documents.orderId}))`
  const rows = await tx
    .select({ id: documents.orderId })
    .from(documents)
    .groupBy(documents.orderId)
    .having(
      sql`${endOfFinancialYear(lastDay)} + ${RETENTION.taxDocument} * interval '1 second' < day_in_india()`,
    )
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}
