import 'server-only'
import { sql } from 'drizzle-orm'
import { gatherings } from '@/db/schema'

/** The database's clock, which counts on every instance alike. */
export const now = sql`now()`.mapWith(gatherings.startsAt)

/**
 * What anybody may read of a gathering. The meeting's address and the word are in no list of columns
 * but that of the team's own form, and the one statement that lets somebody in.
 */
export const publicColumns = {
  slug: gatherings.slug,
  kind: gatherings.kind,
  state: gatherings.state,
  theme: gatherings.theme,
  title: gatherings.title,
  summary: gatherings.summary,
  host: gatherings.host,
  hostLine: gatherings.hostLine,
  startsAt: gatherings.startsAt,
  minutes: gatherings.minutes,
  movedFrom: gatherings.movedFrom,
  audience: gatherings.audience,
  seats: gatherings.seats,
  subject: gatherings.subject,
  region: gatherings.region,
  proof: gatherings.proof,
  works: gatherings.works,
  cancelReason: gatherings.cancelReason,
  updatedAt: gatherings.updatedAt,
  hasRecording: sql<boolean>`(${gatherings.recordingFilm} is not null or ${gatherings.recordingAddress} is not null)`,
  now,
}

export const endsAt = sql`(${gatherings.startsAt} + make_interval(mins => ${gatherings.minutes}))`
