import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  documents,
  onlinePayments,
  onlineRefunds,
  orders,
  paymentEvents,
  paymentLinks,
  payments,
  terms,
} from '@/db/schema'
import { creditDocument, endTermOfOrder, withdrawOrder } from '@/lib/billing/document/invoice'
import { getOrderDetails } from '@/lib/billing/order/list'
import { recordPayment } from '@/lib/billing/payment/record'
import { reportPayment, withdrawReport } from '@/lib/billing/payment/reports'
import { getPaymentProvider } from '@/lib/billing/razorpay/client'
import { checkPaymentLinks, openPaymentLink } from '@/lib/billing/razorpay/payment-link'
import { assignOnlinePayment, closeOnlinePayment } from '@/lib/billing/razorpay/unmatched'
import { paymentForm } from '@/lib/billing/schema'
import { listOrderLinks, openOnlineBilling } from '../support/online-payments'
import { signWebhook } from '../support/razorpay-server'
import { newSchool, newUser } from '../support/schools'

let shop: Awaited<ReturnType<typeof openOnlineBilling>>
beforeAll(async () => {
  shop = await openOnlineBilling()
})
afterAll(() => shop?.close())

const TOTAL = 1_180_000

const reconciliation = () => import('@/lib/billing/razorpay/reconcile')
const queries = () => import('@/lib/billing/razorpay/unmatched')

const findOrder = async (id: string) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
const listPayments = (orderId: string) =>
  shop.db.select().from(payments).where(eq(payments.orderId, orderId))
const listKinds = async (orderId: string) => {
  const rows = await shop.db
    .select({ kind: documents.kind })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.createdAt))
  return rows.map(({ kind }) => kind)
}
const findOnline = async (id: string) =>
  (await shop.db.select().from(onlinePayments).where(eq(onlinePayments.id, id)))[0]
const countTerms = (schoolId: string) => shop.db.$count(terms, eq(terms.schoolId, schoolId))
const getState = async (orderId: string) => {
  const { state, outstanding } = (await getOrderDetails(orderId)) ?? {}
  return { state, outstanding }
}
const recordByHand = async (orderId: string, amount: string, reference = orderId) => {
  const form = { mode: 'neft', paidOn: '2026-04-02', reference, amount, tds: '' }
  return recordPayment(shop.billing.accountant, orderId, paymentForm.parse(form))
}

