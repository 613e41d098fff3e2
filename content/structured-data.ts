import { fullAddress, owner } from '@/base/owner'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import { series, themes } from './pages/home'

const organisationId = fullAddress('/#organisation')

export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  '@id': organisationId,
  name: site.name,
  description: site.tagline,
  url: fullAddress(routes.home),
  logo: fullAddress('/icons/512.png'),
  email: owner.email,
  telephone: owner.phone,
  address: { '@type': 'PostalAddress', streetAddress: owner.address, addressCountry: 'IN' },
}

export const weeklySeries = {
  '@context': 'https://schema.org',
  '@type': 'EventSeries',
  name: series.heading,
  description: `Live every week at ${site.weeklySession} on a video meeting, with e-certificates. Themes: ${themes.weeks
    .map(({ name }) => name.toLowerCase())
    .join(', ')}.`,
  url: fullAddress('/#series'),
  image: fullAddress('/opengraph.png'),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: fullAddress(routes.onlineTraining) },
  organizer: { '@id': organisationId },
  inLanguage: 'en-IN',
  audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
  eventSchedule: {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    startTime: '10:00:00',
    scheduleTimezone: 'Asia/Kolkata',
  },
}
