import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, documents, mailOutbox, orders, payments, terms } from '@/db/schema'
import { listLedger, summarizeLedger } from '@/lib/billing/ledger/ledger'
import type { MoreSeatsOffer } from '@/lib/billing/more-seats/offer'
import { addPrice, listAllPrices, withdrawPrice } from '@/lib/billing/prices'
import { creditForm, paymentForm, priceForm, reversalForm } from '@/lib/billing/schema'
import { newQuotationForm, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser, setClock } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let office: { id: string }
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  office = (await setUpBilling(site.db)).accountant
  for (const { id } of await listAllPrices()) await withdrawPrice(office, id)
  const common = { plan: 'School', months: '12', validFrom: '2026-04-01', isPublic: 'yes' }
  for (const [seatsFrom, seatsTo, amount] of TIERS)
    await addPrice(office, priceForm.parse({ ...common, seatsFrom, seatsTo, amount }))
  await goTo('2027-01-01')
})
afterAll(() => site?.close())

const TIERS = [
  ['1', '20', '10,000'],
  ['21', '50', '20,000'],
]

const goTo = (day: string) => setClock(site.db, `timestamptz '${day}T12:00:00+05:30'`)

const commands = async () => ({
  ...(await import('@/lib/billing/payment/record')),
  ...(await import('@/lib/billing/payment/reports')),
  ...(await import('@/lib/billing/payment/reverse')),
  ...(await import('@/lib/billing/document/invoice')),
  ...(await import('@/lib/billing/quotation')),
  ...(await import('@/lib/billing/prices')),
  ...(await import('@/lib/billing/order/list')),
  ...(await import('@/lib/billing/order/remind')),
  ...(await import('@/lib/billing/more-seats/offer')),
  ...(await import('@/lib/billing/more-seats/request')),
  ...(await import('@/lib/schools/terms/team')),
  ...(await import('@/lib/schools/terms/ending')),
})

let count = 0
function newPayment(amount: string, overrides: Record<string, string> = {}) {
  count += 1
  const form = { mode: 'neft', paidOn: '2026-12-31', reference: `SEATS${count}`, amount, tds: '' }
  return paymentForm.parse({ ...form, ...overrides })
}

/** A school whose term of 2027 was paid with a quotation, for 15 seats. */
async function newPaidSchool(seats = '15') {
  const { requestQuotation, recordPayment, listCurrentPrices } = await commands()
  const name = `School ${count}`
  const school = await newSchool(site.db, { institution_name: name })
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  const prices = await listCurrentPrices()
  const price = prices.find(({ seatsFrom, seatsTo }) => seatsFrom <= +seats && +seats <= seatsTo)
  const form = newQuotationForm({ priceId: price?.id ?? '', seats })
  const { orderId } = await requestQuotation(school.coordinator, form)
  const due = (await findOrder(orderId))?.totalPaise ?? 0
  await recordPayment(office, orderId, newPayment(`${due / 100}`))
  const termId = (await findOrder(orderId))?.termId ?? ''
  return { ...school, name, orderId, termId }
}

type PaidSchool = Awaited<ReturnType<typeof newPaidSchool>>

/** The order of a quotation for more seats. */
async function ask({ coordinator }: Pick<PaidSchool, 'coordinator'>, more: number) {
  const { askForSeats } = await commands()
  const { quoted } = await askForSeats(coordinator, more)
  if (!quoted) throw new Error('the seats cost nothing')
  return quoted.orderId
}

async function pay(orderId: string, overrides: Record<string, string> = {}) {
  const { recordPayment, getOrderDetails } = await commands()
  const due = (await getOrderDetails(orderId))?.outstanding ?? 0
  return recordPayment(office, orderId, newPayment(`${due / 100}`, overrides))
}

const findOrder = async (id: string) =>
  (await site.db.select().from(orders).where(eq(orders.id, id)))[0]
const readOrder = async (id: string) => (await commands()).getOrderDetails(id)
const readTerms = async (schoolId: string) =>
  (
    await site.db.select().from(terms).where(eq(terms.schoolId, schoolId)).orderBy(terms.firstDay)
  ).map(({ firstDay, lastDay, seats }) => [firstDay, lastDay, seats])
const listDocuments = (orderId: string) =>
  site.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.createdAt))
