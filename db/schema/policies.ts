import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { POLICY_NAMES } from '../../base/policy-kinds'
import { createdAt, day } from '../columns'
import { users } from './accounts'

export type PolicyTranslations = Record<string, { body: string; of: number }>

type ReplacedOriginal = { body: string; since: string }

/** Published versions of the privacy policy and the terms. Version 1 is the text of the code. A trigger keeps rows as they are. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    policy: text('policy', { enum: POLICY_NAMES }).notNull(),
    number: integer('number').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** By language, each with the number of the version that it translates. */
    translations: jsonb('translations').$type<PolicyTranslations>().notNull().default({}),
    /** What has changed. */
    summary: text('summary').notNull(),
    effectiveFrom: day('effective_from').notNull(),
    /** Version 1 as it was, if this version replaces it: a later release may change the text of the code. */
    replacedOriginal: jsonb('replaced_original').$type<ReplacedOriginal>(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.policy, table.number] }),
    check('policy_versions_follow_the_original', sql`${table.number} >= 2`),
    index('policy_versions_published_by_index').on(table.publishedBy),
  ],
)

/** Of versions that were not yet in force. */
export const policyWithdrawals = pgTable(
  'policy_withdrawals',
  {
    policy: text('policy', { enum: POLICY_NAMES }).notNull(),
    number: integer('number').notNull(),
    withdrawnBy: uuid('withdrawn_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.policy, table.number] }),
    foreignKey({
      columns: [table.policy, table.number],
      foreignColumns: [policyVersions.policy, policyVersions.number],
      name: 'policy_withdrawals_version_fk',
    }),
    index('policy_withdrawals_withdrawn_by_index').on(table.withdrawnBy),
  ],
)
