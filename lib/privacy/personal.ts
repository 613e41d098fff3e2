import 'server-only'
import { eq, or } from 'drizzle-orm'
import { accountMerges, dataExports, erasureRequests, privacyRequests } from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

const isMergedAccount = (user: DataSubject) =>
  or(eq(accountMerges.fromUserId, user.id), eq(accountMerges.intoUserId, user.id))

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
  {
    name: 'accountMerges',
    table: accountMerges,
    personalColumns: ['fromUserId', 'intoUserId'],
    where: isMergedAccount,
    withheldColumns: ['fromUserId', 'intoUserId', 'requestedBy', 'stopTokenHash'],
    outcome: 'deleted',
    erase: deleteMatching(accountMerges, isMergedAccount),
  },
  {
    name: 'accountMergesRequested',
    table: accountMerges,
    personalColumns: ['requestedBy'],
    where: (user) => eq(accountMerges.requestedBy, user.id),
    withheldColumns: ['fromUserId', 'intoUserId', 'stopTokenHash'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
