import 'server-only'
import { eq } from 'drizzle-orm'
import { dataExports, erasureRequests, privacyRequests } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const privacyDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'dataExports', table: dataExports, withheldColumns: ['tokenHash'] },
    dataExports.userId,
  ),
  ownedByUser(
    { name: 'erasureRequests', table: erasureRequests, withheldColumns: ['tokenHash'] },
    erasureRequests.userId,
  ),
  ownedByUser(
    { name: 'privacyRequests', table: privacyRequests, withheldColumns: ['recordedBy'] },
    privacyRequests.userId,
  ),
  {
    name: 'privacyRequestsRecorded',
    table: privacyRequests,
    personalColumns: ['recordedBy'],
    where: (user) => eq(privacyRequests.recordedBy, user.id),
    withheldColumns: ['userId', 'contactMessageId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
