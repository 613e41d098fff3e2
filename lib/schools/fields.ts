import 'server-only'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { schools } from '@/db/schema'
import { listChanges } from '@/lib/audit/changes'
import type { SchoolFormField, SchoolFormInput } from './schema'

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

/** Fields that the form does not have stay as they are. */
export const listSchoolChanges = (before: ComparedFields, form: ComparedFields) =>
  listChanges(before, { ...before, ...form }, LOGGED_FIELDS, NAMED_FIELDS)

function emptyIfNull(column: PgColumn) {
  return sql<string>`coalesce(${column}, '')`
}
