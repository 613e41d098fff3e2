import { eq, sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, payments } from '@/db/schema'
import { creditDocument, issueInvoice } from '@/lib/billing/document/invoice'
import { EXPORT_BATCH_SIZE, sendLedgerTable, sendPaymentTable } from '@/lib/billing/ledger/export'
import { listLedger, listLedgerYears, summarizeLedger } from '@/lib/billing/ledger/ledger'
import { recordPayment, rejectPayment } from '@/lib/billing/payment/record'
import { reportPayment } from '@/lib/billing/payment/reports'
import { reversePayment } from '@/lib/billing/payment/reverse'
import { paymentForm } from '@/lib/billing/schema'
import { searchTeamRecords } from '@/lib/team/search/search'
import type { TeamRole } from '@/lib/team-access/policy'
import { newOrder, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'

/** Five orders of ₹11,800: open, overdue twice, paid, credited. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
const ids: Record<'open' | 'late' | 'later' | 'paid' | 'credited', string> = {
  ...{ open: '', late: '', later: '', paid: '', credited: '' },
}
async function openLedger() {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
  for (const name of Object.keys(ids) as (keyof typeof ids)[])
    ids[name] = (await newOrder(site.db, billing.price.id)).orderId
  const pay = (orderId: string, amount: string, tds = '') =>
    recordPayment(
      billing.accountant,
      orderId,
      paymentForm.parse({
        ...{ mode: 'neft', paidOn: '2026-04-02', reference: orderId, amount, tds },
      }),
    )
  await pay(ids.paid, '11600', '200')
  await pay(ids.later, '1800')
  const { id } = await issueInvoice(billing.accountant, ids.credited)
  await creditDocument(billing.accountant, id, { amount: 0 as never, reason: '=1+1' })
  await moveDueDay(ids.late, 10)
  await moveDueDay(ids.later, 100)
}

const moveDueDay = (id: string, daysAgo: number) =>
  site.db.execute(
    sql`update orders set due_day = day_in_india() - ${daysAgo}::integer where id = ${id}`,
  )

const readRows = async (filters: object, format?: string) => {
  const request = new Request('http://x')
  return sendPaymentTable(request, billing.accountant, filters, format)
}
const readCsv = async (filters: object) => {
  const lines = (await (await readRows(filters)).text()).trim().split('\r\n').slice(1)
  return lines.map((line) => line.split(','))
}
const addUp = (rows: string[][], column: number) =>
  rows.reduce((sum, cells) => sum + Math.round(Number(cells.at(column)) * 100), 0)

describe('the five orders', () => {
  beforeAll(openLedger)
  afterAll(() => site?.close())

  test.each([
    ['open', ['open']],
    ['overdue', ['late', 'later']],
    ['paid', ['paid']],
    ['unpaid', ['late', 'later', 'open']],
    ['credited', ['credited']],
    ['withdrawn', []],
    ['all', ['credited', 'late', 'later', 'open', 'paid']],
  ] as const)('the filter %s finds %j', async (state, names) => {
    const { rows } = await listLedger({ state })
    expect(rows.map(({ id }) => id).sort()).toEqual(names.map((name) => ids[name]).sort())
  })

  test('filters by year, board, school, number and reference', async () => {
    const countRows = async (filters: object) => (await listLedger(filters)).rows.length
    const [year = ''] = await listLedgerYears()
    const [row] = (await listLedger({ state: 'paid' })).rows
    expect(await countRows({ year })).toBe(5)
    expect(await countRows({ year: `${Number(year) - 1}` })).toBe(0)
    expect(await countRows({ year: 'x' })).toBe(0)
    expect(await countRows({ board: 'State Board' })).toBe(5)
    expect(await countRows({ board: 'IB' })).toBe(0)
    expect(await countRows({ search: row?.number.toLowerCase() })).toBe(1)
    expect(await countRows({ search: ids.paid })).toBe(1)
    expect(await countRows({ search: row?.school })).toBe(5)
    expect(await countRows({ search: "100%_'" })).toBe(0)
  })

  test('the search of the team finds documents by number and orders by the reference of a payment', async () => {
    const [row] = (await listLedger({ state: 'paid' })).rows
    const find = async (text: string, role: TeamRole = 'manager') =>
      (await searchTeamRecords(text, role))?.documents.map(({ orderId }) => orderId)
    expect(await find(row?.number.toLowerCase() ?? '')).toContain(ids.paid)
    expect(await find(ids.paid)).toEqual([ids.paid])
    expect(await find(ids.paid, 'editor')).toEqual([])
    expect(await find(ids.paid, 'accounts')).toEqual([ids.paid])
    expect(await find(ids.paid, 'viewer')).toBeUndefined()
    expect(await find('none')).toEqual([])
  })

  test('totals and dues by age agree with the orders', async () => {
    const summary = await summarizeLedger({})
    expect(summary).toEqual({
      ...{ count: 5, total: 5 * 1_180_000, settled: 1_360_000, credited: 1_180_000 },
      refunded: 0,
      outstanding: 1_180_000 + 1_180_000 + 1_000_000,
      ...{ notDue: 1_180_000, upTo30: 1_180_000, upTo60: 0, upTo90: 0, older: 1_000_000 },
    })
    const { notDue, upTo30, upTo60, upTo90, older, outstanding } = summary
    expect(notDue + upTo30 + upTo60 + upTo90 + older).toBe(outstanding)
  })

  test('the CSV has one row per document, with amounts that a spreadsheet adds up', async () => {
    const request = new Request('http://x')
    const response = await sendLedgerTable(request, billing.accountant, { state: 'credited' })
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    const totals = lines.slice(1).map((line) => Number(line.split(',').at(-1)))
    expect(totals.sort((a, b) => a - b)).toEqual([-11800, 11800])
    expect(lines.at(-1)).not.toContain('=1+1')
  })

  test('the table of payments has the money received and the tax deducted of confirmed payments, by the ledger’s filters', async () => {
    const rows = await readCsv({})
    expect(rows).toHaveLength(2)
    expect([addUp(rows, -3), addUp(rows, -2)]).toEqual([1_340_000, 20_000])
    expect(addUp(rows, -1)).toBe((await summarizeLedger({})).settled)
    const [paid] = await readCsv({ state: 'paid' })
    expect(paid).toContain('"2026-04-02"')
    expect(paid).toContain(`"${ids.paid}"`)
    expect(paid?.[4]).toMatch(/^"INV\//)
    expect(await readCsv({ state: 'open' })).toEqual([])
  })

  test('the year of a payment in the table is that of the day of payment', async () => {
    expect(await readCsv({ year: '2026' })).toHaveLength(2)
    expect(await readCsv({ year: '2025' })).toEqual([])
  })

  test('a year of the download is that of the document, also after a quotation of the year before', async () => {
    const [year = ''] = await listLedgerYears()
    const previousYear = `${Number(year) - 1}`
    const moveOrder = (years: number) =>
      site.db.execute(
        sql`update orders set created_at = created_at + ${years} * interval '1 year' where id = ${ids.credited}`,
      )
    await moveOrder(-1)
    const countLines = async (filters: Record<string, string>) => {
      const response = await sendLedgerTable(new Request('http://x'), billing.accountant, filters)
      return (await response.text()).trim().split('\r\n').length - 1
    }
    expect(await listLedgerYears()).toEqual([year, previousYear])
    expect(await countLines({ state: 'credited', year })).toBe(2)
    expect(await countLines({ state: 'credited', year: previousYear })).toBe(0)
    await moveOrder(1)
  })
})

describe('the table of payments, with more orders', () => {
  beforeAll(openLedger)
  afterAll(() => site?.close())

  test('leaves out what is reported, rejected or reversed', async () => {
    const before = await readCsv({})
    const { orderId, school } = await newOrder(site.db, billing.price.id)
    const newPayment = (reference: string) =>
      paymentForm.parse({
        ...{ mode: 'cheque', paidOn: '2026-04-03', amount: '100', tds: '1', reference },
      })
    await reportPayment(school.coordinator, orderId, newPayment('1'))
    await reportPayment(school.coordinator, orderId, newPayment('2'))
    await recordPayment(billing.accountant, orderId, newPayment('3'))
    const find = async (reference: string) =>
      (await site.db.select().from(payments).where(eq(payments.orderId, orderId))).find(
        (payment) => payment.reference === reference,
      )?.id ?? ''
    await rejectPayment(billing.accountant, await find('2'), 'Unknown')
    expect(await readCsv({})).toHaveLength(before.length + 1)
    await reversePayment(billing.accountant, await find('3'), { reason: 'Bounced', term: 'keep' })
    expect(await readCsv({})).toEqual(before)
  })

  test('reads more than one batch, each payment once, and is in the audit log', async () => {
    const count = EXPORT_BATCH_SIZE * 2 + 1
    const { orderId } = await newOrder(site.db, billing.price.id)
    await site.db.insert(payments).values(
      Array.from({ length: count }, (_, index) => ({
        ...({ orderId, mode: 'cash', state: 'confirmed', paidOn: '2024-05-01' } as const),
        ...{ reference: `cash ${index}`, amountPaise: 100, tdsPaise: 1 },
      })),
    )
    const rows = await readCsv({ year: '2024' })
    expect(new Set(rows.map((cells) => cells[3])).size).toBe(count)
    expect([addUp(rows, -3), addUp(rows, -2)]).toEqual([count * 100, count])
    const sheet = await JSZip.loadAsync(
      await (await readRows({ year: '2024' }, 'xlsx')).arrayBuffer(),
    )
    const xml = (await sheet.file('xl/worksheets/sheet1.xml')?.async('string')) ?? ''
    expect(xml.split('<row>').length - 1).toBe(count + 1)
    expect(xml).toContain('<c s="3"><v>1.01</v></c>')
    await site.db.delete(payments).where(eq(payments.orderId, orderId))
    const entries = await site.db.$count(auditLog, eq(auditLog.action, 'billing.payments-exported'))
    expect(entries).toBeGreaterThan(1)
  })
})
