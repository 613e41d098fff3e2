import 'server-only'
import type { Db } from '@/db/client'
import { auditLog } from '@/db/schema'
import type { AuditAction, AuditChange, AuditValues } from '@/i18n/audit-text'
import type { AuditedRecordAction } from './objects'

export type Actor = { kind: 'user'; id: string } | { kind: 'team' } | { kind: 'site' }

type AuditEntryInput<Action extends AuditAction> = {
  action: Action
  actor: Actor
  schoolId?: string
  userId?: string
} & (Action extends AuditedRecordAction ? { targetId: string } : { targetId?: string }) &
  (AuditValues<Action> extends undefined ? { values?: undefined } : { values: AuditValues<Action> })

export const teamActor: Actor = { kind: 'team' }

export const siteActor: Actor = { kind: 'site' }

/** `shown` fields with their values; of `named` ones only the name, because they are long or secret. */
export function listChanges<Shown extends string, Named extends string>(
  before: Partial<Record<Shown | Named, unknown>>,
  after: Partial<Record<Shown | Named, unknown>>,
  shown: readonly Shown[],
  named: readonly Named[] = [],
): AuditChange[] {
  const isChanged = (field: Shown | Named) =>
    String(before[field] ?? '') !== String(after[field] ?? '')
  return [
    ...shown.filter(isChanged).map((field) => ({
      field,
      from: String(before[field] ?? ''),
      to: String(after[field] ?? ''),
    })),
    ...named.filter(isChanged).map((field) => ({ field })),
  ]
}

/**
 * Written in the transaction of the change, so that both commit or neither. No names or emails of people: they
 * would outlive their erasure. Titles of sessions, items and the like are logged, because the log must name
 * what was deleted.
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
