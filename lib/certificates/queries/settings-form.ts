import 'server-only'
import { database } from '@/db/client'
import { getFile } from '@/lib/files/queries'
import type { UploadedFile } from '@/lib/files/schema'
import { toUploadedFile } from '@/lib/files/uploaded-file'
import { findLatestSettings, toSettingsFields } from '../certificate-settings'

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

async function findUploadedFile(id: string): Promise<UploadedFile | null> {
  const file = await getFile(id)
  return file && toUploadedFile(file)
}
