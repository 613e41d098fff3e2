import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { documents, orders, payments } from './billing'

const paise = (name: string) => bigint(name, { mode: 'number' })

/** A page of the payment service, for all that an order owes. Its id is our reference there. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountPaise: paise('amount_paise').notNull(),
    /** Null until the service has answered. */
    providerId: text('provider_id'),
    url: text('url'),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Since then nobody is sent there: it expired, or the amount changed, or it was paid. */
    closedAt: timestamptz('closed_at'),
    /** When the site last asked the service for its payments. */
    checkedAt: timestamptz('checked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_links_order_id_index').on(table.orderId, table.createdAt),
    index('payment_links_expires_at_index').on(table.expiresAt),
    uniqueIndex('payment_links_open_unique')
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex('payment_links_provider_id_unique').on(table.providerId),
    check('payment_links_amount_positive', sql`${table.amountPaise} > 0`),
  ],
)

/** Money that the payment service received, whether it fits an order or not. Without the payer's details. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    /** The service's own number, so that no payment counts twice. */
    id: text('id').primaryKey(),
    linkId: uuid('link_id').references(() => paymentLinks.id, { onDelete: 'cascade' }),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    paidAt: timestamptz('paid_at').notNull(),
    /** What it was credited as; null while it fits no order. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    /** Why it was not credited. */
    problem: text('problem'),
    /** When the office or a refund settled a payment that fits no order. */
    closedAt: timestamptz('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('online_payments_payment_id_unique').on(table.paymentId),
    index('online_payments_link_id_index').on(table.linkId),
    index('online_payments_problem_index')
      .on(table.createdAt)
      .where(sql`${table.paymentId} is null and ${table.closedAt} is null`),
    check('online_payments_amount_positive', sql`${table.amountPaise} > 0`),
  ],
)

/** A refund can arrive before its payment. */
export const onlineRefunds = pgTable(
  'online_refunds',
  {
    id: text('id').primaryKey(),
    onlinePaymentId: text('online_payment_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    appliedAt: timestamptz('applied_at'),
    /** Null if an earlier credit note already covers the amount. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('online_refunds_online_payment_id_index').on(table.onlinePaymentId),
    index('online_refunds_document_id_index').on(table.documentId),
    check('online_refunds_amount_positive', sql`${table.amountPaise} > 0`),
  ],
)

/** The service repeats an event until it is accepted; each counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), createdAt: createdAt() },
  (table) => [index('payment_events_created_at_index').on(table.createdAt)],
)
