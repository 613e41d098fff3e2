import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROVIDER_CLASSES, STANDARD_DOMAINS, TRAINING_MODES } from '../../base/training-kinds'
import type { Language } from '../../i18n/languages'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { files } from './files'
import { liveSessions } from './live-sessions'

/** Each save is a new version; a certificate keeps the version it was issued with. */
export const certificateSettings = pgTable(
  'certificate_settings',
  {
    version: integer('version').primaryKey(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    signatureFileId: text('signature_file_id').references(() => files.id),
    logoFileId: text('logo_file_id').references(() => files.id),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('certificate_settings_saved_by_index').on(table.savedBy),
    index('certificate_settings_signature_index').on(table.signatureFileId),
    index('certificate_settings_logo_index').on(table.logoFileId),
  ],
)

/** One per user and live session. The random number is the only public key. */
export const certificates = pgTable(
  'certificates',
  {
    number: text('number').primaryKey(),
    liveSessionId: uuid('live_session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'restrict' }),
    /** Null when the erased user chose to keep it verifiable. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** The user's choice when it was issued. */
    language: text('language').$type<Language>().notNull().default('en'),
    issuedAt: timestamptz('issued_at').notNull().defaultNow(),
    correctedAt: timestamptz('corrected_at'),
    correctionReason: text('correction_reason'),
    /** Before the team's correction, so that it can be undone. */
    formerName: text('former_name'),
    formerCorrectedAt: timestamptz('former_corrected_at'),
    corrections: integer('corrections').notNull().default(0),
    revokedAt: timestamptz('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** By an editor, who removed the attendance; a manager decides. */
    revocationRequestedAt: timestamptz('revocation_requested_at'),
    revocationRequestReason: text('revocation_request_reason'),
    /** Null if it was issued before the first settings. */
    settingsVersion: integer('settings_version').references(() => certificateSettings.version),
  },
  (table) => [
    uniqueIndex('certificates_user_unique').on(table.liveSessionId, table.userId),
    index('certificates_user_id_index').on(table.userId, table.issuedAt),
    index('certificates_settings_version_index').on(table.settingsVersion),
  ],
)

export const learningEntries = pgTable(
  'learning_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    provider: text('provider').notNull(),
    day: day('day').notNull(),
    minutes: integer('minutes').notNull(),
    theme: text('theme'),
    providerClass: text('provider_class', { enum: PROVIDER_CLASSES }).notNull().default('other'),
    mode: text('mode', { enum: TRAINING_MODES }),
    standardDomain: text('standard_domain', { enum: STANDARD_DOMAINS }),
    shared: boolean('shared').notNull().default(false),
    /** Removal can be undone for a while. */
    removedAt: timestamptz('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('learning_entries_user_id_index').on(table.userId, table.day)],
)
