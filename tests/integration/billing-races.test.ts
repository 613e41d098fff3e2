import { eq, sql } from 'drizzle-orm'
import { default as postgres } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCounters, documents, payments } from '@/db/schema'
import { issueInvoiceFor } from '@/lib/billing/document/issue'
import { lockOrder } from '@/lib/billing/order/order'
import { recordPayment } from '@/lib/billing/payment/record'
import { paymentForm } from '@/lib/billing/schema'
import { newOrder, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { hasPostgresServer } from '../support/test-database'

/** On all connections of a pool at once. The database decides. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
})
afterAll(() => site?.close())

/** The embedded database has one connection, so its transactions follow one another. */
const COUNT = hasPostgresServer ? 100 : 12
const SLOW_MS = 180_000
/** Twice the connections of a pool. Of more at once, it refuses those who wait for half a minute. */
const AT_ONCE = 20

async function settle(
  orderIds: string[],
  work: (orderId: string, index: number) => Promise<unknown>,
) {
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (let start = 0; start < COUNT; start += AT_ONCE) {
    const wave = orderIds.slice(start, start + AT_ONCE)
    outcomes.push(...(await Promise.allSettled(wave.map((id, index) => work(id, start + index)))))
  }
  return outcomes
}

async function newOrders() {
  const created: string[] = []
  for (let index = 0; index < COUNT; index += 1)
    created.push((await newOrder(site.db, billing.price.id)).orderId)
  return created
}

let reference = 0
async function pay(orderId: string) {
  reference += 1
  const payment = paymentForm.parse({
    ...{ mode: 'neft', paidOn: '2026-04-02', amount: '11800', tds: '' },
    reference: `R${reference}`,
  })
  return recordPayment(billing.accountant, orderId, payment)
}

/** The pool is replaced after a connection was killed. */
const currentDatabase = async () => (await import('@/db/client')).database()

async function listInvoiceNumbers() {
  const db = await currentDatabase()
  const rows = await db
    .select({ number: documents.number })
    .from(documents)
    .where(eq(documents.kind, 'invoice'))
  return rows.map(({ number }) => Number(number.split('/')[2])).sort((a, b) => a - b)
}

/** 1, 2, 3, … without a gap or a repetition, and the counter agrees. */
async function expectGapless() {
  const numbers = await listInvoiceNumbers()
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const db = await currentDatabase()
  const [counter] = await db
    .select({ last: documentCounters.last })
    .from(documentCounters)
    .where(eq(documentCounters.prefix, 'INV'))
  expect(counter?.last).toBe(numbers.length)
  return numbers.length
}

test(
  'confirmations at once: an invoice each, numbered without a gap',
  async () => {
    const before = (await listInvoiceNumbers()).length
    const outcomes = await settle(await newOrders(), pay)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await expectGapless()) - before).toBe(COUNT)
  },
  SLOW_MS,
)

test(
  'transactions killed or rolled back in the middle leave no gap and no half payment',
  async () => {
    const before = (await listInvoiceNumbers()).length
    const orderIds = await newOrders()
    const isRunning = { value: true }
    const killer = hasPostgresServer ? killBackends(isRunning) : Promise.resolve(0)
    const outcomes = await settle(orderIds, (orderId, index) =>
      index % 3 === 0 ? payAndFail(orderId) : pay(orderId),
    )
    isRunning.value = false
    await killer
    const invoices = (await expectGapless()) - before
    const confirmed = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(invoices).toBeGreaterThanOrEqual(confirmed)
    expect(invoices).toBeLessThanOrEqual(COUNT - Math.ceil(COUNT / 3))
    const db = await currentDatabase()
    const [row] = await db
      .select({ open: sql<number>`count(*)::int` })
      .from(payments)
      .where(eq(payments.state, 'reported'))
    expect(row?.open).toBe(0)
  },
  SLOW_MS,
)

/** Fails after the number is taken, as a crash of the process would. */
async function payAndFail(orderId: string) {
  const db = await currentDatabase()
  await db.transaction(async (tx) => {
    await issueInvoiceFor(tx, await lockOrder(tx, orderId), { kind: 'site' })
    throw new Error('killed')
  })
}

async function killBackends(isRunning: { value: boolean }) {
  const sqlClient = postgres(site.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  let killed = 0
  while (isRunning.value && killed < 6) {
    const rows = await sqlClient`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      and state = 'idle in transaction' limit 1`
    killed += rows.length
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await sqlClient.end()
  return killed
}
