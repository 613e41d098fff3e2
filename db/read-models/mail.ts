import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read of emails, under the name of the table: no data and no recipient. */
export const mailOutbox = new QueryBuilder()
  .select({
    id: tables.mailOutbox.id,
    dueAt: tables.mailOutbox.dueAt,
    sentAt: tables.mailOutbox.sentAt,
    outcome: tables.mailOutbox.outcome,
  })
  .from(tables.mailOutbox)
  .as('mail_outbox')