describe('a payment link', () => {
  test('is over what the order owes, in rupees, and comes back to billing', async () => {
    const { orderId, url, reference } = await shop.newLink()
    const link = shop.service.links().find(({ reference_id: known }) => known === reference)
    expect(link).toMatchObject({ amount: TOTAL, currency: 'INR', short_url: url })
    expect(link?.callback_url).toBe('https://uns.example/my-school/billing')
    expect(JSON.stringify(link)).not.toMatch(/@|Example School/)
    expect((await findOrder(orderId))?.settledPaise).toBe(0)
  })

  test('waits while a reported payment waits, so that nobody pays twice', async () => {
    const { school, orderId, url } = await shop.newLink()
    const form = { mode: 'neft', paidOn: '2026-04-02', reference: `W${orderId}`, amount: '1' }
    await reportPayment(school.coordinator, orderId, paymentForm.parse({ ...form, tds: '' }))
    await expect(openPaymentLink(school.coordinator, orderId)).rejects.toMatchObject({
      code: 'reportWaiting',
    })
    const [payment] = await listPayments(orderId)
    await withdrawReport(school.coordinator, payment?.id ?? '')
    expect((await openPaymentLink(school.coordinator, orderId)).url).toBe(url)
  })

  test('pressed twice, also at once, is one link', async () => {
    const { school, orderId, url } = await shop.newLink()
    const again = await Promise.all(
      Array.from({ length: 5 }, () => openPaymentLink(school.coordinator, orderId)),
    )
    expect(new Set(again.map((link) => link.url))).toEqual(new Set([url]))
    await shop.db.delete(paymentLinks).where(eq(paymentLinks.orderId, orderId))
    const before = shop.service.links().length
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => openPaymentLink(school.coordinator, orderId)),
    )
    expect(new Set(atOnce.map((link) => link.url)).size).toBe(1)
    expect(shop.service.links().length).toBe(before + 1)
  })

  test('is made once although the connection is closed under the request', async () => {
    const before = shop.service.links().length
    shop.service.be('losing once')
    const { url } = await shop.newLink()
    expect(shop.service.links().length).toBe(before + 1)
    expect(shop.service.links().at(-1)?.short_url).toBe(url)
  })

  test('whose answer was lost is found again', async () => {
    const { school, orderId } = await shop.newLink()
    await shop.db.delete(paymentLinks).where(eq(paymentLinks.orderId, orderId))
    shop.service.be('losing')
    await expect(openPaymentLink(school.coordinator, orderId)).rejects.toMatchObject({
      code: 'paymentServiceDown',
    })
    shop.service.be('well')
    const before = shop.service.links().length
    const { url } = await openPaymentLink(school.coordinator, orderId)
    expect(shop.service.links().length).toBe(before)
    expect(shop.service.links().at(-1)?.short_url).toBe(url)
  })

  test('that expired, or whose amount changed, is replaced', async () => {
    const { school, orderId, url, reference } = await shop.newLink()
    await shop.db
      .update(paymentLinks)
      .set({ expiresAt: sql`now() + interval '5 minutes'` })
      .where(eq(paymentLinks.id, reference))
    const second = await openPaymentLink(school.coordinator, orderId)
    expect(second.url).not.toBe(url)
    await recordByHand(orderId, '1800')
    const third = await openPaymentLink(school.coordinator, orderId)
    expect(third.url).not.toBe(second.url)
    expect(shop.service.links().at(-1)?.amount).toBe(1_000_000)
    const rows = await listOrderLinks(shop.db, orderId)
    expect(rows.map(({ closedAt }) => closedAt === null)).toEqual([true, false, false])
  })

  test('that expired after a payment is not replaced, because the order is paid', async () => {
    const { school, orderId, reference } = await shop.newLink()
    shop.service.pay(reference)
    await shop.db
      .update(paymentLinks)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(paymentLinks.id, reference))
    await expect(openPaymentLink(school.coordinator, orderId)).rejects.toMatchObject({
      code: 'orderPaid',
    })
    expect((await getState(orderId)).state).toBe('paid')
  })

  test('is only for a coordinator of the school, and for an order that owes something', async () => {
    const { school, orderId } = await shop.newLink()
    const { coordinator: stranger } = await newSchool(shop.db)
    const before = shop.service.requests.length
    for (const viewer of [stranger, await newUser(shop.db)])
      for (const command of [openPaymentLink, checkPaymentLinks])
        await expect(command(viewer, orderId)).rejects.toMatchObject({ code: 'notFound' })
    expect(shop.service.requests.length).toBe(before)
    await withdrawOrder(shop.billing.accountant, orderId)
    await expect(openPaymentLink(school.coordinator, orderId)).rejects.toMatchObject({
      code: 'orderWithdrawn',
    })
  })
})

