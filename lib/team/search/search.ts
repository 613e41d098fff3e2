import 'server-only'
import { normalizeSearch, withCustomPlan } from '@/db/full-text-search'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { findApplications, findCertificates, findDocuments } from './numbers'
import * as texts from './texts'

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
