import * as z from 'zod/mini'
import type { FieldErrorCode } from './error-codes'
import { hasNameCharacters, normalizeName } from './name'

/** For forms and server, so kept small. Schemas return codes, which both translate. */

// Without this, zod probes `new Function`, which a strict CSP reports.
z.config({ jitless: true })

/** zod only takes strings as messages; this limits them to known codes. */
export const fieldError = (code: FieldErrorCode): string => code

const wellFormedText = z.refine<string>(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  fieldError('charactersInvalid'),
)

/** Exactly as typed, empty too: a draft must never refuse what someone has typed. */
export const typedText = (maxLength: number) =>
  z
    .string({ error: fieldError('textRequired') })
    .check(wellFormedText, z.maxLength(maxLength, fieldError(`tooLong:${maxLength}`)))

const getTextError = (requiredCode: FieldErrorCode) => (issue: { input?: unknown }) =>
  fieldError(issue.input === undefined || issue.input === null ? requiredCode : 'textRequired')

const getTooLongError = (maxLength: number) => fieldError(`tooLong:${maxLength}`)

export const requiredText = (requiredCode: FieldErrorCode, maxLength = 200) =>
  z
    .string({ error: getTextError(requiredCode) })
    .check(
      wellFormedText,
      z.trim(),
      z.minLength(1, requiredCode),
      z.maxLength(maxLength, getTooLongError(maxLength)),
    )

/** The only rule for names of people, schools and items. */
export const requiredName = (requiredCode: FieldErrorCode, maxLength = 200) =>
  requiredText(requiredCode, maxLength).check(
    z.overwrite(normalizeName),
    z.refine<string>(hasNameCharacters, fieldError('nameCharacters')),
  )

export const optionalText = (maxLength = 200, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: fieldError('textRequired') })
        .check(
          wellFormedText,
          z.trim(),
          z.maxLength(maxLength, getTooLongError(maxLength)),
          ...checks,
        ),
    ),
    z.transform((text: string | null | undefined) => text || null),
  )

/** As `requiredName`, for fields that may stay empty. */
export const optionalName = (
  maxLength = 200,
  error: FieldErrorCode = 'nameCharacters',
  ...checks: z.core.$ZodCheck<string>[]
) =>
  optionalText(
    maxLength,
    z.overwrite(normalizeName),
    z.refine<string>((text) => text === '' || hasNameCharacters(text), fieldError(error)),
    ...checks,
  )

/** What browsers accept as an email address, but with a required domain. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/i

export const emailAddress = (requiredCode: FieldErrorCode, invalidCode: FieldErrorCode) =>
  requiredText(requiredCode, 254).check(z.email({ error: invalidCode, pattern: EMAIL_PATTERN }))

const HOST_WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u

/** Adds a missing `https://`. Empty is valid. */
export const httpsUrl = [
  z.overwrite<string>((text) => (HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
  z.refine<string>(
    (text) => text === '' || (URL.canParse(text) && /^https:\/\/\S+$/i.test(text)),
    fieldError('urlInvalid'),
  ),
] as const

const WEB_ADDRESS = /^https?:\/\/[^\s./?#@]+(\.[^\s./?#@]+)+([/?#]\S*)?$/i

/** Also without `http://`. Empty is valid. */
export const webAddress = [
  z.overwrite<string>((text) => (HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
  z.refine<string>(
    (text) => text === '' || (URL.canParse(text) && WEB_ADDRESS.test(text)),
    fieldError('websiteInvalid'),
  ),
] as const

const DIGIT_SEPARATORS = /[\s().\-\u2010-\u2015]/g
const COUNTRY_PREFIX = /^(?:\+91|91|0091)?0?(?=\d{10}$)/

/** Without +91 or 0 as a prefix, and without spaces, dashes and brackets. */
export const stripPhoneNumber = (text: string): string =>
  text.replace(DIGIT_SEPARATORS, '').replace(COUNTRY_PREFIX, '')

export const tenDigitPhone = (requiredCode: FieldErrorCode, invalidCode: FieldErrorCode) =>
  requiredText(requiredCode, 40).check(
    z.overwrite(stripPhoneNumber),
    z.regex(/^[0-9]{10}$/, invalidCode),
  )

const PHONE_NUMBERS_PATTERN = /^[+(\d][\d\s()+.,/\-\u2010-\u2015]*$/

/** One or two diallable numbers as on a school's letterhead, stored as typed. */
export const phoneNumberFormat = (invalidCode: FieldErrorCode) =>
  z.refine<string>(
    (text) =>
      text === '' || (PHONE_NUMBERS_PATTERN.test(text) && text.replace(/\D/g, '').length >= 6),
    invalidCode,
  )

export const rawPassword = (requiredCode: FieldErrorCode) =>
  z
    .string({ error: getTextError(requiredCode) })
    .check(wellFormedText, z.maxLength(128, fieldError('passwordTooLong:128')))

export const requiredPassword = (requiredCode: FieldErrorCode) =>
  rawPassword(requiredCode).check(z.refine((text) => text.trim() !== '', requiredCode))

export const newPassword = (requiredCode: FieldErrorCode) =>
  requiredPassword(requiredCode).check(z.minLength(6, fieldError('passwordTooShort:6')))
