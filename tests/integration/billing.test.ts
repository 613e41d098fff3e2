import { asc, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applications,
  auditLog,
  documents,
  files,
  mailOutbox,
  orders,
  payments,
  schools,
  terms,
  users,
} from '@/db/schema'
import { creditDocument, issueInvoice, withdrawOrder } from '@/lib/billing/document/invoice'
import { sendSchoolDocument } from '@/lib/billing/document/send'
import { computeCheckCharacter } from '@/lib/billing/fields'
import {
  findSchoolDocument,
  getQuotationDefaults,
  listSchoolOrders,
} from '@/lib/billing/order/list'
import { confirmPayment, recordPayment, rejectPayment } from '@/lib/billing/payment/record'
import { addPaymentPhoto, reportPayment } from '@/lib/billing/payment/reports'
import { purgeTaxDocuments } from '@/lib/billing/purge'
import { createQuotation, requestQuotation } from '@/lib/billing/quotation'
import { paymentForm, quotationForm } from '@/lib/billing/schema'
import { eraseUser } from '@/lib/privacy/erasure/erase'
import { newOrder, newQuotationForm, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { createCaptions, createPng } from '../support/sample-files'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
})
afterAll(() => site?.close())

let utr = 0
function nextUtr() {
  utr += 1
  return `UTR${utr}`
}
const newPayment = (amount: string, overrides: Record<string, string> = {}) =>
  paymentForm.parse({
    ...{ mode: 'neft', paidOn: '2026-04-02', reference: nextUtr(), amount, tds: '' },
    ...overrides,
  })
const newReport = (amount: string, overrides: Record<string, string> = {}) =>
  paymentForm.parse({
    ...{ mode: 'upi', paidOn: '2026-04-02', reference: nextUtr(), amount, tds: '' },
    ...overrides,
  })

async function* yieldOnce(bytes: Uint8Array) {
  yield bytes
}

const listDocuments = (orderId: string) =>
  site.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.createdAt))
const findOrder = async (id: string) =>
  (await site.db.select().from(orders).where(eq(orders.id, id)))[0]
const listTermsOf = (schoolId: string) =>
  site.db.select().from(terms).where(eq(terms.schoolId, schoolId)).orderBy(terms.firstDay)
const countRows = async (schoolId: string) =>
  (await site.db.select({ rows: count() }).from(terms).where(eq(terms.schoolId, schoolId)))[0]?.rows

