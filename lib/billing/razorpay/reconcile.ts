import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { type Db, database } from '@/db/client'
import { onlinePayments, onlineRefunds, paymentLinks } from '@/db/schema'
import { applyPayment } from './apply-payment'
import { applyRefund } from './apply-refund'
import { getPaymentProvider } from './client'
import type { PaymentProvider } from './provider'

/** Fetches what no event reported. Every step can be repeated and may run on several instances. */

const REFUND_INTERVAL_MS = 12 * 60 * 60_000
const REFUND_WINDOW_MS = 7 * 24 * 60 * 60_000
const MAX_LINKS = 200

export async function reconcileOnlinePayments(): Promise<void> {
  const provider = getPaymentProvider()
  if (!provider) return
  const db = await database()
  for (let count = 0; count < MAX_LINKS; count += 1) {
    const link = await claimUncheckedLink(db)
    if (!link) break
    await reconcileLink(provider, link)
  }
  await reconcileRefundsIfDue(db, provider)
}

export type UnpaidLink = { id: string; providerId: string | null }

export async function reconcileLink(
  provider: PaymentProvider,
  { id: reference, providerId: id }: UnpaidLink,
): Promise<void> {
  const payments = await provider.listLinkPayments({ reference, id })
  const db = await database()
  for (const payment of payments)
    await db.transaction((tx) => applyPayment(tx as Db, { ...payment, reference }))
}

const isUnpaid = sql`not exists (select from online_payments paid
  where paid.link_id = payment_links.id and paid.payment_id is not null)`

/** Twice a day until a week after it expired. Claimed one by one, so that an outage of the service costs one. */
async function claimUncheckedLink(db: Db): Promise<UnpaidLink | null> {
  const next = sql`(select payment_links.id from payment_links
    where payment_links.expires_at > now() - interval '7 days'
      and coalesce(payment_links.checked_at, payment_links.created_at) < now() - interval '12 hours'
      and ${isUnpaid}
    order by payment_links.expires_at limit 1 for update skip locked)`
  const [link] = await db
    .update(paymentLinks)
    .set({ checkedAt: sql`now()` })
    .where(eq(paymentLinks.id, next))
    .returning({ id: paymentLinks.id, providerId: paymentLinks.providerId })
  return link ?? null
}

const lastRefundCheck = getProcessSingleton('refund check', () => ({ at: 0 }))

async function reconcileRefundsIfDue(db: Db, provider: PaymentProvider) {
  if (Date.now() - lastRefundCheck.at < REFUND_INTERVAL_MS) return
  lastRefundCheck.at = Date.now()
  await reconcileRefunds(db, provider)
}

export async function reconcileRefunds(db: Db, provider: PaymentProvider): Promise<void> {
  const refunds = await provider.listRefunds(new Date(Date.now() - REFUND_WINDOW_MS))
  for (const refund of refunds) await db.transaction((tx) => applyRefund(tx as Db, refund))
  for (const id of await listUnplacedPayments(db)) {
    const payment = await provider.fetchPayment(id)
    if (payment) await db.transaction((tx) => applyPayment(tx as Db, payment))
    else log().warn({ event: 'payments.unknown-to-service', payment: id })
  }
}

/** Payments whose link is unknown, and payments that only a refund names. */
async function listUnplacedPayments(db: Db): Promise<string[]> {
  const isOpen = and(
    isNull(onlinePayments.paymentId),
    isNull(onlinePayments.closedAt),
    isNull(onlinePayments.linkId),
  )
  const unplaced = await db
    .select({ id: onlinePayments.id })
    .from(onlinePayments)
    .where(isOpen)
    .limit(MAX_LINKS)
  const refunded = await db
    .selectDistinct({ id: onlineRefunds.onlinePaymentId })
    .from(onlineRefunds)
    .where(
      and(
        isNull(onlineRefunds.appliedAt),
        sql`not exists (select from online_payments known where known.id = online_refunds.online_payment_id)`,
      ),
    )
    .limit(MAX_LINKS)
  return [...unplaced, ...refunded].map(({ id }) => id)
}
