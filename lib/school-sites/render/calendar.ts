import 'server-only'
import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays, parseIndiaTime } from '@/base/india-time'
import { site } from '@/base/site'
import { listEventBlocks, listEvents } from './events'
import { type SiteEvent, type SiteView, toPageHref } from './html'

/** All events of the site that are still to come, for calendar programs. Null where it shows none. */
export function renderCalendar(view: SiteView): string | null {
  const blocks = listEventBlocks(view.release)
  if (blocks.length === 0) return null
  const { name } = view.release.settings
  const calendar = ical({
    prodId: { company: site.name, product: 'school website', language: 'EN' },
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  for (const event of listEvents(blocks, view)) calendar.createEvent(toEntry(event, view))
  // RFC 5545 requires a line end after the last line; the library omits it.
  return `${calendar.toString().trimEnd()}\r\n`
}

function toEntry(event: SiteEvent, view: SiteView) {
  const { title, place, day, time } = event
  const id = createHash('sha256').update(`${view.slug}\n${day}\n${time}\n${title}`).digest('hex')
  return {
    id: `${id.slice(0, 32)}@${new URL(view.canonicalBase).hostname}`,
    stamp: toUtcDay(view.day),
    summary: title.trim(),
    location: place.trim() || view.release.settings.name,
    url: toPageHref(view.canonicalBase, ''),
    ...toTimes(event),
  }
}

/** Days without a time have no zone, so they are the same day everywhere. */
function toTimes({ day, until, time, minutes }: SiteEvent) {
  const last = until || day
  if (!time) return { allDay: true, start: toUtcDay(day), end: addDays(toUtcDay(last), 1) }
  const start = parseIndiaTime(day, time)
  const end = new Date(parseIndiaTime(last, time).getTime() + minutes * 60_000)
  return { start, end }
}

const toUtcDay = (day: string) => new Date(`${day}T00:00:00Z`)
