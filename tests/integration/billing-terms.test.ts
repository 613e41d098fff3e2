import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, documents, files, payments, terms } from '@/db/schema'
import { creditDocument } from '@/lib/billing/document/invoice'
import { sendPaymentReceipt } from '@/lib/billing/document/send'
import { getOrderDetails } from '@/lib/billing/order/list'
import { findReceipt } from '@/lib/billing/payment/receipt'
import { confirmPayment, recordPayment } from '@/lib/billing/payment/record'
import {
  addPaymentPhoto,
  correctReport,
  reportPayment,
  withdrawReport,
} from '@/lib/billing/payment/reports'
import { requestQuotation } from '@/lib/billing/quotation'
import { creditForm, paymentForm } from '@/lib/billing/schema'
import { removeTerm } from '@/lib/schools/terms/team'
import { newOrder, newQuotationForm, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { readPdfTexts } from '../support/pdf-pages'
import { createPng } from '../support/sample-files'
import { newSchool, setClock } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
  await setClock(site.db, `timestamptz '2026-11-27T12:00:00+05:30'`)
})
afterAll(() => site?.close())

let count = 0
function newPayment(amount: string, tds = '', overrides: Record<string, string> = {}) {
  count += 1
  const form = { mode: 'neft', paidOn: '2026-11-20', reference: `NEFT${count}`, amount, tds }
  return paymentForm.parse({ ...form, ...overrides })
}

const listPayments = (orderId: string) =>
  site.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
const listTerms = async (schoolId: string) =>
  (
    await site.db.select().from(terms).where(eq(terms.schoolId, schoolId)).orderBy(terms.firstDay)
  ).map(({ firstDay, lastDay }) => [firstDay, lastDay])
const addTerm = async (schoolId: string, firstDay: string, lastDay: string) => {
  const [term] = await site.db
    .insert(terms)
    .values({ schoolId, firstDay, lastDay, seats: 20 })
    .returning()
  return term?.id ?? ''
}
async function newOrderWithTerms(...days: [string, string][]) {
  const school = await newSchool(site.db)
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  for (const [firstDay, lastDay] of days) await addTerm(school.id, firstDay, lastDay)
  const quoted = await requestQuotation(
    school.coordinator,
    newQuotationForm({ priceId: billing.price.id }),
  )
  return { school, ...quoted }
}
const listLines = async (orderId: string) =>
  (
    await site.db
      .select({ kind: documents.kind, lines: documents.lines })
      .from(documents)
      .where(eq(documents.orderId, orderId))
      .orderBy(asc(documents.createdAt))
  ).map(({ kind, lines }) => [kind, lines[0]?.description.split('12 months, ')[1]])

