import 'server-only'
import { sql } from 'drizzle-orm'
import { liveSessions } from '@/db/schema'

/** The database's clock is the same for all instances. */
export const now = sql`now()`.mapWith(liveSessions.startsAt)

/** Without meeting URL and attendance code: only the team's form and the join statement select those. */
export const publicColumns = {
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  state: liveSessions.state,
  theme: liveSessions.theme,
  title: liveSessions.title,
  summary: liveSessions.summary,
  language: liveSessions.language,
  host: liveSessions.host,
  hostBio: liveSessions.hostBio,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  rescheduledFrom: liveSessions.rescheduledFrom,
  audience: liveSessions.audience,
  capacity: liveSessions.capacity,
  subject: liveSessions.subject,
  region: liveSessions.region,
  attendanceMethod: liveSessions.attendanceMethod,
  resourceIds: liveSessions.resourceIds,
  cancelReason: liveSessions.cancelReason,
  updatedAt: liveSessions.updatedAt,
  hasRecording: sql<boolean>`(${liveSessions.recordingVideoId} is not null or ${liveSessions.recordingUrl} is not null)`,
  now,
}