describe('a quotation', () => {
  test('copies the price, the parties and the tax, and is emailed', async () => {
    const { documentId, orderId, number } = await newOrder(site.db, billing.price.id)
    const [quotation] = await listDocuments(orderId)
    expect(quotation).toMatchObject({
      ...{ id: documentId, kind: 'quotation', number, placeOfSupply: '33' },
      ...{ rateBasisPoints: 1800, taxablePaise: 1_000_000, totalPaise: 1_180_000 },
      ...{ cgstPaise: 90_000, sgstPaise: 90_000, igstPaise: 0 },
    })
    expect(number).toMatch(/^Q\/\d\d-\d\d\/\d{4}$/)
    expect(quotation?.buyer.state).toBe('33')
    const emails = await site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'quotation'))
    expect(emails.map(({ data }) => data.documentId)).toContain(documentId)
  })

  test('to another state is taxed between states', async () => {
    const { orderId } = await newOrder(site.db, billing.price.id, '29')
    const [quotation] = await listDocuments(orderId)
    expect(quotation).toMatchObject({ igstPaise: 180_000, cgstPaise: 0, sgstPaise: 0 })
  })

  test('needs the state, and seats that the plan covers', async () => {
    const { coordinator } = await newSchool(site.db)
    const form = newQuotationForm({ priceId: billing.price.id })
    await expect(requestQuotation(coordinator, { ...form, state: '' })).rejects.toMatchObject({
      errors: { state: 'stateRequired' },
    })
    await expect(requestQuotation(coordinator, { ...form, seats: 501 })).rejects.toMatchObject({
      code: 'seatsOutsidePlan',
    })
    await expect(requestQuotation(await newUser(site.db), form)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

test('the next quotation begins with what the last document has', async () => {
  const { id, coordinator } = await newSchool(site.db)
  const read = async () => getQuotationDefaults(await listSchoolOrders(id))
  expect(await read()).toBeNull()
  const gstin = `29AAPFU0939F1Z${computeCheckCharacter('29AAPFU0939F1Z')}`
  for (const form of [{ seats: '20' }, { gstin, state: '29', seats: '35' }])
    await requestQuotation(coordinator, newQuotationForm({ priceId: billing.price.id, ...form }))
  const defaults = await read()
  expect(defaults).toMatchObject({ seats: 35, gstin, state: '29' })
  expect(await findSchoolDocument(id, String(defaults?.source.documentId))).not.toBeNull()
})

test('a state that the GSTIN does not name is refused', () => {
  const gstin = `29AAPFU0939F1Z${computeCheckCharacter('29AAPFU0939F1Z')}`
  const form = { priceId: billing.price.id, seats: '20', gstin, state: '33' }
  const { error } = quotationForm.safeParse(form)
  expect(error?.issues.map(({ path }) => path)).toEqual([['state']])
})

test('a document is found through its own school only', async () => {
  const { documentId, school } = await newOrder(site.db, billing.price.id)
  const other = await newOrder(site.db, billing.price.id)
  const response = await sendSchoolDocument(school.id, documentId)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  for (const id of [other.documentId, school.id, 'x'])
    await expect(sendSchoolDocument(school.id, id)).rejects.toMatchObject({ code: 'notFound' })
})

describe('a payment', () => {
  test('in full issues one invoice and opens the next term, together', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const { number, isTermOpened } = await recordPayment(
      billing.accountant,
      orderId,
      newPayment('11,800'),
    )
    expect(isTermOpened).toBe(true)
    const issued = await listDocuments(orderId)
    expect(issued.map(({ kind }) => kind)).toEqual(['quotation', 'invoice'])
    expect(issued[1]?.number).toBe(number)
    const [first, second] = await listTermsOf(school.id)
    expect(second).toMatchObject({ seats: 20, paymentNote: `NEFT UTR${utr}` })
    expect(String(second?.firstDay) > String(first?.lastDay)).toBe(true)
    expect(await findOrder(orderId)).toMatchObject({ settledPaise: 1_180_000, termId: second?.id })
  })

  test('approves a waiting application by the same command as the team', async () => {
    const { id } = await newSchool(site.db)
    await site.db.delete(terms).where(eq(terms.schoolId, id))
    await site.db
      .update(applications)
      .set({ state: 'received', decidedAt: null, termId: null })
      .where(eq(applications.schoolId, id))
    const form = newQuotationForm({ priceId: billing.price.id, seats: '7' })
    const { orderId } = await createQuotation(billing.accountant, id, form)
    await recordPayment(billing.accountant, orderId, newPayment('11800'))
    const [application] = await site.db
      .select()
      .from(applications)
      .where(eq(applications.schoolId, id))
    const [term] = await listTermsOf(id)
    expect(application).toMatchObject({ state: 'approved', termId: term?.id })
    expect(term?.seats).toBe(7)
  })

  test('in parts, with tax deducted, opens the term with the last part and has one invoice', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const before = await countRows(school.id)
    const { isTermOpened } = await recordPayment(
      billing.accountant,
      orderId,
      newPayment('5,000', { tds: '100' }),
    )
    expect([isTermOpened, await countRows(school.id)]).toEqual([false, before])
    await expect(
      recordPayment(billing.accountant, orderId, newPayment('6,700.01')),
    ).rejects.toMatchObject({ code: 'paymentTooHigh', values: { outstanding: '₹6,700.00' } })
    const last = await recordPayment(billing.accountant, orderId, newPayment('6,700'))
    expect(last.isTermOpened).toBe(true)
    const kinds = (await listDocuments(orderId)).map(({ kind }) => kind)
    expect(kinds).toEqual(['quotation', 'invoice'])
  })

  test('that the school reports waits for the office, which confirms or rejects it once', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const report = newReport('11800')
    await reportPayment(school.coordinator, orderId, report)
    await expect(reportPayment(school.coordinator, orderId, report)).rejects.toMatchObject({
      code: 'reportTooHigh',
    })
    const [payment] = await site.db.select().from(payments).where(eq(payments.orderId, orderId))
    expect(payment?.state).toBe('reported')
    expect((await findOrder(orderId))?.settledPaise).toBe(0)
    const id = payment?.id ?? ''
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => confirmPayment(billing.accountant, id)),
      ...Array.from({ length: 5 }, () => rejectPayment(billing.accountant, id, 'Not received')),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const isPaid = (await findOrder(orderId))?.settledPaise === 1_180_000
    const [decided] = await site.db.select().from(payments).where(eq(payments.id, id))
    expect(decided?.state).toBe(isPaid ? 'confirmed' : 'rejected')
  })

  test('of another school is not found, and the future is no day of payment', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    const { coordinator: stranger } = await newSchool(site.db)
    await expect(reportPayment(stranger, orderId, newReport('1'))).rejects.toMatchObject({
      code: 'notFound',
    })
    const future = newReport('1', { paidOn: '2999-01-01' })
    await expect(reportPayment(school.coordinator, orderId, future)).rejects.toMatchObject({
      errors: { paidOn: 'paidOnFuture' },
    })
  })

  test('can have a photo, until the office decides; other files are removed again', async () => {
    const { school, orderId } = await newOrder(site.db, billing.price.id)
    await reportPayment(school.coordinator, orderId, newReport('100'))
    const readPayment = async () =>
      (await site.db.select().from(payments).where(eq(payments.orderId, orderId)))[0]
    const id = (await readPayment())?.id ?? ''
    const send = (bytes: Buffer, sender: { id: string } = school.coordinator) =>
      addPaymentPhoto(sender, id, {
        name: 'receipt',
        stream: { bytes: bytes.length, chunks: yieldOnce(bytes), drain: async () => {} },
      })
    const { coordinator: stranger } = await newSchool(site.db)
    await expect(send(createPng(20, 20), stranger)).rejects.toMatchObject({ code: 'notFound' })
    await expect(send(Buffer.alloc(5 * 1024 * 1024))).rejects.toMatchObject({
      code: 'photoTooLarge',
    })
    await expect(send(Buffer.from(createCaptions()))).rejects.toMatchObject({
      code: 'photoNotFound',
    })
    expect(await site.db.$count(files)).toBe(0)
    await send(createPng(20, 20))
    expect((await readPayment())?.fileId).toMatch(/^[0-9a-f]{64}$/)
    await rejectPayment(billing.accountant, id, 'Not received')
    await expect(send(createPng(30, 30))).rejects.toMatchObject({ code: 'paymentDecided' })
  })

  test('without our GSTIN gets a receipt for each part, without tax lines', async () => {
    await setUpBilling(site.db, { gstin: '', openingShare: '50' })
    const { orderId } = await newOrder(site.db, billing.price.id)
    const first = await recordPayment(billing.accountant, orderId, newPayment('6000'))
    const second = await recordPayment(billing.accountant, orderId, newPayment('4000'))
    await setUpBilling(site.db)
    expect([first.isTermOpened, second.isTermOpened]).toEqual([true, false])
    const receipts = (await listDocuments(orderId)).slice(1)
    expect(receipts.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['receipt', 600_000],
      ['receipt', 400_000],
    ])
    expect(receipts.every(({ rateBasisPoints }) => rateBasisPoints === null)).toBe(true)
  })
})

