import 'server-only'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { documents, orders, payments } from '@/db/schema'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { emailBill } from '../document/email'
import { formatRupees } from '../money'
import { getOutstanding, type LockedOrder, lockOrder, orderState } from './order'

/** Of the last day to pay: shortly before it, then twice after it. */
const DAY_MS = 24 * 60 * 60 * 1000
const STAGE_DAYS = [-3, 7, 21]

/** Those that are not sent yet. */
export const listReminderDays = (dueDay: string, stage: number): string[] =>
  STAGE_DAYS.slice(stage).map((days) =>
    new Date(Date.parse(`${dueDay}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
  )
/** An order that was overdue for longer when the site learned to remind is left to the office. */
const LAST_DAY = 45
/** Between an order and its first reminder, and between two. */
const MIN_DAYS_BETWEEN = 5

const reachedStage = sql`(${sql.join(
  STAGE_DAYS.map((days) => sql`(day_in_india() >= ${orders.dueDay} + ${days}::integer)::integer`),
  sql` + `,
)})`

/** The school says that it has paid; the office has to look. */
const isReported = sql`exists (select from ${payments} p where p.order_id = orders.id
  and p.state = 'reported')`

const isDue = and(
  inArray(orderState, ['open', 'overdue']),
  isNotNull(orders.schoolId),
  sql`${orders.reminderStage} < ${reachedStage}`,
  sql`${orders.dueDay} >= day_in_india() - ${LAST_DAY}::integer`,
  sql`coalesce(${orders.remindedAt}, ${orders.createdAt})
    < now() - make_interval(days => ${MIN_DAYS_BETWEEN})`,
  sql`not ${isReported}`,
)

/** One order in a transaction; its lock decides between instances, and between a reminder and a payment. */
export async function sendOrderReminders(): Promise<number> {
  const db = await database()
  for (let sentCount = 0; ; sentCount += 1)
    if (!(await db.transaction(remindNext))) return sentCount
}

async function remindNext(tx: Db): Promise<boolean> {
  const findDue = (id = sql`${orders.id}`) =>
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isDue, eq(orders.id, id)))
      .orderBy(asc(orders.dueDay), asc(orders.id))
      .limit(1)
  const [found] = await findDue()
  if (!found) return false
  const order = await lockOrder(tx, found.id)
  // Another instance or a payment may have come first.
  const [due] = await findDue(sql`${order.id}::uuid`)
  if (due) await remind(tx, order, siteActor)
  return true
}

/** By the office, at most once in a few days. Returns whether an email could go out. */
export async function remindSchool(viewer: { id: string }, orderId: string): Promise<boolean> {
  const db = await database()
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order.school || getOutstanding(order) === 0) throw new AppError('conflict', 'nothingOwed')
    const isTooSoon = await tx.$count(
      orders,
      and(
        eq(orders.id, order.id),
        sql`${orders.remindedAt} > now() - make_interval(days => ${MIN_DAYS_BETWEEN})`,
      ),
    )
    if (isTooSoon > 0) throw new AppError('conflict', 'orderRemindedLately')
    return remind(tx, order, userActor(viewer.id))
  })
}

/** With the invoice, or else the quotation. */
async function remind(tx: Db, order: LockedOrder, actor: Actor): Promise<boolean> {
  const { id, school } = order
  const [row] = await tx
    .update(orders)
    .set({ reminderStage: reachedStage, remindedAt: sql`now()` })
    .where(eq(orders.id, id))
    .returning({
      dueDay: orders.dueDay,
      isOverdue: sql<boolean>`${orders.dueDay} < day_in_india()`,
    })
  const [document] = await tx
    .select({ documentId: documents.id, number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, id), inArray(documents.kind, ['invoice', 'quotation'])))
    .orderBy(desc(documents.createdAt))
    .limit(1)
  if (!school || !row || !document) throw new Error('an order has a school and a quotation')
  await writeAuditLog(tx, { action: 'order.reminded', actor, schoolId: school.id, targetId: id })
  return emailBill(tx, school, {
    template: 'orderReminder',
    data: {
      ...document,
      dueDay: row.dueDay,
      amount: formatRupees(getOutstanding(order)),
      overdue: row.isOverdue ? 'yes' : '',
    },
  })
}
