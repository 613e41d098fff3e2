import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { liveSessions } from '@/db/read-models/live-sessions'
import { memberships } from '@/db/read-models/schools'
import { runInLanguage } from '@/i18n/request-language'
import { isSessionOfYear } from '@/lib/learning/school-activities'
import { readSchoolYear } from '@/lib/learning/school-hours'
import { routes } from '@/lib/routes'
import type { certificatesAnswer } from '../answers'
import { openPage } from '../list-page'
import type { SessionPageQuery } from '../query-parameters'
import { findOfMember, isSession, listSeats, teacherAndSession } from './attendance'

type CertificatesAnswer = z.output<typeof certificatesAnswer>

const columns = {
  number: certificates.number,
  session: certificates.liveSessionId,
  teacher: certificates.userId,
  issuedAt: certificates.issuedAt,
  correctedAt: certificates.correctedAt,
  revokedAt: certificates.revokedAt,
}

/** Valid ones of this school year, of everyone with a seat: those in the school's training file. */
export async function listSchoolCertificates(
  school: string,
  query: SessionPageQuery,
): Promise<CertificatesAnswer> {
  const page = openPage(`certificates ${school} ${query.session}`, teacherAndSession, query)
  const held = sql`select ${certificates.number} as number, ${liveSessions.id} as session,
      ${certificates.issuedAt} as issued_at, ${certificates.correctedAt} as corrected_at
    from ${certificates}
    join ${liveSessions} on ${liveSessions.id} = ${certificates.liveSessionId}
    where ${and(
      eq(certificates.userId, memberships.userId),
      isSessionOfYear(await readSchoolYear()),
      isSession(query.session),
    )}`
  const db = await database()
  const rows = await db
    .select({
      number: sql<string>`found.number`,
      session: sql<string>`found.session`,
      teacher: memberships.userId,
      issuedAt: sql`found.issued_at`.mapWith(certificates.issuedAt),
      correctedAt: sql<Date | null>`found.corrected_at`.mapWith(certificates.correctedAt),
      revokedAt: sql<null>`null`,
      key: page.key,
    })
    .from(listSeats(db, school))
    .innerJoin(findOfMember(held, page.limit), sql`true`)
    .where(page.where())
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, toCertificate)
}

/** Of one session, revoked ones included, with the team's token. */
export async function listTeamCertificates(
  session: string,
  query: SessionPageQuery,
): Promise<CertificatesAnswer> {
  const page = openPage(
    `certificates ${session}`,
    [{ column: sql`${certificates.number}`, type: 'text' }],
    query,
  )
  const db = await database()
  const rows = await db
    .select({ ...columns, key: page.key })
    .from(certificates)
    .where(page.where(eq(certificates.liveSessionId, session)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, toCertificate)
}

type CertificateRow = {
  number: string
  session: string
  teacher: string | null
  issuedAt: Date
  correctedAt: Date | null
  revokedAt: Date | null
}

const toCertificate = ({ number, session, teacher, ...row }: CertificateRow) => ({
  ...{ id: number, session, teacher },
  url: runInLanguage('en', () => absoluteUrl(routes.certificate(number))),
  issuedAt: row.issuedAt.toISOString(),
  correctedAt: row.correctedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
