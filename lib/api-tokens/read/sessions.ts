import 'server-only'
import { eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { inHouseSessions } from '@/db/read-models/training'
import { runInLanguage } from '@/i18n/request-language'
import { routes } from '@/lib/routes'
import type { ApiAccess } from '../access'
import type { inHouseSessionsAnswer, liveSessionsAnswer, registrationsAnswer } from '../answers'
import { openPage } from '../list-page'
import type { PageQuery, PeriodPageQuery } from '../query-parameters'

/** By day in India, both included. */
const startsInPeriod = (startsAt: SQL, { from, to }: PeriodPageQuery): (SQL | undefined)[] => [
  from === undefined
    ? undefined
    : gte(startsAt, sql`(${from}::date)::timestamp at time zone 'Asia/Kolkata'`),
  to === undefined
    ? undefined
    : lt(startsAt, sql`(${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`),
]

const liveStart = sql`${liveSessions.startsAt}`
const inHouseStart = sql`${inHouseSessions.startsAt}`

/** A school's token sees what the programme shows, a manager's also drafts. */
export async function listApiLiveSessions(
  { schoolId }: ApiAccess,
  query: PeriodPageQuery,
): Promise<z.output<typeof liveSessionsAnswer>> {
  const page = openPage(
    `live-sessions ${schoolId === null} ${query.from} ${query.to}`,
    [
      { column: liveStart, type: 'timestamptz' },
      { column: sql`${liveSessions.id}`, type: 'uuid' },
    ],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      id: liveSessions.id,
      slug: liveSessions.slug,
      title: liveSessions.title,
      host: liveSessions.host,
      language: liveSessions.language,
      kind: liveSessions.kind,
      state: liveSessions.state,
      theme: liveSessions.theme,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      closedAt: liveSessions.closedAt,
      key: page.key,
    })
    .from(liveSessions)
    .where(
      page.where(
        schoolId === null ? undefined : ne(liveSessions.state, 'draft'),
        ...startsInPeriod(liveStart, query),
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, slug, startsAt, closedAt, ...row }) => ({
    ...{ ...row, url: runInLanguage('en', () => absoluteUrl(routes.liveSession(slug))) },
    ...{ startsAt: startsAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
  }))
}

export async function listApiInHouseSessions(
  school: string,
  query: PeriodPageQuery,
): Promise<z.output<typeof inHouseSessionsAnswer>> {
  const page = openPage(
    `in-house-sessions ${school} ${query.from} ${query.to}`,
    [
      { column: inHouseStart, type: 'timestamptz' },
      { column: sql`${inHouseSessions.id}`, type: 'uuid' },
    ],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      id: inHouseSessions.id,
      school: inHouseSessions.schoolId,
      title: inHouseSessions.title,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      standardDomain: inHouseSessions.standardDomain,
      cancelledAt: inHouseSessions.cancelledAt,
      key: page.key,
    })
    .from(inHouseSessions)
    .where(page.where(eq(inHouseSessions.schoolId, school), ...startsInPeriod(inHouseStart, query)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, startsAt, cancelledAt, ...row }) => ({
    ...{ ...row, startsAt: startsAt.toISOString() },
    cancelledAt: cancelledAt?.toISOString() ?? null,
  }))
}

/** Ids only: who is behind one is in the list of teachers. */
export async function listApiRegistrations(
  session: string,
  query: PageQuery,
): Promise<z.output<typeof registrationsAnswer>> {
  const page = openPage(
    `registrations ${session}`,
    [{ column: sql`${liveSessionRegistrations.userId}`, type: 'uuid' }],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      session: liveSessionRegistrations.liveSessionId,
      teacher: liveSessionRegistrations.userId,
      state: liveSessionRegistrations.state,
      key: page.key,
    })
    .from(liveSessionRegistrations)
    .where(page.where(eq(liveSessionRegistrations.liveSessionId, session)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, ...row }) => ({
    id: `${row.session}.${row.teacher}`,
    ...row,
  }))
}
