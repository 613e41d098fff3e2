import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { onlinePayments, orders, paymentLinks } from '@/db/schema'
import { type Paise, toPaise } from '../money'
import { getPaymentProvider } from '../online/get-provider'
import type { OnlinePaymentProblem } from '../online/problems'

export type UnmatchedPayment = {
  id: string
  amount: Paise
  currency: string
  paidOn: string
  problem: OnlinePaymentProblem
  orderId: string | null
  school: string | null
}

const MAX_UNMATCHED = 50

/** Money that arrived and fits no order, oldest first. */
export async function listUnmatchedPayments(): Promise<UnmatchedPayment[]> {
  const db = await database()
  const rows = await db
    .select({
      id: onlinePayments.id,
      amountPaise: onlinePayments.amountPaise,
      currency: onlinePayments.currency,
      paidOn: sql<string>`(${onlinePayments.paidAt} at time zone 'Asia/Kolkata')::date::text`,
      problem: sql<OnlinePaymentProblem>`coalesce(${onlinePayments.problem}, 'linkUnknown')`,
      orderId: paymentLinks.orderId,
      school: sql<string | null>`${orders.buyer}->>'name'`,
    })
    .from(onlinePayments)
    .leftJoin(paymentLinks, eq(paymentLinks.id, onlinePayments.linkId))
    .leftJoin(orders, eq(orders.id, paymentLinks.orderId))
    .where(and(isNull(onlinePayments.paymentId), isNull(onlinePayments.closedAt)))
    .orderBy(asc(onlinePayments.createdAt), asc(onlinePayments.id))
    .limit(MAX_UNMATCHED)
  return rows.map(({ amountPaise, ...row }) => ({ ...row, amount: toPaise(amountPaise) }))
}

export type ReturnedPayment = { orderId: string; state: 'arrived' | 'checking' | 'waiting' }

/** For someone who comes back from the payment page. The link must belong to the school. */
export async function findReturnedPayment(
  schoolId: string,
  reference: string | undefined,
): Promise<ReturnedPayment | null> {
  if (!reference || !isUuid(reference)) return null
  const db = await database()
  const [link] = await db
    .select({
      orderId: paymentLinks.orderId,
      paidId: onlinePayments.id,
      paymentId: onlinePayments.paymentId,
    })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.id, paymentLinks.orderId))
    .leftJoin(onlinePayments, eq(onlinePayments.linkId, paymentLinks.id))
    .where(and(eq(paymentLinks.id, reference), eq(orders.schoolId, schoolId)))
    .orderBy(sql`${onlinePayments.paymentId} nulls last`)
    .limit(1)
  if (!link) return null
  const { orderId, paidId, paymentId } = link
  if (paymentId) return { orderId, state: 'arrived' }
  return { orderId, state: paidId ? 'checking' : 'waiting' }
}

export const isOnlinePaymentOn = () => getPaymentProvider() !== null
