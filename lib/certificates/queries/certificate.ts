import 'server-only'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { liveSessions } from '@/db/relations/live-sessions'
import { certificateSettings, certificates } from '@/db/schema'
import { settingsColumns } from '../certificate-settings'
import { getCertificateStatus } from '../policy'

/** Everything here is visible to anyone with the number. */
export async function getCertificate(number: string) {
  const [row] = await certificateByNumberQuery(await database()).execute({ number })
  return row ? { ...row, status: getCertificateStatus(row) } : null
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof getCertificate>>>

/** Those still valid, in the order of their sessions. The caller must check access. */
export async function listValidCertificates(numbers: string[]): Promise<Certificate[]> {
  const db = await database()
  const rows = await db
    .select(certificateColumns)
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .leftJoin(certificateSettings, eq(certificateSettings.version, certificates.settingsVersion))
    .where(and(inArray(certificates.number, numbers), isNull(certificates.revokedAt)))
    .orderBy(asc(liveSessions.startsAt), asc(certificates.number))
  return rows.map((row) => ({ ...row, status: getCertificateStatus(row) }))
}

const certificateColumns = {
  number: certificates.number,
  userId: certificates.userId,
  name: certificates.name,
  language: certificates.language,
  session: liveSessions.title,
  sessionLanguage: liveSessions.language,
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  mode: liveSessions.mode,
  issuedAt: certificates.issuedAt,
  correctedAt: certificates.correctedAt,
  corrections: certificates.corrections,
  revokedAt: certificates.revokedAt,
  settings: settingsColumns,
}

const certificateByNumberQuery = prepareOnce((db) =>
  db
    .select(certificateColumns)
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .leftJoin(certificateSettings, eq(certificateSettings.version, certificates.settingsVersion))
    .where(eq(certificates.number, sql.placeholder('number')))
    .prepare('certificate_by_number'),
)
