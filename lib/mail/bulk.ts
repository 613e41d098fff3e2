import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { EmailTemplateData, EmailTemplateName } from './email-templates'

type BulkMail<T extends EmailTemplateName> = {
  template: T
  data: Omit<EmailTemplateData[T], 'firstname'>
  /** Selects `email` and `firstname`. */
  recipients: SQL
  /** Sent in batches of 100, without attachments. */
  isBulk: boolean
}

export async function enqueueBulk<T extends EmailTemplateName>(
  tx: Db,
  { template, data, recipients, isBulk }: BulkMail<T>,
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
