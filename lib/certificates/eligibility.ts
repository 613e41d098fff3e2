import 'server-only'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { attendances, liveSessions } from '@/db/read-models/live-sessions'
import { certificates } from '@/db/schema'

export const givesCertificates = and(
  isNotNull(liveSessions.closedAt),
  ne(liveSessions.state, 'cancelled'),
)

export const lacksCertificate = sql`not exists (select from ${certificates}
  where ${certificates.liveSessionId} = ${attendances.liveSessionId}
    and ${certificates.userId} = ${attendances.userId})`
