import 'server-only'
import { and, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import { isUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schoolMerges, schools } from '@/db/read-models/schools'
import { auditLog } from '@/db/schema'
import { auditActionText } from '@/i18n/audit-actions'

/** Parameters with words that can be a person's name. The log says only that there was a search. */
const SEARCHES = ['search']

export const AUDIT_FILTER_NAMES = [
  ...(['search', 'actor', 'from', 'to', 'action'] as const),
  ...(['user', 'targetId'] as const),
] as const

/** As in the URL: an invalid value matches nothing. */
export type AuditLogFilters = Partial<Record<(typeof AUDIT_FILTER_NAMES)[number], string>>

const NO_ROWS = sql`false`

/** The filter of an exported list, as its query. */
export function toLoggedFilter(query: Record<string, string | undefined>): string {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, SEARCHES.includes(name) ? '' : value]] : [],
  )
  return new URLSearchParams(params).toString()
}

export async function matchesFilters(
  db: Db,
  { search, actor, from, to, action, user, targetId }: AuditLogFilters,
  after?: string,
): Promise<SQL | undefined> {
  return and(
    search ? matchesText(db, search) : undefined,
    actor ? matchesActor(actor) : undefined,
    from ? matchesDay(from, (day) => gte(auditLog.at, day)) : undefined,
    to ? matchesDay(to, (day) => lt(auditLog.at, sql`${day} + interval '1 day'`)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    user ? matchesUser(user) : undefined,
    targetId ? await matchesTarget(db, targetId) : undefined,
    after && /^\d{1,15}$/.test(after) ? lt(auditLog.id, Number(after)) : undefined,
  )
}

/** In what was logged, and in the names of actions, schools and people. */
function matchesText(db: Db, search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const words = search.toLowerCase()
  const actions = Object.entries(auditActionText())
    .filter(([, label]) => label.toLowerCase().includes(words))
    .map(([action]) => action)
  const namedUsers = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, pattern))
  const namedSchools = db
    .select({ id: schools.id })
    .from(schools)
    .where(ilike(schools.name, pattern))
  return or(
    sql`exists (select from jsonb_each_text(${auditLog.values}) logged where logged.value ilike ${pattern})`,
    inArray(auditLog.action, actions),
    inArray(auditLog.actorId, namedUsers),
    inArray(auditLog.userId, namedUsers),
    inArray(auditLog.schoolId, namedSchools),
  )
}

/** The id of a user, or `team` or `site`. */
const matchesActor = (actor: string): SQL | undefined => {
  if (actor === 'team' || actor === 'site') return eq(auditLog.actor, actor)
  return isUuid(actor) ? eq(auditLog.actorId, actor) : NO_ROWS
}

const matchesUser = (id: string): SQL | undefined =>
  isUuid(id) ? or(eq(auditLog.actorId, id), eq(auditLog.userId, id)) : NO_ROWS

/** Includes schools that were merged into this one. */
async function matchesTarget(db: Db, id: string): Promise<SQL | undefined> {
  if (!isUuid(id)) return eq(auditLog.targetId, id)
  const merged = await db
    .select({ id: schoolMerges.fromId })
    .from(schoolMerges)
    .where(eq(schoolMerges.intoId, id))
  const ids = [id, ...merged.map((row) => row.id)]
  return or(inArray(auditLog.schoolId, ids), eq(auditLog.targetId, id))
}

const matchesDay = (day: string, compare: (start: SQL) => SQL): SQL =>
  isDay(day) ? compare(sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`) : NO_ROWS
