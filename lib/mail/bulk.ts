import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { EmailDataByTemplate } from './email-message'

type BulkMail<Data extends EmailDataByTemplate> = {
  [T in keyof Data & string]: { template: T; data: Omit<Data[T], 'firstname'> }
}[keyof Data & string] & {
  /** Selects `email` and `firstname`. */
  recipients: SQL
  /** Sent in batches of 100, without attachments. */
  isBulk: boolean
}

export async function enqueueBulk<Data extends EmailDataByTemplate = never>(
  tx: Db,
  { template, data, recipients, isBulk }: BulkMail<NoInfer<Data>>,
): Promise<number> {
  const insertedRows = await tx
    .insert(mailOutbox)
    .select(
      sql`select gen_random_uuid(), p.email, ${template},
        ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', p.firstname),
        0, now(), null::timestamptz, null, ${isBulk}::boolean, null::uuid, now(), null, null::timestamptz
        from (${recipients}) p`,
    )
    .returning({ id: mailOutbox.id })
  return insertedRows.length
}
