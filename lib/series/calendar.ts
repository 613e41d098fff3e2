import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { fullAddress, owner } from '@/base/owner'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import { calendarWords } from '@/words/calendar'

/** What an entry of a calendar tells. Its place is the page of the gathering, for entries are passed on. */
export type Entry = {
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
export function calendarOf(entries: Entry[], method: 'PUBLISH' | 'CANCEL' = 'PUBLISH'): string {
  const calendar = ical({
    prodId: { company: site.name, product: calendarWords().product, language: 'EN' },
    name: calendarWords().name,
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry))
  // The library leaves out the line end that RFC 5545 asks for after the last line, too.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The file of one session's entry, wherever it is handed out. */
export const entryFileName = (slug: string) => `${slug}.ics`

/**
 * The same entry for made, moved and cancelled: calendars know it by its `uid` and `sequence`, and pass
 * over one whose stamp is older than what they have. So the stamp is the change, never the start.
 */
function eventOf(entry: Entry) {
  const url = fullAddress(routes.gathering(entry.slug))
  const { description, cancelled } = calendarWords()
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
    organizer: { name: site.name, email: owner.email },
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  }
}
