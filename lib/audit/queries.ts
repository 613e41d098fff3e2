import 'server-only'
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { schoolMerges, schools } from '@/db/relations/schools'
import { auditLog } from '@/db/schema'
import { getAuditText } from '@/i18n/audit-text'

export type AuditLogFilters = {
  user?: string
  targetId?: string
  action?: string
  day?: string
  after?: string
}

export type AuditEntry = {
  id: number
  at: Date
  actor: 'user' | 'team' | 'site'
  actorReference: NamedReference | null
  sentence: string
  school: NamedReference | null
  user: NamedReference | null
  targetId: string | null
  action: string
}

/** `null` when it no longer exists. */
export type NamedReference = { id: string; name: string | null }

const PAGE_SIZE = 50

export async function listAuditEntries({
  user: userFilter,
  targetId: targetFilter,
  action: actionFilter,
  day,
  after,
}: AuditLogFilters) {
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
    })
    .from(auditLog)
    .where(
      and(
        userFilter === undefined ? undefined : matchesUser(userFilter),
        targetFilter === undefined ? undefined : await matchesTarget(db, targetFilter),
        actionFilter ? eq(auditLog.action, actionFilter) : undefined,
        day ? isOnDay(day) : undefined,
        after && /^\d{1,15}$/.test(after) ? lt(auditLog.id, Number(after)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE_SIZE + 1)
  const visibleRows = rows.slice(0, PAGE_SIZE)
  const lastRow = visibleRows.at(-1)
  const toReference = await loadNames(db, visibleRows)
  return {
    rows: visibleRows.map((row): AuditEntry => {
      const { id, at, action, actor, actorId, schoolId, userId: personId, targetId, values } = row
      return {
        ...{ id, at, actor, targetId, action },
        actorReference: toReference(actorId),
        school: toReference(schoolId),
        user: toReference(personId),
        sentence: getAuditText(action, values),
      }
    }),
    next: rows.length > PAGE_SIZE && lastRow ? String(lastRow.id) : null,
  }
}

const NO_ROWS = sql`false`

const matchesUser = (id: string): SQL | undefined =>
  isUuid(id) ? or(eq(auditLog.actorId, id), eq(auditLog.userId, id)) : NO_ROWS

/** Includes schools that were merged into this one. */
async function matchesTarget(db: Db, id: string): Promise<SQL | undefined> {
  if (!isUuid(id)) return NO_ROWS
  const merged = await db
    .select({ id: schoolMerges.fromId })
    .from(schoolMerges)
    .where(eq(schoolMerges.intoId, id))
  const ids = [id, ...merged.map((row) => row.id)]
  return or(inArray(auditLog.schoolId, ids), eq(auditLog.targetId, id))
}

function isOnDay(day: string): SQL | undefined {
  if (!isDay(day)) return NO_ROWS
  const dayStart = sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
  return and(gte(auditLog.at, dayStart), lt(auditLog.at, sql`${dayStart} + interval '1 day'`))
}

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
    .innerJoin(schools, eq(schools.id, schoolMerges.intoId))
    .where(inArray(schoolMerges.fromId, ids))
  const currentSchools = await db
    .select({ key: schools.id, id: schools.id, name: schools.name })
    .from(schools)
    .where(inArray(schools.id, ids))
  return [...merged, ...currentSchools]
}
