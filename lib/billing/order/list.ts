import 'server-only'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isCredited, isLapsed, outstandingPaise } from '@/db/read-models/billing'
import { documents, orders, payments } from '@/db/schema'
import type { DocumentKind, OrderState, PaymentMode } from '../kinds'
import { type Paise, toPaise } from '../money'
import { orderState } from './order'
import { readOrderTerms } from './term'

export type OrderDocument = {
  id: string
  kind: DocumentKind
  number: string
  issuedOn: string
  total: Paise
}

export type OrderPayment = {
  id: string
  mode: PaymentMode
  state: 'reported' | 'confirmed' | 'rejected'
  paidOn: string
  reference: string
  amount: Paise
  tds: Paise
  hasPhoto: boolean
  reason: string | null
  isReversed: boolean
  reporter: string | null
}

export type OrderTerm = { firstDay: string; lastDay: string }

export type OrderSummary = {
  id: string
  plan: string
  seats: number
  months: number
  total: Paise
  outstanding: Paise
  state: OrderState
  dueDay: string
}

export type OrderDetails = OrderSummary & {
  school: string
  schoolId: string | null
  buyerGstin: string | null
  buyerState: string | null
  isTaxed: boolean
  /** More seats in a running term. */
  addsSeats: boolean
  /** Its term ended before anything was paid. */
  isLapsed: boolean
  /** Of the term that it opened, with those that were added. */
  termSeats: number | null
  /** That a payment opened, or added seats to, and that is not over. */
  term: OrderTerm | null
  /** That full payment opens, or adds seats to; null if it begins with the payment. */
  nextTerm: OrderTerm | null
  /** All that the school paid went back, or all that was billed is credited. */
  isGivenBack: boolean
  /** In India. */
  today: string
  remindedDay: string | null
  documents: OrderDocument[]
  payments: OrderPayment[]
}

const orderColumns = {
  id: orders.id,
  schoolId: orders.schoolId,
  school: sql<string>`${orders.buyer}->>'name'`,
  plan: orders.plan,
  seats: orders.seats,
  buyerGstin: sql<string | null>`${orders.buyer}->>'gstin'`,
  buyerState: sql<string | null>`${orders.buyer}->>'state'`,
  months: orders.months,
  totalPaise: orders.totalPaise,
  /** Also at a rate of zero. `orders.id` in full, because the subquery has its own. */
  isTaxed: sql<boolean>`exists (select from documents taxed
    where taxed.order_id = orders.id and taxed.rate_basis_points is not null)`,
  addsSeats: sql<boolean>`${orders.addsToTermId} is not null`,
  isLapsed,
  termSeats: sql<number | null>`(select seats from terms where terms.id = ${orders.termId})`,
  outstandingPaise,
  state: orderState,
  dueDay: orders.dueDay,
  today: sql<string>`day_in_india()::text`,
  remindedDay: sql<string | null>`(${orders.remindedAt} at time zone 'Asia/Kolkata')::date::text`,
  isGivenBack: sql<boolean>`${isCredited}
    or (${orders.refundedPaise} > 0 and ${orders.refundedPaise} >= ${orders.settledPaise})`,
}

/** Newest first, with documents and payments, for the school itself. */
export async function listSchoolOrders(schoolId: string): Promise<OrderDetails[]> {
  const db = await database()
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.schoolId, schoolId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS)
  return Promise.all(rows.map((row) => addDetails(db, row)))
}

const MAX_ORDERS = 50

/** What the form for a quotation begins with: as in the newest order of a term, in its last document. */
export function getQuotationDefaults(orders: OrderDetails[]): QuotationDefaults | null {
  const newest = orders.find(({ addsSeats }) => !addsSeats)
  const document = newest?.documents.at(-1)
  if (!newest || !document) return null
  const { id, seats, termSeats, buyerGstin, buyerState } = newest
  return {
    ...{ seats: termSeats ?? seats, gstin: buyerGstin ?? '', state: buyerState ?? '' },
    source: { orderId: id, documentId: document.id, number: document.number },
  }
}

export type QuotationDefaults = {
  seats: number
  gstin: string
  state: string
  source: { orderId: string; documentId: string; number: string }
}

export async function getOrderDetails(id: string): Promise<OrderDetails | null> {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db.select(orderColumns).from(orders).where(eq(orders.id, id))
  return row ? addDetails(db, row) : null
}

/** For access: a document is found only through the viewer's own school. */
export async function findSchoolDocument(schoolId: string, documentId: string) {
  if (!isUuid(documentId)) return null
  const db = await database()
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, documentId), eq(orders.schoolId, schoolId)))
  return row ?? null
}

type OrderRow = Omit<
  OrderDetails,
  'total' | 'outstanding' | 'documents' | 'payments' | 'term' | 'nextTerm'
> & { totalPaise: number; outstandingPaise: number }

async function addDetails(
  db: Db,
  { totalPaise, outstandingPaise: unpaid, ...order }: OrderRow,
): Promise<OrderDetails> {
  const issued = await listDocuments(db, order.id)
  return {
    ...order,
    total: toPaise(totalPaise),
    outstanding: toPaise(unpaid),
    ...(await readOrderTerms(db, order.id)),
    documents: issued,
    payments: await listPayments(db, order.id),
  }
}

async function listDocuments(db: Db, orderId: string): Promise<OrderDocument[]> {
  const { id, kind, number, issuedOn, totalPaise, createdAt } = documents
  const rows = await db
    .select({ id, kind, number, issuedOn, totalPaise })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(createdAt), asc(number))
  return rows.map(({ totalPaise: total, ...document }) => ({ ...document, total: toPaise(total) }))
}

async function listPayments(db: Db, orderId: string): Promise<OrderPayment[]> {
  const { amountPaise, tdsPaise, id, mode, state, paidOn, reference, reason } = payments
  const rows = await db
    .select({
      ...{ id, mode, state, paidOn, reference, reason, amountPaise, tdsPaise },
      isReversed: sql<boolean>`${payments.reversedAt} is not null`,
      hasPhoto: sql<boolean>`${payments.fileId} is not null`,
      reporter: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.reportedBy))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return rows.map(({ amountPaise: amount, tdsPaise: tds, ...payment }) => ({
    ...payment,
    amount: toPaise(amount),
    tds: toPaise(tds),
  }))
}
