import 'server-only'
import { eq } from 'drizzle-orm'
import { inHouseAttendances, inHouseSessions, trainingRules } from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const trainingDataSources: PersonalDataSource[] = [
  {
    name: 'trainingRulesSaved',
    table: trainingRules,
    personalColumns: ['savedBy'],
    where: (user) => eq(trainingRules.savedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'inHouseSessionsPlanned',
    table: inHouseSessions,
    personalColumns: ['plannedBy'],
    where: (user) => eq(inHouseSessions.plannedBy, user.id),
    withheldColumns: ['attendanceCode', 'signedListFileId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser({ name: 'inHouseAttendances', table: inHouseAttendances }, inHouseAttendances.userId),
]
