import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { EmailTemplateData, EmailTemplateName } from './email-templates'

type BulkMail<T extends EmailTemplateName> = {
  template: T
  /** What is the same in every letter. */
  data: Omit<EmailTemplateData[T], 'firstname'>
  /** A select of `email` and `firstname`. */
  people: SQL
  /** Very many, who are written to a hundred at a time; such a letter carries no attachment. */
  crowd: boolean
}

/** The same letter to each of these people, in one statement however many they are. */
export async function enqueueBulk<T extends EmailTemplateName>(
  tx: Db,
  { template, data, people: recipients, crowd: isBulk }: BulkMail<T>,
): Promise<number> {
  const insertedRows = await tx
    .insert(mailOutbox)
    .select(
      sql`select gen_random_uuid(), p.email, ${template},
        ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', p.firstname),
        0, now(), null::timestamptz, null, ${isBulk}::boolean, null::uuid, now()
        from (${recipients}) p`,
    )
    .returning({ id: mailOutbox.id })
  return insertedRows.length
}
