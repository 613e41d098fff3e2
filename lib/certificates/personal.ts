import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { certificateSettings, certificates } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'
import { deletePictures } from './delete-pictures'

/** A certificate is deleted with the account, or kept for verification with its number, name and language only. */
export const certificateDataSources: PersonalDataSource[] = [
  {
    name: 'certificates',
    table: certificates,
    personalColumns: ['userId', 'name', 'language'],
    where: (user) => eq(certificates.userId, user.id),
    outcome: 'deleted',
    erase: async (tx, { id }, { keepCertificates }) => {
      const isOwnCertificate = eq(certificates.userId, id)
      if (keepCertificates)
        await tx.update(certificates).set({ userId: null }).where(isOwnCertificate)
      else await tx.delete(certificates).where(isOwnCertificate)
    },
    prepareCleanup: async (tx, { id }, { keepCertificates }) => {
      const isOwnCertificate = keepCertificates ? sql`false` : eq(certificates.userId, id)
      const rows = await tx
        .select({ number: certificates.number })
        .from(certificates)
        .where(isOwnCertificate)
      return () => deletePictures(rows.map(({ number }) => number))
    },
  },
  {
    name: 'certificateSettingsSaved',
    table: certificateSettings,
    personalColumns: ['savedBy'],
    where: (user) => eq(certificateSettings.savedBy, user.id),
    withheldColumns: ['values', 'signatureFileId', 'logoFileId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
