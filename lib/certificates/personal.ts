import 'server-only'
import { eq } from 'drizzle-orm'
import { certificates } from '@/db/schema'
import type { Holding } from '@/lib/rights/holding'

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
  },
]
