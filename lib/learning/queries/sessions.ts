import 'server-only'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { database, prepared } from '@/db/client'
import { certificates, gatherings, presences } from '@/db/schema'
import { counts, dayOfSession } from '../counts'

const MOST = 1000

/** Every session that a person was at, the newest first, with its certificate where there is one. */
export async function sessionsOf(userId: string) {
  return attended(await database()).execute({ userId })
}

export type AttendedSession = Awaited<ReturnType<typeof sessionsOf>>[number]

const person = sql.placeholder('userId')

/** Of a presence that was taken back, what is left is the certificate, as long as that stands. */
const attended = prepared((db) =>
  db
    .select({
      id: gatherings.id,
      slug: gatherings.slug,
      title: gatherings.title,
      theme: gatherings.theme,
      day: dayOfSession,
      minutes: gatherings.minutes,
      counts,
      closed: sql<boolean>`${gatherings.closedAt} is not null`,
      number: certificates.number,
      correctedAt: certificates.correctedAt,
      revokedAt: certificates.revokedAt,
      revokedBecause: certificates.revokedBecause,
    })
    .from(gatherings)
    .leftJoin(
      presences,
      and(eq(presences.gatheringId, gatherings.id), eq(presences.userId, person)),
    )
    .leftJoin(
      certificates,
      and(eq(certificates.gatheringId, gatherings.id), eq(certificates.userId, person)),
    )
    .where(
      or(
        sql`${gatherings.id} in (select gathering_id from ${presences} where user_id = ${person})`,
        sql`${gatherings.id} in (select gathering_id from ${certificates} where user_id = ${person})`,
      ),
    )
    .orderBy(desc(gatherings.startsAt))
    .limit(MOST)
    .prepare('sessions_attended'),
)
