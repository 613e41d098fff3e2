import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'

/** A price without tax. Orders copy it, so that changes concern new orders only. */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    plan: text('plan').notNull(),
    seatsFrom: integer('seats_from').notNull(),
    seatsTo: integer('seats_to').notNull(),
    months: integer('months').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    validFrom: day('valid_from').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    withdrawnAt: timestamptz('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('prices_valid_from_index').on(table.validFrom, table.seatsFrom),
    check('prices_seats_in_order', sql`${table.seatsFrom} between 1 and ${table.seatsTo}`),
    check('prices_months_sane', sql`${table.months} between 1 and 60`),
    check('prices_amount_positive', sql`${table.amountPaise} > 0`),
  ],
)

/** Each save is a new version, so that two people cannot overwrite each other. */
export const billingSettings = pgTable(
  'billing_settings',
  {
    version: integer('version').primaryKey(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('billing_settings_saved_by_index').on(table.savedBy)],
)
