import { date, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid('id').primaryKey().defaultRandom()
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** A calendar day such as `2026-04-01`, without a time zone. */
export const day = (name: string) => date(name, { mode: 'string' })
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () =>
  timestamptz('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
