import 'server-only'
import { eq } from 'drizzle-orm'
import {
  attendanceImports,
  attendances,
  liveSessionEmails,
  liveSessionRegistrations,
  liveSessions,
} from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const liveSessionDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'liveSessionRegistrations', table: liveSessionRegistrations },
    liveSessionRegistrations.userId,
  ),
  ownedByUser(
    { name: 'attendances', table: attendances, withheldColumns: ['importId'] },
    attendances.userId,
  ),
  ownedByUser({ name: 'liveSessionEmails', table: liveSessionEmails }, liveSessionEmails.userId),
  {
    name: 'liveSessionsChanged',
    table: liveSessions,
    personalColumns: ['changedBy'],
    where: (user) => eq(liveSessions.changedBy, user.id),
    withheldColumns: ['attendanceCode', 'meetingUrl'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'attendanceImports',
    table: attendanceImports,
    personalColumns: ['importedBy'],
    where: (user) => eq(attendanceImports.importedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
