import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isName } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { gatherings, presences, registrations } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { mayFollow, mayJoinNow, nextChange, opensAt, standingOf, takesWord } from '../policy'
import type { Place } from '../schema'
import { now } from './columns'

export async function placeOf(viewer: Viewer, slug: string): Promise<Place | null> {
  const row = isName(slug) && (await look(await database(), viewer.id, slug))
  if (!row) return null
  const { now: at, audience, seats, taken, recordingFilm, recordingAddress, ...gathering } = row
  const standing = standingOf(gathering, at)
  const follows = mayFollow(viewer, { audience })
  const change = nextChange(gathering, at)
  return {
    slug,
    title: gathering.title,
    standing,
    mine: gathering.mine === 'cancelled' || !gathering.mine ? 'none' : gathering.mine,
    ahead: gathering.ahead,
    full: seats !== null && taken >= seats,
    mayFollow: follows,
    mayJoin: follows && mayJoinNow(standing) && gathering.mine !== 'waiting',
    joined: gathering.joinedAt !== null,
    takesWord: follows && !gathering.present && takesWord(gathering, at),
    present: gathering.present,
    opensAt: opensAt(gathering).toISOString(),
    reason: gathering.cancelReason,
    recording: follows ? recordingOf({ recordingFilm, recordingAddress }) : null,
    changesIn: change && change.getTime() - at.getTime(),
  }
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

function recordingOf(row: { recordingFilm: string | null; recordingAddress: string | null }) {
  if (row.recordingFilm) return { film: row.recordingFilm }
  return row.recordingAddress ? { address: row.recordingAddress } : null
}
