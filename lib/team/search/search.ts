import 'server-only'
import { normalizeSearch, withCustomPlan } from '@/db/full-text-search'
import { itemTypesText } from '@/i18n/item-types'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import type { TeamSearchGroup } from '../schema'
import { getApplicationStateLabel } from '../schools/list'
import * as texts from './texts'
import { findApplications, findCertificates, findDocuments } from './texts'

/** Per kind, so that one kind never hides the others. */
const MAX_RESULTS = 50

/**
 * Managers search everything. Editors find sessions, content and messages; accounts documents; viewers nothing.
 * Each kind is found by its own index.
 */
export async function searchTeamRecords(
  input: string | undefined,
  role: TeamRole,
  limit = MAX_RESULTS,
) {
  const searchText = normalizeSearch(input)
  if (!searchText || !input || !roleIncludes(role, 'search')) return null
  const isManager = roleIncludes(role, 'manager')
  const [applications, certificates, documents] = await Promise.all([
    isManager ? findApplications(input, limit) : [],
    isManager ? findCertificates(input, limit) : [],
    roleIncludes(role, 'accounts') ? findDocuments(input, limit) : [],
  ])
  const numbered = { applications, certificates, documents }
  if (!roleIncludes(role, 'editor')) return { ...numbered, ...NO_TEXTS }
  return withCustomPlan(async (tx) => {
    const search = { tx, searchText, limit }
    return {
      ...numbered,
      users: isManager ? await texts.findUsers(search) : [],
      schools: isManager ? await texts.findSchools(search) : [],
      sessions: await texts.findSessions(search),
      content: await texts.findContent(search),
      messages: await texts.findMessagesByText(search),
    }
  })
}

const NO_TEXTS = { users: [], schools: [], sessions: [], content: [], messages: [] }

export type TeamSearchResults = NonNullable<Awaited<ReturnType<typeof searchTeamRecords>>>

/** To choose one of them. */
export async function searchSchools(input: string | undefined) {
  const searchText = normalizeSearch(input)
  if (!searchText) return []
  return withCustomPlan((tx) => texts.findSchools({ tx, searchText, limit: MAX_RESULTS }))
}

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
