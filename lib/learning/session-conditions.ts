import 'server-only'
import { sql } from 'drizzle-orm'
import { certificates } from '@/lib/certificates/relations'
import { endsAt } from '@/lib/live-sessions/conditions'
import { liveSessions } from '@/lib/live-sessions/relations'

export const sessionDay = sql<string>`to_char(${liveSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${liveSessions.state} <> 'cancelled'
  and ${endsAt} <= now()
  and ${certificates.revokedAt} is null)`
