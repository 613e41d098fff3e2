import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isName } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { placeFrom } from '../place'
import type { Place } from '../schema'
import { now } from './columns'

export async function placeOf(viewer: Viewer, slug: string): Promise<Place | null> {
  const row = isName(slug) && (await look(await database(), viewer.id, slug))
  return row ? placeFrom(slug, row, viewer) : null
}

const taken = sql<number>`(select count(*)::int from registrations r
  where r.gathering_id = ${gatherings.id} and r.state = 'registered')`

const ahead = sql<number>`(select count(*)::int from registrations r
  where r.gathering_id = ${gatherings.id} and r.state = 'waiting'
    and (r.since, r.user_id) < (${registrations.since}, ${registrations.userId}))`

async function look(db: Db, userId: string, slug: string) {
  const own = and(eq(registrations.gatheringId, gatherings.id), eq(registrations.userId, userId))
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
      taken: sql<number>`case when ${gatherings.seats} is null then 0 else ${taken} end`,
      ahead: sql<number>`case when ${registrations.state} = 'waiting' then ${ahead} else 0 end`,
      present: sql<boolean>`exists (select from ${presences} p
        where p.gathering_id = ${gatherings.id} and p.user_id = ${userId})`,
      now,
    })
    .from(gatherings)
    .leftJoin(registrations, own)
    .where(and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')))
  return row
}
