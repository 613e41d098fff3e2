import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { onlinePayments, paymentLinks } from '@/db/schema'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees, toPaise } from '../money'
import {
  applyWaitingRefunds,
  creditToOrder,
  lockOnlinePayment,
  type OnlinePayment,
} from './apply-refund'
import type { ProviderPayment } from './provider'
import { ONLINE_PAYMENT_PROBLEMS, type OnlinePaymentProblem } from './provider'

/**
 * In any order and any number of times: the payment's row is locked first, and a payment that is credited or
 * closed stays as it is. One that fits no order is tried again with each report, which may name its link.
 */
export async function applyPayment(tx: Db, report: ProviderPayment): Promise<void> {
  if (!report.isReceived) return
  const { payment, isNew } = await storeOnlinePayment(tx, report)
  if (payment.paymentId || payment.closedAt) return
  const link = await findLink(tx, report, payment.linkId)
  const problem = await creditOrExplain(tx, payment, link)
  if (problem) await storeProblem(tx, payment, { problem, link, isNew })
  await applyWaitingRefunds(tx, payment.id)
}

async function storeOnlinePayment(tx: Db, { id, amount, currency, paidAt }: ProviderPayment) {
  const inserted = await tx
    .insert(onlinePayments)
    .values({ id, amountPaise: toPaise(amount), currency, paidAt })
    .onConflictDoNothing()
    .returning({ id: onlinePayments.id })
  return { payment: await lockOnlinePayment(tx, id), isNew: inserted.length > 0 }
}

type LinkRow = { id: string; orderId: string; amountPaise: number }

async function findLink(
  tx: Db,
  { reference, linkId }: ProviderPayment,
  knownId: string | null,
): Promise<LinkRow | null> {
  const { id, orderId, amountPaise, providerId } = paymentLinks
  const [isLink] = [
    ...(knownId ? [eq(id, knownId)] : []),
    ...(reference && isUuid(reference) ? [eq(id, reference)] : []),
    ...(linkId ? [eq(providerId, linkId)] : []),
  ]
  if (!isLink) return null
  const [link] = await tx.select({ id, orderId, amountPaise }).from(paymentLinks).where(isLink)
  return link ?? null
}

/** The amount of the link is what the order owed when it was made; neither comes from the browser. */
async function creditOrExplain(
  tx: Db,
  payment: OnlinePayment,
  link: LinkRow | null,
): Promise<OnlinePaymentProblem | null> {
  if (!link) return 'linkUnknown'
  if (payment.currency !== 'INR') return 'currencyDiffers'
  if (payment.amount !== link.amountPaise) return 'amountDiffers'
  try {
    await tx.transaction((savepoint) =>
      creditToOrder(savepoint as Db, payment, { orderId: link.orderId, linkId: link.id }, null),
    )
    return null
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return toProblem(error.code)
    throw error
  }
}

const toProblem = (code: string): OnlinePaymentProblem =>
  ONLINE_PAYMENT_PROBLEMS.find((problem) => problem === code) ?? 'notCredited'

type Unmatched = { problem: OnlinePaymentProblem; link: LinkRow | null; isNew: boolean }

async function storeProblem(tx: Db, { id, amount }: OnlinePayment, unmatched: Unmatched) {
  const { problem, link, isNew } = unmatched
  await tx
    .update(onlinePayments)
    .set({ problem, linkId: link?.id })
    .where(eq(onlinePayments.id, id))
  if (!isNew) return
  await writeAuditLog(tx, {
    action: 'payment.unmatched',
    actor: siteActor,
    targetId: link?.orderId,
    values: { amount: formatRupees(amount) },
  })
}
