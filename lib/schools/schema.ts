import * as z from 'zod/mini'
import {
  dialled,
  emailAddress,
  optionalText,
  requiredName,
  requiredText,
  saying,
} from '@/base/text'
import { BOARDS } from './boards'

const STAFF = saying('staffCountInvalid')
const DIALLED = dialled('phoneNumberOdd')

/** The field set of institution registration and subscription form, in the order of the form. */
export const institution = z.object({
  institution_name: requiredName('institutionNameRequired'),
  school_address: requiredText('schoolAddressRequired', 1000),
  affiliation_board: z.enum(BOARDS, saying('boardRequired')),
  correspondent_name: requiredName('correspondentNameRequired', 120),
  principal_name: requiredName('principalNameRequired', 120),
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

/** What became of the latest form, as far as it still matters. `closed`: the team closed a duplicate. */
export type FormStatus = 'none' | 'waiting' | 'rejected' | 'withdrawn' | 'closed'
export type TermStatus = 'none' | 'running' | 'coming' | 'over'
/** A form and a term change independently, so every combination of the two can occur. */
export type SubscriptionStatus = { form: FormStatus; term: TermStatus; renewable: boolean }

/** What is wrong with a pasted line; `member` and `invited` only the server can tell. */
export type LineVerdict = {
  line: number
  address: string
  verdict: 'fine' | 'notAnAddress' | 'double' | 'member' | 'invited' | 'withheld' | 'declined'
}

export const LINES_AT_ONCE = 200
const SHOWN_SIGNS = 80

export const invitationList = z.object({
  addresses: requiredText('addressesRequired', 60_000),
  send: z.boolean(saying('notText')),
})

/** Taking a seat away, and with it the link by which it could be taken again. */
export const removal = z.object({ replaceLink: z.optional(z.boolean(saying('notText'))) })

/**
 * Reads addresses however they were pasted: one a line, with names around them, or out of a table. A
 * line without any is named as a whole.
 */
export function judgeLines(pasted: string): LineVerdict[] {
  const seen = new Set<string>()
  return pasted.split(/\r\n|\r|\n/).flatMap((text, at): LineVerdict[] => {
    const line = at + 1
    const pieces = text.split(/[\s,;<>"']+/).filter((piece) => piece !== '')
    if (pieces.length === 0) return []
    const meant = pieces.filter((piece) => piece.includes('@'))
    if (!meant.some(isAddress))
      return [{ line, address: text.trim().slice(0, SHOWN_SIGNS), verdict: 'notAnAddress' }]
    return meant.map((address) => {
      if (!isAddress(address))
        return { line, address: address.slice(0, SHOWN_SIGNS), verdict: 'notAnAddress' }
      const known = seen.has(address.toLowerCase())
      seen.add(address.toLowerCase())
      return { line, address, verdict: known ? 'double' : 'fine' }
    })
  })
}

const address = emailAddress('emailRequired', 'emailInvalid')
const isAddress = (piece: string) => address.safeParse(piece).success
