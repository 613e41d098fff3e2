import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { certificates } from '@/db/schema'
import type { PersonalDataSource } from '@/lib/privacy/personal-data-source'
import { deletePictures } from './pictures'

/** A certificate goes with the person, or stays for whoever checks it: its number and name, and no account. */
export const certificateDataSources: PersonalDataSource[] = [
  {
    name: 'certificates',
    table: certificates,
    personal: ['userId', 'name'],
    of: (user) => eq(certificates.userId, user.id),
    end: 'deleted',
    erase: async (tx, { id }, { keepCertificates }) => {
      const isOwnCertificate = eq(certificates.userId, id)
      if (keepCertificates)
        await tx.update(certificates).set({ userId: null }).where(isOwnCertificate)
      else await tx.delete(certificates).where(isOwnCertificate)
    },
    outside: async (tx, { id }, { keepCertificates }) => {
      const isOwnCertificate = keepCertificates ? sql`false` : eq(certificates.userId, id)
      const rows = await tx
        .select({ number: certificates.number })
        .from(certificates)
        .where(isOwnCertificate)
      return () => deletePictures(rows.map(({ number }) => number))
    },
  },
]
