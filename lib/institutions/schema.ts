import * as z from 'zod/mini'
import { emailAddress, optionalText, requiredText } from '@/base/text'
import { BOARDS } from './boards'

const required = (label: string, most?: number) => requiredText(`${label} is required`, most)
const email = (label: string) => emailAddress(`${label} is required`, 'Enter a valid email address')

const STAFF = 'Enter the number of teaching staff'

/** The field set of institution registration and subscription form, in the order of the form. */
export const institution = z.object({
  institution_name: required('Institution name'),
  school_address: required('School address', 1000),
  affiliation_board: z.enum(BOARDS, 'Please select a board'),
  correspondent_name: required('Correspondent name', 120),
  principal_name: required('Principal name', 120),
  principal_contact: required('Principal contact', 40),
  principal_email: email('Principal email'),
  branches: optionalText(1000),
  school_email: email('School email'),
  school_website: optionalText(300),
  school_mobile: required('School mobile', 40),
  school_landline: optionalText(40),
  student_strength: required('Student strength', 1000),
  teaching_staff_count: z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d+$/, STAFF))], STAFF),
    z.pipe(z.transform(Number), z.int(STAFF).check(z.minimum(0, STAFF), z.maximum(999_999, STAFF))),
  ),
  representatives: optionalText(1000),
  declaration: z.literal(true, 'Please tick the declaration'),
})

/** The subscription form also names who sends it; the server compares, it never trusts. */
export const subscription = z.extend(institution, {
  userId: z.optional(z.string('This must be text.')),
})

export type InstitutionField = keyof z.input<typeof institution>
export type Institution = z.output<typeof institution>
export type Subscription = z.output<typeof subscription>
