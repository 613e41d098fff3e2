import 'server-only'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Sort } from '@/base/sort'
import { database } from '@/db/client'
import { containsWords } from '@/db/full-text-search'
import { buildSortedQuery, slicePage } from '@/db/pagination'
import { isWithdrawn, outstandingPaise } from '@/db/read-models/billing'
import { documents, orders } from '@/db/schema'
import { toPaise } from '../money'
import { orderState } from '../order/order'

export type LedgerFilters = {
  state?: string
  year?: string
  board?: string
  search?: string
  after?: string
}

export const LEDGER_SORTS = ['total', 'created'] as const
export type LedgerSort = Sort<(typeof LEDGER_SORTS)[number]>

const sortableColumns = {
  total: { type: 'number' as const, by: orders.totalPaise },
  created: { type: 'timestamp' as const, by: orders.createdAt },
}

const dayInIndia = (column: typeof orders.createdAt) =>
  sql`(${column} at time zone 'Asia/Kolkata')::date`

export async function listLedger(filters: LedgerFilters, sort: LedgerSort = '-created') {
  const db = await database()
  const { id } = orders
  const list = buildSortedQuery({ columns: sortableColumns, sort, id, after: filters.after })
  const rows = await db
    .select({
      key: list.key,
      id,
      school: sql<string>`${orders.buyer}->>'name'`,
      plan: orders.plan,
      moreSeats,
      state: orderState,
      dueDay: orders.dueDay,
      total: orders.totalPaise,
      outstanding: outstandingPaise,
      number: latestNumber,
      hasReport,
    })
    .from(orders)
    .where(and(matchesLedger(filters), list.from))
    .orderBy(...list.by)
    .limit(list.most)
  const page = slicePage(rows)
  return {
    ...page,
    rows: page.rows.map(({ total, outstanding, ...row }) => ({
      ...row,
      total: toPaise(total),
      outstanding: toPaise(outstanding),
    })),
  }
}

/** Of the last document. Columns are named in full, because the subquery has columns of the same names. */
const latestNumber = sql<string>`(select issued.number from documents issued
  where issued.order_id = orders.id order by issued.created_at desc, issued.number limit 1)`

const hasReport = sql<boolean>`exists (select from payments waiting
  where waiting.order_id = orders.id and waiting.state = 'reported')`

/** Null for an order that opens a term. */
const moreSeats = sql<number | null>`case when ${orders.addsToTermId} is not null
  then ${orders.seats} end`

/** Filters that are no state of an order. */
const WIDER_STATES = ['all', 'reported', 'unpaid']

export function matchesLedger({ state, year, board, search }: LedgerFilters): SQL | undefined {
  return and(
    state === 'reported' ? hasReport : undefined,
    state === 'unpaid' ? sql`${outstandingPaise} > 0` : undefined,
    state && !WIDER_STATES.includes(state) ? sql`${orderState} = ${state}` : undefined,
    year ? isInFinancialYear(dayInIndia(orders.createdAt), year) : undefined,
    board ? eq(sql`${orders.buyer}->>'board'`, board) : undefined,
    search ? matchesText(search) : undefined,
  )
}

export function isInFinancialYear(day: SQLWrapper, year: string): SQL {
  const firstYear = /^(\d{4})$/.exec(year)?.[1]
  if (!firstYear) return sql`false`
  return sql`${day} >= ${`${firstYear}-04-01`}::date
    and ${day} < ${`${firstYear}-04-01`}::date + interval '1 year'`
}

/** A part of the school's name, or a document's number, or a payment's reference. */
const matchesText = (search: string) => {
  const text = search.slice(0, 100)
  return sql`(${containsWords(sql`${orders.buyer}->>'name'`, text) ?? sql`false`}
    or exists (select from documents d where d.order_id = orders.id and lower(d.number) = lower(${text}))
    or exists (select from payments p where p.order_id = orders.id and lower(p.reference) = lower(${text})))`
}

export type LedgerSummary = Awaited<ReturnType<typeof summarizeLedger>>

/** Totals of the filtered orders, and what is unpaid by days since the last day to pay. */
export async function summarizeLedger(filters: LedgerFilters) {
  const db = await database()
  const isActive = sql`not ${isWithdrawn}`
  const sum = (amount: SQL, condition: SQL = isActive) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`.mapWith(toSum)
  const age = sql`day_in_india() - ${orders.dueDay}`
  const unpaid = (condition: SQL) => sum(outstandingPaise, condition)
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: sum(sql`${orders.totalPaise}`),
      settled: sum(sql`${orders.settledPaise}`),
      credited: sum(sql`${orders.creditedPaise}`),
      refunded: sum(sql`${orders.refundedPaise}`),
      outstanding: sum(outstandingPaise),
      notDue: unpaid(sql`${age} <= 0`),
      upTo30: unpaid(sql`${age} between 1 and 30`),
      upTo60: unpaid(sql`${age} between 31 and 60`),
      upTo90: unpaid(sql`${age} between 61 and 90`),
      older: unpaid(sql`${age} > 90`),
    })
    .from(orders)
    .where(matchesLedger(filters))
  if (!row) throw new Error('a sum has one row')
  return row
}

const toSum = (value: unknown) => toPaise(Number(value))

const firstYearOf = (day: SQLWrapper) =>
  sql<string>`extract(year from ${day} - interval '3 months')::int::text`

/** For the filter: financial years that have orders or documents, by their first calendar year. */
export async function listLedgerYears(): Promise<string[]> {
  const db = await database()
  const orderYears = db.select({ year: firstYearOf(dayInIndia(orders.createdAt)) }).from(orders)
  const documentYears = db.select({ year: firstYearOf(documents.issuedOn) }).from(documents)
  const rows = await orderYears.union(documentYears)
  return rows.map(({ year }) => year).sort((a, b) => Number(b) - Number(a))
}
