import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orders } from '@/db/schema'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees, type Paise } from '../money'
import { type LockedOrder, lockOrder, requireOpenOrder } from '../order/order'
import { endTermOf } from '../order/term'
import type { CreditInput } from '../schema'
import { requireBillingSettings } from '../settings'
import { getCreditLeft, splitCredit } from './credit'
import { type BillingDocument, findDocument, findOfOrder } from './document'
import { emailDocument, issueDocument, issueInvoiceFor } from './issue'

type DocumentEditor = { id: string }

/** Before a payment, for schools that pay on an invoice. */
export async function issueInvoice(viewer: DocumentEditor, orderId: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireOpenOrder(order)
    if (await findOfOrder(tx, orderId, 'invoice')) throw new AppError('conflict', 'invoiceExists')
    return issueInvoiceFor(tx, order, userActor(viewer.id))
  })
}

/** Only while nothing was paid or invoiced; after that, a credit note is the correction. */
export async function withdrawOrder(viewer: DocumentEditor, orderId: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireOpenOrder(order)
    await withdrawInTransaction(tx, order, userActor(viewer.id))
  })
}

export async function withdrawInTransaction(tx: Db, order: LockedOrder, actor: Actor) {
  if (order.settledPaise > 0 || (await findOfOrder(tx, order.id, 'invoice')))
    throw new AppError('conflict', 'orderHasPayments')
  await tx.update(orders).set({ withdrawnAt: sql`now()` }).where(eq(orders.id, order.id))
  await writeAuditLog(tx, {
    action: 'order.withdrawn',
    actor,
    schoolId: order.schoolId ?? undefined,
    targetId: order.id,
  })
}

export async function creditDocument(
  viewer: DocumentEditor,
  documentId: string,
  input: CreditedAmount & Partial<Pick<CreditInput, 'term'>>,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const document = await requireCreditable(tx, documentId)
    const order = await lockOrder(tx, document.orderId)
    const actor = userActor(viewer.id)
    const note = await creditInTransaction(tx, { order, document }, input, actor)
    const ended = input.term === 'end' ? await endTermOf(tx, order, actor) : null
    return { ...note, ended }
  })
}

/** Without a payment or a document, as after a refund. */
export async function endTermOfOrder(viewer: DocumentEditor, orderId: string) {
  const db = await database()
  return db.transaction(async (tx) =>
    endTermOf(tx, await lockOrder(tx, orderId), userActor(viewer.id)),
  )
}

type CreditedAmount = Pick<CreditInput, 'amount' | 'reason'>
type CreditTarget = { order: LockedOrder; document: BillingDocument }

/** The credited amount is no longer owed. */
export async function creditInTransaction(
  tx: Db,
  target: CreditTarget,
  input: CreditedAmount,
  actor: Actor,
) {
  const note = await issueCreditNote(tx, target, input, actor)
  await tx
    .update(orders)
    .set({ creditedPaise: sql`${orders.creditedPaise} + ${note.total}` })
    .where(eq(orders.id, target.order.id))
  return note
}

/** An amount of zero credits all that is left. */
export async function issueCreditNote(
  tx: Db,
  { order, document }: CreditTarget,
  { amount, reason }: CreditedAmount,
  actor: Actor,
) {
  const left = await getCreditLeft(tx, document)
  const total = (amount || left.total) as Paise
  if (left.total === 0) throw new AppError('conflict', 'nothingToCredit')
  if (total > left.total)
    throw new AppError('conflict', 'creditTooHigh', { values: { left: formatRupees(left.total) } })
  const { seller, buyer, lines, rateBasisPoints, placeOfSupply } = document
  const note = await issueDocument(
    tx,
    await requireBillingSettings(tx),
    {
      ...{ kind: 'credit-note', orderId: order.id, schoolId: order.schoolId },
      ...{ seller, buyer, lines, rateBasisPoints, placeOfSupply, reason },
      amounts: splitCredit(left, total),
      creditsId: document.id,
    },
    actor,
  )
  await emailDocument(tx, order, { kind: 'credit-note', ...note })
  return { ...note, total }
}

async function requireCreditable(tx: Db, id: string): Promise<BillingDocument> {
  const document = await findDocument(tx, requireUuid(id))
  if (!document) throw new AppError('notFound', 'notFound')
  if (document.kind !== 'invoice' && document.kind !== 'receipt')
    throw new AppError('conflict', 'nothingToCredit')
  return document
}
