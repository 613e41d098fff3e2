import type { FormFields } from '@/lib/schools/fields'
import { institutionFormWords } from '@/words/institution-form'

export type FieldName = keyof FormFields

/** The order of the form. */
export const FIELD_NAMES: FieldName[] = [
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

/** As the form calls them. */
export function fieldLabels(): Record<FieldName, string> {
  const words = institutionFormWords()
  return {
    institution_name: words.name,
    school_address: words.address,
    affiliation_board: words.board,
    correspondent_name: words.correspondent,
    principal_name: words.principal,
    principal_contact: words.principalContact,
    principal_email: words.principalEmail,
    branches: words.branches,
    school_email: words.email,
    school_website: words.website,
    school_mobile: words.mobile,
    school_landline: words.landline,
    student_strength: words.strength,
    teaching_staff_count: words.staff,
    representatives: words.representatives,
  }
}
