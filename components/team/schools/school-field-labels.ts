import { schoolFormText } from '@/i18n/school-form'
import type { SchoolFormValues } from '@/lib/schools/details'

export type SchoolFieldName = keyof SchoolFormValues

/** In the order of the form. */
export const SCHOOL_FIELD_NAMES: SchoolFieldName[] = [
  'institution_name',
  'school_address',
  'affiliation_board',
  'correspondent_name',
  'principal_name',
  'principal_contact',
  'principal_email',
  'branches',
  'school_email',
  'school_website',
  'school_mobile',
  'school_landline',
  'student_strength',
  'teaching_staff_count',
  'representatives',
]

export function getFieldLabels(): Record<SchoolFieldName, string> {
  const text = schoolFormText()
  return {
    institution_name: text.name,
    school_address: text.address,
    affiliation_board: text.board,
    correspondent_name: text.correspondent,
    principal_name: text.principal,
    principal_contact: text.principalContact,
    principal_email: text.principalEmail,
    branches: text.branches,
    school_email: text.email,
    school_website: text.website,
    school_mobile: text.mobile,
    school_landline: text.landline,
    student_strength: text.strength,
    teaching_staff_count: text.staff,
    representatives: text.representatives,
  }
}
