import 'server-only'
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { countRows } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { decisionReason } from '@/db/read-models/audit'
import { schoolMerges, schools } from '@/db/read-models/schools'
import { auditLog } from '@/db/schema'
import { auditActionText } from '@/i18n/audit-actions'
import { auditObjectText } from '@/i18n/audit-objects'
import { getAuditText } from '@/i18n/audit-text'
import { teamPoliciesText } from '@/i18n/team-policies'
import { teamTextsText } from '@/i18n/team-texts'
import { getAuditedObject, getObjectUrl } from './objects'

export type AuditEntry = {
  id: number
  at: Date
  actor: 'user' | 'team' | 'site'
  actorReference: NamedReference | null
  /** With `{school}`, `{person}` and `{object}` where their links belong. */
  sentence: string
  school: NamedReference | null
  user: NamedReference | null
  object: AuditedObjectLink | null
  reason: string | null
  action: string
  targetId: string | null
}

/** `null` when it no longer exists. */
export type NamedReference = { id: string; name: string | null }
export type AuditedObjectLink = { name: string; url: string | null; id: string | null }

const PAGE_SIZE = 50

export async function listAuditEntries(
  { after, ...filters }: AuditLogFilters & { after?: string },
  pageSize = PAGE_SIZE,
) {
  const db = await database()
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: auditLog.actor,
      actorId: auditLog.actorId,
      schoolId: auditLog.schoolId,
      userId: auditLog.userId,
      targetId: auditLog.targetId,
      values: auditLog.values,
      reason: decisionReason,
    })
    .from(auditLog)
    .where(await matchesFilters(db, filters, after))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1)
  const visibleRows = rows.slice(0, pageSize)
  const lastRow = visibleRows.at(-1)
  const toReference = await loadNames(db, visibleRows)
  return {
    rows: visibleRows.map((row): AuditEntry => {
      const { id, at, action, actor, actorId, schoolId, userId: personId, targetId, values } = row
      return {
        ...{ id, at, actor, action, targetId },
        actorReference: toReference(actorId),
        school: toReference(schoolId),
        user: toReference(personId),
        object: toObject(row),
        reason: row.reason ?? readText(values, 'reason'),
        sentence: getAuditText(action, values),
      }
    }),
    next: rows.length > pageSize && lastRow ? String(lastRow.id) : null,
  }
}

/** At most so many. */
export async function countAuditEntries(filters: AuditLogFilters, most: number): Promise<number> {
  const db = await database()
  return countRows(db, auditLog, await matchesFilters(db, filters), most)
}

type ObjectRow = { action: string; targetId: string | null; values: Record<string, unknown> }

/** Items of older entries are in their values. */
function toObject({ action, targetId, values }: ObjectRow): AuditedObjectLink | null {
  const kind = getAuditedObject(action)
  if (!kind) return null
  const id = targetId ?? readText(values, 'item') ?? readText(values, 'liveSessionId')
  const filter = new URLSearchParams(readText(values, 'filter') ?? '')
  for (const [name, value] of [...filter]) if (!value) filter.delete(name)
  const url = getObjectUrl(action, id, `${filter}`)
  return { id, url, name: nameObject(values) ?? auditObjectText()[kind] }
}

function nameObject(values: Record<string, unknown>): string | null {
  const [text, policy] = [readText(values, 'text'), readText(values, 'policy')]
  if (text) return teamTextsText().nameText(text)
  if (policy) return (teamPoliciesText().names as Record<string, string>)[policy] ?? policy
  return ['title', 'number', 'reference', 'item'].reduce<string | null>(
    (name, key) => name ?? readText(values, key),
    null,
  )
}

const readText = (values: Record<string, unknown>, key: string): string | null =>
  typeof values[key] === 'string' && values[key] !== '' ? values[key] : null

type AuditEntryIds = { actorId: string | null; schoolId: string | null; userId: string | null }

async function loadNames(db: Db, rows: AuditEntryIds[]) {
  const ids = (pickIds: (row: AuditEntryIds) => (string | null)[]) => [
    ...new Set(rows.flatMap(pickIds).filter((id): id is string => id !== null)),
  ]
  const nameRows = [
    ...(await findUserNames(
      db,
      ids(({ actorId, userId: personId }) => [actorId, personId]),
    )),
    ...(await findSchoolNames(
      db,
      ids(({ schoolId }) => [schoolId]),
    )),
  ]
  const names = new Map(nameRows.map(({ key, id, name }) => [key, { id, name }]))
  return (id: string | null): NamedReference | null =>
    id ? (names.get(id) ?? { id, name: null }) : null
}

const findUserNames = (db: Db, ids: string[]) =>
  db
    .select({
      key: users.id,
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(users)
    .where(inArray(users.id, ids))

async function findSchoolNames(db: Db, ids: string[]) {
  const merged = await db
    .select({ key: schoolMerges.fromId, id: schools.id, name: schools.name })
    .from(schoolMerges)
    .innerJoin(schools, sql`${schools.id} = ${schoolMerges.intoId}`)
    .where(inArray(schoolMerges.fromId, ids))
  const currentSchools = await db
    .select({ key: schools.id, id: schools.id, name: schools.name })
    .from(schools)
    .where(inArray(schools.id, ids))
  return [...merged, ...currentSchools]
}

export const AUDIT_FILTER_NAMES = [
  ...(['search', 'actor', 'from', 'to', 'action'] as const),
  ...(['user', 'targetId'] as const),
] as const

/** As in the URL: an invalid value matches nothing. */
export type AuditLogFilters = Partial<Record<(typeof AUDIT_FILTER_NAMES)[number], string>>

const NO_ROWS = sql`false`

/** The filter of an exported list, as its query. Words can be a person's name: the log says only that there was a search. */
export function toLoggedFilter(query: Record<string, string | undefined>): string {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, name === 'search' ? '' : value]] : [],
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
    isCursor(after) ? lt(auditLog.id, Number(after)) : undefined,
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

/** When the entry of a cursor was written. */
export async function findAuditTime(cursor: string | undefined): Promise<Date | null> {
  if (!isCursor(cursor)) return null
  const db = await database()
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.id, Number(cursor)))
  return row?.at ?? null
}

const isCursor = (after: string | undefined): after is string => /^\d{1,15}$/.test(after ?? '')

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