describe('documents', () => {
  test('cannot change or disappear; credit notes bring them to zero', async () => {
    const { orderId } = await newOrder(site.db, billing.price.id)
    const { id } = await issueInvoice(billing.accountant, orderId)
    await expect(issueInvoice(billing.accountant, orderId)).rejects.toMatchObject({
      code: 'invoiceExists',
    })
    for (const statement of [
      sql`update documents set total_paise = 0 where id = ${id}`,
      sql`delete from documents where id = ${id}`,
      sql`truncate documents cascade`,
    ])
      await expect(site.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('immutable') },
      })
    const credit = (amount: number) =>
      creditDocument(billing.accountant, id, { amount: amount as never, reason: 'Fewer seats' })
    await credit(333_333)
    await expect(credit(1_000_000)).rejects.toMatchObject({ code: 'creditTooHigh' })
    await credit(0)
    await expect(credit(0)).rejects.toMatchObject({ code: 'nothingToCredit' })
    const issued = (await listDocuments(orderId)).filter(({ kind }) => kind !== 'quotation')
    for (const column of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise'] as const)
      expect(issued.reduce((sum, document) => sum + document[column], 0)).toBe(0)
    expect((await findOrder(orderId))?.creditedPaise).toBe(1_180_000)
  })

  test('a quotation can be withdrawn until something is paid or invoiced', async () => {
    const [first, second] = [
      await newOrder(site.db, billing.price.id),
      await newOrder(site.db, billing.price.id),
    ]
    await withdrawOrder(billing.accountant, first.orderId)
    await expect(
      recordPayment(billing.accountant, first.orderId, newPayment('1')),
    ).rejects.toMatchObject({ code: 'orderWithdrawn' })
    await issueInvoice(billing.accountant, second.orderId)
    await expect(withdrawOrder(billing.accountant, second.orderId)).rejects.toMatchObject({
      code: 'orderHasPayments',
    })
  })

  test('are kept for eight years after their financial year, then deleted with their order', async () => {
    const [old, recent] = [
      await newOrder(site.db, billing.price.id),
      await newOrder(site.db, billing.price.id),
    ]
    await recordPayment(billing.accountant, old.orderId, newPayment('11800'))
    await site.db.execute(sql`alter table documents disable trigger documents_immutable`)
    const age = (orderId: string, day: string) =>
      site.db.update(documents).set({ issuedOn: day }).where(eq(documents.orderId, orderId))
    await age(old.orderId, '2017-12-31')
    await age(recent.orderId, '2019-04-01')
    await site.db
      .update(payments)
      .set({ decidedAt: new Date('2018-01-01'), createdAt: new Date('2018-01-01') })
      .where(eq(payments.orderId, old.orderId))
    await site.db.execute(sql`alter table documents enable trigger documents_immutable`)
    await purgeTaxDocuments()
    expect(await findOrder(old.orderId)).toBeUndefined()
    expect(await findOrder(recent.orderId)).toBeDefined()
  })
})

