import 'server-only'
import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** An invoice covers the whole order; a receipt covers one payment. `orders.id` in full, because the subquery has its own. */
const hasInvoice = sql`exists (select from documents billed
  where billed.order_id = orders.id and billed.kind = 'invoice')`

const billedPaise = sql`(case when ${hasInvoice}
  then ${tables.orders.totalPaise} else ${tables.orders.settledPaise} end)`

/** Credit notes took back everything that was billed, so the order is over. */
export const isCredited = sql`(${tables.orders.creditedPaise} > 0 and ${tables.orders.creditedPaise} >= ${billedPaise})`

/** More seats for a term that ended before anything was paid or invoiced: nothing can be bought any more. */
export const isLapsed = sql<boolean>`(${tables.orders.addsToTermId} is not null
  and ${tables.orders.seatsAddedAt} is null and ${tables.orders.settledPaise} = 0
  and not ${hasInvoice}
  and not exists (select from terms
    where terms.id = ${tables.orders.addsToTermId} and terms.last_day >= day_in_india()))`

export const isWithdrawn = sql`(${tables.orders.withdrawnAt} is not null or ${isLapsed})`

/** What the school still owes. */
export const outstandingPaise = sql<number>`(case when ${isWithdrawn} or ${isCredited} then 0
  else greatest(0, ${tables.orders.totalPaise} - ${tables.orders.creditedPaise} - ${tables.orders.settledPaise} + ${tables.orders.refundedPaise})
  end)::float8`.mapWith(Number)

/** What the team's lists read, under the names of the tables. */

export const orders = new QueryBuilder()
  .select({
    id: tables.orders.id,
    schoolId: tables.orders.schoolId,
    buyer: tables.orders.buyer,
    outstandingPaise: outstandingPaise.as('outstanding_paise'),
  })
  .from(tables.orders)
  .as('orders')

export const payments = new QueryBuilder()
  .select({
    id: tables.payments.id,
    orderId: tables.payments.orderId,
    state: tables.payments.state,
    reference: tables.payments.reference,
    createdAt: tables.payments.createdAt,
  })
  .from(tables.payments)
  .as('payments')

/** What a school gets to see, without seller, buyer and lines. */
export const documents = new QueryBuilder()
  .select({
    id: tables.documents.id,
    orderId: tables.documents.orderId,
    kind: tables.documents.kind,
    number: tables.documents.number,
    issuedOn: tables.documents.issuedOn,
    taxablePaise: tables.documents.taxablePaise,
    totalPaise: tables.documents.totalPaise,
  })
  .from(tables.documents)
  .as('documents')
