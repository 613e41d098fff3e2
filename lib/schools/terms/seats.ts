import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { terms } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import { MAX_SEATS } from '../policy'
import { countMembers } from '../seats'
import { tellTerms } from '../webhook-events'
import { termStatus } from './terms'

type SeatsOfTerm = { schoolId: string; termId: string }

/** Not below the seats in use during a running term. The caller locks the school. */
export async function setTermSeats(
  tx: Db,
  { schoolId, termId }: SeatsOfTerm,
  seats: number,
  actor: Actor,
): Promise<void> {
  const term = await requireTerm(tx, termId)
  const { members } = await countMembers(tx, schoolId)
  if (term.status === 'running' && seats < members)
    throw new AppError('conflict', 'seatsTaken', { values: { used: members } })
  await tx.update(terms).set({ seats }).where(eq(terms.id, termId))
  await tellTerms(tx, 'changed', eq(terms.id, termId))
  const values = { from: term.seats, to: seats }
  await writeAuditLog(tx, { action: 'term.seats-changed', actor, schoolId, values })
}

/** A negative number takes seats back. Null if the term does not run. The caller locks the school. */
export async function addTermSeats(
  tx: Db,
  { schoolId, termId }: SeatsOfTerm,
  added: number,
  actor: Actor,
): Promise<{ total: number; lastDay: string } | null> {
  const term = await findTerm(tx, termId)
  if (term?.schoolId !== schoolId || term.status !== 'running') return null
  const total = Math.max(1, term.seats + added)
  if (total > MAX_SEATS) throw new AppError('conflict', 'tooManySeats')
  await setTermSeats(tx, { schoolId, termId }, total, actor)
  return { total, lastDay: term.lastDay }
}

export async function requireTerm(tx: Db, id: string) {
  const term = await findTerm(tx, requireUuid(id))
  if (!term) throw new AppError('notFound', 'notFound')
  return term
}

async function findTerm(tx: Db, id: string) {
  const [term] = await tx
    .select({
      schoolId: terms.schoolId,
      seats: terms.seats,
      lastDay: terms.lastDay,
      status: termStatus,
    })
    .from(terms)
    .where(eq(terms.id, id))
  return term ?? null
}
