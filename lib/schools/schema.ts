import * as z from 'zod/mini'
import {
  emailAddress,
  fieldError,
  optionalText,
  phoneNumberFormat,
  requiredName,
  requiredText,
  webAddress,
} from '@/base/text'
import { BOARDS } from './kinds'

const STAFF_COUNT_ERROR = fieldError('staffCountInvalid')

const PHONE_CHECK = phoneNumberFormat('phoneNumberInvalid')

/** Used by institution registration and the subscription form, in the order of the form. */
export const schoolForm = z.object({
  institution_name: requiredName('institutionNameRequired'),
  school_address: requiredText('schoolAddressRequired', 1000),
  affiliation_board: z.enum(BOARDS, fieldError('boardRequired')),
  correspondent_name: requiredName('correspondentNameRequired', 120),
  principal_name: requiredName('principalNameRequired', 120),
  principal_contact: requiredText('principalContactRequired', 40).check(PHONE_CHECK),
  principal_email: emailAddress('principalEmailRequired', 'emailInvalid'),
  branches: optionalText(1000),
  school_email: emailAddress('schoolEmailRequired', 'emailInvalid'),
  school_website: optionalText(300, ...webAddress),
  school_mobile: requiredText('schoolMobileRequired', 40).check(PHONE_CHECK),
  school_landline: optionalText(40, PHONE_CHECK),
  student_strength: requiredText('studentStrengthRequired', 1000),
  teaching_staff_count: z.pipe(
    z.union(
      [
        z.number(STAFF_COUNT_ERROR),
        z.string().check(z.trim(), z.regex(/^\d+$/, STAFF_COUNT_ERROR)),
      ],
      STAFF_COUNT_ERROR,
    ),
    z.pipe(
      z.transform(Number),
      z
        .int(STAFF_COUNT_ERROR)
        .check(z.minimum(1, STAFF_COUNT_ERROR), z.maximum(999_999, STAFF_COUNT_ERROR)),
    ),
  ),
  representatives: optionalText(1000),
  declaration: z.literal(true, fieldError('declarationRequired')),
})

/** Names its sender; the server compares it with the session and never trusts it. */
export const subscriptionForm = z.extend(schoolForm, {
  userId: z.optional(z.string(fieldError('textRequired'))),
})

export type SchoolFormField = keyof z.input<typeof schoolForm>

export type SchoolFormInput = z.output<typeof schoolForm>

/** Only while it matters. `closed`: the team closed a duplicate. */
export type FormStatus = 'none' | 'waiting' | 'rejected' | 'withdrawn' | 'closed'

export type PresentTermStatus = 'none' | 'running' | 'coming' | 'over'

/** Application and term change independently, so that every combination can occur. */
export type SubscriptionStatus = { form: FormStatus; term: PresentTermStatus; renewable: boolean }

/** Only the server can tell `member` and `invited`. */
export type InvitationLine = {
  line: number
  address: string
  status:
    | 'ready'
    | 'invalidEmail'
    | 'duplicate'
    | 'member'
    | 'invited'
    | 'limitReached'
    | 'declined'
}

export const MAX_INVITATION_LINES = 200

const MAX_SHOWN_CHARS = 80

export const invitationForm = z.object({
  addresses: requiredText('emailsRequired', 60_000),
  send: z.boolean(fieldError('textRequired')),
})

/** Optionally replaces the staff room link, so that the person cannot join again. */
export const memberRemovalForm = z.object({
  replaceLink: z.optional(z.boolean(fieldError('textRequired'))),
})

const emailField = emailAddress('emailRequired', 'emailInvalid')

/** One address per line, names around addresses, or table rows. Other lines are reported whole. */
export function parseInvitationLines(pastedText: string): InvitationLine[] {
  const seenEmails = new Set<string>()
  return pastedText.split(/\r\n|\r|\n/).flatMap((text, index): InvitationLine[] => {
    const line = index + 1
    const pieces = text.split(/[\s,;<>"']+/).filter((piece) => piece !== '')
    if (pieces.length === 0) return []
    const candidates = pieces.filter((piece) => piece.includes('@'))
    if (!candidates.some(isEmail))
      return [{ line, address: text.trim().slice(0, MAX_SHOWN_CHARS), status: 'invalidEmail' }]
    return candidates.map((email) => {
      if (!isEmail(email))
        return { line, address: email.slice(0, MAX_SHOWN_CHARS), status: 'invalidEmail' }
      const isDuplicate = seenEmails.has(email.toLowerCase())
      seenEmails.add(email.toLowerCase())
      return { line, address: email, status: isDuplicate ? 'duplicate' : 'ready' }
    })
  })
}

const isEmail = (piece: string) => emailField.safeParse(piece).success
