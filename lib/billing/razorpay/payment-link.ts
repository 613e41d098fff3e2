import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { paymentLinks } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { routes } from '@/lib/routes'
import { findOfOrder } from '../document/document'
import { formatRupees, type Paise, toPaise } from '../money'
import { getOutstanding, lockOwnOrder } from '../order/order'
import { sumReports } from '../payment/reports'
import { requirePaymentProvider } from './client'
import { reconcileLink } from './reconcile'

/** With our reference of the link; Razorpay adds it to the URL that the payer comes back to. */
export const RETURN_PARAM = 'razorpay_payment_link_reference_id'

type Payer = { id: string }

const MAX_CHECKED_LINKS = 2

/** Long enough to type a card number. */
const MIN_MINUTES_LEFT = 20

const isUsable = sql<boolean>`${paymentLinks.expiresAt} > now() + make_interval(mins => ${MIN_MINUTES_LEFT})`

const linkColumns = {
  id: paymentLinks.id,
  url: paymentLinks.url,
  expiresAt: paymentLinks.expiresAt,
}

/**
 * The page of the payment service. The service is asked outside of any transaction; our reference makes the
 * request repeatable, so pressing twice, or a lost answer, gives the same link.
 */
export async function openPaymentLink(viewer: Payer, orderId: string): Promise<{ url: string }> {
  const provider = requirePaymentProvider()
  await requireOwnOrder(viewer, orderId)
  await checkExpiredLink(orderId)
  const link = await reserveLink(viewer, orderId)
  if (link.url) return { url: link.url }
  const created = await provider.createLink({
    reference: link.id,
    amount: link.amount,
    description: billingText().documents.onlinePayment(link.number),
    expiresAt: link.expiresAt,
    returnUrl: new URL(routes.schoolBilling, settings().appUrl).href,
  })
  const db = await database()
  await db
    .update(paymentLinks)
    .set({ providerId: created.id, url: created.url })
    .where(and(eq(paymentLinks.id, link.id), isNull(paymentLinks.url)))
  return { url: created.url }
}

/** For someone who comes back before the service has reported the payment. */
export async function checkPaymentLinks(viewer: Payer, orderId: string): Promise<void> {
  const provider = requirePaymentProvider()
  await requireOwnOrder(viewer, orderId)
  const db = await database()
  const links = await db
    .select({ id: paymentLinks.id, providerId: paymentLinks.providerId })
    .from(paymentLinks)
    .where(eq(paymentLinks.orderId, orderId))
    .orderBy(desc(paymentLinks.createdAt))
    .limit(MAX_CHECKED_LINKS)
  for (const link of links) await reconcileLink(provider, link)
}

async function requireOwnOrder(viewer: Payer, orderId: string) {
  const db = await database()
  await db.transaction((tx) => lockOwnOrder(tx as Db, viewer.id, orderId))
}

/** The last payment on an expired link may not be reported yet. A second link would take the money twice. */
async function checkExpiredLink(orderId: string) {
  const db = await database()
  const [expired] = await db
    .select({ id: paymentLinks.id, providerId: paymentLinks.providerId })
    .from(paymentLinks)
    .where(
      and(eq(paymentLinks.orderId, orderId), isNull(paymentLinks.closedAt), sql`not ${isUsable}`),
    )
  if (expired) await reconcileLink(requirePaymentProvider(), expired)
}

async function reserveLink(viewer: Payer, orderId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school, order } = await lockOwnOrder(tx as Db, viewer.id, orderId)
    const amount = getOutstanding(order)
    if (amount === 0) throw new AppError('conflict', 'orderPaid')
    if ((await sumReports(tx as Db, orderId)) > 0) throw new AppError('conflict', 'reportWaiting')
    const quotation = await findOfOrder(tx as Db, orderId, 'quotation')
    if (!quotation) throw new Error('an order begins with its quotation')
    const open = await findOpenLink(tx as Db, orderId, amount)
    if (open) return { ...open, amount, number: quotation.number }
    await writeAuditLog(tx as Db, {
      action: 'payment.link-created',
      actor: userActor(viewer.id),
      schoolId: school.id,
      targetId: orderId,
      values: { amount: formatRupees(amount) },
    })
    return { ...(await insertLink(tx as Db, orderId, amount)), amount, number: quotation.number }
  })
}

async function findOpenLink(tx: Db, orderId: string, amount: Paise) {
  const [link] = await tx
    .select(linkColumns)
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.orderId, orderId),
        isNull(paymentLinks.closedAt),
        eq(paymentLinks.amountPaise, amount),
        isUsable,
      ),
    )
  return link ?? null
}

/** Replaces a link that expires or has another amount. */
async function insertLink(tx: Db, orderId: string, amount: Paise) {
  await tx
    .update(paymentLinks)
    .set({ closedAt: sql`now()` })
    .where(and(eq(paymentLinks.orderId, orderId), isNull(paymentLinks.closedAt)))
  const [link] = await tx
    .insert(paymentLinks)
    .values({ orderId, amountPaise: toPaise(amount), expiresAt: sql`now() + interval '1 day'` })
    .returning(linkColumns)
  if (!link) throw new Error('the link was not stored')
  return link
}
