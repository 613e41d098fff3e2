import 'server-only'
import { dataCopies, erasures } from '@/db/schema'
import { type Holding, owned } from './holding'

/** What a person has asked for about the own data. */
export const rights: Holding[] = [
  owned({ name: 'dataCopies', table: dataCopies, withheld: ['tokenHash'] }, dataCopies.userId),
  owned({ name: 'erasures', table: erasures, withheld: ['tokenHash'] }, erasures.userId),
]
