import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { contactMessages } from './contacts'

/** Confirm the current or a new email address, undo a change, or allow the first second factor. */
export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['confirm', 'change', 'undo', 'factor'] }).notNull(),
    email: text('email').notNull(),
    /** Where the user was going when they registered. */
    nextPath: text('next_path'),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_links_token_hash_unique').on(table.tokenHash),
    uniqueIndex('email_links_kind_unique')
      .on(table.userId, table.kind)
      .where(sql`${table.kind} <> 'undo'`),
    index('email_links_user_id_index').on(table.userId),
    index('email_links_email_index').on(sql`lower(${table.email})`),
    index('email_links_expires_at_index').on(table.expiresAt),
  ],
)

/** Events of the mail service by its own id, so that each counts once. */
export const mailEvents = pgTable(
  'mail_events',
  { id: text('id').primaryKey(), createdAt: createdAt() },
  (table) => [index('mail_events_created_at_index').on(table.createdAt)],
)

/** At most one open link per user: a newer one replaces it, downloading deletes it. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('data_exports_token_hash_unique').on(table.tokenHash),
    index('data_exports_expires_at_index').on(table.expiresAt),
  ],
)

/** Deleted with the account, or when the user cancels. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    keepCertificates: boolean('keep_certificates').notNull(),
    createdAt: createdAt(),
    dueAt: timestamptz('due_at').notNull(),
    heldAt: timestamptz('held_at'),
  },
  (table) => [
    uniqueIndex('erasure_requests_token_hash_unique').on(table.tokenHash),
    index('erasure_requests_due_at_index').on(table.dueAt),
  ],
)

/** What a user asked the team for. The law gives 30 days from the day it was received. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['export', 'erasure', 'correction'] }).notNull(),
    receivedOn: day('received_on').notNull(),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'set null',
    }),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: timestamptz('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('privacy_requests_open_unique')
      .on(table.userId, table.kind)
      .where(sql`${table.doneAt} is null`),
    index('privacy_requests_user_id_index').on(table.userId),
    index('privacy_requests_received_on_index')
      .on(table.receivedOn, table.id)
      .where(sql`${table.doneAt} is null`),
    index('privacy_requests_done_at_index').on(table.doneAt),
    index('privacy_requests_contact_message_id_index').on(table.contactMessageId),
    index('privacy_requests_recorded_by_index').on(table.recordedBy),
  ],
)

/** For users without access to their mailbox: a coordinator vouches, the team decides, a day passes. */
export const accountRecoveries = pgTable(
  'account_recoveries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vouchedBy: uuid('vouched_by').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    state: text('state', {
      enum: ['requested', 'granted', 'sent', 'used', 'rejected', 'stopped'],
    })
      .notNull()
      .default('requested'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the team, where the user objected to an earlier request. */
    reason: text('reason'),
    /** When the user stopped it. */
    objectedAt: timestamptz('objected_at'),
    /** Waiting period in which the user can object. */
    readyAt: timestamptz('ready_at'),
    stopTokenHash: text('stop_token_hash'),
    tokenHash: text('token_hash'),
    expiresAt: timestamptz('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_recoveries_open_unique')
      .on(table.userId)
      .where(sql`${table.state} in ('requested', 'granted', 'sent')`),
    uniqueIndex('account_recoveries_token_hash_unique').on(table.tokenHash),
    uniqueIndex('account_recoveries_stop_token_hash_unique').on(table.stopTokenHash),
    index('account_recoveries_state_index').on(table.state, table.createdAt),
    index('account_recoveries_vouched_by_index').on(table.vouchedBy),
    index('account_recoveries_decided_by_index').on(table.decidedBy),
    index('account_recoveries_created_at_index').on(table.createdAt),
  ],
)

/** Two accounts of one person: merged after a day in which either of them can stop it. */
export const accountMerges = pgTable(
  'account_merges',
  {
    /** The account that ends. */
    fromUserId: uuid('from_user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    intoUserId: uuid('into_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    stopTokenHash: text('stop_token_hash').notNull(),
    readyAt: timestamptz('ready_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_merges_stop_token_hash_unique').on(table.stopTokenHash),
    uniqueIndex('account_merges_into_user_id_unique').on(table.intoUserId),
    index('account_merges_requested_by_index').on(table.requestedBy),
    index('account_merges_ready_at_index').on(table.readyAt),
  ],
)
