import 'server-only'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'

export async function findUpcomingSessions(userId: string) {
  return upcomingSessionsQuery(await database()).execute({ userId })
}

export type UpcomingSession = Awaited<ReturnType<typeof findUpcomingSessions>>[number]

const upcomingSessionsQuery = prepareOnce((db) =>
  db
    .select({
      slug: gatherings.slug,
      title: gatherings.title,
      startsAt: gatherings.startsAt,
      waiting: sql<boolean>`${registrations.state} = 'waiting'`,
      open: sql<boolean>`${gatherings.startsAt} - interval '15 minutes' <= now()`,
    })
    .from(registrations)
    .innerJoin(gatherings, eq(gatherings.id, registrations.gatheringId))
    .where(
      and(
        eq(registrations.userId, sql.placeholder('userId')),
        ne(registrations.state, 'cancelled'),
        eq(gatherings.state, 'published'),
        sql`${gatherings.startsAt} + ${gatherings.minutes} * interval '1 minute' > now()`,
      ),
    )
    .orderBy(asc(gatherings.startsAt))
    .limit(10)
    .prepare('sessions_coming'),
)
