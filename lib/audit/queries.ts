import 'server-only'
import { desc, inArray, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { decisionReason } from '@/db/read-models/audit'
import { schoolMerges, schools } from '@/db/read-models/schools'
import { auditLog } from '@/db/schema'
import { auditObjectText } from '@/i18n/audit-objects'
import { getAuditText } from '@/i18n/audit-text'
import { teamPoliciesText } from '@/i18n/team-policies'
import { teamTextsText } from '@/i18n/team-texts'
import { type AuditLogFilters, matchesFilters } from './filters'
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
      const { id, at, action, actor, actorId, schoolId, userId: personId, values } = row
      return {
        ...{ id, at, actor, action },
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