test('erasing a coordinator keeps the documents of the school and nothing about the person', async () => {
  const { school, orderId } = await newOrder(site.db, billing.price.id)
  await reportPayment(school.coordinator, orderId, newReport('100'))
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  const { id, email } = school.coordinator
  const subject = { id, email, confirmed: true }
  await site.db.transaction((tx) => eraseUser(tx, subject, { keepCertificates: false }))
  expect(await site.db.$count(users, eq(users.id, id))).toBe(0)
  expect(await site.db.$count(schools, eq(schools.id, school.id))).toBe(0)
  const kept = await listDocuments(orderId)
  expect(kept.map(({ kind }) => kind)).toEqual(['quotation'])
  expect(JSON.stringify(kept)).not.toContain(school.coordinator.lastname)
  const [payment] = await site.db.select().from(payments).where(eq(payments.orderId, orderId))
  expect(payment).toMatchObject({ reportedBy: null, fileId: null })
  expect((await findOrder(orderId))?.schoolId).toBeNull()
})

test('every step is in the audit log, without names', async () => {
  const { orderId } = await newOrder(site.db, billing.price.id)
  await recordPayment(billing.accountant, orderId, newPayment('11800'))
  const invoice = (await listDocuments(orderId)).at(-1)
  await creditDocument(billing.accountant, invoice?.id ?? '', {
    amount: 0 as never,
    reason: 'Cancelled',
  })
  const entries = await site.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.targetId, orderId))
    .orderBy(auditLog.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'document.quotation',
    'payment.confirmed',
    'document.invoice',
    'document.credit-note',
  ])
})

