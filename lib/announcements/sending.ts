import 'server-only'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { announcementRecipients, announcements } from '@/db/schema'
import { siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueSelected } from '@/lib/mail/bulk'
import { lockAnnouncement, type StoredAnnouncement } from './locks'
import { isNews } from './policy'
import { countRecipientsToday, lacksEmailOf, matchesRecipients } from './recipients'

const STEP_SIZE = 1_000

/** `unsubscribe` is the choice that the link in the email changes. */
export const buildAnnouncementData = ({ audience, subject, body }: StoredAnnouncement) => ({
  template: isNews(audience) ? ('news' as const) : ('announcement' as const),
  data: { subject, body, audience },
  unsubscribe: isNews(audience) ? ('news' as const) : ('reminders' as const),
})

/**
 * Each step enqueues up to 1,000 emails in one transaction: after a kill the next run continues, and the
 * primary key of a recipient keeps a second instance from repeating one. Returns how many it enqueued.
 */
export async function enqueueDueAnnouncements(): Promise<number> {
  try {
    const db = await database()
    let enqueuedCount = 0
    for (;;) {
      const stepCount = await db.transaction(enqueueNextStep)
      if (stepCount === null) return enqueuedCount
      enqueuedCount += stepCount
    }
  } catch (error) {
    log().error({ event: 'announcement.sending-failed', err: error })
    return 0
  }
}

/** Null when nothing is due, or today's limit is reached. */
async function enqueueNextStep(tx: Db): Promise<number | null> {
  // Instances take turns, so that together they respect the daily limit.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('announcements'))`)
  const [due] = await tx
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        inArray(announcements.state, ['scheduled', 'sending']),
        lte(announcements.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(announcements.startsAt), asc(announcements.id))
    .limit(1)
  if (!due) return null
  const announcement = await lockAnnouncement(tx, due.id)
  // A colleague cancelled it before we had the lock.
  if (announcement.state !== 'scheduled' && announcement.state !== 'sending') return 0
  const allowance = settings().announcementsPerDay - (await countRecipientsToday(tx))
  if (allowance <= 0) return null
  const limit = Math.min(STEP_SIZE, allowance)
  const count = await enqueueRecipients(tx, announcement, limit)
  await recordProgress(tx, announcement, count < limit)
  return count
}

/** One statement: a recipient exists exactly if the email does. */
async function enqueueRecipients(tx: Db, announcement: StoredAnnouncement, limit: number) {
  const { template, data, unsubscribe } = buildAnnouncementData(announcement)
  const claims = await tx
    .insert(announcementRecipients)
    .select(
      sql`select ${announcement.id}::uuid, users.id, gen_random_uuid(), now() from ${users}
        where ${matchesRecipients(announcement)} and ${lacksEmailOf(announcement.id)}
        order by users.id limit ${limit}`,
    )
    .onConflictDoNothing()
    .returning({ mailId: announcementRecipients.mailId })
  if (claims.length === 0) return 0
  await enqueueSelected(
    tx,
    sql`select r.mail_id as id, users.email as recipient, ${template}::text as template,
        ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', users.firstname,
          'userId', users.id, 'unsubscribe', ${unsubscribe}::text) as data
      from ${announcementRecipients} r join ${users} on users.id = r.user_id
      where r.announcement_id = ${announcement.id}::uuid and r.mail_id in (
        select value::uuid from jsonb_array_elements_text(
          ${JSON.stringify(claims.map(({ mailId }) => mailId))}::jsonb) as claim(value))`,
  )
  return claims.length
}

async function recordProgress(tx: Db, before: StoredAnnouncement, isComplete: boolean) {
  if (before.state === 'scheduled')
    await writeAuditLog(tx, {
      action: 'announcement.started',
      actor: siteActor,
      targetId: before.id,
      values: { title: before.subject },
    })
  await tx
    .update(announcements)
    .set(isComplete ? { state: 'sent', finishedAt: sql`now()` } : { state: 'sending' })
    .where(eq(announcements.id, before.id))
}
