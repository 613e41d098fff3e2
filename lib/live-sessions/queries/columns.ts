import 'server-only'
import { sql } from 'drizzle-orm'
import { gatherings } from '@/db/schema'

/** The database's clock is the same for all instances. */
export const now = sql`now()`.mapWith(gatherings.startsAt)

/** Without meeting URL and attendance code: only the team's form and the join statement select those. */
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