test('settings saved by two people at once: one of them is told', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => setUpBilling(site.db)))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failures) expect(reason.code).toBe('changedByColleague')
  expect(failures.length).toBeLessThan(5)
})

describe('reminders of an unpaid order', () => {
  const remindAll = async () => (await import('@/lib/billing/order/remind')).sendOrderReminders()
  const remindNow = async (orderId: string) =>
    (await import('@/lib/billing/order/remind')).remindSchool(billing.accountant, orderId)

  /** As if the last day to pay were so many days ago, and every earlier step six days before. */
  const setDaysLate = (orderId: string, days: number) =>
    site.db
      .update(orders)
      .set({
        dueDay: sql`day_in_india() - ${days}::integer`,
        createdAt: sql`now() - interval '30 days'`,
        remindedAt: sql`${orders.remindedAt} - interval '6 days'`,
      })
      .where(eq(orders.id, orderId))

  async function newUnpaidOrder() {
    const { school, orderId, number } = await newOrder(site.db, billing.price.id)
    await site.db
      .update(schools)
      .set({ confirmedEmail: schools.email })
      .where(eq(schools.id, school.id))
    const listReminders = () =>
      site.db
        .select({ data: mailOutbox.data, to: mailOutbox.recipient })
        .from(mailOutbox)
        .where(
          sql`${mailOutbox.template} = 'orderReminder' and ${mailOutbox.data}->>'number' = ${number}`,
        )
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
    return { school, orderId, listReminders }
  }

  test('one shortly before the last day and two after it, each once, then none', async () => {
    const { orderId, listReminders } = await newUnpaidOrder()
    const counts: number[] = []
    for (const days of [-10, -3, -1, 0, 7, 8, 21, 22, 44]) {
      await setDaysLate(orderId, days)
      await Promise.all([remindAll(), remindAll()])
      counts.push((await listReminders()).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3])
    const [first, second] = await listReminders()
    expect(first?.data).toMatchObject({ overdue: '', amount: '₹11,800.00' })
    expect(second?.data).toMatchObject({ overdue: 'yes' })
  })

  test('a payment that the school reports or the office records stops them', async () => {
    const reported = await newUnpaidOrder()
    const paid = await newUnpaidOrder()
    await reportPayment(reported.school.coordinator, reported.orderId, newReport('11800'))
    await recordPayment(billing.accountant, paid.orderId, newPayment('11800'))
    for (const { orderId } of [reported, paid]) await setDaysLate(orderId, 8)
    await remindAll()
    expect(await reported.listReminders()).toEqual([])
    expect(await paid.listReminders()).toEqual([])
    await expect(remindNow(paid.orderId)).rejects.toThrow('nothingOwed')
  })

  test('an order that was long overdue before waits for the office, which reminds once in five days', async () => {
    const { orderId, listReminders } = await newUnpaidOrder()
    await setDaysLate(orderId, 60)
    await remindAll()
    expect(await listReminders()).toEqual([])
    const attempts = await Promise.allSettled([remindNow(orderId), remindNow(orderId)])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listReminders()).toHaveLength(1)
    await setDaysLate(orderId, 60)
    expect(await remindNow(orderId)).toBe(true)
    const log = await site.db
      .select({ actor: auditLog.actor })
      .from(auditLog)
      .where(sql`${auditLog.targetId} = ${orderId} and ${auditLog.action} = 'order.reminded'`)
    expect(log).toHaveLength(2)
  })

  test('without a confirmed address nothing is sent, and the office is told', async () => {
    const { orderId } = await newOrder(site.db, billing.price.id)
    await site.db.update(users).set({ emailConfirmedAt: null })
    expect(await remindNow(orderId)).toBe(false)
    const suppressed = await site.db.$count(
      mailOutbox,
      sql`${mailOutbox.template} = 'orderReminder' and ${mailOutbox.outcome} = 'suppressed'`,
    )
    expect(suppressed).toBe(1)
  })
})
