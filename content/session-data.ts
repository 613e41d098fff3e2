import { fullAddress } from '@/base/owner'
import { site } from '@/base/site'
import { sharingPicture } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { endOf } from '@/lib/series/policy'
import type { Told } from '@/lib/series/queries/programme'
import { homeWords } from '@/words/home'
import { languageTag } from '@/words/language'
import { organisationInShort } from './structured-data'

const ONLINE = 'https://schema.org/OnlineEventAttendanceMode'

/** One dated session, as search engines show it beside its link. The place is its page, and never the meeting. */
export function gatheringEvent(gathering: Told) {
  const { slug, title, summary, startsAt, movedFrom, standing, audience, host } = gathering
  const url = fullAddress(routes.gathering(slug))
  const status = standing === 'cancelled' ? 'Cancelled' : movedFrom ? 'Rescheduled' : 'Scheduled'
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: title,
    description: summary,
    url,
    image: [fullAddress(sharingPicture(routes.gathering(slug)))],
    startDate: indianMoment(startsAt),
    endDate: indianMoment(endOf(gathering)),
    ...(status === 'Rescheduled' && movedFrom && { previousStartDate: indianMoment(movedFrom) }),
    eventAttendanceMode: ONLINE,
    eventStatus: `https://schema.org/Event${status}`,
    location: { '@type': 'VirtualLocation', url },
    organizer: organisationInShort(),
    performer: performersOf(host),
    isAccessibleForFree: audience === 'person',
    inLanguage: languageTag(),
    ...(canRegister(gathering) && { offers: freeOffer(gathering, url) }),
  }
}

/** What can still be had, by everyone who reads this page. */
const canRegister = ({ standing, audience }: Told) =>
  audience === 'person' && standing !== 'over' && standing !== 'cancelled'

/** Whether a limited session is full changes with each registration, so nothing is said of it. */
const freeOffer = ({ seats }: Told, url: string) => ({
  '@type': 'Offer',
  url,
  price: 0,
  priceCurrency: 'INR',
  ...(seats === null && { availability: 'https://schema.org/InStock' }),
})

const GROUP =
  /\b(?:team|group|club|circle|council|department|school|vidyalaya|college|university|foundation|trust|society|institute|academy|centre|center)\b/i

/** A team is no person, and two hosts are two. */
export function performersOf(host: string) {
  const isGroup = GROUP.test(host) || host.split(/\s+/).includes(site.name)
  if (isGroup) return { '@type': 'Organization', name: host }
  const people = host.split(/ (?:and|&) /).map((name) => ({ '@type': 'Person', name: name.trim() }))
  return people.length === 1 ? people[0] : people
}

/** The series as an event needs its next date; without one, there is none to speak of. */
export function weeklySeries(next: Told) {
  const url = fullAddress(routes.series)
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    ...inShort(),
    url,
    image: fullAddress('/opengraph.png'),
    startDate: indianMoment(next.startsAt),
    endDate: indianMoment(endOf(next)),
    eventAttendanceMode: ONLINE,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organisationInShort(),
    performer: organisationInShort(),
    inLanguage: languageTag(),
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      startTime: '10:00:00',
      scheduleTimezone: 'Asia/Kolkata',
    },
  }
}

/** The series as a course of training: an hour a week, of which some is for subscribers. */
export const seriesCourse = () => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  ...inShort(),
  url: fullAddress(routes.series),
  provider: organisationInShort(),
  inLanguage: languageTag(),
  offers: { '@type': 'Offer', category: 'Partially Free' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseSchedule: {
      '@type': 'Schedule',
      duration: 'PT1H',
      repeatFrequency: 'Weekly',
      repeatCount: Object.values(homeWords().themes.weeks).length,
    },
  },
})

function inShort() {
  const { series, themes } = homeWords()
  const names = Object.values(themes.weeks).map(({ name }) => name.toLowerCase())
  return { name: series.heading, description: series.inShort(names.join(', ')) }
}

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/** `2026-11-28T10:00:00+05:30` */
const indianMoment = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().replace(/\.\d+Z$/, '+05:30')
