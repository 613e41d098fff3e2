import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, documents, orders, payments, terms } from '@/db/schema'
import { creditDocument } from '@/lib/billing/document/invoice'
import { getOrderDetails } from '@/lib/billing/order/list'
import { recordPayment } from '@/lib/billing/payment/record'
import { reportPayment } from '@/lib/billing/payment/reports'
import { reversePayment } from '@/lib/billing/payment/reverse'
import { paymentForm, reversalForm } from '@/lib/billing/schema'
import { listTerms } from '@/lib/schools/terms/terms'
import { newOrder, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
})
afterAll(() => site?.close())

const TOTAL = 1_180_000
const UNTAXED_TOTAL = 1_000_000

const getDetails = async (orderId: string) => {
  const details = await getOrderDetails(orderId)
  if (!details) throw new Error('no order')
  return details
}
const getState = async (orderId: string) => {
  const { state, outstanding } = await getDetails(orderId)
  return { state, outstanding }
}
const listDocuments = (orderId: string) =>
  site.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.createdAt))
const countTerms = (schoolId: string) => site.db.$count(terms, eq(terms.schoolId, schoolId))

async function pay(orderId: string, amount: string, overrides: Record<string, string> = {}) {
  const form = { mode: 'cheque', paidOn: '2026-04-02', reference: '000123', amount, tds: '' }
  await recordPayment(billing.accountant, orderId, paymentForm.parse({ ...form, ...overrides }))
  const rows = await site.db
    .select({ id: payments.id, documentId: payments.documentId })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  const payment = rows.at(-1)
  if (!payment) throw new Error('no payment')
  return { id: payment.id, documentId: payment.documentId ?? '' }
}

async function reverse(id: string, term: 'keep' | 'end' = 'keep') {
  return reversePayment(billing.accountant, id, reversalForm.parse({ reason: 'Bounced', term }))
}

async function credit(documentId: string, amount: number) {
  const input = { amount: amount as never, reason: 'Fewer seats' }
  return creditDocument(billing.accountant, documentId, input)
}

/** Receipts instead of invoices. */
async function newUntaxedOrder() {
  await setUpBilling(site.db, { gstin: '' })
  const order = await newOrder(site.db, billing.price.id)
  return { ...order, restore: () => setUpBilling(site.db) }
}

describe('a bounced cheque on an invoice', () => {
  test('makes the amount unpaid again; the invoice stays and so does the term', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const before = await countTerms(school.id)
    const { id } = await pay(orderId, '11700', { tds: '100' })
    expect(await reverse(id)).toEqual({ creditNote: null, ended: null })
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: TOTAL })
    expect(await countTerms(school.id)).toBe(before + 1)
    const [payment] = (await getDetails(orderId)).payments
    expect(payment).toMatchObject({ state: 'rejected', isReversed: true, reason: 'Bounced' })
    const entries = await site.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, orderId))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toContain('payment.reversed')

    await pay(orderId, '11800', { reference: '000124' })
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    expect(await countTerms(school.id)).toBe(before + 1)
    const kinds = (await listDocuments(orderId)).map(({ kind }) => kind)
    expect(kinds).toEqual(['quotation', 'invoice'])
  })

  test('ends the term if the office says so, and the next payment opens one again', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const before = await countTerms(school.id)
    const { id } = await pay(orderId, '11800')
    expect(await reverse(id, 'end')).toMatchObject({ ended: 'term' })
    expect(await countTerms(school.id)).toBe(before)
    expect((await getDetails(orderId)).term).toBeNull()
    await pay(orderId, '11800', { reference: '000125' })
    expect(await countTerms(school.id)).toBe(before + 1)
  })

  test('shortens a running term to yesterday and leaves the others', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    await site.db.delete(terms).where(eq(terms.schoolId, school.id))
    const { id } = await pay(orderId, '11800')
    const [order] = await site.db.select().from(orders).where(eq(orders.id, orderId))
    await site.db
      .update(terms)
      .set({ firstDay: '2026-01-01' })
      .where(eq(terms.id, order?.termId ?? ''))
    await reverse(id, 'end')
    expect(await listTerms(site.db, school.id)).toMatchObject([{ status: 'over', daysLeft: -1 }])
  })
})

