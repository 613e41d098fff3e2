import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { memberships } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { mustHandOver } from '../policy'
import { headcount } from '../seats'
import { openMembership, takeAccount, takeSchool } from '../take'
import { termsOf } from '../terms'

/** Frees the seat at once. The last coordinator hands over first, as long as there is anything to hand over. */
export async function leaveSchool(viewer: { id: string }): Promise<{ school: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeAccount(tx, viewer.id)
    const before = await openMembership(tx, viewer.id)
    if (!before) throw new Refusal('notFound', 'nothingHere')
    const school = await takeSchool(tx, before.schoolId)
    const own = await openMembership(tx, viewer.id)
    if (own?.id !== before.id) throw new Refusal('notFound', 'nothingHere')
    if (own.role === 'coordinator') await refuseTheLast(tx, school.id)
    const ended = { until: sql`now()`, endedBy: viewer.id }
    await tx.update(memberships).set(ended).where(eq(memberships.id, own.id))
    await record(tx, { act: 'member.left', by: aPerson(viewer.id), school: school.id })
    return { school: school.name }
  })
}

async function refuseTheLast(tx: Db, schoolId: string) {
  const { coordinators, members } = await headcount(tx, schoolId)
  const [lastTerm] = await termsOf(tx, schoolId)
  const term = lastTerm !== undefined && lastTerm.daysLeft >= 0
  if (mustHandOver({ coordinators: coordinators - 1, members: members - 1, term }))
    throw new Refusal('conflict', 'lastCoordinator')
}
