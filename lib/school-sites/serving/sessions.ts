import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { database } from '@/db/client'
import { inHouseSessions } from '@/db/read-models/training'
import { schoolSites } from '@/db/schema'
import { listEventBlocks } from '../render/events'
import type { SiteEvent } from '../render/html'
import type { SiteRelease } from '../schema'

const MAX_SESSIONS = 50

/** Of today and later; none where no page shows them. */
export async function listSiteSessions(slug: string, release: SiteRelease): Promise<SiteEvent[]> {
  if (!listEventBlocks(release).some(({ sessions }) => sessions === 'yes')) return []
  const db = await database()
  const { title, startsAt, minutes, schoolId, cancelledAt } = inHouseSessions
  const rows = await db
    .select({ title, startsAt, minutes })
    .from(inHouseSessions)
    .innerJoin(schoolSites, eq(schoolSites.schoolId, schoolId))
    .where(
      and(
        eq(schoolSites.slug, slug),
        isNull(cancelledAt),
        sql`(${startsAt} at time zone 'Asia/Kolkata')::date >= day_in_india()`,
      ),
    )
    .orderBy(asc(startsAt))
    .limit(MAX_SESSIONS)
  return rows.map(({ startsAt: start, ...session }) => ({
    ...session,
    day: formatIndiaDay(start),
    time: formatIndiaClock(start),
    until: '',
    place: '',
  }))
}
