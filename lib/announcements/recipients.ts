import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { settings } from '@/base/settings'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { hasWorkingEmail, users } from '@/db/read-models/accounts'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { mailOutbox } from '@/db/read-models/mail'
import { hasSchoolTag, isInDistrict, memberships, schools } from '@/db/read-models/schools'
import { announcementRecipients, announcements } from '@/db/schema'
import { endsAt } from '@/lib/live-sessions/conditions'
import type { MoveToSchool } from '@/lib/schools/merge'
import { isChosenSchool } from '@/lib/schools/team-filters'
import { isNews } from './policy'
import type { AnnouncementTarget } from './schema'

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

/**
 * Users who get the email, as a condition on users. Read again for each step of sending, so that choices and
 * failed addresses are current. News needs consent; the others go to everyone who did not unsubscribe.
 */
export function matchesRecipients(target: AnnouncementTarget): SQL {
  const consent = isNews(target.audience) ? sql`users.wants_news` : sql`users.wants_reminders`
  return sql`${hasWorkingEmail} and ${consent} and ${matchesAudience(target)}`
}

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

/** What today's limit lets through, and what waits for the next days. */
export async function planSending(db: Db, matches: number) {
  const left = Math.max(0, settings().announcementsPerDay - (await countRecipientsToday(db)))
  const today = Math.min(matches, left)
  return { today, later: matches - today }
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

/** The audience of an announcement names a school without a foreign key. */
export const moveAudience: MoveToSchool = async (tx, { from, into }) => {
  await tx
    .update(announcements)
    .set({ audienceValue: into })
    .where(eq(announcements.audienceValue, from))
  await tx
    .update(announcements)
    .set({ audienceValue: sql`replace(${announcements.audienceValue}, ${from}, ${into})` })
    .where(
      and(
        eq(announcements.audience, 'schools'),
        sql`strpos(${announcements.audienceValue}, ${from}) > 0`,
      ),
    )
}

function matchesAudience({ audience, audienceValue: value }: AnnouncementTarget): SQL {
  switch (audience) {
    case 'news':
      return sql`true`
    case 'members':
      return hasSeat(sql`true`)
    case 'tag':
      return hasSeat(hasSchoolTag(value))
    case 'schools':
      return hasSeat(isChosenSchool(value))
    case 'coordinators':
      return hasSeat(sql`${memberships.role} = 'coordinator'`)
    case 'school':
      return hasSeat(sql`${memberships.schoolId} = ${value}::uuid`)
    case 'board':
      return hasSeat(sql`${schools.affiliationBoard} = ${value}`)
    case 'district':
      return hasSeat(isInDistrict(value))
    case 'registered':
      return isRegistered(value, sql`true`)
    case 'absent':
      return isRegistered(
        value,
        sql`${endsAt} < now() and not exists (select from ${attendances}
          where ${attendances.liveSessionId} = ${liveSessions.id} and ${attendances.userId} = users.id)`,
      )
  }
}

const hasSeat = (condition: SQL) => sql`exists (select from ${memberships}
  join ${schools} on ${schools.id} = ${memberships.schoolId}
  where ${memberships.userId} = users.id and ${memberships.leftAt} is null and ${condition})`

const isRegistered = (liveSessionId: string, condition: SQL) => sql`exists (
  select from ${liveSessionRegistrations}
  join ${liveSessions} on ${liveSessions.id} = ${liveSessionRegistrations.liveSessionId}
  where ${liveSessionRegistrations.userId} = users.id and ${liveSessions.id} = ${liveSessionId}::uuid
  and ${liveSessionRegistrations.state} = 'registered' and ${condition})`
