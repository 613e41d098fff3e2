import 'server-only'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { certificates } from '@/db/schema'
import { attendances, liveSessions } from '@/lib/live-sessions/relations'

export const givesCertificates = and(
  isNotNull(liveSessions.closedAt),
  ne(liveSessions.state, 'cancelled'),
)

export const lacksCertificate = sql`not exists (select from ${certificates}
  where ${certificates.liveSessionId} = ${attendances.liveSessionId}
    and ${certificates.userId} = ${attendances.userId})`
