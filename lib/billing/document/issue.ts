import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { type BuyerSnapshot, documents } from '@/db/schema'
import type { DocumentLine } from '@/db/schema/billing'
import { billingText } from '@/i18n/billing'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import type { DocumentKind } from '../kinds'
import { formatRupees, type Paise } from '../money'
import type { LockedOrder } from '../order/order'
import { readOrderPeriod } from '../order/term'
import { type BillingSettings, requireBillingSettings } from '../settings'
import { computeAmounts, type InvoiceAmounts } from '../tax'
import { tellInvoice } from '../webhook-events'
import { type BillingDocument, findOfOrder } from './document'
import { emailBill } from './email'
import { takeNumber } from './take-number'

export type NewDocument = {
  kind: DocumentKind
  orderId: string
  schoolId: string | null
  seller: BillingSettings
  buyer: BuyerSnapshot
  lines: DocumentLine[]
  amounts: InvoiceAmounts
  rateBasisPoints: number | null
  placeOfSupply: string | null
  validityDays?: number
  creditsId?: string
  reason?: string
}

const PREFIX_SETTINGS = {
  quotation: 'quotationPrefix',
  invoice: 'invoicePrefix',
  receipt: 'receiptPrefix',
  'credit-note': 'creditNotePrefix',
} as const satisfies Record<DocumentKind, keyof BillingSettings>

type Bill = { kind: 'invoice' | 'receipt'; amounts: InvoiceAmounts; actor: Actor }

type IssuedDocument = { kind: 'invoice' | 'receipt' | 'credit-note'; id: string; number: string }

/** The only place that writes documents. The prefix is the current one; the seller is as quoted. */
export async function issueDocument(
  tx: Db,
  prefixes: BillingSettings,
  { amounts, schoolId, validityDays, ...document }: NewDocument,
  actor: Actor,
) {
  const today = await readToday(tx)
  const number = await takeNumber(tx, prefixes[PREFIX_SETTINGS[document.kind]], today)
  const [row] = await tx
    .insert(documents)
    .values({
      ...document,
      number,
      issuedOn: today,
      validUntil:
        validityDays === undefined ? null : sql`${today}::date + ${validityDays}::integer`,
      taxablePaise: amounts.taxable,
      cgstPaise: amounts.cgst,
      sgstPaise: amounts.sgst,
      igstPaise: amounts.igst,
      totalPaise: amounts.total,
    })
    .returning({ id: documents.id })
  if (!row) throw new Error('the document was not stored')
  if (document.kind === 'invoice') await tellInvoice(tx, row.id)
  await writeAuditLog(tx, {
    action: `document.${document.kind}`,
    actor,
    schoolId: schoolId ?? undefined,
    targetId: document.orderId,
    values: { number, reason: document.reason, total: formatRupees(amounts.total) },
  })
  return { id: row.id, number }
}

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

async function readToday(tx: Db): Promise<string> {
  const [row] = await tx
    .select({ day: sql<string>`day_in_india()::text` })
    .from(sql`(select 1) as one`)
  return row?.day ?? ''
}

async function requireQuotation(tx: Db, orderId: string): Promise<BillingDocument> {
  const quotation = await findOfOrder(tx, orderId, 'quotation')
  if (!quotation) throw new Error('an order begins with its quotation')
  return quotation
}

async function issueFromQuotation(
  tx: Db,
  order: LockedOrder,
  quotation: BillingDocument,
  { kind, amounts, actor }: Bill,
) {
  const { seller, buyer, rateBasisPoints, placeOfSupply } = quotation
  const lines = await describeLines(tx, order, quotation)
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

/** The period of a term is known now; more seats were quoted for days that do not change. */
async function describeLines(tx: Db, order: LockedOrder, { lines }: BillingDocument) {
  if (order.addsToTermId) return lines
  const period = await readOrderPeriod(tx, order)
  const description = billingText().documents.line({ ...order, period })
  return lines.map((line) => ({ ...line, description }))
}
