import 'server-only'
import { eq, or } from 'drizzle-orm'
import { auditLog } from '@/db/schema'
import { clearedByDatabase, type PersonalDataSource } from '@/lib/privacy/personal-data-source'

/**
 * Who did what, by id. The database lets nobody change a line; once the account is gone, its id leads
 * nowhere, and the line says "erased person".
 */
export const auditDataSources: PersonalDataSource[] = [
  {
    name: 'auditLog',
    table: auditLog,
    personal: ['actorId', 'personId'],
    of: ({ id }) => or(eq(auditLog.actorId, id), eq(auditLog.personId, id)),
    withheld: ['actorId', 'personId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
]
