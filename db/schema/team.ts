import {
  bigint,
  boolean,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'

export const teamRole = pgEnum('team_role', ['editor', 'manager', 'accounts', 'viewer'])

const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The role ends with the row, from the next request on. */
export const teamRoles = pgTable('team_roles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: teamRole('role').notNull(),
  createdAt: createdAt(),
  /**
   * When a reset removed the last second factor. Until another is enrolled, only a recovery code or
   * a colleague's reset opens the team area: the new password alone must not.
   */
  factorRevokedAt: timestamptz('factor_revoked_at'),
})

/** The address of a colleague's calendar feed; a new one replaces it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash_unique').on(table.tokenHash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

/** Used challenges, and states of logins at providers, so that no response counts twice. Open ones carry our signature. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'log-in', 'verify', 'decide', 'sign-in'] }).notNull(),
    /** Null when the response itself identifies the user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_index').on(table.userId),
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
)

/** An authenticator app. The secret is encrypted; each code is accepted once. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  encryptedSecret: text('encrypted_secret').notNull(),
  /** Null until a first code was verified. */
  confirmedAt: timestamptz('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userIdColumn(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('recovery_codes_user_id_index').on(table.userId)],
)

/** Shows colleagues who has an item open, so that two do not answer the same message. */
export const activeViewers = pgTable(
  'active_viewers',
  {
    targetId: text('target_id').notNull(),
    userId: userIdColumn(),
    writing: boolean('writing').notNull().default(false),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.userId] }),
    index('active_viewers_user_id_index').on(table.userId),
    index('active_viewers_seen_at_index').on(table.seenAt),
  ],
)
