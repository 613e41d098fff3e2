import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { liveSessions } from '@/db/relations/live-sessions'
import { closeUnattendedSessions } from '@/lib/live-sessions/closing'
import { issueCertificates } from './issue'
import { notifyWaitingTeachers } from './notify-waiting'
import { requestEmailConfirmations } from './request-email-confirmation'

/** Safe to interrupt and to run concurrently: each certificate and email is created once. */
export async function issuePending(liveSessionId: string): Promise<void> {
  await issueCertificates({ liveSessionId })
  await notifyWaitingTeachers(liveSessionId)
  await requestEmailConfirmations(liveSessionId)
}

/** Run by housekeeping; also finishes interrupted runs. */
export async function issueAllPending(): Promise<void> {
  await closeUnattendedSessions()
  const db = await database()
  const recentSessions = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(sql`${liveSessions.closedAt} > now() - interval '3 days'`)
  for (const { id } of recentSessions) await issuePending(id)
}
