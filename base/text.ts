import * as z from 'zod/mini'
import type { FieldCode } from '@/words/fields'
import { hasNameCharacters, tidyName } from './name'

/**
 * Building blocks for the schemas that forms and server share. Small on purpose: they go to phones.
 * A schema says by a code what is wrong; form and server put it into words.
 */

// Without this, zod probes `new Function`, which a strict content policy reports.
z.config({ jitless: true })

/** What zod takes as text is held to the codes here. */
export const saying = (code: FieldCode): string => code

const clean = z.refine<string>(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  saying('oddCharacters'),
)

const notText = (required: FieldCode) => (issue: { input?: unknown }) =>
  saying(issue.input === undefined || issue.input === null ? required : 'notText')

const tooLong = (most: number) => saying(`tooLong:${most}`)

/** Trimmed text that must not be empty. */
export const requiredText = (required: FieldCode, most = 200) =>
  z
    .string({ error: notText(required) })
    .check(clean, z.trim(), z.minLength(1, required), z.maxLength(most, tooLong(most)))

/** The name of a person, a school or a thing: the one rule for all of them. */
export const requiredName = (required: FieldCode, most = 200) =>
  requiredText(required, most).check(
    z.overwrite(tidyName),
    z.refine<string>(hasNameCharacters, saying('nameCharacters')),
  )

/** Trimmed text that may be missing or empty; empty becomes null. */
export const optionalText = (most = 200, ...more: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: saying('notText') })
        .check(clean, z.trim(), z.maxLength(most, tooLong(most)), ...more),
    ),
    z.transform((text: string | null | undefined) => text || null),
  )

/** What browsers take for an address, but with a domain: nobody has an account at a bare host. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i

export const emailAddress = (required: FieldCode, invalid: FieldCode) =>
  requiredText(required, 254).check(z.email({ error: invalid, pattern: ADDRESS }))

const HOST_WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u

/** An address that a browser opens safely; `https://` is added where it was left out. Empty is fine. */
export const httpsAddress = [
  z.overwrite<string>((text) => (HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
  z.refine<string>(
    (text) => text === '' || (URL.canParse(text) && /^https:\/\/\S+$/i.test(text)),
    saying('addressInvalid'),
  ),
] as const

const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015]/g
const BEFORE_TEN_DIGITS = /^(?:\+91|91|0091)?0?(?=\d{10}$)/

/** Ten digits, however they were typed: with +91 or 0 in front, with spaces, dashes or brackets. */
export const tenDigits = (required: FieldCode, invalid: FieldCode) =>
  requiredText(required, 40).check(
    z.overwrite((text) => text.replace(BETWEEN_DIGITS, '').replace(BEFORE_TEN_DIGITS, '')),
    z.regex(/^[0-9]{10}$/, invalid),
  )

const NUMBERS = /^[+(\d][\d\s()+.,/\-\u2010-\u2015]*$/

/** A number that can be dialled, or two, as a school writes them on its letterhead; kept as it is. */
export const dialled = (invalid: FieldCode) =>
  z.refine<string>(
    (text) => text === '' || (NUMBERS.test(text) && text.replace(/\D/g, '').length >= 6),
    invalid,
  )

/** A password as it was typed, never trimmed, or left empty. */
export const typedPassword = (required: FieldCode) =>
  z
    .string({ error: notText(required) })
    .check(clean, z.maxLength(128, saying('passwordTooLong:128')))

/** Blanks alone count as empty. */
export const filledPassword = (required: FieldCode) =>
  typedPassword(required).check(z.refine((text) => text.trim() !== '', required))

export const newPassword = (required: FieldCode) =>
  filledPassword(required).check(z.minLength(6, saying('passwordTooShort:6')))
