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

/** What the sessions hold of a person: who meant to come, who was there, who was written to. */
export const liveSessionDataSources: PersonalDataSource[] = [
  ownedByUser({ name: 'registrations', table: registrations }, registrations.userId),
  ownedByUser({ name: 'presences', table: presences, withheld: ['importId'] }, presences.userId),
  ownedByUser({ name: 'gatheringLetters', table: gatheringLetters }, gatheringLetters.userId),
  {
    name: 'gatheringsChanged',
    table: gatherings,
    personal: ['changedBy'],
    of: (user) => eq(gatherings.changedBy, user.id),
    withheld: ['word', 'meetingAddress'],
    end: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'attendanceImports',
    table: attendanceImports,
    personal: ['importedBy'],
    of: (user) => eq(attendanceImports.importedBy, user.id),
    end: 'freed',
    erase: clearedByDatabase,
  },
]
