import 'server-only'
import { eq } from 'drizzle-orm'
import {
  attendanceImports,
  gatheringLetters,
  gatherings,
  presences,
  registrations,
} from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

export const liveSessionDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'registrations', table: registrations }, registrations.userId),
  ownedByUser(
    { name: 'presences', table: presences, withheldColumns: ['importId'] },
    presences.userId,
  ),
  ownedByUser({ name: 'gatheringLetters', table: gatheringLetters }, gatheringLetters.userId),
  {
    name: 'gatheringsChanged',
    table: gatherings,
    personalColumns: ['changedBy'],
    where: (user) => eq(gatherings.changedBy, user.id),
    withheldColumns: ['word', 'meetingAddress'],
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
