import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { termReminders } from '@/db/schema'

/**
 * `stages` selects a term and its days before the end as `days`, negative after it. A row claims each email:
 * `on conflict do nothing` waits for another instance's transaction and then leaves the email to it.
 */
export const claimTermReminders = (tx: Db, stages: SQL) =>
  tx
    .insert(termReminders)
    .select(sql`select claimed.*, now() from (${stages}) claimed`)
    .onConflictDoNothing()
    .returning({ termId: termReminders.termId })

/** As a condition on terms. */
export const lacksTermReminder = (days: SQL) => sql`not exists (select from ${termReminders} r
  where r.term_id = terms.id and r.days_before = ${days})`
