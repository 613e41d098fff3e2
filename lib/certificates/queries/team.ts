import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { certificates, gatherings } from '@/db/schema'
import { parseCertificateNumber } from '../number'

/** The caller must have checked access. */
export async function getCertificateForTeam(input: string) {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') return null
  const db = await database()
  const [row] = await db
    .select({
      number: certificates.number,
      name: certificates.name,
      formerName: certificates.formerName,
      personId: certificates.userId,
      sessionId: gatherings.id,
      session: gatherings.title,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      correctedBecause: certificates.correctedBecause,
      revokedAt: certificates.revokedAt,
      revokedBecause: certificates.revokedBecause,
    })
    .from(certificates)
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(eq(certificates.number, parsed.number))
  return row ?? null
}

export type TeamCertificateDetails = NonNullable<Awaited<ReturnType<typeof getCertificateForTeam>>>
