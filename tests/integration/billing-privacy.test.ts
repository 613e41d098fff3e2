import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '@/db/schema'
import { recordPayment } from '@/lib/billing/payment/record'
import { reportPayment } from '@/lib/billing/payment/reports'
import { addPrice, listAllPrices, listCurrentPrices, withdrawPrice } from '@/lib/billing/prices'
import { requestQuotation } from '@/lib/billing/quotation'
import { paymentForm, priceForm } from '@/lib/billing/schema'
import { sendDataExport } from '@/lib/privacy/data-export'
import { eraseUser } from '@/lib/privacy/erasure/erase'
import { newOrder, newQuotationForm, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool } from '../support/schools'

/** What visitors see of the prices, and what billing keeps of a person. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
})
afterAll(() => site?.close())

const { documents, orders, payments, terms, users } = schema

const newPayment = (reference: string, amount: string) =>
  paymentForm.parse({ mode: 'upi', paidOn: '2026-04-02', reference, amount, tds: '' })

test.each([
  ['yes', true],
  ['no', false],
] as const)('a price with public %s is on the public list: %s', async (isPublic, isListed) => {
  const plan = `Public ${isPublic}`
  await addPrice(
    billing.accountant,
    priceForm.parse({
      ...{ plan, seatsFrom: '1', seatsTo: '9', months: '6', amount: '1', isPublic },
      validFrom: '2026-04-01',
    }),
  )
  const findIn = async (options?: { onlyPublic: boolean }) =>
    (await listCurrentPrices(options)).find((price) => price.plan === plan)
  expect(Boolean(await findIn({ onlyPublic: true }))).toBe(isListed)
  const price = await findIn()
  expect(price).toMatchObject({ amount: 100, isPublic: isListed })
  await withdrawPrice(billing.accountant, price?.id ?? '')
  expect(await findIn()).toBeUndefined()
})

test('a later price replaces an earlier one from its day, and a future one waits', async () => {
  const plan = 'Replaced'
  const add = (amount: string, validFrom: string) =>
    addPrice(
      billing.accountant,
      priceForm.parse({
        ...{ plan, seatsFrom: '1', seatsTo: '9', months: '6', isPublic: 'no' },
        ...{ amount, validFrom },
      }),
    )
  const listCurrent = async () => (await listCurrentPrices()).filter((price) => price.plan === plan)
  await add('1000', '2026-04-01')
  const [first] = await listCurrent()
  await add('3000', '2999-04-01')
  expect((await listCurrent()).map(({ amount }) => amount)).toEqual([100_000])
  await add('2000', '2026-04-02')
  expect((await listCurrent()).map(({ amount }) => amount)).toEqual([200_000])
  expect((await listAllPrices()).filter((price) => price.plan === plan)).toHaveLength(3)
  const { coordinator } = await newSchool(site.db)
  const form = newQuotationForm({ priceId: first?.id ?? '', seats: '5' })
  await expect(requestQuotation(coordinator, form)).rejects.toMatchObject({ code: 'priceChanged' })
})

async function newPaidOrder() {
  const order = await newOrder(site.db, billing.price.id)
  const { coordinator } = order.school
  await reportPayment(coordinator, order.orderId, newPayment(`R-${order.orderId}`, '100'))
  await recordPayment(billing.accountant, order.orderId, newPayment(order.orderId, '11700'))
  return { ...order, coordinator }
}

test('the data export lists the payments that the user reported, and says what tax law keeps', async () => {
  const { coordinator, orderId } = await newPaidOrder()
  const response = await sendDataExport(new Request('http://x'), coordinator.id)
  const archive = await JSZip.loadAsync(await response.arrayBuffer())
  const page = (await archive.file('your-data.html')?.async('string')) ?? ''
  expect(page).toContain('Tax law requires us to keep the payment, without your name.')
  expect(page).toContain(`R-${orderId}`)
  expect(page).not.toContain(billing.accountant.id)
})

/** Every row of every table as text. */
async function listRowsWith(text: string) {
  const names: string[] = []
  for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
    const name = getTableName(table)
    const rows = await site.db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(name)} t`)
      .where(sql`t::text like ${`%${text}%`}`)
      .limit(1)
    if (rows.length > 0) names.push(name)
  }
  return names
}

test('erasing a user whose school has an invoice keeps the documents and nothing of the user', async () => {
  const { coordinator, orderId, school } = await newPaidOrder()
  const surname = `Surname${coordinator.id.slice(0, 8)}`
  const phoneNumber = `98${coordinator.id.replace(/\D/g, '').slice(0, 6).padEnd(8, '7')}`
  await site.db
    .update(users)
    .set({ lastname: surname, phoneNumber })
    .where(eq(users.id, coordinator.id))
  await site.db.delete(terms).where(eq(terms.schoolId, school.id))
  const readKept = async () => ({
    documents: await site.db.select().from(documents).where(eq(documents.orderId, orderId)),
    payments: await site.db.select().from(payments).where(eq(payments.orderId, orderId)),
  })
  const before = await readKept()
  expect(before.documents.map(({ kind }) => kind).sort()).toEqual(['invoice', 'quotation'])
  expect(await listRowsWith(surname)).toEqual(['users'])

  const { id, email } = coordinator
  const subject = { id, email, confirmed: true }
  await site.db.transaction((tx) => eraseUser(tx, subject, { keepCertificates: false }))

  const after = await readKept()
  expect(after.documents).toEqual(before.documents)
  const withoutPerson = before.payments.map((payment) => ({
    ...{ ...payment, fileId: null },
    reportedBy: payment.reportedBy === id ? null : payment.reportedBy,
  }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(after.payments.sort(byId)).toEqual(withoutPerson.sort(byId))
  const [order] = await site.db.select().from(orders).where(eq(orders.id, orderId))
  expect(Object.keys(order?.buyer ?? {}).sort()).toEqual([
    ...['address', 'board', 'gstin', 'name', 'state'],
  ])
  for (const text of [surname, phoneNumber]) expect(await listRowsWith(text)).toEqual([])
  const tablesOfBilling = ['documents', 'orders', 'payments', 'billing_settings', 'prices']
  const withId = await listRowsWith(id)
  expect(withId.filter((name) => tablesOfBilling.includes(name))).toEqual([])
  expect((await listRowsWith(email)).filter((name) => tablesOfBilling.includes(name))).toEqual([])
})
