import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read of emails, under the names of the tables: no data and no recipient. */
export const mailOutbox = new QueryBuilder()
  .select({
    id: tables.mailOutbox.id,
    dueAt: tables.mailOutbox.dueAt,
    sentAt: tables.mailOutbox.sentAt,
    outcome: tables.mailOutbox.outcome,
  })
  .from(tables.mailOutbox)
  .as('mail_outbox')

export const emailAnswers = new QueryBuilder()
  .select({
    id: tables.emailAnswers.id,
    contactMessageId: tables.emailAnswers.contactMessageId,
    applicationId: tables.emailAnswers.applicationId,
    name: tables.emailAnswers.name,
    email: tables.emailAnswers.email,
    text: tables.emailAnswers.text,
    quoted: tables.emailAnswers.quoted,
    attachmentNames: tables.emailAnswers.attachmentNames,
    isTooLarge: tables.emailAnswers.isTooLarge,
    createdAt: tables.emailAnswers.createdAt,
  })
  .from(tables.emailAnswers)
  .as('email_answers')
