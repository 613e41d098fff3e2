import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { certificates } from '@/db/schema'
import { parseCertificateNumber } from './number'

export type TeamCertificateDetails = NonNullable<Awaited<ReturnType<typeof getCertificateForTeam>>>

/** The caller must have checked access. */
export async function getCertificateForTeam(input: string) {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') return null
  const db = await database()
  const [row] = await db
    .select({
      number: certificates.number,
      name: certificates.name,
      language: certificates.language,
      formerName: certificates.formerName,
      personId: certificates.userId,
      sessionId: liveSessions.id,
      session: liveSessions.title,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      correctionReason: certificates.correctionReason,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
      requestReason: certificates.revocationRequestReason,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(eq(certificates.number, parsed.number))
  return row ?? null
}
