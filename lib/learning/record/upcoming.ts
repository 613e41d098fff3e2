import 'server-only'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { createJsonList, type JsonListRow } from '@/db/json-list'
import { liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { endsAt, joinOpensAt } from '@/lib/live-sessions/conditions'

export type UpcomingSession = JsonListRow<typeof upcomingSessions>

export const upcomingSessions = createJsonList(
  {
    slug: liveSessions.slug,
    title: liveSessions.title,
    language: liveSessions.language,
    startsAt: liveSessions.startsAt,
    waiting: sql<boolean>`${liveSessionRegistrations.state} = 'waiting'`,
    open: sql<boolean>`${joinOpensAt} <= now()`,
  },
  (db, row) =>
    db
      .select({ row })
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
      .limit(10),
)
