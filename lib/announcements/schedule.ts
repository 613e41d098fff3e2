import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { parseIndiaTime } from '@/base/india-time'
import { type Db, database } from '@/db/client'
import { announcements } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AnnouncementEmailTemplates } from './emails'
import { lockAnnouncement, type StoredAnnouncement } from './locks'
import { ANNOUNCEMENT_UNDO_SECONDS, canCancelAnnouncement, canEditAnnouncement } from './policy'
import { countRecipients } from './recipients'
import type { AnnouncementScheduleInput } from './schema'
import { buildAnnouncementData } from './sending'

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
