import 'server-only'
import type { Db } from '@/db/client'
import { auditLog } from '@/db/schema'
import type { AuditAct, AuditValues } from '@/words/audit'

/** Who does it: a person by id, the team by its program, or the site itself. */
export type Actor = { kind: 'person'; id: string } | { kind: 'team' } | { kind: 'site' }

type Line<Act extends AuditAct> = {
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
export async function record<Act extends AuditAct>(tx: Db, line: Line<Act>): Promise<void> {
  const { act, by, school, person, thing, values } = line
  await tx.insert(auditLog).values({
    act,
    actor: by.kind,
    actorId: by.kind === 'person' ? by.id : null,
    schoolId: school,
    personId: person,
    thing,
    values: values ?? {},
  })
}

export const aPerson = (id: string): Actor => ({ kind: 'person', id })
export const theTeam: Actor = { kind: 'team' }
export const theSite: Actor = { kind: 'site' }
