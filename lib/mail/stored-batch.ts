import 'server-only'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { type BatchEmail, mailBatches, mailOutbox } from '@/db/schema'
import type { AddressedMail } from './outbox'
import type { RenderedEmail } from './render'
import { buildTags, MAIL_ID_TAG } from './resend'

/** The service remembers an idempotency key for 24 hours; after that a repetition would be a second email. */
const MAX_REPEAT_SECONDS = 23.5 * 60 * 60

type StoredBatch = { payload: BatchEmail[]; isTooOld: boolean }

export async function findStoredBatch(key: string): Promise<StoredBatch | undefined> {
  const db = await database()
  const [batch] = await db
    .select({
      payload: mailBatches.payload,
      isTooOld: sql<boolean>`${mailBatches.createdAt} < ${ago(MAX_REPEAT_SECONDS)}`,
    })
    .from(mailBatches)
    .where(eq(mailBatches.id, key))
  return batch
}

export type RenderedMail = { mail: AddressedMail; content: RenderedEmail }

/** Returns what is stored, also if another process was faster. Resend allows no attachments here. */
export async function storeBatch(key: string, rendered: RenderedMail[]): Promise<BatchEmail[]> {
  const db = await database()
  const { mailFrom } = settings()
  const payload = rendered.map(({ mail, content: { attachments: _, ...email } }) => ({
    from: mailFrom,
    to: mail.recipient,
    ...email,
    tags: buildTags(mail),
  }))
  await db.insert(mailBatches).values({ id: key, payload }).onConflictDoNothing()
  return (await findStoredBatch(key))?.payload ?? []
}

/** Kept while an email of the batch waits: a process whose lease expired may be late. */
export async function deleteStoredBatch(key: string): Promise<void> {
  const db = await database()
  await db
    .delete(mailBatches)
    .where(
      and(
        eq(mailBatches.id, key),
        notExists(db.select().from(mailOutbox).where(eq(mailOutbox.batchId, key))),
      ),
    )
}

export const getMailId = ({ tags }: BatchEmail): string =>
  tags.find(({ name }) => name === MAIL_ID_TAG)?.value ?? ''