describe('an event', () => {
  test('opens the term and issues the invoice, whichever of the two comes first', async () => {
    for (const first of ['paid', 'captured'] as const) {
      const { school, orderId, reference } = await shop.newLink()
      const before = await countTerms(school.id)
      const { id, ...events } = shop.service.pay(reference)
      expect(await shop.deliver(events[first])).toBe(200)
      expect(await countTerms(school.id)).toBe(before + 1)
      expect(await listKinds(orderId)).toEqual(['quotation', 'invoice'])
      expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
      expect(await shop.deliver(events.paid)).toBe(200)
      expect(await shop.deliver(events.captured)).toBe(200)
      expect(await listPayments(orderId)).toMatchObject([
        { mode: 'online', state: 'confirmed', reference: id, amountPaise: TOTAL, decidedBy: null },
      ])
      expect(await countTerms(school.id)).toBe(before + 1)
    }
  })

  test('that is forged changes nothing', async () => {
    const { orderId, reference } = await shop.newLink()
    const { paid } = shop.service.pay(reference)
    const before = await shop.db.$count(paymentEvents)
    const { 'x-razorpay-signature': signature = '', ...unsigned } = paid.headers
    const forgeries = [
      signWebhook(paid.body, { secret: 'another secret' }),
      { ...paid, body: paid.body.replace(`${TOTAL}`, '100') },
      { ...paid, body: `${paid.body} ` },
      { ...paid, headers: unsigned },
      { ...paid, headers: { ...paid.headers, 'x-razorpay-signature': signature.slice(1) } },
      { ...paid, headers: { ...paid.headers, 'x-razorpay-signature': '' } },
      { ...paid, headers: { ...paid.headers, 'x-razorpay-event-id': '' } },
    ]
    for (const forgery of forgeries) expect(await shop.deliver(forgery)).toBe(403)
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: TOTAL })
    expect(await shop.db.$count(paymentEvents)).toBe(before)
  })

  test('that is signed but unknown or unreadable is accepted and ignored', async () => {
    for (const body of ['no json', '[]', '{"event":"payment.captured","payload":{"payment":7}}'])
      expect(await shop.deliver(signWebhook(body))).toBe(200)
    const { orderId, reference } = await shop.newLink()
    const failed = shop.service.pay(reference, { status: 'failed' })
    await shop.deliver(failed.captured)
    expect(await findOnline(failed.id)).toBeUndefined()
    expect((await getState(orderId)).state).toBe('open')
  })

  test('whose processing fails is processed when it is repeated', async () => {
    const { orderId, reference } = await shop.newLink()
    const { paid } = shop.service.pay(reference)
    await shop.db.execute(sql`alter table payments rename to payments_away`)
    const status = await shop.deliver(paid)
    await shop.db.execute(sql`alter table payments_away rename to payments`)
    expect(status).toBe(500)
    expect(await shop.deliver(paid)).toBe(200)
    expect((await getState(orderId)).state).toBe('paid')
  })

  test('about a payment that the school reported by hand confirms that report', async () => {
    const { school, orderId, reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference)
    const form = { mode: 'upi', paidOn: '2026-04-02', reference: id, amount: '1', tds: '' }
    await reportPayment(school.coordinator, orderId, paymentForm.parse(form))
    await shop.deliver(paid)
    expect(await listPayments(orderId)).toMatchObject([
      { mode: 'online', state: 'confirmed', amountPaise: TOTAL },
    ])
  })
})

describe('a payment that does not match', () => {
  const listUnmatched = async () => (await queries()).listUnmatchedPayments()
  const findUnmatched = async (id: string) =>
    (await listUnmatched()).find((payment) => payment.id === id)

  test.each([
    ['amountDiffers', { amount: 100 }],
    ['amountDiffers', { amount: TOTAL + 1 }],
    ['currencyDiffers', { currency: 'USD' }],
  ])('is shown to the office: %s %j', async (problem, overrides) => {
    const { orderId, reference } = await shop.newLink()
    const { id, paid, captured } = shop.service.pay(reference, overrides)
    expect(await shop.deliver(captured)).toBe(200)
    expect(await shop.deliver(paid)).toBe(200)
    expect(await findUnmatched(id)).toMatchObject({ problem, orderId })
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: TOTAL })
    expect(await listPayments(orderId)).toEqual([])
  })

  test('as the order was paid or withdrawn meanwhile, or its school erased', async () => {
    const prepare = {
      paymentTooHigh: (orderId: string) => recordByHand(orderId, '11800'),
      orderWithdrawn: (orderId: string) => withdrawOrder(shop.billing.accountant, orderId),
      orderWithoutSchool: (orderId: string) =>
        shop.db.update(orders).set({ schoolId: null }).where(eq(orders.id, orderId)),
    }
    for (const [problem, change] of Object.entries(prepare)) {
      const { orderId, reference } = await shop.newLink()
      await change(orderId)
      const before = (await listPayments(orderId)).length
      const { id, paid } = shop.service.pay(reference)
      await shop.deliver(paid)
      expect(await findUnmatched(id)).toMatchObject({ problem })
      expect(await listPayments(orderId)).toHaveLength(before)
    }
  })

  test('because its number is recorded elsewhere, stays visible', async () => {
    const other = await shop.newLink()
    const { reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference)
    await recordByHand(other.orderId, '1', id)
    await shop.deliver(paid)
    expect(await findUnmatched(id)).toMatchObject({ problem: 'referenceUsed' })
  })

  test('is credited to the order that the office names, once', async () => {
    const { orderId, reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference, { amount: 180_000 })
    await shop.deliver(paid)
    const [quotation] = await shop.db.select().from(documents).where(eq(documents.orderId, orderId))
    await expect(
      assignOnlinePayment(shop.billing.accountant, id, 'Q/00-00/0000'),
    ).rejects.toMatchObject({ errors: { number: 'documentNotFound' } })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        assignOnlinePayment(shop.billing.accountant, id, quotation?.number ?? ''),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await getState(orderId)).toMatchObject({ outstanding: 1_000_000 })
    expect(await findUnmatched(id)).toBeUndefined()
    await shop.deliver(signWebhook(paid.body))
    expect(await getState(orderId)).toMatchObject({ outstanding: 1_000_000 })
  })

  test('is closed by the office, or by a full refund', async () => {
    const first = await shop.newLink()
    const closed = shop.service.pay(first.reference, { amount: 100 })
    await shop.deliver(closed.paid)
    await closeOnlinePayment(shop.billing.accountant, closed.id)
    expect(await findUnmatched(closed.id)).toBeUndefined()
    await expect(
      assignOnlinePayment(shop.billing.accountant, closed.id, 'x'),
    ).rejects.toMatchObject({ code: 'paymentDecided' })
    await shop.deliver(signWebhook(closed.paid.body))
    expect((await findOnline(closed.id))?.paymentId).toBeNull()

    const second = await shop.newLink()
    const returned = shop.service.pay(second.reference, { amount: 100 })
    await shop.deliver(returned.paid)
    await shop.deliver(shop.service.refund(returned.id, 40).processed)
    expect(await findUnmatched(returned.id)).toBeDefined()
    await shop.deliver(shop.service.refund(returned.id, 60).processed)
    expect(await findUnmatched(returned.id)).toBeUndefined()
  })
})

