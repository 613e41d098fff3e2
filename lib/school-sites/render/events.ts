import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import type { BlockOf, SiteRelease } from '../schema'
import { html, renderLabel, type SiteEvent, type SiteView, STATIC_BASE, toPageHref } from './html'
import { type BlockContext, langAttribute, renderDays, renderHeading } from './text'

/** The rest is in the calendar's file. */
const SHOWN_EVENTS = 12

/** A date that the school typed has no end time. */
const TYPED_MINUTES = 60

export const CALENDAR_PATH = 'calendar.ics'

/** What is still to come, the next one first. */
export function renderEvents(block: BlockOf<'events'>, context: BlockContext) {
  const { view } = context
  const { events: text } = schoolSitePageText()
  if (block.events.length === 0 && block.sessions === 'no') return html``
  const heading = renderHeading(block.title, context, false)
  const events = listEvents([block], view).slice(0, SHOWN_EVENTS)
  if (events.length === 0) return html`${heading}<p>${renderLabel(text.none, view)}</p>`
  const isServed = !view.isDraft && view.base !== STATIC_BASE
  return html`${heading}<ol class="events">${events.map((event) => renderEvent(event, view))}</ol>${
    isServed &&
    html`<p class="file"><a href="${toPageHref(view.base, CALENDAR_PATH)}">${renderLabel(text.calendar, view)}</a></p>`
  }`
}

function renderEvent({ title, day, until, time, place }: SiteEvent, view: SiteView) {
  const clock = time && formatClock(time, view.release.settings.language)
  return html`<li><p class="dates">${renderDays(day, until, view)}${clock && html`, ${clock}`}</p><p><b${langAttribute(title, view)}>${title.trim()}</b>${
    place.trim() && html` <span${langAttribute(place, view)}>${place.trim()}</span>`
  }</p></li>`
}

/** Of these blocks, without what is over; the preview shows everything with a day. */
export function listEvents(blocks: BlockOf<'events'>[], view: SiteView): SiteEvent[] {
  const typed = blocks
    .flatMap(({ events }) => events)
    .filter(({ title, day }) => title.trim() && day)
    .map((event) => ({ ...event, minutes: TYPED_MINUTES }))
  const sessions = blocks.some((block) => block.sessions === 'yes') ? view.sessions : []
  return [...typed, ...sessions]
    .filter(({ day, until }) => view.isDraft || (until || day) >= view.day)
    .sort((one, other) => toOrder(one).localeCompare(toOrder(other), 'en'))
}

const toOrder = ({ day, time }: SiteEvent) => `${day} ${time}`

export const listEventBlocks = ({ pages }: Pick<SiteRelease, 'pages'>): BlockOf<'events'>[] =>
  pages.flatMap(({ blocks }) => blocks).flatMap((block) => (block.type === 'events' ? [block] : []))

/** As our own pages write it: 5:30 PM. */
const formatClock = (time: string, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .toUpperCase()
