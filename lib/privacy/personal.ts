import 'server-only'
import { dataCopies, erasures } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from './personal-data-source'

export const privacyDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'dataCopies', table: dataCopies, withheldColumns: ['tokenHash'] },
    dataCopies.userId,
  ),
  ownedByUser(
    { name: 'erasures', table: erasures, withheldColumns: ['tokenHash'] },
    erasures.userId,
  ),
]
