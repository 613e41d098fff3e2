import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { certificates } from '@/db/schema'
import { setCertificateName } from '@/lib/accounts/details'
import { fontsCover } from '@/lib/documents/render'
import { issueCertificates } from './issue'
import type { CertificateChoice } from './schema'

const MAX_LISTED_CERTIFICATES = 10

export type IssuedCertificatesResult = {
  count: number
  shown: { number: string; session: string }[]
}

export async function confirmCertificateName(
  viewer: { id: string },
  choice: CertificateChoice,
): Promise<IssuedCertificatesResult> {
  await requireRenderableName(choice.name)
  const db = await database()
  const changedAt = await setCertificateName(db, viewer.id, choice)
  await issueCertificates({ userId: viewer.id })
  return findCertificatesIssuedSince(db, viewer.id, changedAt)
}

async function findCertificatesIssuedSince(
  db: Db,
  userId: string,
  issuedAfter: string,
): Promise<IssuedCertificatesResult> {
  const issuedSince = and(
    eq(certificates.userId, userId),
    sql`${certificates.issuedAt} >= ${issuedAfter}::timestamptz`,
  )
  const listed = await db
    .select({ number: certificates.number, session: liveSessions.title })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(issuedSince)
    .orderBy(desc(liveSessions.startsAt))
    .limit(MAX_LISTED_CERTIFICATES)
  return { count: await db.$count(certificates, issuedSince), shown: listed }
}

/** A character without a glyph would print as an empty box. */
export async function requireRenderableName(name: string): Promise<void> {
  if (await fontsCover(name)) return
  throw new AppError('invalid', 'checkForm', { errors: { name: 'certificateNameUnset' } })
}
