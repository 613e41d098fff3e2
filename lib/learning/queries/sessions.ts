import 'server-only'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { certificates, gatherings, presences } from '@/db/schema'
import { countsTowardsHours, sessionDay } from '../session-conditions'

const MAX_SESSIONS = 1000

export async function findAttendedSessions(userId: string) {
  return attendedSessionsQuery(await database()).execute({ userId })
}

export type AttendedSession = Awaited<ReturnType<typeof findAttendedSessions>>[number]

const userIdParam = sql.placeholder('userId')

/** After attendance was removed, a session remains only through a valid certificate. */
const attendedSessionsQuery = prepareOnce((db) =>
  db
    .select({
      id: gatherings.id,
      slug: gatherings.slug,
      title: gatherings.title,
      theme: gatherings.theme,
      day: sessionDay,
      minutes: gatherings.minutes,
      counts: countsTowardsHours,
      closed: sql<boolean>`${gatherings.closedAt} is not null`,
      number: certificates.number,
      correctedAt: certificates.correctedAt,
      revokedAt: certificates.revokedAt,
      revokedBecause: certificates.revokedBecause,
    })
    .from(gatherings)
    .leftJoin(
      presences,
      and(eq(presences.gatheringId, gatherings.id), eq(presences.userId, userIdParam)),
    )
    .leftJoin(
      certificates,
      and(eq(certificates.gatheringId, gatherings.id), eq(certificates.userId, userIdParam)),
    )
    .where(
      or(
        sql`${gatherings.id} in (select gathering_id from ${presences} where user_id = ${userIdParam})`,
        sql`${gatherings.id} in (select gathering_id from ${certificates} where user_id = ${userIdParam})`,
      ),
    )
    .orderBy(desc(gatherings.startsAt))
    .limit(MAX_SESSIONS)
    .prepare('sessions_attended'),
)
