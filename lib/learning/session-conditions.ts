import 'server-only'
import { sql } from 'drizzle-orm'
import { certificates, liveSessions } from '@/db/schema'

export const sessionDay = sql<string>`to_char(${liveSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${liveSessions.state} <> 'cancelled'
  and ${liveSessions.startsAt} + ${liveSessions.minutes} * interval '1 minute' <= now()
  and ${certificates.revokedAt} is null)`
