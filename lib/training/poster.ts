import 'server-only'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { database } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { inHouseSessions } from '@/db/schema'
import { getLanguageTag } from '@/i18n/language'
import { sessionPosterText } from '@/i18n/session-poster'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderPoster } from '@/lib/documents/render'
import { routes } from '@/lib/routes'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { getSchoolName } from '@/lib/schools/locks'

/** What fits on one page. */
const MAX_ROWS = 7

type PosterSession = { title: string; startsAt: Date; minutes: number; isInHouse: boolean }

/** The rest of this month in India, or the next one when nothing is left. */
export async function sendPoster(viewer: { id: string }): Promise<Response> {
  const { id: schoolId } = await getCoordinatedSchool(viewer)
  const text = sessionPosterText()
  const [school, { month, sessions }] = await Promise.all([
    getSchoolName(await database(), schoolId),
    findMonth(schoolId),
  ])
  const bytes = await renderPoster({
    lang: getLanguageTag(),
    title: text.title(month, school),
    createdAt: new Date().toISOString(),
    site: site.name,
    heading: text.heading(month),
    school,
    rows: sessions.map(({ title, startsAt, minutes, isInHouse }) => ({
      day: text.day(startsAt),
      time: text.time(startsAt),
      title,
      details: text.details(minutes, isInHouse),
    })),
    how: sessions.length > 0 ? text.how : text.none,
    address: text.address(`${settings().appUrl.host}${routes.series}`),
    code: { link: absoluteUrl(routes.series), alt: text.codeAlt },
  })
  return buildPrivateFileResponse(bytes, 'application/pdf', 'sessions-of-the-month.pdf')
}

async function findMonth(schoolId: string) {
  const [current, next] = await Promise.all([findSessions(schoolId, 0), findSessions(schoolId, 1)])
  return current.sessions.length > 0 ? current : next
}

async function findSessions(schoolId: string, monthsAhead: number) {
  const db = await database()
  const month = sql`(date_trunc('month', day_in_india()) + ${monthsAhead} * interval '1 month')::date`
  const isIn = (startsAt: SQL) => sql`${startsAt} > now()
    and date_trunc('month', ${startsAt} at time zone 'Asia/Kolkata') = ${month}::timestamp`
  const [[now], live, inHouse] = await Promise.all([
    db.select({ month: sql<string>`to_char(${month}, 'YYYY-MM')` }).from(sql`(select 1) as one`),
    db
      .select({
        title: liveSessions.title,
        startsAt: liveSessions.startsAt,
        minutes: liveSessions.minutes,
        isInHouse: sql<boolean>`false`,
      })
      .from(liveSessions)
      .where(and(eq(liveSessions.state, 'published'), isIn(sql`${liveSessions.startsAt}`)))
      .orderBy(asc(liveSessions.startsAt))
      .limit(MAX_ROWS),
    db
      .select({
        title: inHouseSessions.title,
        startsAt: inHouseSessions.startsAt,
        minutes: inHouseSessions.minutes,
        isInHouse: sql<boolean>`true`,
      })
      .from(inHouseSessions)
      .where(
        and(
          eq(inHouseSessions.schoolId, schoolId),
          isNull(inHouseSessions.cancelledAt),
          isIn(sql`${inHouseSessions.startsAt}`),
        ),
      )
      .orderBy(asc(inHouseSessions.startsAt))
      .limit(MAX_ROWS),
  ])
  const sessions: PosterSession[] = [...live, ...inHouse]
    .toSorted((first, second) => first.startsAt.getTime() - second.startsAt.getTime())
    .slice(0, MAX_ROWS)
  return { month: now?.month ?? '', sessions }
}
