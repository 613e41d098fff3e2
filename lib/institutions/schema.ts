import * as z from 'zod/mini'
import { dialled, emailAddress, optionalText, requiredText, saying } from '@/base/text'
import { BOARDS } from './boards'

const STAFF = saying('staffCountInvalid')
const DIALLED = dialled('phoneNumberOdd')

/** The field set of institution registration and subscription form, in the order of the form. */
export const institution = z.object({
  institution_name: requiredText('institutionNameRequired'),
  school_address: requiredText('schoolAddressRequired', 1000),
  affiliation_board: z.enum(BOARDS, saying('boardRequired')),
  correspondent_name: requiredText('correspondentNameRequired', 120),
  principal_name: requiredText('principalNameRequired', 120),
  principal_contact: requiredText('principalContactRequired', 40).check(DIALLED),
  principal_email: emailAddress('principalEmailRequired', 'emailInvalid'),
  branches: optionalText(1000),
  school_email: emailAddress('schoolEmailRequired', 'emailInvalid'),
  school_website: optionalText(300),
  school_mobile: requiredText('schoolMobileRequired', 40).check(DIALLED),
  school_landline: optionalText(40, DIALLED),
  student_strength: requiredText('studentStrengthRequired', 1000),
  teaching_staff_count: z.pipe(
    z.union([z.number(STAFF), z.string().check(z.trim(), z.regex(/^\d+$/, STAFF))], STAFF),
    z.pipe(z.transform(Number), z.int(STAFF).check(z.minimum(1, STAFF), z.maximum(999_999, STAFF))),
  ),
  representatives: optionalText(1000),
  declaration: z.literal(true, saying('declarationRequired')),
})

/** The subscription form also names who sends it; the server compares, it never trusts. */
export const subscription = z.extend(institution, {
  userId: z.optional(z.string(saying('notText'))),
})

export type InstitutionField = keyof z.input<typeof institution>
export type Institution = z.output<typeof institution>
export type Subscription = z.output<typeof subscription>
