import 'server-only'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { parseIndiaTime } from '@/base/india-time'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { announcementRecipients, announcements } from '@/db/schema'
import { siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueSelected } from '@/lib/mail/batch'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AnnouncementEmailTemplates } from './emails'
import {
  ANNOUNCEMENT_UNDO_SECONDS,
  canCancelAnnouncement,
  canEditAnnouncement,
  isNews,
} from './policy'
import {
  countRecipients,
  countRecipientsToday,
  lacksEmailOf,
  matchesRecipients,
} from './recipients'
import type { AnnouncementScheduleInput } from './schema'

/** Without a day: as soon as the undo window is over. */
export async function scheduleAnnouncement(
  viewer: { id: string },
  id: string,
  { day, time }: AnnouncementScheduleInput,
): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (!canEditAnnouncement(before.state)) throw new AppError('conflict', 'announcementNotDraft')
    const plannedStart = day && time ? parseIndiaTime(day, time) : null
    if (plannedStart && plannedStart < before.now)
      throw new AppError('conflict', 'announcementInPast')
    const recipientCount = await countRecipients(tx, before)
    if (recipientCount === 0) throw new AppError('conflict', 'noRecipients')
    const earliestStart = sql`now() + ${ANNOUNCEMENT_UNDO_SECONDS} * interval '1 second'`
    await updateState(tx, before, {
      state: 'scheduled',
      startsAt: plannedStart
        ? sql`greatest(${plannedStart.toISOString()}::timestamptz, ${earliestStart})`
        : earliestStart,
    })
    await writeAuditLog(tx, {
      action: 'announcement.scheduled',
      actor: userActor(viewer.id),
      targetId: before.id,
      values: { title: before.subject, people: recipientCount },
    })
    return recipientCount
  })
}

/** Before the first email it becomes a draft again. Later the rest is not sent. */
export async function cancelAnnouncement(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (!canCancelAnnouncement(before.state)) throw new AppError('conflict', 'nothingToCancel')
    await updateState(
      tx,
      before,
      before.state === 'scheduled'
        ? { state: 'draft', startsAt: null }
        : { state: 'cancelled', finishedAt: sql`now()` },
    )
    await writeAuditLog(tx, {
      action: 'announcement.cancelled',
      actor: userActor(viewer.id),
      targetId: before.id,
      values: { title: before.subject },
    })
  })
}

/** With the sender's own link to unsubscribe. */
export async function sendTestAnnouncement(
  viewer: { id: string; firstname: string; email: string },
  id: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id)
    const { template, data, unsubscribe } = buildAnnouncementData(announcement)
    const recipient = { firstname: viewer.firstname, userId: viewer.id, unsubscribe }
    await enqueueMail<AnnouncementEmailTemplates>(tx, {
      ...{ template, to: viewer.email },
      data: { ...data, ...recipient },
    })
    await writeAuditLog(tx, {
      action: 'announcement.tested',
      actor: userActor(viewer.id),
      targetId: announcement.id,
      values: { title: announcement.subject },
    })
  })
}

type AnnouncementStateChange = Parameters<ReturnType<Db['update']>['set']>[0]

const updateState = (tx: Db, { id }: StoredAnnouncement, change: AnnouncementStateChange) =>
  tx
    .update(announcements)
    .set({ ...change, version: sql`${announcements.version} + 1` })
    .where(eq(announcements.id, id))

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

export type StoredAnnouncement = typeof announcements.$inferSelect & { now: Date }

/** Valid until the transaction ends. */
export async function lockAnnouncement(tx: Db, id: string): Promise<StoredAnnouncement> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.id, requireUuid(id)))
    .for('update')
  if (!row) throw new AppError('notFound', 'notFound')
  const [clock] = await tx
    .select({ now: sql<Date>`now()`.mapWith(announcements.createdAt) })
    .from(announcements)
    .where(eq(announcements.id, row.id))
  return { ...row, now: clock?.now ?? new Date() }
}
