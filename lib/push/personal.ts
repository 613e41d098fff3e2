import 'server-only'
import { pushSubscriptions } from '@/db/schema'
import { ownedByUser, type PersonalDataSource } from '@/lib/personal-data/personal-data-source'

export const pushDataSources: PersonalDataSource[] = [
  ownedByUser(
    {
      name: 'pushSubscriptions',
      table: pushSubscriptions,
      withheldColumns: ['endpoint', 'p256dh', 'auth'],
    },
    pushSubscriptions.userId,
  ),
]
