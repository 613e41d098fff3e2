import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** The log for reading, under the name of the table. Only `writeAuditLog` adds to it. */
export const auditLog = new QueryBuilder()
  .select({
    id: tables.auditLog.id,
    at: tables.auditLog.at,
    action: tables.auditLog.action,
    actor: tables.auditLog.actor,
    actorId: tables.auditLog.actorId,
    schoolId: tables.auditLog.schoolId,
    userId: tables.auditLog.userId,
    targetId: tables.auditLog.targetId,
    values: tables.auditLog.values,
  })
  .from(tables.auditLog)
  .as('audit_log')
