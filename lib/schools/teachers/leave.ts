import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { findOpenMembership, lockAccount, lockSchool } from '../locks'
import { mustHandOver } from '../policy'
import { countMembers } from '../seats'
import { listTerms } from '../terms/terms'

/** The last coordinator must hand over first while the school has members or a term. */
export async function leaveSchool(viewer: { id: string }): Promise<{ school: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const previousMembership = await findOpenMembership(tx, viewer.id)
    if (!previousMembership) throw new AppError('notFound', 'notFound')
    const school = await lockSchool(tx, previousMembership.schoolId)
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.id !== previousMembership.id) throw new AppError('notFound', 'notFound')
    if (membership.role === 'coordinator') await requireOtherCoordinator(tx, school.id)
    const endedColumns = { leftAt: sql`now()`, endedBy: viewer.id }
    await tx.update(memberships).set(endedColumns).where(eq(memberships.id, membership.id))
    await writeAuditLog(tx, {
      action: 'member.left',
      actor: userActor(viewer.id),
      schoolId: school.id,
    })
    if (membership.role === 'coordinator') await markChangeOfSchool(tx, school.id)
    return { school: school.name }
  })
}

export async function requireOtherCoordinator(tx: Db, schoolId: string) {
  const { coordinators, members } = await countMembers(tx, schoolId)
  const [lastTerm] = await listTerms(tx, schoolId)
  const hasOpenTerm = lastTerm !== undefined && lastTerm.daysLeft >= 0
  if (mustHandOver({ coordinators: coordinators - 1, members: members - 1, hasOpenTerm }))
    throw new AppError('conflict', 'lastCoordinator')
}
