import 'server-only'
import { sql } from 'drizzle-orm'
import { certificates, gatherings } from '@/db/schema'

export const sessionDay = sql<string>`to_char(${gatherings.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${gatherings.state} <> 'cancelled'
  and ${gatherings.startsAt} + ${gatherings.minutes} * interval '1 minute' <= now()
  and ${certificates.revokedAt} is null)`
