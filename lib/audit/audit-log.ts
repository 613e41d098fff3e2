import 'server-only'
import type { Db } from '@/db/client'
import { auditLog } from '@/db/schema'
import type { AuditAction, AuditValues } from '@/i18n/audit-text'

export type Actor = { kind: 'user'; id: string } | { kind: 'team' } | { kind: 'site' }

type AuditEntryInput<Action extends AuditAction> = {
  action: Action
  actor: Actor
  schoolId?: string
  userId?: string
  targetId?: string
} & (AuditValues<Action> extends undefined
  ? { values?: undefined }
  : { values: AuditValues<Action> })

/**
 * Written in the transaction of the change, so that both commit or neither. Ids and numbers only: a name or
 * email would outlive its owner's erasure.
 */
export async function writeAuditLog<Action extends AuditAction>(
  tx: Db,
  entry: AuditEntryInput<Action>,
): Promise<void> {
  const { action, actor, schoolId, userId, targetId, values } = entry
  await tx.insert(auditLog).values({
    action,
    actor: actor.kind,
    actorId: actor.kind === 'user' ? actor.id : null,
    schoolId,
    userId,
    targetId,
    values: values ?? {},
  })
}

export const userActor = (id: string): Actor => ({ kind: 'user', id })
export const teamActor: Actor = { kind: 'team' }
export const siteActor: Actor = { kind: 'site' }
