import 'server-only'
import { sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { announcementRecipients, announcements } from '@/db/schema'
import { resultColumns } from './queries/recipients'

/** Keeps the numbers, before the outbox forgets the emails. */
export async function purgeAnnouncementRecipients(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const isOver = sql`${announcements.finishedAt} < ${ago(RETENTION.announcementRecipient)}`
    await tx
      .update(announcements)
      .set({
        recipientCount: resultColumns.recipients,
        sentCount: resultColumns.sent,
        deliveredCount: resultColumns.delivered,
        bouncedCount: resultColumns.bounced,
        complainedCount: resultColumns.complained,
      })
      .where(sql`${isOver} and ${announcements.recipientCount} is null`)
    await tx.delete(announcementRecipients).where(
      sql`exists (select from announcements a where a.id = ${announcementRecipients.announcementId}
          and a.recipient_count is not null)`,
    )
  })
}
