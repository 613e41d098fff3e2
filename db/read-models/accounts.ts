import 'server-only'
import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'
import type { Language } from '@/i18n/languages'

/**
 * What other domains may read, under the name of the table: no password. PostgreSQL plans a relation like its
 * table, and it cannot be written.
 */
export const users = new QueryBuilder()
  .select({
    id: tables.users.id,
    firstname: tables.users.firstname,
    lastname: tables.users.lastname,
    email: tables.users.email,
    phoneNumber: tables.users.phoneNumber,
    emailConfirmedAt: tables.users.emailConfirmedAt,
    emailFailedAt: tables.users.emailFailedAt,
    certificateName: tables.users.certificateName,
    certificateLanguage: tables.users.certificateLanguage,
    wantsReminders: tables.users.wantsReminders,
    wantsNews: tables.users.wantsNews,
    reminderChannel: tables.users.reminderChannel,
    language: tables.users.language,
    createdAt: tables.users.createdAt,
  })
  .from(tables.users)
  .as('users')

/** Of the account with an email address, as a column of a query on `mail_outbox`; null without an account. */
export const languageOfRecipient = sql<Language | null>`(
  select u.language from users u where lower(u.email) = lower(mail_outbox.recipient))`

/** As a condition on users: the address is confirmed and accepts emails. */
export const hasWorkingEmail = sql<boolean>`(users.email_confirmed_at is not null and users.email_failed_at is null)`