const readOffer = async (schoolId: string) =>
  (await (await commands()).getMoreSeatsOffer(schoolId)) as MoreSeatsOffer

describe('a school asks for more seats', () => {
  test('sees the price of each number, for the days that are left', async () => {
    const school = await newPaidSchool()
    await goTo('2027-10-20')
    const offer = await readOffer(school.id)
    expect(offer).toMatchObject({ seats: 15, days: 365, daysLeft: 73, lastDay: '2027-12-31' })
    expect(offer.steps.map(({ from, to, total }) => [from, to, total])).toEqual([
      [16, 20, 0],
      [21, 50, 236_000],
    ])
    await goTo('2027-01-01')
  })

  test('gets a quotation, pays, and has the seats with one press of the office', async () => {
    const school = await newPaidSchool()
    await goTo('2027-10-20')
    const orderId = await ask(school, 7)
    const order = await findOrder(orderId)
    expect(order).toMatchObject({
      ...{ plan: 'School', seats: 7, months: 12, termId: null, addsToTermId: school.termId },
      ...{ taxablePaise: 200_000, totalPaise: 236_000, dueDay: '2027-11-19', seatsAddedAt: null },
    })
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 15]])
    const { reportPayment, confirmPayment } = await commands()
    await reportPayment(school.coordinator, orderId, newPayment('2300', { tds: '60' }))
    const [report] = await site.db.select().from(payments).where(eq(payments.orderId, orderId))
    const confirmed = await confirmPayment(office, report?.id ?? '')
    expect(confirmed).toMatchObject({ isTermOpened: false, seats: { added: 7, total: 22 } })
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 22]])
    const paid = await readOrder(orderId)
    expect(paid).toMatchObject({ state: 'paid', outstanding: 0, addsSeats: true })
    expect(paid?.term).toMatchObject({ lastDay: '2027-12-31' })
    expect((await findOrder(orderId))?.termId).toBeNull()
    expect(await readOrder(school.orderId)).toMatchObject({ termSeats: 22 })
    const issued = await listDocuments(orderId)
    expect(issued.map(({ kind }) => kind)).toEqual(['quotation', 'invoice'])
    for (const { lines } of issued)
      expect(lines[0]?.description).toMatch(
        /7 more seats \(22 in all\) for 73 of 365 days, from 20 October 2027 to 31 December 2027/,
      )
    await goTo('2027-01-01')
  })

  test('tells the school by email; the audit log has the seats before and after', async () => {
    const school = await newPaidSchool()
    await pay(await ask(school, 6))
    const emails = await site.db
      .select({ template: mailOutbox.template, data: mailOutbox.data })
      .from(mailOutbox)
      .where(sql`${mailOutbox.data}->>'institution_name' = ${school.name}`)
    expect(emails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['quotation', 'billingDocument', 'seatsAdded']),
    )
    const told = emails.find(({ template }) => template === 'seatsAdded')
    expect(told?.data).toMatchObject({ added: '6', total: '21', lastDay: '2027-12-31' })
    const entries = await site.db
      .select({ values: auditLog.values })
      .from(auditLog)
      .where(and(eq(auditLog.schoolId, school.id), eq(auditLog.action, 'term.seats-changed')))
    expect(entries.map(({ values }) => values)).toEqual([{ from: 15, to: 21 }])
  })

  test('has seats within its plan at once, without an order', async () => {
    const { askForSeats } = await commands()
    const school = await newPaidSchool()
    expect(await askForSeats(school.coordinator, 5)).toEqual({ seats: { added: 5, total: 20 } })
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 20]])
    expect(await site.db.$count(orders, eq(orders.schoolId, school.id))).toBe(1)
  })

  test('not more than the price list has a price for', async () => {
    const { askForSeats } = await commands()
    const school = await newPaidSchool()
    await expect(askForSeats(school.coordinator, 36)).rejects.toMatchObject({
      errors: { seats: 'noPriceForSeats' },
    })
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 15]])
  })

  test('until the last day of the term, which is the last day to pay', async () => {
    const school = await newPaidSchool()
    await goTo('2027-12-31')
    const order = await findOrder(await ask(school, 6))
    // ₹10,000 for one of 365 days, and 18 % of it in two halves.
    expect(order).toMatchObject({ taxablePaise: 2740, totalPaise: 3234, dueDay: '2027-12-31' })
    await goTo('2027-01-01')
  })

  test('replaces an open request, unless a payment of it is on its way', async () => {
    const { reportPayment, askForSeats } = await commands()
    const school = await newPaidSchool()
    const first = await ask(school, 6)
    const second = await ask(school, 8)
    expect((await readOrder(first))?.state).toBe('withdrawn')
    expect((await readOffer(school.id)).askedNumber).toBe((await listDocuments(second))[0]?.number)
    await reportPayment(school.coordinator, second, newPayment('100'))
    await expect(askForSeats(school.coordinator, 9)).rejects.toMatchObject({ code: 'seatsAsked' })
    expect((await readOrder(second))?.state).toBe('open')
  })

  test('not for a free term, nor without a term', async () => {
    const { askForSeats, getMoreSeatsOffer } = await commands()
    const free = await newSchool(site.db)
    await site.db
      .update(terms)
      .set({ firstDay: '2027-01-01', lastDay: '2027-12-31' })
      .where(eq(terms.schoolId, free.id))
    expect(await getMoreSeatsOffer(free.id)).toBe('unpaid')
    await expect(askForSeats(free.coordinator, 1)).rejects.toMatchObject({
      code: 'seatsNotOffered',
    })
    await site.db.delete(terms).where(eq(terms.schoolId, free.id))
    expect(await getMoreSeatsOffer(free.id)).toBe('noTerm')
  })

  test('not for a term whose money went back', async () => {
    const { creditDocument, getMoreSeatsOffer } = await commands()
    const school = await newPaidSchool()
    const invoice = (await readOrder(school.orderId))?.documents.at(-1)?.id ?? ''
    await creditDocument(office, invoice, creditForm.parse({ amount: '', reason: 'A gift' }))
    expect(await getMoreSeatsOffer(school.id)).toBe('unpaid')
  })

  test('only through its own coordinator, or the office', async () => {
    const { askForSeats, askForSchool } = await commands()
    const school = await newPaidSchool()
    const other = await newPaidSchool()
    await expect(askForSeats(await newUser(site.db), 6)).rejects.toMatchObject({ code: 'notFound' })
    await ask(other, 6)
    expect(await site.db.$count(orders, eq(orders.schoolId, school.id))).toBe(1)
    const { quoted } = await askForSchool(office, school.id, 6)
    expect(await findOrder(quoted?.orderId ?? '')).toMatchObject({ addsToTermId: school.termId })
    await expect(askForSchool(office, office.id, 6)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('the seats of a payment', () => {
  test('are added once, by however many presses', async () => {
    const { reportPayment, confirmPayment } = await commands()
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    await reportPayment(school.coordinator, orderId, newPayment('11800'))
    const [report] = await site.db.select().from(payments).where(eq(payments.orderId, orderId))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirmPayment(office, report?.id ?? '')),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 22]])
  })

  test('wait for the last part of a payment in parts', async () => {
    const { recordPayment } = await commands()
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    const part = await recordPayment(office, orderId, newPayment('5000'))
    expect(part.seats).toBeNull()
    expect((await pay(orderId)).seats).toEqual({ added: 7, total: 22 })
  })

  test('never open or approve anything else', async () => {
    const school = await newPaidSchool()
    await site.db.execute(sql`update applications set state = 'received', decided_at = null,
      term_id = null where school_id = ${school.id}`)
    await pay(await ask(school, 7))
    expect(await readTerms(school.id)).toEqual([['2027-01-01', '2027-12-31', 22]])
  })

  test.each(['ended', 'deleted', 'over'])('are refused once the term has %s', async (what) => {
    const { endTerm, reportPayment, confirmPayment, rejectPayment, sendOrderReminders } =
      await commands()
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    await reportPayment(school.coordinator, orderId, newPayment('11800'))
    const [report] = await site.db.select().from(payments).where(eq(payments.orderId, orderId))
    if (what === 'ended') {
      await goTo('2027-01-02')
      await endTerm(school.id, { kind: 'site' })
    }
    if (what === 'deleted') await endTerm(school.id, { kind: 'site' })
    if (what === 'over') await goTo('2028-01-01')
    const id = report?.id ?? ''
    const confirmed = confirmPayment(office, id)
    await expect(confirmed).rejects.toMatchObject({ code: 'seatsTermOver' })
    expect(await readOrder(orderId)).toMatchObject({
      ...{ state: 'withdrawn', outstanding: 0, isLapsed: true, nextTerm: null, term: null },
    })
    await rejectPayment(office, id, 'The term is over')
    await goTo('2028-02-01')
    await sendOrderReminders()
    expect((await readOrder(orderId))?.remindedDay).toBeNull()
    await goTo('2027-01-01')
  })

  test('stay within the most seats of a school', async () => {
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    const { changeSeats } = await commands()
    await changeSeats(office, school.termId, 494)
    await expect(pay(orderId)).rejects.toMatchObject({ code: 'tooManySeats' })
    await changeSeats(office, school.termId, 493)
    expect((await pay(orderId)).seats).toEqual({ added: 7, total: 500 })
  })
})

