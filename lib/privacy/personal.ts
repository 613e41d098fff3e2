import 'server-only'
import { dataExports, erasureRequests } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const privacyDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'dataExports', table: dataExports, withheldColumns: ['tokenHash'] },
    dataExports.userId,
  ),
  ownedByUser(
    { name: 'erasureRequests', table: erasureRequests, withheldColumns: ['tokenHash'] },
    erasureRequests.userId,
  ),
]
