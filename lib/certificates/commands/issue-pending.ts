import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { closeUnattendedSessions } from './close'
import { issueCertificates } from './issue'
import { notifyWaitingTeachers } from './notify-waiting'
import { requestEmailConfirmations } from './request-email-confirmation'

/**
 * Everything that follows from closing a session, in pieces of a few hundred people: a process that dies
 * in the middle leaves the rest to the next one, and however many do it at once, each certificate and
 * each letter is made once.
 */
export async function issuePending(liveSessionId: string): Promise<void> {
  await issueCertificates({ gatheringId: liveSessionId })
  await notifyWaitingTeachers(liveSessionId)
  await requestEmailConfirmations(liveSessionId)
}

/** Of housekeeping: what closes by itself, and what an interrupted closing has left undone. */
export async function issueAllPending(): Promise<void> {
  await closeUnattendedSessions()
  const db = await database()
  const recentSessions = await db
    .select({ id: gatherings.id })
    .from(gatherings)
    .where(sql`${gatherings.closedAt} > now() - interval '3 days'`)
  for (const { id } of recentSessions) await issuePending(id)
}
