import 'server-only'
import { sql } from 'drizzle-orm'
import { certificates } from '@/db/relations/certificates'
import { liveSessions } from '@/db/relations/live-sessions'
import { endsAt } from '@/lib/live-sessions/conditions'

export const sessionDay = sql<string>`to_char(${liveSessions.startsAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** Counts for attendees after its end, unless it was cancelled or the certificate revoked. */
export const countsTowardsHours = sql<boolean>`(${liveSessions.state} <> 'cancelled'
  and ${endsAt} <= now()
  and ${certificates.revokedAt} is null)`
