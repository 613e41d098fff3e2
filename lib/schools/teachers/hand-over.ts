import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import type { SchoolEmailData } from '../emails'
import { lockOwnSchool } from '../locks'
import { MAX_COORDINATORS } from '../policy'
import { countMembers } from '../seats'
import { findColleague, formatFullName } from './list'

/** At most three per school. Idempotent. */
export async function appointCoordinator(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const member = await findColleague(tx, viewer.id, school.id, id)
    if (member.role === 'coordinator') return { name: formatFullName(member) }
    const { coordinators } = await countMembers(tx, school.id)
    if (coordinators >= MAX_COORDINATORS) throw new AppError('conflict', 'tooManyCoordinators')
    await setMembershipRole(tx, member.id, 'coordinator')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'coordinator.added',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
    await notifyCoordinator(tx, member, school.name)
    return { name: formatFullName(member) }
  })
}

export async function handOverSchool(
  viewer: { id: string },
  id: string,
): Promise<{ name: string }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school, own: ownMembership } = await lockOwnSchool(tx, viewer.id)
    const member = await findColleague(tx, viewer.id, school.id, id)
    await setMembershipRole(tx, member.id, 'coordinator')
    await setMembershipRole(tx, ownMembership.id, 'teacher')
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'school.handed-over',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
    await notifyCoordinator(tx, member, school.name)
    await markChangeOfSchool(tx, school.id)
    return { name: formatFullName(member) }
  })
}

function notifyCoordinator(
  tx: Db,
  recipient: { firstname: string; email: string },
  school: string,
) {
  const data = { firstname: recipient.firstname, institution_name: school }
  return enqueueMail<SchoolEmailData>(tx, {
    template: 'coordinatorNamed',
    to: recipient.email,
    data,
  })
}

const setMembershipRole = (tx: Db, id: string, role: 'teacher' | 'coordinator') =>
  tx.update(memberships).set({ role }).where(eq(memberships.id, id))
