import { routes } from '@/lib/routes'
import { site, siteOrigin } from '@/lib/site'
import { series, themes } from './pages/home'

const at = (path: string) => new URL(path, siteOrigin).toString()
const organisationId = at('/#organisation')

export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  '@id': organisationId,
  name: site.name,
  description: site.tagline,
  url: at(routes.home),
  logo: at('/icons/512.png'),
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'IN' },
}

export const weeklySeries = {
  '@context': 'https://schema.org',
  '@type': 'EventSeries',
  name: series.heading,
  description: `Live every week at ${site.weeklySession} on a video meeting, with e-certificates. Themes: ${themes.weeks
    .map(({ name }) => name.toLowerCase())
    .join(', ')}.`,
  url: at('/#series'),
  image: at('/opengraph.png'),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: at(routes.onlineTraining) },
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
