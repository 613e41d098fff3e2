import 'server-only'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { billingText } from '@/i18n/billing'
import type { Actor } from '@/lib/audit/audit-log'
import { requireBillingSettings } from './billing-settings'
import { type BillingDocument, findOfOrder } from './documents'
import { emailBill } from './email-bill'
import { issueDocument } from './issue-document'
import type { Paise } from './money'
import type { LockedOrder } from './order'
import { readPeriod } from './order-term'
import { computeAmounts, type InvoiceAmounts } from './tax'

/**
 * What a confirmed payment issues: with tax one invoice for the whole order, without tax a receipt for each
 * payment. Tax, seller and lines are those of the quotation, which the school accepted. The period is now known.
 */
export async function issueForPayment(tx: Db, order: LockedOrder, paid: Paise, actor: Actor) {
  const quotation = await requireQuotation(tx, order.id)
  if (quotation.rateBasisPoints === null)
    return issueFromQuotation(tx, order, quotation, {
      ...{ kind: 'receipt', amounts: computeAmounts(paid, null), actor },
    })
  return (await findOfOrder(tx, order.id, 'invoice')) ?? issueInvoiceFor(tx, order, actor)
}

export async function issueInvoiceFor(tx: Db, order: LockedOrder, actor: Actor) {
  const quotation = await requireQuotation(tx, order.id)
  if (quotation.rateBasisPoints === null) throw new AppError('conflict', 'notTaxable')
  const { amounts } = quotation
  return issueFromQuotation(tx, order, quotation, { kind: 'invoice', amounts, actor })
}

async function requireQuotation(tx: Db, orderId: string): Promise<BillingDocument> {
  const quotation = await findOfOrder(tx, orderId, 'quotation')
  if (!quotation) throw new Error('an order begins with its quotation')
  return quotation
}

type Bill = { kind: 'invoice' | 'receipt'; amounts: InvoiceAmounts; actor: Actor }

async function issueFromQuotation(
  tx: Db,
  order: LockedOrder,
  quotation: BillingDocument,
  { kind, amounts, actor }: Bill,
) {
  const { seller, buyer, rateBasisPoints, placeOfSupply } = quotation
  const description = billingText().documents.line({
    ...order,
    period: await readPeriod(tx, order),
  })
  const lines = quotation.lines.map((line) => ({ ...line, description }))
  const document = await issueDocument(
    tx,
    await requireBillingSettings(tx),
    {
      ...{ kind, orderId: order.id, schoolId: order.schoolId, amounts },
      ...{ seller, buyer, lines, rateBasisPoints, placeOfSupply },
    },
    actor,
  )
  await emailDocument(tx, order, { kind, ...document })
  return document
}

type IssuedDocument = { kind: 'invoice' | 'receipt' | 'credit-note'; id: string; number: string }

/** Not to an erased school. */
export async function emailDocument(
  tx: Db,
  { school }: LockedOrder,
  { kind, id: documentId, number }: IssuedDocument,
): Promise<void> {
  if (!school) return
  const data = { document: kind, number, documentId }
  await emailBill(tx, school, { template: 'billingDocument', data })
}
