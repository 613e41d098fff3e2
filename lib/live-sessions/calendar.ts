import 'server-only'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { isSlug } from '@/base/ids'
import { absoluteUrl, siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { calendarText } from '@/i18n/calendar'
import { routes } from '@/lib/routes'

/** Its location is the session's page, not the meeting URL, because people forward calendar entries. */
export type CalendarEntry = {
  id: string
  slug: string
  title: string
  summary: string
  startsAt: Date
  minutes: number
  sequence: number
  cancelled: boolean
  updatedAt: Date
}

const entryColumns = {
  id: liveSessions.id,
  slug: liveSessions.slug,
  title: liveSessions.title,
  summary: liveSessions.summary,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  sequence: liveSessions.sequence,
  updatedAt: liveSessions.updatedAt,
  cancelled: sql<boolean>`${liveSessions.state} = 'cancelled'`,
}

const MAX_FEED_ENTRIES = 300

/** Times are UTC, which every calendar reads correctly. */
export function buildCalendar(
  entries: CalendarEntry[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const calendar = ical({
    prodId: { company: site.name, product: calendarText().product, language: 'EN' },
    name: calendarText().name,
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  for (const entry of entries) calendar.createEvent(toCalendarEvent(entry))
  // RFC 5545 requires a line end after the last line; the library omits it.
  return `${calendar.toString().trimEnd()}\r\n`
}

export const getCalendarFileName = (slug: string) => `${slug}.ics`

/** Includes the last three months, because calendars drop entries that a feed no longer has. */
export async function findFeedEntries(): Promise<CalendarEntry[]> {
  const db = await database()
  return db
    .select(entryColumns)
    .from(liveSessions)
    .where(
      and(
        ne(liveSessions.state, 'draft'),
        gt(liveSessions.startsAt, sql`now() - interval '90 days'`),
      ),
    )
    .orderBy(asc(liveSessions.startsAt))
    .limit(MAX_FEED_ENTRIES)
}

export async function getCalendarEntry(slug: string): Promise<CalendarEntry | null> {
  if (!isSlug(slug)) return null
  const db = await database()
  const [entry] = await db
    .select(entryColumns)
    .from(liveSessions)
    .where(and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')))
  return entry ?? null
}

export const sendCalendar = (entries: CalendarEntry[], filename: string) =>
  new Response(buildCalendar(entries), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${filename}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  })

/** Calendars ignore entries with an older stamp, so the stamp is the time of the change. */
function toCalendarEvent(entry: CalendarEntry) {
  const url = absoluteUrl(routes.liveSession(entry.slug))
  const { description, cancelled } = calendarText()
  return {
    id: `${entry.id}@series.uns`,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    lastModified: entry.updatedAt,
    start: entry.startsAt,
    end: new Date(entry.startsAt.getTime() + entry.minutes * 60_000),
    summary: entry.title,
    description: (entry.cancelled ? cancelled : description)(entry.summary, url),
    location: url,
    url,
    organizer: { name: site.name, email: siteOwner.email },
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  }
}
