import 'server-only'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { database, prepared } from '@/db/client'
import { gatherings, registrations } from '@/db/schema'

/** The next sessions that somebody has registered for. When one can be joined, its own page says. */
export async function comingFor(userId: string) {
  return coming(await database()).execute({ userId })
}

export type ComingSession = Awaited<ReturnType<typeof comingFor>>[number]

const coming = prepared((db) =>
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
