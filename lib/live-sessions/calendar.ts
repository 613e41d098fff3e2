import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { absoluteUrl, siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { calendarText } from '@/i18n/calendar'
import { routes } from '@/lib/routes'

/** What an entry of a calendar tells. Its place is the page of the gathering, for entries are passed on. */
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

/** One calendar of any number of entries; times in UTC, which no calendar reads wrongly. */
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
  // The library leaves out the line end that RFC 5545 asks for after the last line, too.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The file of one session's entry, wherever it is handed out. */
export const getCalendarFileName = (slug: string) => `${slug}.ics`

/**
 * The same entry for made, moved and cancelled: calendars know it by its `uid` and `sequence`, and pass
 * over one whose stamp is older than what they have. So the stamp is the change, never the start.
 */
function toCalendarEvent(entry: CalendarEntry) {
  const url = absoluteUrl(routes.gathering(entry.slug))
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
