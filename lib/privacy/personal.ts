import 'server-only'
import { dataCopies, erasures } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from './personal-data-source'

/** What a person has asked for about the own data. */
export const privacyDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'dataCopies', table: dataCopies, withheld: ['tokenHash'] },
    dataCopies.userId,
  ),
  ownedByUser({ name: 'erasures', table: erasures, withheld: ['tokenHash'] }, erasures.userId),
]