describe('a refund', () => {
  const listCredits = async (orderId: string) => {
    const rows = await shop.db
      .select({ total: documents.totalPaise, kind: documents.kind, reason: documents.reason })
      .from(documents)
      .where(eq(documents.orderId, orderId))
      .orderBy(asc(documents.createdAt))
    return rows.filter(({ kind }) => kind === 'credit-note')
  }

  test('in parts becomes credit notes, each once, and leaves no debt', async () => {
    const { orderId, reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference)
    await shop.deliver(paid)
    const [part, rest] = [shop.service.refund(id, 180_000), shop.service.refund(id, 1_000_000)]
    for (const delivery of [part.processed, part.processed, signWebhook(part.processed.body)])
      expect(await shop.deliver(delivery)).toBe(200)
    expect(await listCredits(orderId)).toMatchObject([
      { total: -180_000, reason: `Refund ${part.id}` },
    ])
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    await shop.deliver(rest.processed)
    expect((await listCredits(orderId)).map(({ total }) => total)).toEqual([-180_000, -1_000_000])
    expect(await getState(orderId)).toEqual({ state: 'credited', outstanding: 0 })
  })

  test('that arrives before its payment waits for it', async () => {
    const { orderId, reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference)
    const { processed } = shop.service.refund(id, TOTAL)
    await shop.deliver(processed)
    expect(await getState(orderId)).toEqual({ state: 'open', outstanding: TOTAL })
    await shop.deliver(paid)
    expect(await listKinds(orderId)).toEqual(['quotation', 'invoice', 'credit-note'])
    expect(await getState(orderId)).toEqual({ state: 'credited', outstanding: 0 })
  })

  test.each([
    ['removes a term that has not begun', false],
    ['leaves a running term to the office', true],
  ])('of everything %s', async (_, isRunning) => {
    const { school, orderId, reference } = await shop.newLink()
    await shop.db.delete(terms).where(eq(terms.schoolId, school.id))
    const present = { firstDay: sql`day_in_india() - 10`, lastDay: sql`day_in_india() + 10` }
    if (!isRunning)
      await shop.db.insert(terms).values({ schoolId: school.id, seats: 20, ...present })
    const before = await countTerms(school.id)
    const { id, paid } = shop.service.pay(reference)
    await shop.deliver(paid)
    await shop.deliver(shop.service.refund(id, 180_000).processed)
    expect(await countTerms(school.id)).toBe(before + 1)
    expect(await getOrderDetails(orderId)).toMatchObject({ isGivenBack: false })
    await shop.deliver(shop.service.refund(id, TOTAL - 180_000).processed)
    const order = await getOrderDetails(orderId)
    expect([order?.isGivenBack, order?.term !== null]).toEqual([true, isRunning])
    expect(await countTerms(school.id)).toBe(isRunning ? before + 1 : before)
    await endTermOfOrder(shop.billing.accountant, orderId)
    expect((await getOrderDetails(orderId))?.term).toBeNull()
  })

  test('of an amount that the office has credited needs no second credit note', async () => {
    const { orderId, reference } = await shop.newLink()
    const { id, paid } = shop.service.pay(reference)
    await shop.deliver(paid)
    const [payment] = await listPayments(orderId)
    const credit = { amount: 180_000 as never, reason: 'Fewer seats' }
    await creditDocument(shop.billing.accountant, payment?.documentId ?? '', credit)
    const refund = shop.service.refund(id, 200_000)
    await shop.deliver(refund.processed)
    expect((await listCredits(orderId)).map(({ total }) => total)).toEqual([-180_000, -20_000])
    expect(await getState(orderId)).toEqual({ state: 'paid', outstanding: 0 })
    expect(await findOrder(orderId)).toMatchObject({ refundedPaise: 200_000 })
  })
})

