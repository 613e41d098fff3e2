import 'server-only'
import type { Db } from '@/db/client'
import { auditLog } from '@/db/schema'
import type { AuditAction, AuditValues } from '@/i18n/audit'

/** Who does it: a person by id, the team by its program, or the site itself. */
export type Actor = { kind: 'person'; id: string } | { kind: 'team' } | { kind: 'site' }

type AuditEntryInput<Act extends AuditAction> = {
  act: Act
  by: Actor
  school?: string
  /** To whom it is done, where that is somebody else than who does it. */
  person?: string
  /** What else it is about, by id. */
  thing?: string
} & (AuditValues<Act> extends undefined ? { values?: undefined } : { values: AuditValues<Act> })

/**
 * A line of the log in the transaction of the change itself: it stands there if, and only if, the
 * change does. Ids and numbers only; a name or an address would outlive its owner's erasure.
 */
export async function writeAuditLog<Act extends AuditAction>(
  tx: Db,
  entry: AuditEntryInput<Act>,
): Promise<void> {
  const {
    act: action,
    by: actor,
    school: schoolId,
    person: userId,
    thing: targetId,
    values,
  } = entry
  await tx.insert(auditLog).values({
    act: action,
    actor: actor.kind,
    actorId: actor.kind === 'person' ? actor.id : null,
    schoolId,
    personId: userId,
    thing: targetId,
    values: values ?? {},
  })
}

export const userActor = (id: string): Actor => ({ kind: 'person', id })
export const teamActor: Actor = { kind: 'team' }
export const siteActor: Actor = { kind: 'site' }
