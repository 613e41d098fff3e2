import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What the team's search and lists read, under the name of the table: not the message. */
export const contactMessages = new QueryBuilder()
  .select({
    id: tables.contactMessages.id,
    name: tables.contactMessages.name,
    email: tables.contactMessages.email,
    subject: tables.contactMessages.subject,
    state: tables.contactMessages.state,
    createdAt: tables.contactMessages.createdAt,
  })
  .from(tables.contactMessages)
  .as('contact_messages')
