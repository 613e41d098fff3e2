import 'server-only'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { endsAt, joinOpensAt } from '@/lib/live-sessions/conditions'

export async function findUpcomingSessions(userId: string) {
  return upcomingSessionsQuery(await database()).execute({ userId })
}

export type UpcomingSession = Awaited<ReturnType<typeof findUpcomingSessions>>[number]

const upcomingSessionsQuery = prepareOnce((db) =>
  db
    .select({
      slug: liveSessions.slug,
      title: liveSessions.title,
      language: liveSessions.language,
      startsAt: liveSessions.startsAt,
      waiting: sql<boolean>`${liveSessionRegistrations.state} = 'waiting'`,
      open: sql<boolean>`${joinOpensAt} <= now()`,
    })
    .from(liveSessionRegistrations)
    .innerJoin(liveSessions, eq(liveSessions.id, liveSessionRegistrations.liveSessionId))
    .where(
      and(
        eq(liveSessionRegistrations.userId, sql.placeholder('userId')),
        ne(liveSessionRegistrations.state, 'cancelled'),
        eq(liveSessions.state, 'published'),
        sql`${endsAt} > now()`,
      ),
    )
    .orderBy(asc(liveSessions.startsAt))
    .limit(10)
    .prepare('upcoming_sessions'),
)
