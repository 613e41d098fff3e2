import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { auditLog } from '@/db/read-models/audit'
import { schools } from '@/db/schema'
import { listChanges, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockSchool } from './locks'
import type { SchoolFormField, SchoolFormInput } from './schema'
import type { SchoolDetailsInput } from './team-schema'

export type SchoolFormValues = Record<Exclude<SchoolFormField, 'declaration'>, string>

export const fieldColumns = {
  institution_name: schools.name,
  school_address: schools.address,
  affiliation_board: schools.affiliationBoard,
  correspondent_name: schools.correspondentName,
  principal_name: schools.principalName,
  principal_contact: schools.principalContact,
  principal_email: schools.principalEmail,
  branches: emptyIfNull(schools.branches),
  school_email: schools.email,
  school_website: emptyIfNull(schools.website),
  school_mobile: schools.mobile,
  school_landline: emptyIfNull(schools.landline),
  student_strength: schools.studentStrength,
  teaching_staff_count: sql<string>`${schools.teachingStaffCount}::text`,
  representatives: emptyIfNull(schools.representatives),
}

/** Also what only the team sets. */
export const teamFieldColumns = { ...fieldColumns, district: emptyIfNull(schools.district) }

export type TeamSchoolFormValues = SchoolFormValues & { district: string }

/** Facts about the school. Of the people the log names the field only. */
const LOGGED_FIELDS = [
  ...(['institution_name', 'school_address', 'affiliation_board', 'branches'] as const),
  ...(['school_website', 'student_strength', 'teaching_staff_count', 'district'] as const),
]

const NAMED_FIELDS = [
  ...(['correspondent_name', 'principal_name', 'principal_contact', 'principal_email'] as const),
  ...(['school_email', 'school_mobile', 'school_landline', 'representatives'] as const),
]

type ComparedFields = Partial<Record<keyof TeamSchoolFormValues, unknown>>

export type SchoolEditConflict = {
  changedFields: Partial<TeamSchoolFormValues>
  editorName: string | null
} | null

/** The checkbox is stored as the time it was ticked. */
export const toSchoolColumns = (form: SchoolFormInput) => ({
  name: form.institution_name,
  address: form.school_address,
  affiliationBoard: form.affiliation_board,
  correspondentName: form.correspondent_name,
  principalName: form.principal_name,
  principalContact: form.principal_contact,
  principalEmail: form.principal_email,
  branches: form.branches,
  email: form.school_email,
  website: form.school_website,
  mobile: form.school_mobile,
  landline: form.school_landline,
  studentStrength: form.student_strength,
  teachingStaffCount: form.teaching_staff_count,
  representatives: form.representatives,
  declaredAt: sql`now()`,
})

/** Fields that the form does not have stay as they are. */
export const listSchoolChanges = (before: ComparedFields, form: ComparedFields) =>
  listChanges(before, { ...before, ...form }, LOGGED_FIELDS, NAMED_FIELDS)

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

function emptyIfNull(column: PgColumn) {
  return sql<string>`coalesce(${column}, '')`
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
