import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { certificateSettings } from '@/db/schema'
import type { CertificateSettingsFields } from './settings-schema'
import { mapWordingFields } from './wording'

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
