import { fullAddress, owner } from '@/base/owner'
import { site } from '@/base/site'
import { sharingPicture } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { endOf } from '@/lib/series/policy'
import type { Told } from '@/lib/series/queries/programme'
import { frameWords } from '@/words/frame'
import { homeWords } from '@/words/home'
import { languageTag } from '@/words/language'

const organisationId = fullAddress('/#organisation')

export const organisation = () => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  '@id': organisationId,
  name: site.name,
  description: frameWords().tagline,
  url: fullAddress(routes.home),
  logo: fullAddress('/icons/512.png'),
  email: owner.email,
  telephone: owner.phone,
  address: { '@type': 'PostalAddress', streetAddress: owner.address, addressCountry: 'IN' },
})

const KINDS: Record<string, string> = {
  [routes.about]: 'AboutPage',
  [routes.contact]: 'ContactPage',
}

type Page = { title: string; description: string; path: string }

/** What a page other than home is, and the way to it. */
export function pageFacts({ title, description, path }: Page) {
  const url = fullAddress(path)
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  })
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[path] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: languageTag(),
    isPartOf: website(),
    publisher: { '@id': organisationId },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, frameWords().trail.home, fullAddress(routes.home)),
        step(2, title, url),
      ],
    },
  }
}

const website = () => ({
  '@type': 'WebSite',
  '@id': fullAddress('/#website'),
  url: fullAddress(routes.home),
  name: site.name,
})

export function weeklySeries() {
  const { series, themes } = homeWords()
  const names = Object.values(themes.weeks).map(({ name }) => name.toLowerCase())
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: series.heading,
    description: series.inShort(names.join(', ')),
    url: fullAddress('/#series'),
    image: fullAddress('/opengraph.png'),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: fullAddress(routes.onlineTraining) },
    organizer: { '@id': organisationId },
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
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/Event${status}`,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: site.name, url: fullAddress(routes.home) },
    performer: { '@type': 'Person', name: host },
    isAccessibleForFree: audience === 'person',
    inLanguage: languageTag(),
    ...(audience === 'person' && { offers: freeOffer(url) }),
  }
}

const freeOffer = (url: string) => ({
  '@type': 'Offer',
  url,
  price: 0,
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
})

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/** `2026-11-28T10:00:00+05:30` */
const indianMoment = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().replace(/\.\d+Z$/, '+05:30')
