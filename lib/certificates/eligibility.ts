import 'server-only'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { attendances, certificates, liveSessionEmails, liveSessions } from '@/db/schema'

export const givesCertificates = and(
  isNotNull(liveSessions.closedAt),
  ne(liveSessions.state, 'cancelled'),
)

export const lacksCertificate = sql`not exists (select from ${certificates}
  where ${certificates.liveSessionId} = ${attendances.liveSessionId}
    and ${certificates.userId} = ${attendances.userId})`

export const lacksEmail = (kind: string) => sql`not exists (select from ${liveSessionEmails}
  where ${liveSessionEmails.liveSessionId} = ${attendances.liveSessionId}
    and ${liveSessionEmails.userId} = ${attendances.userId}
    and ${liveSessionEmails.kind} = ${kind})`
