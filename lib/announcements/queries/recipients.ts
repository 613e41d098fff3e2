import 'server-only'
import { and, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
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

/** Who get it on the next days, because today's limit is reached. */
export async function countWaitingRecipients(
  db: Db,
  announcement: AnnouncementTarget & { id: string },
): Promise<number> {
  if ((await countRecipientsToday(db)) < settings().announcementsPerDay) return 0
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(matchesRecipients(announcement), lacksEmailOf(announcement.id)))
  return row?.count ?? 0
}

export const lacksEmailOf = (announcementId: string) => sql`not exists (
  select from ${announcementRecipients} r
  where r.announcement_id = ${announcementId}::uuid and r.user_id = users.id)`

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
    ${countOutcomes(sql`mail_outbox.outcome = 'bounced'`)})`,
  complained: sql<number>`coalesce(${announcements.complainedCount},
    ${countOutcomes(sql`mail_outbox.outcome = 'complained'`)})`,
}
