import 'server-only'
import { sql } from 'drizzle-orm'
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

const { applications, certificates, payments } = tables

/** As a column of the log: why it was decided, as long as the record keeps it. Both have the time of one transaction. */
export const decisionReason = sql<string | null>`(case
  when audit_log.action like 'application.%' then (select ${applications.reason} from ${applications}
    where ${applications.id} = audit_log.target_id::uuid and ${applications.decidedAt} = audit_log.at)
  when audit_log.action like 'payment.%' then (select ${payments.reason} from ${payments}
    where ${payments.orderId} = audit_log.target_id::uuid
      and audit_log.at in (${payments.decidedAt}, ${payments.reversedAt}) limit 1)
  when audit_log.action = 'certificate.revoked' then (select ${certificates.revocationReason} from ${certificates}
    where ${certificates.number} = audit_log.target_id and ${certificates.revokedAt} = audit_log.at)
  when audit_log.action = 'certificate.corrected' then (select ${certificates.correctionReason} from ${certificates}
    where ${certificates.number} = audit_log.target_id and ${certificates.correctedAt} = audit_log.at)
  when audit_log.action = 'certificate.revocation-requested' then (select ${certificates.revocationRequestReason} from ${certificates}
    where ${certificates.number} = audit_log.target_id and ${certificates.revocationRequestedAt} = audit_log.at)
end)`