describe('a report of a payment', () => {
  /** The order is over ₹11,800.00; what waits, what is reported with its tax, and what is left. */
  test.each([
    ['', '11800', '', null],
    ['', '11799.99', '0.01', null],
    ['', '11800.01', '', ['paymentTooHigh', '₹11,800.00']],
    ['', '11800', '0.01', ['paymentTooHigh', '₹11,800.00']],
    ['11799.99', '0.01', '', null],
    ['11799.99', '0.02', '', ['reportTooHigh', '₹0.01']],
    ['11800', '0.01', '', ['reportTooHigh', '₹0.00']],
  ])('beside %s, of %s with %s deducted: %j', async (waiting, amount, tds, refusal) => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    if (waiting) await reportPayment(school.coordinator, orderId, newPayment(waiting))
    const report = reportPayment(school.coordinator, orderId, newPayment(amount, tds))
    if (!refusal) return expect(report).resolves.toBeUndefined()
    const [code, outstanding] = refusal
    await expect(report).rejects.toMatchObject({ code, values: { outstanding } })
    expect(await listPayments(orderId)).toHaveLength(waiting ? 1 : 0)
  })

  test('is corrected by its school until the office decides, within what is owed', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const { coordinator: stranger } = await newSchool(site.db)
    await reportPayment(school.coordinator, orderId, newPayment('11800'))
    const id = (await listPayments(orderId))[0]?.id ?? ''
    await expect(correctReport(stranger, id, newPayment('1'))).rejects.toMatchObject({
      code: 'notFound',
    })
    await expect(
      correctReport(school.coordinator, id, newPayment('11800.01')),
    ).rejects.toMatchObject({ code: 'paymentTooHigh' })
    const corrected = newPayment('11,000', '800', { mode: 'cheque', paidOn: '2026-11-21' })
    await correctReport(school.coordinator, id, corrected)
    expect(await listPayments(orderId)).toMatchObject([
      { amountPaise: 1_100_000, tdsPaise: 80_000, mode: 'cheque', paidOn: '2026-11-21' },
    ])
    await confirmPayment(billing.accountant, id)
    await expect(correctReport(school.coordinator, id, corrected)).rejects.toMatchObject({
      code: 'paymentDecided',
    })
  })

  test('is withdrawn with its photo by its school, and its reference is free again', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const { coordinator: stranger } = await newSchool(site.db)
    const report = newPayment('100')
    await reportPayment(school.coordinator, orderId, report)
    const id = (await listPayments(orderId))[0]?.id ?? ''
    const photo = createPng(20, 20)
    const chunks = (async function* () {
      yield photo
    })()
    await addPaymentPhoto(school.coordinator, id, {
      name: 'receipt',
      stream: { bytes: photo.length, chunks, drain: async () => {} },
    })
    await expect(withdrawReport(stranger, id)).rejects.toMatchObject({ code: 'notFound' })
    await withdrawReport(school.coordinator, id)
    expect([await listPayments(orderId), await site.db.$count(files)]).toEqual([[], 0])
    await reportPayment(school.coordinator, orderId, report)
    const actions = await site.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.targetId, orderId))
      .orderBy(auditLog.id)
    expect(actions.map(({ action }) => action)).toContain('payment.report-withdrawn')
  })
})

describe('the paid period', () => {
  test.each([
    [
      'without a term',
      [],
      'from the day on which we confirm the payment',
      '27 November 2026 to 26 November 2027',
    ],
    [
      'after a term that is over',
      [['2025-04-01', '2026-03-31']],
      'from the day on which we confirm the payment',
      '27 November 2026 to 26 November 2027',
    ],
    [
      'with a running term',
      [['2026-04-01', '2027-03-31']],
      'from 1 April 2027 to 31 March 2028',
      '1 April 2027 to 31 March 2028',
    ],
    [
      'with a future term too',
      [
        ['2026-04-01', '2027-03-31'],
        ['2027-04-01', '2028-03-31'],
      ],
      'from 1 April 2028 to 31 March 2029',
      '1 April 2028 to 31 March 2029',
    ],
  ] as [string, [string, string][], string, string][])(
    'of a school %s stands on the quotation, the invoice and the credit note',
    async (_, days, expected, paid) => {
      const { orderId } = await newOrderWithTerms(...days)
      const quoted = await getOrderDetails(orderId)
      expect(quoted?.nextTerm === null).toBe(expected.includes('confirm'))
      await recordPayment(billing.accountant, orderId, newPayment('11800'))
      const order = await getOrderDetails(orderId)
      const invoice = order?.documents.find(({ kind }) => kind === 'invoice')
      const credit = creditForm.parse({ amount: '1', reason: 'Too much' })
      await creditDocument(billing.accountant, invoice?.id ?? '', credit)
      expect(await listLines(orderId)).toEqual([
        ['quotation', expected],
        ['invoice', `from ${paid}`],
        ['credit-note', `from ${paid}`],
      ])
    },
  )
})

