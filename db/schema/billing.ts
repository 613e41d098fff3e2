import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { files } from './files'
import { schools } from './schools'

const paise = (name: string) => bigint(name, { mode: 'number' })
const paiseOrZero = (name: string) => paise(name).notNull().default(0)

export const documentKind = pgEnum('document_kind', [
  'quotation',
  'invoice',
  'receipt',
  'credit-note',
])

export const paymentMode = pgEnum('payment_mode', [
  'neft',
  'rtgs',
  'imps',
  'upi',
  'cheque',
  'cash',
  'online',
])

export const paymentState = pgEnum('payment_state', ['reported', 'confirmed', 'rejected'])

export type BuyerSnapshot = {
  name: string
  address: string
  board: string
  gstin: string | null
  state: string | null
}

/** What a school intends to buy. Its documents and payments refer to it and are kept by law. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Null after the school is erased; the documents contain what the law requires. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    buyer: jsonb('buyer').$type<BuyerSnapshot>().notNull(),
    plan: text('plan').notNull(),
    seats: integer('seats').notNull(),
    months: integer('months').notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** Confirmed payments with the tax that the school deducted. */
    settledPaise: paiseOrZero('settled_paise'),
    creditedPaise: paiseOrZero('credited_paise'),
    /** Returned through the payment service. */
    refundedPaise: paiseOrZero('refunded_paise'),
    dueDay: day('due_day').notNull(),
    /** The term that a payment opened. */
    termId: uuid('term_id'),
    /** For an order of more seats: the running term that a payment adds `seats` to. */
    addsToTermId: uuid('adds_to_term_id'),
    seatsAddedAt: timestamptz('seats_added_at'),
    withdrawnAt: timestamptz('withdrawn_at'),
    /** How many of the site's own reminders are behind it. */
    reminderStage: integer('reminder_stage').notNull().default(0),
    remindedAt: timestamptz('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_school_id_index').on(table.schoolId, table.createdAt),
    index('orders_created_at_index').on(table.createdAt, table.id),
    index('orders_total_index').on(table.totalPaise, table.id),
    index('orders_due_day_index').on(table.dueDay),
    check('orders_settled_sane', sql`${table.settledPaise} between 0 and ${table.totalPaise}`),
    check('orders_credited_sane', sql`${table.creditedPaise} between 0 and ${table.totalPaise}`),
  ],
)

/** The last number of a series. Its row stays locked until the document commits: no gap, no repetition. */
export const documentCounters = pgTable(
  'document_counters',
  {
    prefix: text('prefix').notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.financialYear] })],
)

export type DocumentLine = { description: string; sac: string | null; quantity: number }

/** The database rejects changes, and deletion before eight years. Corrections are credit notes. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    kind: documentKind('kind').notNull(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The document that a credit note corrects. */
    creditsId: uuid('credits_id').references((): AnyPgColumn => documents.id),
    issuedOn: day('issued_on').notNull(),
    /** Last day of a quotation. */
    validUntil: day('valid_until'),
    /** The office's settings when it was issued. */
    seller: jsonb('seller').$type<Record<string, unknown>>().notNull(),
    buyer: jsonb('buyer').$type<BuyerSnapshot>().notNull(),
    lines: jsonb('lines').$type<DocumentLine[]>().notNull(),
    /** Null without a GSTIN. */
    rateBasisPoints: integer('rate_basis_points'),
    placeOfSupply: text('place_of_supply'),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paiseOrZero('cgst_paise'),
    sgstPaise: paiseOrZero('sgst_paise'),
    igstPaise: paiseOrZero('igst_paise'),
    totalPaise: paise('total_paise').notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_number_unique').on(table.number),
    uniqueIndex('documents_invoice_unique').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index('documents_order_id_index').on(table.orderId, table.createdAt),
    index('documents_credits_id_index').on(table.creditsId),
    index('documents_issued_on_index').on(table.issuedOn),
    check('documents_number_short', sql`length(${table.number}) <= 16`),
    check(
      'documents_lines_add_up',
      sql`${table.taxablePaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise} = ${table.totalPaise}`,
    ),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    mode: paymentMode('mode').notNull(),
    state: paymentState('state').notNull(),
    paidOn: day('paid_on').notNull(),
    /** UTR, cheque number or receipt of the bank. */
    reference: text('reference').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    tdsPaise: paiseOrZero('tds_paise'),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    reportedBy: uuid('reported_by').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    /** When the office took its confirmation back, as after a bounced cheque. The state is then `rejected`. */
    reversedAt: timestamptz('reversed_at'),
    /** Why the office rejected or reversed it; the school reads it. */
    reason: text('reason'),
    /** The invoice or receipt that the confirmation issued. */
    documentId: uuid('document_id').references(() => documents.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_order_id_index').on(table.orderId, table.createdAt),
    index('payments_file_id_index').on(table.fileId),
    index('payments_reported_by_index').on(table.reportedBy),
    index('payments_decided_by_index').on(table.decidedBy),
    index('payments_document_id_index').on(table.documentId),
    index('payments_state_index').on(table.state, table.createdAt),
    // Cheques of different banks can have the same number.
    uniqueIndex('payments_reference_unique')
      .on(sql`lower(${table.reference})`)
      .where(sql`${table.state} <> 'rejected' and ${table.mode} not in ('cheque', 'cash')`),
    check('payments_amounts_sane', sql`${table.amountPaise} > 0 and ${table.tdsPaise} >= 0`),
  ],
)
