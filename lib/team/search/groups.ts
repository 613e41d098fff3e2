import 'server-only'
import { itemTypesText } from '@/i18n/item-types'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import { getApplicationStateLabel } from '../application-state-label'
import type { TeamSearchGroup } from '../schema'
import type { TeamSearchResults } from './search'

/** As the search page and the dialog show them; kinds without results are left out. */
export function groupSearchResults(results: TeamSearchResults): TeamSearchGroup[] {
  const { search: text, moment: formatMoment } = teamHomeText()
  const itemTypes = itemTypesText()
  const groups: TeamSearchGroup[] = [
    {
      title: text.forms,
      hits: results.applications.map(({ id, name, reference, state, reason }) => ({
        ...{ url: routes.teamApplication(id), name },
        detail: `${reference}, ${getApplicationStateLabel({ state, reason })}`,
      })),
    },
    {
      title: text.certificates,
      hits: results.certificates.map(({ number, name, title }) => ({
        ...{ url: routes.teamCertificate(number), name: number, detail: `${name}, ${title}` },
      })),
    },
    {
      title: text.documents,
      hits: results.documents.map(({ orderId, name, school }) => ({
        ...{ url: routes.teamOrder(orderId), name, detail: school },
      })),
    },
    {
      title: text.people,
      hits: results.users.map(({ id, name, email }) => ({
        ...{ url: routes.teamPerson(id), name, detail: email },
      })),
    },
    {
      title: text.schools,
      hits: results.schools.map(({ id, name, address }) => ({
        ...{ url: routes.teamSchool(id), name, detail: address },
      })),
    },
    {
      title: text.sessions,
      hits: results.sessions.map(({ id, title, startsAt }) => ({
        ...{ url: routes.teamSession(id), name: title, detail: formatMoment(startsAt) },
      })),
    },
    {
      title: text.content,
      hits: results.content.map(({ id, title, type }) => ({
        ...{ url: routes.teamItem(id), name: title, detail: itemTypes[type].title },
      })),
    },
    {
      title: text.messages,
      hits: results.messages.map(({ id, subject, name }) => ({
        ...{ url: routes.teamMessage(id), name: subject, detail: name },
      })),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}
