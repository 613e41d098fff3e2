import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schools } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { getLanguageTag } from '@/i18n/language'
import { sessionPapersText } from '@/i18n/session-papers'
import { trainingText } from '@/i18n/training'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { renderSchoolCertificate } from '@/lib/documents/render'
import { inHouseCounts } from './hours'

/** The teacher's own, also after leaving the school. The school issues it, so it has no number to check. */
export async function sendSchoolCertificate(
  viewer: { id: string },
  sessionId: string,
): Promise<Response> {
  const attended = await findClosedAttendance(viewer.id, requireUuid(sessionId))
  if (!attended) throw new AppError('notFound', 'notFound')
  const { name, school, address, session, startsAt, minutes, standardDomain } = attended
  const { certificate: text } = sessionPapersText()
  const bytes = await renderSchoolCertificate({
    lang: getLanguageTag(),
    title: text.title(name),
    createdAt: startsAt.toISOString(),
    site: school,
    school,
    place: address,
    heading: text.heading,
    before: text.before,
    name,
    after: text.after,
    session,
    facts: [
      text.day(startsAt),
      text.length(minutes),
      ...(standardDomain ? [text.domain(trainingText().standardDomains[standardDomain])] : []),
    ],
    signatures: text.signatures,
    stamp: text.stamp,
    note: text.note(school),
  })
  return buildPrivateFileResponse(bytes, 'application/pdf', 'in-house-certificate.pdf')
}

/** Only once the coordinator has closed the attendance. */
async function findClosedAttendance(userId: string, sessionId: string) {
  const db = await database()
  const [row] = await db
    .select({
      name: sql<string>`coalesce(${users.certificateName}, ${users.firstname} || ' ' || ${users.lastname})`,
      school: schools.name,
      address: schools.address,
      session: inHouseSessions.title,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      standardDomain: inHouseSessions.standardDomain,
    })
    .from(inHouseAttendances)
    .innerJoin(users, eq(users.id, inHouseAttendances.userId))
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
    .where(
      and(
        eq(inHouseAttendances.userId, userId),
        eq(inHouseAttendances.sessionId, sessionId),
        isNotNull(inHouseSessions.closedAt),
        inHouseCounts,
      ),
    )
  return row ?? null
}
