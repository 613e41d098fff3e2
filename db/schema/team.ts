import {
  bigint,
  boolean,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns'
import { users } from './accounts'

export const staffRole = pgEnum('staff_role', ['editor', 'manager'])

const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who runs UNS. The role ends with the row, on the next request. */
export const staffRoles = pgTable('staff_roles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: staffRole('role').notNull(),
  createdAt: createdAt(),
  /**
   * When a reset removed the last second factor. Until another one is enrolled, only a recovery code or
   * a colleague's reset opens the team area: the new password alone must not.
   */
  factorRevokedAt: timestamptz('factor_revoked_at'),
})

/** A passkey: `id` and key as the device gave them. */
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

/** What a device has answered: nothing is answered twice. The site knows by its own mark what it asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'log-in', 'prove', 'decide'] }).notNull(),
    /** Nobody, where it is the answer that says who logs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_index').on(table.userId),
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
)

/** An authenticator app. The secret is sealed with the site's own; a code's step counts once. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code has shown that the app has it. */
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

/** Who of the team has something open, so that two do not answer the same letter. */
export const looks = pgTable(
  'looks',
  {
    thing: text('thing').notNull(),
    userId: userIdColumn(),
    /** Has begun to write. */
    writing: boolean('writing').notNull().default(false),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.thing, table.userId] }),
    index('looks_user_id_index').on(table.userId),
    index('looks_seen_at_index').on(table.seenAt),
  ],
)