describe('the reconciliation', () => {
  const makeDue = (reference: string) =>
    shop.db
      .update(paymentLinks)
      .set({ createdAt: sql`now() - interval '13 hours'` })
      .where(eq(paymentLinks.id, reference))

  test('fetches payments and refunds that no event reported, once', async () => {
    const { reconcileOnlinePayments, reconcileRefunds } = await reconciliation()
    const { orderId, reference } = await shop.newLink()
    const fresh = await shop.newLink()
    const { id } = shop.service.pay(reference)
    shop.service.pay(fresh.reference)
    await makeDue(reference)
    await Promise.all([reconcileOnlinePayments(), reconcileOnlinePayments()])
    expect((await getState(orderId)).state).toBe('paid')
    expect((await getState(fresh.orderId)).state).toBe('open')
    shop.service.refund(id, TOTAL)
    const provider = getPaymentProvider()
    if (!provider) throw new Error('no provider')
    await reconcileRefunds(shop.db, provider)
    await reconcileRefunds(shop.db, provider)
    expect(await getState(orderId)).toEqual({ state: 'credited', outstanding: 0 })
    expect(await shop.db.$count(onlineRefunds, eq(onlineRefunds.onlinePaymentId, id))).toBe(1)
  })

  test('finds a link whose creation was not stored, and survives an outage', async () => {
    const { reconcileOnlinePayments } = await reconciliation()
    const { orderId, reference } = await shop.newLink()
    shop.service.pay(reference)
    await makeDue(reference)
    await shop.db
      .update(paymentLinks)
      .set({ providerId: null, url: null })
      .where(eq(paymentLinks.id, reference))
    shop.service.be('down')
    await expect(reconcileOnlinePayments()).rejects.toMatchObject({ code: 'paymentServiceDown' })
    shop.service.be('well')
    await shop.db.update(paymentLinks).set({ checkedAt: null })
    await reconcileOnlinePayments()
    expect((await getState(orderId)).state).toBe('paid')
  })

  test('on demand helps someone who comes back before the event', async () => {
    const { findReturnedPayment } = await queries()
    const { school, orderId, reference } = await shop.newLink()
    const { id: stranger } = await newSchool(shop.db)
    expect(await findReturnedPayment(school.id, reference)).toEqual({ orderId, state: 'waiting' })
    expect(await findReturnedPayment(stranger, reference)).toBeNull()
    for (const odd of [undefined, '', 'x', orderId])
      expect(await findReturnedPayment(school.id, odd)).toBeNull()
    shop.service.pay(reference)
    await checkPaymentLinks(school.coordinator, orderId)
    expect(await findReturnedPayment(school.id, reference)).toEqual({ orderId, state: 'arrived' })
  })
})
