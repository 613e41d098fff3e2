import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { certificates } from '@/db/schema'
import type { Holding } from '@/lib/rights/holding'
import { forgetPictures } from './pictures'

/** A certificate goes with the person, or stays for whoever checks it: its number and name, and no account. */
export const certificatesOf: Holding[] = [
  {
    name: 'certificates',
    table: certificates,
    personal: ['userId', 'name'],
    of: (person) => eq(certificates.userId, person.id),
    end: 'deleted',
    erase: async (tx, { id }, { keepCertificates }) => {
      const own = eq(certificates.userId, id)
      if (keepCertificates) await tx.update(certificates).set({ userId: null }).where(own)
      else await tx.delete(certificates).where(own)
    },
    outside: async (tx, { id }, { keepCertificates }) => {
      const own = keepCertificates ? sql`false` : eq(certificates.userId, id)
      const rows = await tx.select({ number: certificates.number }).from(certificates).where(own)
      return () => forgetPictures(rows.map(({ number }) => number))
    },
  },
]
