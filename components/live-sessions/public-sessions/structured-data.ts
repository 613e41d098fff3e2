import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { organisationInShort } from '@/content/structured-data'
import { homeText } from '@/i18n/home'
import { getLanguageTag } from '@/i18n/language'
import { LANGUAGES } from '@/i18n/languages'
import { getEnd } from '@/lib/live-sessions/policy'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { getSharingImage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

/** The fields of a live session that search engines read. */
type ListedSession = Pick<
  PublicLiveSession,
  | 'slug'
  | 'title'
  | 'summary'
  | 'language'
  | 'host'
  | 'startsAt'
  | 'minutes'
  | 'rescheduledFrom'
  | 'phase'
  | 'audience'
  | 'capacity'
>

const ONLINE = 'https://schema.org/OnlineEventAttendanceMode'

/** Structured data of one session. Its location is our page, never the meeting URL. */
export function liveSessionEvent(session: ListedSession) {
  const { slug, title, summary, startsAt, rescheduledFrom, phase, audience, host, language } =
    session
  const url = absoluteUrl(routes.liveSession(slug))
  const status = phase === 'cancelled' ? 'Cancelled' : rescheduledFrom ? 'Rescheduled' : 'Scheduled'
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: title,
    description: summary,
    url,
    image: [absoluteUrl(getSharingImage(routes.liveSession(slug)))],
    startDate: indianMoment(startsAt),
    endDate: indianMoment(getEnd(session)),
    ...(status === 'Rescheduled' &&
      rescheduledFrom && { previousStartDate: indianMoment(rescheduledFrom) }),
    eventAttendanceMode: ONLINE,
    eventStatus: `https://schema.org/Event${status}`,
    location: { '@type': 'VirtualLocation', url },
    organizer: organisationInShort(),
    performer: performersOf(host),
    isAccessibleForFree: audience === 'user',
    inLanguage: LANGUAGES[language].tag,
    ...(canRegister(session) && { offers: freeOffer(session, url) }),
  }
}

const canRegister = ({ phase, audience }: ListedSession) =>
  audience === 'user' && phase !== 'over' && phase !== 'cancelled'

/** Availability is left out: it changes with each registration. */
const freeOffer = ({ capacity }: ListedSession, url: string) => ({
  '@type': 'Offer',
  url,
  price: 0,
  priceCurrency: 'INR',
  ...(capacity === null && { availability: 'https://schema.org/InStock' }),
})

const GROUP =
  /\b(?:team|group|club|circle|council|department|school|vidyalaya|college|university|foundation|trust|society|institute|academy|centre|center)\b/i

export const isGroup = (host: string) => GROUP.test(host) || host.split(/\s+/).includes(site.name)

export const splitHosts = (host: string) => host.split(/ (?:and|&) /).map((name) => name.trim())

export function performersOf(host: string) {
  if (isGroup(host)) return { '@type': 'Organization', name: host }
  const people = splitHosts(host).map((name) => ({ '@type': 'Person', name }))
  return people.length === 1 ? people[0] : people
}

/** An Event needs a date, so it is left out without a next session. */
export function weeklySeries(next: ListedSession) {
  const url = absoluteUrl(routes.series)
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    ...inShort(),
    url,
    image: absoluteUrl(getSharingImage(routes.home)),
    startDate: indianMoment(next.startsAt),
    endDate: indianMoment(getEnd(next)),
    eventAttendanceMode: ONLINE,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organisationInShort(),
    performer: organisationInShort(),
    inLanguage: LANGUAGES[next.language].tag,
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      startTime: '10:00:00',
      scheduleTimezone: 'Asia/Kolkata',
    },
  }
}

/** The series as a course: one hour a week, partly for subscribers. */
export const seriesCourse = () => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  ...inShort(),
  url: absoluteUrl(routes.series),
  provider: organisationInShort(),
  inLanguage: LANGUAGES.en.tag,
  offers: { '@type': 'Offer', category: 'Partially Free' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseSchedule: {
      '@type': 'Schedule',
      duration: 'PT1H',
      repeatFrequency: 'Weekly',
      repeatCount: Object.values(homeText().themes.weeks).length,
    },
  },
})

type ThemeFacts = {
  slug: string
  label: string
  description: string
  coming: ListedSession[]
  past: ListedSession[]
}

/** A theme is taught in one session after another; without a next one, only their length is known. */
export function themeCourse({ slug, label, description, coming, past }: ThemeFacts) {
  const sessions = coming.length > 0 ? coming : past.slice(0, 1)
  const freeCount = sessions.filter(({ audience }) => audience === 'user').length
  const category =
    freeCount === sessions.length ? 'Free' : freeCount > 0 ? 'Partially Free' : 'Subscription'
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: label,
    description,
    url: absoluteUrl(routes.theme(slug)),
    provider: organisationInShort(),
    inLanguage: getLanguageTag(),
    offers: { '@type': 'Offer', category },
    hasCourseInstance: sessions.map((session) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${session.minutes}M`,
      inLanguage: LANGUAGES[session.language].tag,
      ...(coming.length > 0 && {
        name: session.title,
        url: absoluteUrl(routes.liveSession(session.slug)),
        startDate: indianMoment(session.startsAt),
        endDate: indianMoment(getEnd(session)),
      }),
    })),
  }
}

function inShort() {
  const { series, themes } = homeText()
  const names = Object.values(themes.weeks).map(({ name }) => name.toLowerCase())
  return { name: series.heading, description: series.inShort(names.join(', ')) }
}

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

const indianMoment = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().replace(/\.\d+Z$/, '+05:30')
