import 'server-only'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { certificates, gatheringLetters, gatherings, presences } from '@/db/schema'

/** Conditions for those who were present at a session, as rows of `presences` joined with `gatherings`. */

/** A session gives certificates once it is closed, and a cancelled one never does. */
export const givesCertificates = and(
  isNotNull(gatherings.closedAt),
  ne(gatherings.state, 'cancelled'),
)

export const lacksCertificate = sql`not exists (select from ${certificates}
  where ${certificates.gatheringId} = ${presences.gatheringId}
    and ${certificates.userId} = ${presences.userId})`

/** Nobody has been sent this email about the session. */
export const lacksEmail = (kind: string) => sql`not exists (select from ${gatheringLetters}
  where ${gatheringLetters.gatheringId} = ${presences.gatheringId}
    and ${gatheringLetters.userId} = ${presences.userId}
    and ${gatheringLetters.kind} = ${kind})`
