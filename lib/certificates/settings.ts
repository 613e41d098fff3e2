import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '@/base/error-codes'
import { fieldError, optionalName } from '@/base/text'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { certificateSettings } from '@/db/schema'
import type { Language, TranslatedLanguage } from '@/i18n/languages'
import { completeLanguages } from '@/i18n/partial-languages'
import { LIVE_SESSION_KINDS, type LiveSessionKind } from '@/lib/live-sessions/kinds'

/** The lines of a certificate that the team can write, for each kind of session and complete language. */
export const WORDING_LINES = ['heading', 'before', 'after'] as const

export type WordingLine = (typeof WORDING_LINES)[number]

type EnglishField = `${LiveSessionKind}_${WordingLine}`

export type WordingField = EnglishField | `${EnglishField}_${TranslatedLanguage}`

export const MAX_LINE_CHARACTERS: Record<WordingLine, number> = {
  heading: 60,
  before: 100,
  after: 120,
}

export const WORDING_PLACEHOLDERS = ['mode', 'length', 'day'] as const

type WordingPlaceholder = (typeof WORDING_PLACEHOLDERS)[number]

const PLACEHOLDER_PATTERN = /\{(mode|length|day)\}/g

/** One printed line, which may be empty. A direction override would reorder the rest of the line. */
const printedLine = (maxLength: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    optionalName(maxLength, 'lineCharacters', ...checks),
    z.transform((text: string | null) => text ?? ''),
  )

/** A brace outside a known placeholder would be printed on certificates. */
export const hasKnownPlaceholders = (line: string): boolean =>
  !/[{}]/.test(line.replaceAll(PLACEHOLDER_PATTERN, ''))

const wordingLine = (maxLength: number) =>
  printedLine(maxLength, z.refine<string>(hasKnownPlaceholders, fieldError('placeholderUnknown')))

const fileField = z
  .string({ error: fieldError('textRequired') })
  .check(z.regex(/^([0-9a-f]{64})?$/, fieldError('valueInvalid')))

export const toWordingField = (
  kind: LiveSessionKind,
  line: WordingLine,
  language: Language,
): WordingField => (language === 'en' ? `${kind}_${line}` : `${kind}_${line}_${language}`)

/** A value for each field. */
export const mapWordingFields = <Value>(createValue: (line: WordingLine) => Value) =>
  Object.fromEntries(
    LIVE_SESSION_KINDS.flatMap((kind) =>
      WORDING_LINES.flatMap((line) =>
        completeLanguages.map((language) => [
          toWordingField(kind, line, language),
          createValue(line),
        ]),
      ),
    ),
  ) as Record<WordingField, Value>

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
    previewLanguage: z.enum(completeLanguages, fieldError('valueInvalid')),
    format: z.enum(['picture', 'pdf'], fieldError('valueInvalid')),
  })
  .check(...bothNames)

export type CertificateSettingsInput = z.output<typeof certificateSettingsForm>

export type CertificatePreviewInput = z.output<typeof certificatePreviewForm>

export type CertificateSettingsFields = Omit<CertificateSettingsInput, 'version'>

export type PreviewName = CertificatePreviewInput['previewName']

export const settingsColumns = {
  values: certificateSettings.values,
  signatureFileId: certificateSettings.signatureFileId,
  logoFileId: certificateSettings.logoFileId,
}

export type StoredCertificateSettings = Pick<
  typeof certificateSettings.$inferSelect,
  keyof typeof settingsColumns
>

/** Without settings a certificate has the site's own text. */
export const NO_SETTINGS: CertificateSettingsFields = {
  ...{ signatory: '', signatoryTitle: '', signatureFile: '', partner: '', logoFile: '' },
  ...mapWordingFields(() => ''),
}

export const fillWording = (line: string, values: Record<WordingPlaceholder, string>) =>
  line.replaceAll(PLACEHOLDER_PATTERN, (_, name: WordingPlaceholder) => values[name])

export const toSettingsFields = (
  stored: StoredCertificateSettings | null,
): CertificateSettingsFields => ({
  ...NO_SETTINGS,
  ...stored?.values,
  signatureFile: stored?.signatureFileId ?? '',
  logoFile: stored?.logoFileId ?? '',
})

export const toStoredSettings = ({
  signatureFile,
  logoFile,
  ...values
}: CertificateSettingsFields): StoredCertificateSettings => ({
  values,
  signatureFileId: signatureFile || null,
  logoFileId: logoFile || null,
})

export async function findLatestSettings(db: Db) {
  const [row] = await db
    .select({
      ...settingsColumns,
      version: certificateSettings.version,
      savedAt: certificateSettings.createdAt,
      savedBy: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(certificateSettings)
    .leftJoin(users, eq(users.id, certificateSettings.savedBy))
    .orderBy(desc(certificateSettings.version))
    .limit(1)
  return row ?? null
}
