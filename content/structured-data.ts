import { fullAddress, owner } from '@/base/owner'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
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