describe('money that goes back', () => {
  const reverse = async (orderId: string, term: 'keep' | 'end') => {
    const { reversePayment } = await commands()
    const [payment] = await site.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'confirmed')))
    return reversePayment(
      office,
      payment?.id ?? '',
      reversalForm.parse({ reason: 'Bounced', term }),
    )
  }

  test('leaves the seats or takes them back, as the office chooses', async () => {
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    await pay(orderId, { mode: 'cheque' })
    expect(await reverse(orderId, 'keep')).toMatchObject({ ended: null })
    expect((await readTerms(school.id))[0]?.[2]).toBe(22)
    expect((await pay(orderId)).seats).toBeNull()
    expect(await reverse(orderId, 'end')).toMatchObject({ ended: 'seats' })
    expect((await readTerms(school.id))[0]?.[2]).toBe(15)
    expect((await pay(orderId)).seats).toEqual({ added: 7, total: 22 })
  })

  test('takes no seat from a teacher', async () => {
    const school = await newPaidSchool('1')
    const orderId = await ask(school, 20)
    await pay(orderId)
    await site.db.execute(sql`insert into memberships (school_id, user_id, role)
      values (${school.id}, ${(await newUser(site.db)).id}, 'teacher')`)
    await expect(reverse(orderId, 'end')).rejects.toMatchObject({
      ...{ code: 'seatsTaken', values: { used: 2 } },
    })
    expect((await readTerms(school.id))[0]?.[2]).toBe(21)
  })

  test('as a credit note of everything, which offers to take the seats back', async () => {
    const { creditDocument, endTermOfOrder } = await commands()
    const school = await newPaidSchool()
    const orderId = await ask(school, 7)
    await pay(orderId)
    const invoice = (await readOrder(orderId))?.documents.at(-1)?.id ?? ''
    await creditDocument(office, invoice, creditForm.parse({ amount: '', reason: 'Not needed' }))
    expect(await readOrder(orderId)).toMatchObject({ state: 'credited', isGivenBack: true })
    expect(await endTermOfOrder(office, orderId)).toBe('seats')
    expect((await readTerms(school.id))[0]?.[2]).toBe(15)
    expect((await readOrder(orderId))?.term).toBeNull()
  })
})

test('the next quotation begins with the number of seats that the term has now', async () => {
  const { getQuotationDefaults, listSchoolOrders } = await commands()
  const school = await newPaidSchool()
  await pay(await ask(school, 7))
  expect(getQuotationDefaults(await listSchoolOrders(school.id))).toMatchObject({
    ...{ seats: 22, state: '33', source: { orderId: school.orderId } },
  })
})

test('the ledger names the seats, and leaves lapsed orders out of its sums', async () => {
  const { endTerm } = await commands()
  const school = await newPaidSchool()
  const orderId = await ask(school, 7)
  const [quotation] = await listDocuments(orderId)
  const filters = { search: quotation?.number }
  expect((await listLedger(filters)).rows).toMatchObject([{ moreSeats: 7, outstanding: 1_180_000 }])
  expect(await summarizeLedger(filters)).toMatchObject({ total: 1_180_000, outstanding: 1_180_000 })
  await endTerm(school.id, { kind: 'site' })
  expect((await listLedger(filters)).rows).toMatchObject([{ state: 'withdrawn', outstanding: 0 }])
  expect(await summarizeLedger(filters)).toMatchObject({ total: 0, outstanding: 0 })
})
