import 'server-only'
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  userSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { schools } from '@/db/read-models/schools'
import { privacyRequests, users } from '@/db/schema'
import { REPLY_DEADLINE_DAYS } from '@/lib/contact/messages'

export const USER_FILTER_ROLES = ['coordinator', 'teacher', 'team'] as const
export const USER_FILTER_STATES = ['unconfirmed', 'neverLoggedIn', 'bounced'] as const

type UserFilterRole = (typeof USER_FILTER_ROLES)[number]
type UserFilterState = (typeof USER_FILTER_STATES)[number]

export type UserQuery = {
  search?: string
  /** The id of a school, or words that its name or address starts with. */
  school?: string
  role?: UserFilterRole
} & { [state in UserFilterState]?: boolean }

export const USER_FILTER_PARAMS = ['search', 'school', 'role', ...USER_FILTER_STATES] as const

/** Parameters of a URL are untrusted: an unknown value filters nothing. */
export function toUserQuery(
  params: Partial<Record<(typeof USER_FILTER_PARAMS)[number], string>>,
): UserQuery {
  const { search, school, role, ...states } = params
  return {
    search,
    school,
    role: USER_FILTER_ROLES.find((known) => known === role),
    ...Object.fromEntries(USER_FILTER_STATES.map((state) => [state, states[state] === 'yes'])),
  }
}

/** More schools than this would make the list slow, and are no answer to a question. */
const MAX_SCHOOLS = 50

/** Null if the words match too many schools. */
export async function buildUserFilter(query: UserQuery) {
  const schoolIds = await findSchoolIds(query.school)
  if (schoolIds && schoolIds.length > MAX_SCHOOLS) return null
  const textCondition = matchesSearch(userSearchColumns, normalizeSearch(query.search))
  const condition = and(
    textCondition,
    hasSeat(schoolIds, query.role),
    query.role === 'team' ? isInTeam : undefined,
    query.unconfirmed ? isNull(users.emailConfirmedAt) : undefined,
    query.neverLoggedIn ? isNull(users.firstLoginAt) : undefined,
    query.bounced ? isNotNull(users.emailFailedAt) : undefined,
  )
  return { condition, textCondition }
}

async function findSchoolIds(school: string | undefined): Promise<string[] | null> {
  if (!school) return null
  if (isUuid(school)) return [school]
  const condition = matchesSearch(schoolSearchColumns, normalizeSearch(school))
  if (!condition) return []
  const rows = await withCustomPlan(
    (tx) =>
      tx
        .select({ id: schools.id })
        .from(schools)
        .where(condition)
        .limit(MAX_SCHOOLS + 1),
    { table: schools, condition },
  )
  return rows.map(({ id }) => id)
}

/**
 * As an array, the ids of the schools' members are read once and first: from a join PostgreSQL would conclude
 * that walking all users in order finds a page soon.
 */
function hasSeat(schoolIds: string[] | null, role: UserFilterRole | undefined): SQL | undefined {
  const roleCondition =
    role === 'coordinator' || role === 'teacher' ? sql`and m.role = ${role}` : sql``
  if (schoolIds?.length === 0) return sql`false`
  if (schoolIds)
    return sql`${users.id} = any(array(select m.user_id from memberships m
      where m.school_id in ${schoolIds} and m.left_at is null ${roleCondition}))`
  if (role !== 'coordinator' && role !== 'teacher') return undefined
  return sql`exists (select from memberships m
    where m.user_id = ${users.id} and m.left_at is null ${roleCondition})`
}

const isInTeam = sql`${users.id} = any(array(select t.user_id from team_roles t))`

export const privacyRequestDaysLeft = sql<number>`${REPLY_DEADLINE_DAYS} - (day_in_india() - ${privacyRequests.receivedOn})`
