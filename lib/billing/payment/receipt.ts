import 'server-only'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { orders, payments } from '@/db/schema'
import { type BillingDocument, findDocument } from '../document/document'
import type { PaymentMode } from '../kinds'
import { addPaise, type Paise, toPaise } from '../money'
import { computeAmounts } from '../tax'

export type ReceivedPayment = {
  mode: PaymentMode
  reference: string
  paidOn: string
  amount: Paise
  tds: Paise
}

/** `number` and `issuedOn` are of the invoice, if the payment has one. */
export type Receipt = BillingDocument & {
  payment?: ReceivedPayment
  isForInvoice?: true
}

/**
 * Without tax the receipt is a document of its own. With tax the invoice is the document, and its payments get a
 * receipt without a number. The office leaves out the school.
 */
export async function findReceipt(
  db: Db,
  paymentId: string,
  schoolId?: string,
): Promise<Receipt | null> {
  if (!isUuid(paymentId)) return null
  const [row] = await db
    .select({ ...paymentColumns, documentId: payments.documentId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, 'confirmed'),
        schoolId ? eq(orders.schoolId, schoolId) : undefined,
      ),
    )
  const document = row?.documentId ? await findDocument(db, row.documentId) : null
  if (!row || !document) return null
  const payment = toPayment(row)
  if (document.kind === 'receipt') return { ...document, payment }
  const amounts = computeAmounts(addPaise(payment.amount, payment.tds), null)
  return {
    ...{ ...document, kind: 'receipt', amounts, payment, isForInvoice: true },
    ...{ rateBasisPoints: null, placeOfSupply: null },
  }
}

/** Of a document as it is issued. Only a receipt has a payment of its own. */
export async function withPayment(db: Db, document: BillingDocument): Promise<Receipt> {
  if (document.kind !== 'receipt') return document
  const [row] = await db
    .select(paymentColumns)
    .from(payments)
    .where(eq(payments.documentId, document.id))
  return row ? { ...document, payment: toPayment(row) } : document
}

const paymentColumns = {
  mode: payments.mode,
  reference: payments.reference,
  paidOn: payments.paidOn,
  amountPaise: payments.amountPaise,
  tdsPaise: payments.tdsPaise,
}

type ReceivedPaymentRow = Omit<ReceivedPayment, 'amount' | 'tds'> & {
  amountPaise: number
  tdsPaise: number
}

const toPayment = ({
  mode,
  reference,
  paidOn,
  amountPaise,
  tdsPaise,
}: ReceivedPaymentRow): ReceivedPayment => ({
  ...{ mode, reference, paidOn },
  ...{ amount: toPaise(amountPaise), tds: toPaise(tdsPaise) },
})
