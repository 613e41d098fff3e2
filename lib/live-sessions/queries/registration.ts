import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import type { SessionRegistration } from '../schema'
import { buildSessionRegistration } from '../session-registration'
import { now } from './columns'

export async function getSessionRegistration(
  viewer: Viewer,
  slug: string,
): Promise<SessionRegistration | null> {
  const row = isSlug(slug) && (await findRegistrationRow(await database(), viewer.id, slug))
  return row ? buildSessionRegistration(slug, row, viewer) : null
}

const registeredCount = sql<number>`(select count(*)::int from registrations r
  where r.gathering_id = ${gatherings.id} and r.state = 'registered')`

const waitingAheadCount = sql<number>`(select count(*)::int from registrations r
  where r.gathering_id = ${gatherings.id} and r.state = 'waiting'
    and (r.since, r.user_id) < (${registrations.since}, ${registrations.userId}))`

async function findRegistrationRow(db: Db, userId: string, slug: string) {
  const isOwnRegistration = and(
    eq(registrations.gatheringId, gatherings.id),
    eq(registrations.userId, userId),
  )
  const [row] = await db
    .select({
      state: gatherings.state,
      title: gatherings.title,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      audience: gatherings.audience,
      seats: gatherings.seats,
      proof: gatherings.proof,
      cancelReason: gatherings.cancelReason,
      recordingFilm: gatherings.recordingFilm,
      recordingAddress: gatherings.recordingAddress,
      mine: registrations.state,
      joinedAt: registrations.joinedAt,
      taken: sql<number>`case when ${gatherings.seats} is null then 0 else ${registeredCount} end`,
      ahead: sql<number>`case when ${registrations.state} = 'waiting' then ${waitingAheadCount} else 0 end`,
      present: sql<boolean>`exists (select from ${presences} p
        where p.gathering_id = ${gatherings.id} and p.user_id = ${userId})`,
      now,
    })
    .from(gatherings)
    .leftJoin(registrations, isOwnRegistration)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return row
}
