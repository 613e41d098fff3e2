import 'server-only'
import { sql } from 'drizzle-orm'
import { certificates, gatherings } from '@/db/schema'

/** The day of a session in India. */
export const sessionDay = sql<string>`to_char(${gatherings.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/**
 * A session counts for who was present once it is over; not where it was cancelled, nor where its
 * certificate was revoked.
 */
export const countsTowardsHours = sql<boolean>`(${gatherings.state} <> 'cancelled'
  and ${gatherings.startsAt} + ${gatherings.minutes} * interval '1 minute' <= now()
  and ${certificates.revokedAt} is null)`
