import 'server-only'
import { eq } from 'drizzle-orm'
import {
  attendanceImports,
  gatheringLetters,
  gatherings,
  presences,
  registrations,
} from '@/db/schema'
import { freedByDatabase, type Holding, owned } from '@/lib/rights/holding'

/** What the sessions hold of a person: who meant to come, who was there, who was written to. */
export const series: Holding[] = [
  owned({ name: 'registrations', table: registrations }, registrations.userId),
  owned({ name: 'presences', table: presences, withheld: ['importId'] }, presences.userId),
  owned({ name: 'gatheringLetters', table: gatheringLetters }, gatheringLetters.userId),
  {
    name: 'gatheringsChanged',
    table: gatherings,
    personal: ['changedBy'],
    of: (person) => eq(gatherings.changedBy, person.id),
    withheld: ['word', 'meetingAddress'],
    end: 'freed',
    erase: freedByDatabase,
  },
  {
    name: 'attendanceImports',
    table: attendanceImports,
    personal: ['importedBy'],
    of: (person) => eq(attendanceImports.importedBy, person.id),
    end: 'freed',
    erase: freedByDatabase,
  },
]
