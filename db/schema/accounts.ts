import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt } from '../columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When a link that was sent to the address came back; null while it has not. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    /** When an address of the account was first confirmed. A change of address leaves it as it is. */
    firstConfirmedAt: timestamptz('first_confirmed_at'),
    /** When all access was last revoked. Device cookies from before no longer count. */
    accessRevokedAt: timestamptz('access_revoked_at'),
    /** When a letter to the address came back as undeliverable. */
    emailFailedAt: timestamptz('email_failed_at'),
    /** As it is to stand on certificates; null until the person has said so. */
    certificateName: text('certificate_name'),
    /** Which notice about data the person has seen, and when. */
    noticeSeen: text('notice_seen'),
    noticeSeenAt: timestamptz('notice_seen_at'),
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    wantsNews: boolean('wants_news').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_created_at_index').on(table.createdAt, table.id),
  ],
)

/** One login: the cookie carries `id`, the bearer token is known only as its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    /** What the browser says it is, for the list of logins. */
    browser: text('browser'),
    /** When a second factor was last shown. */
    provenAt: timestamptz('proven_at'),
    /** When it was last used on the team's side, which idles out sooner than the rest. */
    teamSeenAt: timestamptz('team_seen_at'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/** At most one open link a user: a newer one takes the row of the older, redeeming deletes it. */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('password_reset_tokens_user_id_unique').on(table.userId),
    uniqueIndex('password_reset_tokens_token_hash_unique').on(table.tokenHash),
    index('password_reset_tokens_expires_at_index').on(table.expiresAt),
  ],
)

/** From where an account was logged in to: a keyed fingerprint of the address, for that account alone. */
export const loginAddresses = pgTable(
  'login_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.address] }),
    index('login_addresses_expires_at_index').on(table.expiresAt),
  ],
)
