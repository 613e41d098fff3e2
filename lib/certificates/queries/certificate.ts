import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { certificates, liveSessions } from '@/db/schema'
import { getCertificateStatus } from '../policy'

/** Everything here is visible to anyone with the number. */
export async function getCertificate(number: string) {
  const [row] = await certificateByNumberQuery(await database()).execute({ number })
  return row ? { ...row, status: getCertificateStatus(row) } : null
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof getCertificate>>>

const certificateByNumberQuery = prepareOnce((db) =>
  db
    .select({
      number: certificates.number,
      userId: certificates.userId,
      name: certificates.name,
      session: liveSessions.title,
      slug: liveSessions.slug,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      mode: liveSessions.mode,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      corrections: certificates.corrections,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(eq(certificates.number, sql.placeholder('number')))
    .prepare('certificate_by_number'),
)
