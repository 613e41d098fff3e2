import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { auditLog } from '@/db/relations/audit'
import { schools } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import {
  listSchoolChanges,
  type TeamSchoolFormValues,
  teamFieldColumns,
  toSchoolColumns,
} from '../fields'
import { lockSchool } from '../locks'
import type { SchoolDetailsInput } from '../team-schema'

export type SchoolEditConflict = {
  changedFields: Partial<TeamSchoolFormValues>
  editorName: string | null
} | null

/** On an edit conflict nothing is saved. */
export async function correctSchool(
  viewer: { id: string },
  id: string,
  { was: previousValues = {}, district, ...form }: SchoolDetailsInput,
): Promise<SchoolEditConflict> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockSchool(tx, requireUuid(id))
    const before = await readCurrentFields(tx, id)
    const changedFields = findDifferences(previousValues, before)
    if (Object.keys(changedFields).length > 0)
      return { changedFields, editorName: await findLastEditor(tx, id) }
    const { declaredAt: _, ...columns } = toSchoolColumns({ ...form, declaration: true })
    // One spelling, because districts are grouped by their name.
    const spacedDistrict = district?.replace(/\s+/g, ' ') ?? null
    await tx
      .update(schools)
      .set({ ...columns, district: spacedDistrict })
      .where(eq(schools.id, id))
    await writeAuditLog(tx, {
      action: 'school.corrected',
      actor: userActor(viewer.id),
      schoolId: id,
      values: { changes: listSchoolChanges(before, { ...form, district: spacedDistrict }) },
    })
    return null
  })
}

function findDifferences(
  previousValues: Record<string, string>,
  currentFields: TeamSchoolFormValues,
): Partial<TeamSchoolFormValues> {
  const pairs = Object.entries(currentFields) as [keyof TeamSchoolFormValues, string][]
  return Object.fromEntries(
    pairs.filter(
      ([name, value]) =>
        Object.hasOwn(previousValues, name) &&
        normalizeLineEnds(previousValues[name]) !== normalizeLineEnds(value),
    ),
  )
}

/** Browsers send different line ends. */
const normalizeLineEnds = (text = '') => text.replaceAll('\r\n', '\n').trim()

async function readCurrentFields(tx: Db, id: string): Promise<TeamSchoolFormValues> {
  const [fields] = await tx.select(teamFieldColumns).from(schools).where(eq(schools.id, id))
  if (!fields) throw new Error('the school is gone under its lock')
  return fields
}

async function findLastEditor(tx: Db, id: string) {
  const [entry] = await tx
    .select({ name: users.firstname })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.schoolId, id), eq(auditLog.action, 'school.corrected')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry?.name ?? null
}
