import 'server-only'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { certificates, gatheringLetters, gatherings, presences } from '@/db/schema'

export const givesCertificates = and(
  isNotNull(gatherings.closedAt),
  ne(gatherings.state, 'cancelled'),
)

export const lacksCertificate = sql`not exists (select from ${certificates}
  where ${certificates.gatheringId} = ${presences.gatheringId}
    and ${certificates.userId} = ${presences.userId})`

export const lacksEmail = (kind: string) => sql`not exists (select from ${gatheringLetters}
  where ${gatheringLetters.gatheringId} = ${presences.gatheringId}
    and ${gatheringLetters.userId} = ${presences.userId}
    and ${gatheringLetters.kind} = ${kind})`
