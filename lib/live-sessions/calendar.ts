import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { absoluteUrl, siteOwner } from '@/base/owner'
import { site } from '@/base/site'
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
