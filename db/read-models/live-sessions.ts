import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read, under the names of the tables: no meeting URL, no attendance code. */

export const liveSessions = new QueryBuilder()
  .select({
    id: tables.liveSessions.id,
    slug: tables.liveSessions.slug,
    kind: tables.liveSessions.kind,
    state: tables.liveSessions.state,
    theme: tables.liveSessions.theme,
    title: tables.liveSessions.title,
    language: tables.liveSessions.language,
    host: tables.liveSessions.host,
    startsAt: tables.liveSessions.startsAt,
    minutes: tables.liveSessions.minutes,
    providerClass: tables.liveSessions.providerClass,
    mode: tables.liveSessions.mode,
    standardDomain: tables.liveSessions.standardDomain,
    closedAt: tables.liveSessions.closedAt,
    remindedAt: tables.liveSessions.remindedAt,
  })
  .from(tables.liveSessions)
  .as('live_sessions')

export const attendances = new QueryBuilder()
  .select({
    liveSessionId: tables.attendances.liveSessionId,
    userId: tables.attendances.userId,
    at: tables.attendances.at,
  })
  .from(tables.attendances)
  .as('attendances')

export const liveSessionRegistrations = new QueryBuilder()
  .select({
    liveSessionId: tables.liveSessionRegistrations.liveSessionId,
    userId: tables.liveSessionRegistrations.userId,
    state: tables.liveSessionRegistrations.state,
  })
  .from(tables.liveSessionRegistrations)
  .as('live_session_registrations')

/** Who has answered, not what. */
export const sessionFeedback = new QueryBuilder()
  .select({
    liveSessionId: tables.sessionFeedback.liveSessionId,
    userId: tables.sessionFeedback.userId,
  })
  .from(tables.sessionFeedback)
  .as('session_feedback')
