import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { mailOutbox } from '@/db/relations/mail'
import { announcementRecipients, announcements } from '@/db/schema'
import { matchesRecipients } from '../audience'
import type { AnnouncementTarget } from '../schema'

export async function countRecipients(db: Db, target: AnnouncementTarget): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(matchesRecipients(target))
  return row?.count ?? 0
}

/** All announcements together, since midnight in India. */
export async function countRecipientsToday(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(announcementRecipients)
    .where(
      sql`${announcementRecipients.createdAt} >= date_trunc('day', now() at time zone 'Asia/Kolkata')
        at time zone 'Asia/Kolkata'`,
    )
  return row?.count ?? 0
}

const countOutcomes = (condition: ReturnType<typeof sql>) => sql<number>`(select count(*)::int
  from ${announcementRecipients} r join ${mailOutbox} on mail_outbox.id = r.mail_id
  where r.announcement_id = announcements.id and ${condition})`

/** From the outbox while it has the emails, later as stored when the recipients were deleted. */
export const resultColumns = {
  recipients: sql<number>`coalesce(${announcements.recipientCount}, (select count(*)::int
    from ${announcementRecipients} r where r.announcement_id = announcements.id))`,
  sent: sql<number>`coalesce(${announcements.sentCount}, ${countOutcomes(sql`mail_outbox.sent_at is not null`)})`,
  delivered: sql<number>`coalesce(${announcements.deliveredCount},
    ${countOutcomes(sql`mail_outbox.outcome = 'delivered'`)})`,
  bounced: sql<number>`coalesce(${announcements.bouncedCount},
    ${countOutcomes(sql`mail_outbox.outcome in ('bounced', 'complained')`)})`,
}
