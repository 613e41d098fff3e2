import 'server-only'
import { AppError, type FieldErrors } from '@/base/errors'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { certificateSettings } from '@/db/schema'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { fontsCover, renderCertificate, renderCertificatePicture } from '@/lib/documents/render'
import { getFile } from '@/lib/files/file'
import type { UploadedFile } from '@/lib/files/schema'
import { toUploadedFile } from '@/lib/files/size-limits'
import type { EditConflict } from '@/lib/http/result'
import {
  type CertificatePreviewInput,
  type CertificateSettingsFields,
  type CertificateSettingsInput,
  findLatestSettings,
  NO_SETTINGS,
  toSettingsFields,
  toStoredSettings,
} from './settings'
import { loadCertificateInput } from './text'

type FieldName = keyof CertificateSettingsFields

type SettingsConflict = EditConflict<Partial<CertificateSettingsFields>>

const FIELD_NAMES = Object.keys(NO_SETTINGS) as FieldName[]

const FILE_FIELDS = ['signatureFile', 'logoFile'] as const

/** As the form shows them. The caller must check access. */
export async function getCertificateSettingsForm() {
  const latest = await findLatestSettings(await database())
  const fields = toSettingsFields(latest)
  const [signatureFile, logoFile] = await Promise.all([
    findUploadedFile(fields.signatureFile),
    findUploadedFile(fields.logoFile),
  ])
  return {
    version: latest?.version ?? 0,
    saved: latest && { at: latest.savedAt, by: latest.savedBy },
    fields,
    files: { signatureFile, logoFile },
  }
}

/** On an edit conflict saves nothing and returns the colleague and the current values. */
export async function saveCertificateSettings(
  viewer: { id: string },
  { version: openedVersion, ...fields }: CertificateSettingsInput,
): Promise<SettingsConflict | null> {
  await requirePrintableSettings(fields)
  const db = await database()
  const isSaved = await db
    .transaction(async (tx) => {
      const latest = await findLatestSettings(tx as typeof db)
      if (findDifferences(toSettingsFields(latest), fields).length === 0) return true
      if ((latest?.version ?? 0) !== openedVersion) return false
      const version = openedVersion + 1
      await tx
        .insert(certificateSettings)
        .values({ ...toStoredSettings(fields), version, savedBy: viewer.id })
      await writeAuditLog(tx, {
        action: 'certificate-settings.changed',
        actor: userActor(viewer.id),
        values: { version },
      })
      return true
    })
    .catch((error) => {
      // Both read the same version, and the other one was faster.
      if (isUniqueViolation(error, 'certificate_settings_pkey')) return false
      throw error
    })
  return isSaved ? null : describeConflict(fields)
}

/** Every character has a glyph, and every file is a picture that the inspection has re-encoded. */
export async function requirePrintableSettings(fields: CertificateSettingsFields): Promise<void> {
  const errors: FieldErrors = {}
  for (const name of FIELD_NAMES) {
    if (isFileField(name)) {
      if (fields[name] && (await getFile(fields[name]))?.kind !== 'picture')
        errors[name] = 'pictureRequired'
    } else if (!(await fontsCover(fields[name]))) errors[name] = 'lineUnset'
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
}

/** A certificate that is never issued, drawn as a real one. */
export async function drawPreview({
  previewKind,
  previewName,
  previewLanguage,
  format,
  ...fields
}: CertificatePreviewInput) {
  await requirePrintableSettings(fields)
  const { sample } = certificateSettingsText()
  const now = new Date()
  const input = await loadCertificateInput({
    number: sample.number,
    userId: null,
    name: sample.names[previewName],
    language: previewLanguage,
    session: sample.session,
    sessionLanguage: 'en',
    slug: '',
    kind: previewKind,
    startsAt: now,
    minutes: 90,
    mode: 'online',
    issuedAt: now,
    correctedAt: null,
    corrections: 0,
    revokedAt: null,
    status: 'valid',
    settings: toStoredSettings(fields),
  })
  return format === 'pdf' ? renderCertificate(input) : renderCertificatePicture(input)
}

async function findUploadedFile(id: string): Promise<UploadedFile | null> {
  const file = await getFile(id)
  return file && toUploadedFile(file)
}

const findDifferences = (current: CertificateSettingsFields, fields: CertificateSettingsFields) =>
  FIELD_NAMES.filter((name) => current[name] !== fields[name])

async function describeConflict(fields: CertificateSettingsFields): Promise<SettingsConflict> {
  const latest = await findLatestSettings(await database())
  const current = toSettingsFields(latest)
  const names = findDifferences(current, fields)
  return {
    name: latest?.savedBy ?? null,
    version: latest?.version ?? 0,
    theirs: Object.fromEntries(names.map((name) => [name, current[name]])),
  }
}

const isFileField = (name: FieldName) => FILE_FIELDS.some((field) => field === name)
