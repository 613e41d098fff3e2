import 'server-only'
import { eq } from 'drizzle-orm'
import { announcementRecipients, announcements } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const announcementDataSources: PersonalDataSource[] = [
  {
    name: 'announcementsReceived',
    table: announcementRecipients,
    personalColumns: ['userId'],
    where: (user) => eq(announcementRecipients.userId, user.id),
    withheldColumns: ['mailId'],
    outcome: 'deleted',
    erase: clearedByDatabase,
  },
  {
    name: 'announcementsWritten',
    table: announcements,
    personalColumns: ['changedBy'],
    where: (user) => eq(announcements.changedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
