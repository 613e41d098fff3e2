import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { paymentForm } from '@/lib/billing/schema'
import { bearerHeader, callApi } from '@/tests/support/api-user'
import { newOrder, setUpBilling } from '@/tests/support/billing'
import { postgresUrl } from '@/tests/support/postgres-server'
import { forgetProcessState } from '@/tests/support/process-state'
import type { Site } from '@/tests/support/site'

/** Numbers of invoices through two instances on one database, one of them killed in the middle. */

const COUNT = 100
const PARALLEL = 10
let sites: Site[]
let paymentIds: string[]
let token: string
let sql: postgres.Sql
let dropDatabase = async () => {}
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const { newTestDatabase } = await import('@/tests/support/test-database')
  const { createTeamUsers } = await import('@/tests/support/team-users')
  const { startSite } = await import('@/tests/support/site')
  const database = await newTestDatabase()
  dropDatabase = database.drop
  token = (await createTeamUsers(database)).accounts.token
  paymentIds = await reportPayments(database.env)
  sites = await Promise.all([startSite({ database }), startSite({ database })])
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
}, 600_000)
afterAll(async () => {
  await sql?.end()
  await Promise.all((sites ?? []).map((site) => site.stop()))
  await dropDatabase()
})

/** One order and one reported payment per school, before the sites start. */
async function reportPayments(env: Record<string, string>) {
  const settings = { AUTH_SECRET: 'a secret that only the tests know, long enough' }
  const limits = { RATE_LIMIT_UNSOLICITED_MAIL: '100000/60', LOG_LEVEL: 'silent' }
  for (const [name, value] of Object.entries({ ...settings, ...limits, ...env }))
    vi.stubEnv(name, value)
  forgetProcessState()
  const { closeDatabase, database } = await import('@/db/client')
  const { reportPayment } = await import('@/lib/billing/payment/reports')
  const { payments } = await import('@/db/schema')
  const db = await database()
  const { price } = await setUpBilling(db)
  for (let index = 0; index < COUNT; index += 1) {
    const { school, orderId } = await newOrder(db, price.id)
    const form = { mode: 'neft', paidOn: '2026-04-02', amount: '11800', tds: '' }
    const payment = paymentForm.parse({ ...form, reference: `UTR${index}` })
    await reportPayment(school.coordinator, orderId, payment)
  }
  const rows = await db.select({ id: payments.id }).from(payments)
  await closeDatabase()
  vi.unstubAllEnvs()
  return rows.map(({ id }) => id)
}

/** Returns the payments whose confirmation was acknowledged. A killed site answers nothing. */
async function confirmAll(onProgress: (done: number) => void) {
  const waiting = [...paymentIds]
  const confirmed: string[] = []
  let done = 0
  const work = async (index: number) => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const site = sites[(index + done) % sites.length] as Site
      const response = await callApi(site, `/api/team/billing/payments/${id}/confirm`, {
        body: {},
        headers: bearerHeader(token),
      }).catch(() => null)
      if (response?.status === 200) confirmed.push(id)
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, (_, index) => work(index)))
  return confirmed
}

async function readNumbers() {
  const rows = await sql`select number from documents where kind = 'invoice'`
  const numbers = rows.map(({ number }) => Number(number.split('/')[2])).sort((a, b) => a - b)
  const [counter] = await sql`select last from document_counters where prefix = 'INV'`
  return { numbers, last: counter?.last ?? 0 }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('100 confirmations on two instances, one killed in the middle: no gap, no number twice', async () => {
  const acknowledged = await confirmAll((done) => {
    if (done === COUNT / 2) sites[1]?.process.kill('SIGKILL')
  })
  const { numbers, last } = await readNumbers()
  expect(numbers).toEqual(upTo(numbers.length))
  expect(last).toBe(numbers.length)
  const rows = await sql`select id from payments where state = 'confirmed'`
  const confirmed = rows.map(({ id }) => id)
  expect(confirmed).toHaveLength(numbers.length)
  expect(acknowledged.filter((id) => !confirmed.includes(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(COUNT / 4)

  // Payments that were not confirmed before can be confirmed now.
  paymentIds = paymentIds.filter((id) => !confirmed.includes(id))
  expect(paymentIds.length).toBeGreaterThan(0)
  sites = sites.slice(0, 1)
  for (let attempt = 0; attempt < 5 && paymentIds.length > 0; attempt += 1) {
    const done = await confirmAll(() => {})
    paymentIds = paymentIds.filter((id) => !done.includes(id))
  }
  const after = await readNumbers()
  expect(after).toEqual({ numbers: upTo(COUNT), last: COUNT })
  const [open] =
    await sql`select count(*)::int as count from orders where settled_paise <> total_paise`
  expect(open?.count).toBe(0)
})
