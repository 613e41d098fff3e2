import 'server-only'
import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailAnswers } from '@/db/schema'

export type EmailAnswer = Awaited<ReturnType<typeof listAnswersByEmail>>[number]

/** Of one message or application, in the order of their arrival. */
export const listAnswersByEmail = (db: Db, condition: SQL) =>
  db
    .select({
      id: emailAnswers.id,
      name: emailAnswers.name,
      email: emailAnswers.email,
      text: emailAnswers.text,
      quoted: emailAnswers.quoted,
      attachmentNames: emailAnswers.attachmentNames,
      isTooLarge: emailAnswers.isTooLarge,
      at: emailAnswers.createdAt,
    })
    .from(emailAnswers)
    .where(condition)
    .orderBy(asc(emailAnswers.createdAt))
