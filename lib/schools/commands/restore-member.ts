import 'server-only'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { lockOwnSchool } from '../locks'
import { countMembers } from '../seats'
import { findRunningTerm } from '../terms'

/** Within ten minutes, while a seat is free and the user has joined no other school. */
export async function restoreMember(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const restoredRows = await tx
      .update(memberships)
      .set({ leftAt: null, endedBy: null })
      .where(
        and(
          eq(memberships.id, requireUuid(id)),
          eq(memberships.schoolId, school.id),
          gt(memberships.leftAt, sql`now() - interval '10 minutes'`),
          // Users who left by choice are not restored.
          ne(memberships.endedBy, memberships.userId),
        ),
      )
      .returning({ userId: memberships.userId })
      .catch((error) => {
        throw isUniqueViolation(error, 'memberships_open_unique') ? undoTooLateError() : error
      })
    const [member] = restoredRows
    if (!member) throw undoTooLateError()
    const { members } = await countMembers(tx, school.id)
    const term = await findRunningTerm(tx, school.id)
    if (!term || members > term.seats)
      throw new AppError('conflict', 'noSeatLeft', { values: { school: school.name } })
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, {
      action: 'member.restored',
      actor,
      schoolId: school.id,
      userId: member.userId,
    })
  })
}

const undoTooLateError = () => new AppError('notFound', 'undoTooLate')
