import 'server-only'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import { toStoredSettings } from './certificate-settings'
import { loadCertificateInput } from './certificate-text'
import { requirePrintableSettings } from './commands/save-settings'
import { renderPdf, renderPicture } from './draw/render'
import type { CertificatePreviewInput } from './settings-schema'

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
  return format === 'pdf' ? renderPdf(input) : renderPicture(input)
}
