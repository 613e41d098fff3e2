import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { EmailDataByTemplate, EmailMessage } from './email-message'
import type { EmailName } from './email-rules'
import { toOneLine } from './plain-name'
import { createUnsubscribeUrl } from './unsubscribe'

type BulkMail<Data extends EmailDataByTemplate> = {
  [T in keyof Data & EmailName]: { template: T; data: Omit<Data[T], 'firstname'> }
}[keyof Data & EmailName] & {
  /** Selects `email` and `firstname`. */
  recipients: SQL
  /** Sent in batches of 100, without attachments. */
  isBulk: boolean
}

export async function enqueueBulk<Data extends EmailDataByTemplate = never>(
  tx: Db,
  { template, data, recipients, isBulk }: BulkMail<NoInfer<Data>>,
): Promise<number> {
  return enqueueSelected(
    tx,
    sql`select gen_random_uuid() as id, p.email as recipient, ${template}::text as template,
      ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', p.firstname) as data
      from (${recipients}) p`,
    { isBulk },
  )
}

/** In one statement; `rows` selects `id`, `recipient`, `template` and `data`. */
export async function enqueueSelected(tx: Db, rows: SQL, { isBulk = true } = {}): Promise<number> {
  const insertedRows = await tx
    .insert(mailOutbox)
    .select(
      sql`select mail.id, mail.recipient, mail.template, mail.data,
        0, now(), null::timestamptz, null, ${isBulk}::boolean, null::uuid, now(), null, null::timestamptz
        from (${rows}) mail`,
    )
    .returning({ id: mailOutbox.id })
  return insertedRows.length
}

/** What every email needs: a subject without line breaks, and a link to unsubscribe if it has a subscriber. */
export const completeEmail = (email: EmailMessage, data: object): EmailMessage => ({
  ...email,
  subject: toOneLine(email.subject),
  unsubscribeUrl: findUnsubscribeUrl(data),
})

function findUnsubscribeUrl(data: object): string | undefined {
  if ('userId' in data) {
    const kind = 'unsubscribe' in data && data.unsubscribe === 'news' ? 'news' : 'reminders'
    return createUnsubscribeUrl({ userId: `${data.userId}`, kind })
  }
  if ('mailbox' in data)
    return createUnsubscribeUrl({ userId: `${data.mailbox}`, kind: 'invitations' })
}
