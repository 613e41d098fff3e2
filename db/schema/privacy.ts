import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'

/** Confirm the current or a new email address, or undo a change. */
export const addressLinks = pgTable(
  'address_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['confirm', 'change', 'back'] }).notNull(),
    email: text('email').notNull(),
    /** Where the user was going when they registered. */
    wish: text('wish'),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_links_token_hash_unique').on(table.tokenHash),
    uniqueIndex('address_links_kind_unique')
      .on(table.userId, table.kind)
      .where(sql`${table.kind} <> 'back'`),
    index('address_links_user_id_index').on(table.userId),
    index('address_links_email_index').on(sql`lower(${table.email})`),
    index('address_links_expires_at_index').on(table.expiresAt),
  ],
)

/** Events of the mail service by its own id, so that each counts once. */
export const mailEvents = pgTable(
  'mail_events',
  { id: text('id').primaryKey(), createdAt: createdAt() },
  (table) => [index('mail_events_created_at_index').on(table.createdAt)],
)

/** At most one open link per user: a newer one replaces it, downloading deletes it. */
export const dataCopies = pgTable(
  'data_copies',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('data_copies_token_hash_unique').on(table.tokenHash),
    index('data_copies_expires_at_index').on(table.expiresAt),
  ],
)

/** Deleted with the account, or when the user cancels. */
export const erasures = pgTable(
  'erasures',
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
    uniqueIndex('erasures_token_hash_unique').on(table.tokenHash),
    index('erasures_due_at_index').on(table.dueAt),
  ],
)

/** For users without access to their mailbox: a coordinator vouches, the team decides, a day passes. */
export const recoveries = pgTable(
  'recoveries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vouchedBy: uuid('vouched_by').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    state: text('state', {
      enum: ['asked', 'granted', 'sent', 'used', 'refused', 'objected'],
    })
      .notNull()
      .default('asked'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Waiting period in which the user can object. */
    readyAt: timestamptz('ready_at'),
    objectionHash: text('objection_hash'),
    tokenHash: text('token_hash'),
    expiresAt: timestamptz('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recoveries_open_unique')
      .on(table.userId)
      .where(sql`${table.state} in ('asked', 'granted', 'sent')`),
    uniqueIndex('recoveries_token_hash_unique').on(table.tokenHash),
    uniqueIndex('recoveries_objection_hash_unique').on(table.objectionHash),
    index('recoveries_state_index').on(table.state, table.createdAt),
    index('recoveries_vouched_by_index').on(table.vouchedBy),
    index('recoveries_decided_by_index').on(table.decidedBy),
    index('recoveries_created_at_index').on(table.createdAt),
  ],
)
