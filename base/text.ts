import * as z from 'zod/mini'
import type { FieldErrorCode } from '@/i18n/field-errors'
import { hasNameCharacters, normalizeName } from './name'

/**
 * Building blocks for the schemas that forms and server share. Small on purpose: they go to phones.
 * A schema says by a code what is wrong; form and server put it into words.
 */

// Without this, zod probes `new Function`, which a strict content policy reports.
z.config({ jitless: true })

/** What zod takes as text is held to the codes here. */
export const fieldError = (code: FieldErrorCode): string => code

const wellFormedText = z.refine<string>(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  fieldError('oddCharacters'),
)

const getTextError = (requiredCode: FieldErrorCode) => (issue: { input?: unknown }) =>
  fieldError(issue.input === undefined || issue.input === null ? requiredCode : 'notText')

const getTooLongError = (maxLength: number) => fieldError(`tooLong:${maxLength}`)

/** Trimmed text that must not be empty. */
export const requiredText = (requiredCode: FieldErrorCode, maxLength = 200) =>
  z
    .string({ error: getTextError(requiredCode) })
    .check(
      wellFormedText,
      z.trim(),
      z.minLength(1, requiredCode),
      z.maxLength(maxLength, getTooLongError(maxLength)),
    )

/** The name of a person, a school or a thing: the one rule for all of them. */
export const requiredName = (requiredCode: FieldErrorCode, maxLength = 200) =>
  requiredText(requiredCode, maxLength).check(
    z.overwrite(normalizeName),
    z.refine<string>(hasNameCharacters, fieldError('nameCharacters')),
  )

/** Trimmed text that may be missing or empty; empty becomes null. */
export const optionalText = (maxLength = 200, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: fieldError('notText') })
        .check(
          wellFormedText,
          z.trim(),
          z.maxLength(maxLength, getTooLongError(maxLength)),
          ...checks,
        ),
    ),
    z.transform((text: string | null | undefined) => text || null),
  )

/** What browsers take for an address, but with a domain: nobody has an account at a bare host. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i

export const emailAddress = (requiredCode: FieldErrorCode, invalidCode: FieldErrorCode) =>
  requiredText(requiredCode, 254).check(z.email({ error: invalidCode, pattern: EMAIL_PATTERN }))

const HOST_WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u

/** An address that a browser opens safely; `https://` is added where it was left out. Empty is fine. */
export const httpsUrl = [
  z.overwrite<string>((text) => (HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
  z.refine<string>(
    (text) => text === '' || (URL.canParse(text) && /^https:\/\/\S+$/i.test(text)),
    fieldError('addressInvalid'),
  ),
] as const

const DIGIT_SEPARATORS = /[\s().\-\u2010-\u2015]/g
const COUNTRY_PREFIX = /^(?:\+91|91|0091)?0?(?=\d{10}$)/

/** Ten digits, however they were typed: with +91 or 0 in front, with spaces, dashes or brackets. */
export const tenDigitPhone = (requiredCode: FieldErrorCode, invalidCode: FieldErrorCode) =>
  requiredText(requiredCode, 40).check(
    z.overwrite((text) => text.replace(DIGIT_SEPARATORS, '').replace(COUNTRY_PREFIX, '')),
    z.regex(/^[0-9]{10}$/, invalidCode),
  )

const PHONE_NUMBERS_PATTERN = /^[+(\d][\d\s()+.,/\-\u2010-\u2015]*$/

/** A number that can be dialled, or two, as a school writes them on its letterhead; kept as it is. */
export const phoneNumberFormat = (invalidCode: FieldErrorCode) =>
  z.refine<string>(
    (text) =>
      text === '' || (PHONE_NUMBERS_PATTERN.test(text) && text.replace(/\D/g, '').length >= 6),
    invalidCode,
  )

/** A password as it was typed, never trimmed, or left empty. */
export const rawPassword = (requiredCode: FieldErrorCode) =>
  z
    .string({ error: getTextError(requiredCode) })
    .check(wellFormedText, z.maxLength(128, fieldError('passwordTooLong:128')))

/** Blanks alone count as empty. */
export const requiredPassword = (requiredCode: FieldErrorCode) =>
  rawPassword(requiredCode).check(z.refine((text) => text.trim() !== '', requiredCode))

export const newPassword = (requiredCode: FieldErrorCode) =>
  requiredPassword(requiredCode).check(z.minLength(6, fieldError('passwordTooShort:6')))