describe('crediting an order', () => {
  test.each([
    ['end', 'a future term', [['2026-04-01', '2027-03-31']], [['2026-04-01', '2027-03-31']]],
    ['end', 'the running term', [], []],
    [
      'keep',
      'a future term',
      [['2026-04-01', '2027-03-31']],
      [
        ['2026-04-01', '2027-03-31'],
        ['2027-04-01', '2028-03-31'],
      ],
    ],
  ] as ['end' | 'keep', string, [string, string][], [string, string][]][])(
    'asks about its term: %s %s',
    async (term, _, before, after) => {
      const { school, orderId } = await newOrderWithTerms(...before)
      await recordPayment(billing.accountant, orderId, newPayment('11800'))
      const invoice = (await getOrderDetails(orderId))?.documents.at(-1)
      const credit = creditForm.parse({ amount: '', reason: 'The school has closed', term })
      const { ended } = await creditDocument(billing.accountant, invoice?.id ?? '', credit)
      expect(ended).toBe(term === 'end' ? 'term' : null)
      expect(await listTerms(school.id)).toEqual(after)
      const order = await getOrderDetails(orderId)
      expect(order).toMatchObject({ state: 'credited', isGivenBack: true })
      expect(order?.term !== null).toBe(term === 'keep')
    },
  )
})

test('one future term is removed; a running one can only end', async () => {
  const school = await newSchool(site.db)
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  const running = await addTerm(school.id, '2026-11-27', '2027-03-31')
  const next = await addTerm(school.id, '2027-04-01', '2028-03-31')
  await addTerm(school.id, '2028-04-01', '2029-03-31')
  await expect(removeTerm(billing.accountant, running)).rejects.toMatchObject({
    code: 'termHasBegun',
  })
  await removeTerm(billing.accountant, next)
  expect(await listTerms(school.id)).toEqual([
    ['2026-11-27', '2027-03-31'],
    ['2028-04-01', '2029-03-31'],
  ])
})

/** The sign of the rupee is in another font, so the reader sees a space after it. */
const readText = async (response: Response) =>
  (await readPdfTexts(new Uint8Array(await response.arrayBuffer()))).join(' ').replaceAll('₹ ', '₹')

describe('a receipt', () => {
  test('of a payment on an invoice says what came, by which way, for which invoice', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    await recordPayment(billing.accountant, orderId, newPayment('5000.10', '100.05'))
    await recordPayment(billing.accountant, orderId, newPayment('6699.85', '', { mode: 'cash' }))
    const [first, second] = await listPayments(orderId)
    const receipts = await Promise.all(
      [first, second].map((payment) => findReceipt(site.db, payment?.id ?? '')),
    )
    expect(receipts.map((receipt) => receipt?.amounts.total)).toEqual([510_015, 669_985])
    const response = await sendPaymentReceipt(first?.id ?? '', school.id)
    const text = await readText(response)
    for (const expected of [
      'Receipt',
      `${receipts[0]?.number} of 27 November 2026`,
      `NEFT, ${first?.reference}, on 20 November 2026`,
      'Amount received: ₹5,000.10',
      'Tax deducted at source (TDS): ₹100.05',
      '₹5,100.15',
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain('CGST')
    const other = await newSchool(site.db)
    await expect(sendPaymentReceipt(first?.id ?? '', other.id)).rejects.toMatchObject({
      code: 'notFound',
    })
    const waiting = await newOrder(site.db, billing.price.id)
    await reportPayment(waiting.school.coordinator, waiting.orderId, newPayment('1'))
    const [report] = await listPayments(waiting.orderId)
    await expect(sendPaymentReceipt(report?.id ?? '')).rejects.toMatchObject({ code: 'notFound' })
  })

  test('without a GSTIN is the document itself, with the way of the payment', async () => {
    await setUpBilling(site.db, { gstin: '', validityDays: '30' })
    const { orderId } = await newOrder(site.db, billing.price.id)
    await recordPayment(billing.accountant, orderId, newPayment('4000', '', { mode: 'upi' }))
    const [payment] = await listPayments(orderId)
    const response = await sendPaymentReceipt(payment?.id ?? '')
    const text = await readText(response)
    expect(text).toMatch(/R\/26-27\/\d{4}/)
    expect(text).toContain(`UPI, ${payment?.reference}, on 20 November 2026`)
    expect(text).toContain('Amount received: ₹4,000.00')
  })
})
