import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../i18n/languages'
import { createdAt, id, timestamptz, updatedAt } from '../columns'
import { orderByName } from '../name-order'

export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When a link sent to the current email address was used. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    /** First confirmation of any email address; unaffected by later changes. */
    firstConfirmedAt: timestamptz('first_confirmed_at'),
    /** Login sessions are deleted, so this tells who has never logged in. */
    firstLoginAt: timestamptz('first_login_at'),
    /** Device cookies from before this time are invalid. */
    accessRevokedAt: timestamptz('access_revoked_at'),
    emailFailedAt: timestamptz('email_failed_at'),
    emailFailure: text('email_failure', { enum: ['bounced', 'complained'] }),
    /** Name on certificates; null until the user has set it. */
    certificateName: text('certificate_name'),
    /** Beside English, on certificates and records; `en` is English only. */
    certificateLanguage: text('certificate_language').$type<Language>().notNull().default('en'),
    noticeSeen: text('notice_seen'),
    noticeSeenAt: timestamptz('notice_seen_at'),
    /** Of the versions that the team published; at registration, the one in force. */
    privacyVersionSeen: integer('privacy_version_seen'),
    termsVersionSeen: integer('terms_version_seen'),
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    wantsNews: boolean('wants_news').notNull().default(false),
    /** Without a device, `push` means email. */
    reminderChannel: text('reminder_channel', { enum: ['email', 'push'] })
      .notNull()
      .default('email'),
    /** Of emails to the account. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_created_at_index').on(table.createdAt, table.id),
    index('users_name_order_index').on(
      orderByName(sql`${table.firstname} || ' ' || ${table.lastname}`),
      table.id,
    ),
    index('users_unconfirmed_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.emailConfirmedAt} is null`),
    index('users_never_logged_in_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.firstLoginAt} is null`),
    index('users_email_failed_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.emailFailedAt} is not null`),
  ],
)

/** One login. The cookie carries `id`; of the bearer token only the SHA-256 is stored. */
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
    browser: text('browser'),
    secondFactorAt: timestamptz('second_factor_at'),
    /** When this login opened a link sent to its mailbox, which the first second factor needs. */
    mailboxProvedAt: timestamptz('mailbox_proved_at'),
    /** Last use of the team area, which has a shorter idle timeout. */
    teamSeenAt: timestamptz('team_seen_at'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/** At most one open link per user: a newer one replaces it, redeeming deletes it. */
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

/** Keyed hash of the IP, different for each account. */
export const trustedIpHashes = pgTable(
  'trusted_ip_hashes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ipHash: text('ip_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ipHash] }),
    index('trusted_ip_hashes_expires_at_index').on(table.expiresAt),
  ],
)

/** A login at a provider that is connected to an account. Issuer and subject identify it, never the email. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['google', 'microsoft', 'other'] }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider named it at the last login; shown to its owner only. */
    email: text('email'),
    /** The provider knows that this mailbox is the person's. */
    isEmailVerified: boolean('is_email_verified').notNull(),
    /** The organisation that manages it, at the last login. */
    tenant: text('tenant'),
    createdAt: createdAt(),
    usedAt: timestamptz('used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identities_issuer_subject_unique').on(table.issuer, table.subject),
    index('identities_user_id_index').on(table.userId),
  ],
)
