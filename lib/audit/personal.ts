import 'server-only'
import { eq, or } from 'drizzle-orm'
import { auditLog } from '@/db/schema'
import {
  clearedByDatabase,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** After an erasure the id matches no account, and the entry shows "erased person". */
export const auditDataSources: PersonalDataSource[] = [
  {
    name: 'auditLog',
    table: auditLog,
    personalColumns: ['actorId', 'userId'],
    where: ({ id }) => or(eq(auditLog.actorId, id), eq(auditLog.userId, id)),
    withheldColumns: ['actorId', 'userId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
