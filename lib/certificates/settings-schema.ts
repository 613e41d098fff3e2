import 'server-only'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '@/base/error-codes'
import { fieldError, optionalName } from '@/base/text'
import { languageCodes } from '@/i18n/languages'
import { hasKnownPlaceholders, MAX_LINE_CHARACTERS, mapWordingFields } from './wording'

/** One printed line, which may be empty. A direction override would reorder the rest of the line. */
const printedLine = (maxLength: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    optionalName(maxLength, 'lineCharacters', ...checks),
    z.transform((text: string | null) => text ?? ''),
  )

const wordingLine = (maxLength: number) =>
  printedLine(maxLength, z.refine<string>(hasKnownPlaceholders, fieldError('placeholderUnknown')))

const fileField = z
  .string({ error: fieldError('textRequired') })
  .check(z.regex(/^([0-9a-f]{64})?$/, fieldError('valueInvalid')))

const settingsFields = {
  signatory: printedLine(60),
  signatoryTitle: printedLine(80),
  signatureFile: fileField,
  partner: printedLine(80),
  logoFile: fileField,
  ...mapWordingFields((line) => wordingLine(MAX_LINE_CHARACTERS[line])),
}

const requiresOther = (
  field: keyof typeof settingsFields,
  other: keyof typeof settingsFields,
  code: FieldErrorCode,
) =>
  z.refine<Record<keyof typeof settingsFields, string>>(
    (form) => form[field] === '' || form[other] !== '',
    { error: fieldError(code), path: [other] },
  )

const bothNames = [
  requiresOther('signatoryTitle', 'signatory', 'signatoryRequired'),
  requiresOther('signatureFile', 'signatory', 'signatoryRequired'),
  requiresOther('logoFile', 'partner', 'partnerRequired'),
]

export const certificateSettingsForm = z
  .object({
    ...settingsFields,
    /** The version that the form was opened with. */
    version: z.pipe(
      z.string(fieldError('valueInvalid')).check(z.regex(/^\d{1,6}$/, fieldError('valueInvalid'))),
      z.transform(Number),
    ),
  })
  .check(...bothNames)

export const certificatePreviewForm = z
  .object({
    ...settingsFields,
    previewKind: z.enum(['series', 'workshop', 'meeting'], fieldError('valueInvalid')),
    previewName: z.enum(['latin', 'devanagari', 'tamil', 'malayalam'], fieldError('valueInvalid')),
    previewLanguage: z.enum(languageCodes, fieldError('valueInvalid')),
    format: z.enum(['picture', 'pdf'], fieldError('valueInvalid')),
  })
  .check(...bothNames)

export type CertificateSettingsInput = z.output<typeof certificateSettingsForm>
export type CertificatePreviewInput = z.output<typeof certificatePreviewForm>
export type CertificateSettingsFields = Omit<CertificateSettingsInput, 'version'>
export type PreviewName = CertificatePreviewInput['previewName']