describe('a bounced cheque on a receipt', () => {
  test('cancels the receipt with a credit note, and the debt is back in full', async () => {
    const { orderId, restore } = await newUntaxedOrder()
    const { id } = await pay(orderId, '4000')
    const { creditNote } = await reverse(id)
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: UNTAXED_TOTAL })
    await pay(orderId, '10000', { reference: '000126' })
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    const [, ...issued] = await listDocuments(orderId)
    expect(issued.map(({ totalPaise }) => totalPaise)).toEqual([400_000, -400_000, 1_000_000])
    expect(issued[1]?.number).toBe(creditNote)
    await restore()
  })

  test('takes back what was credited of it before', async () => {
    const { orderId, restore } = await newUntaxedOrder()
    const { id, documentId } = await pay(orderId, '4000')
    await credit(documentId, 100_000)
    await reverse(id)
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: UNTAXED_TOTAL })
    const [, ...issued] = await listDocuments(orderId)
    expect(issued.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(0)
    await restore()
  })
})

test('a reversal happens once, and only to a confirmed payment that was not online', async () => {
  const { school, orderId } = await newOrder(site.db, billing.price.id)
  const { id } = await pay(orderId, '5000')
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => reverse(id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await getState(orderId)).toEqual({ state: 'open', outstanding: TOTAL })
  const form = { mode: 'upi', paidOn: '2026-04-02', reference: 'U1', amount: '1', tds: '' }
  await reportPayment(school.coordinator, orderId, paymentForm.parse(form))
  const reported = (await getDetails(orderId)).payments.find(({ state }) => state === 'reported')
  await expect(reverse(reported?.id ?? '')).rejects.toMatchObject({ code: 'paymentNotConfirmed' })
  const online = await pay(orderId, '1')
  await site.db.update(payments).set({ mode: 'online' }).where(eq(payments.id, online.id))
  await expect(reverse(online.id)).rejects.toMatchObject({ code: 'onlineNotReversible' })
  await expect(reverse(orderId)).rejects.toMatchObject({ code: 'notFound' })
  await expect(reverse('x')).rejects.toMatchObject({ code: 'notFound' })
})

test('a reference that was reversed can be recorded where it belongs', async () => {
  const wrong = await newOrder(site.db, billing.price.id)
  const right = await newOrder(site.db, billing.price.id)
  const transfer = { mode: 'neft', reference: 'UTR-OF-THE-OTHER' }
  const { id } = await pay(wrong.orderId, '11800', transfer)
  await expect(pay(right.orderId, '11800', transfer)).rejects.toMatchObject({
    code: 'referenceUsed',
  })
  await reverse(id, 'end')
  await pay(right.orderId, '11800', transfer)
  expect(await getState(wrong.orderId)).toEqual({ state: 'open', outstanding: TOTAL })
  expect(await getState(right.orderId)).toEqual({ state: 'paid', outstanding: 0 })
})

describe('a part credit of a receipt', () => {
  test('lowers the debt by its amount, and the rest can be paid and credited', async () => {
    const { orderId, restore } = await newUntaxedOrder()
    const first = await pay(orderId, '4000')
    await credit(first.documentId, 100_000)
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: 500_000 })
    const second = await pay(orderId, '5000', { reference: '000127' })
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    await credit(first.documentId, 0)
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    await credit(second.documentId, 0)
    expect(await getState(orderId)).toEqual({ state: 'credited', outstanding: 0 })
    const [, ...issued] = await listDocuments(orderId)
    expect(issued.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(0)
    await restore()
  })

  test('of everything that was paid ends the order', async () => {
    const { orderId, restore } = await newUntaxedOrder()
    const { documentId } = await pay(orderId, '4000')
    await credit(documentId, 0)
    expect(await getState(orderId)).toEqual({ state: 'credited', outstanding: 0 })
    await expect(pay(orderId, '1')).rejects.toMatchObject({ code: 'paymentTooHigh' })
    await restore()
  })
})

test('at a rate of zero, an invoice can be issued before payment', async () => {
  await setUpBilling(site.db, { taxRate: '0' })
  const { orderId } = await newOrder(site.db, billing.price.id)
  expect(await getDetails(orderId)).toMatchObject({ isTaxed: true, total: UNTAXED_TOTAL })
  await setUpBilling(site.db)
})
