import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read, under the names of the tables: no attendance code. */

export const inHouseSessions = new QueryBuilder()
  .select({
    id: tables.inHouseSessions.id,
    schoolId: tables.inHouseSessions.schoolId,
    title: tables.inHouseSessions.title,
    startsAt: tables.inHouseSessions.startsAt,
    minutes: tables.inHouseSessions.minutes,
    standardDomain: tables.inHouseSessions.standardDomain,
    cancelledAt: tables.inHouseSessions.cancelledAt,
  })
  .from(tables.inHouseSessions)
  .as('in_house_sessions')

export const inHouseAttendances = new QueryBuilder()
  .select({
    sessionId: tables.inHouseAttendances.sessionId,
    userId: tables.inHouseAttendances.userId,
  })
  .from(tables.inHouseAttendances)
  .as('in_house_attendances')
