import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What the team's lists read, under the names of the tables. */

export const orders = new QueryBuilder()
  .select({ id: tables.orders.id, buyer: tables.orders.buyer })
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
