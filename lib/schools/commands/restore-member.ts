import 'server-only'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { memberships } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { headcount } from '../seats'
import { takeOwnSchool } from '../take'
import { runningTerm } from '../terms'

/** The undo of a removal: within ten minutes, while a seat is free and the person has not gone elsewhere. */
export async function restoreMember(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const restored = await tx
      .update(memberships)
      .set({ until: null, endedBy: null })
      .where(
        and(
          eq(memberships.id, knownId(id)),
          eq(memberships.schoolId, school.id),
          gt(memberships.until, sql`now() - interval '10 minutes'`),
          // Who left by choice is not fetched back.
          ne(memberships.endedBy, memberships.userId),
        ),
      )
      .returning({ userId: memberships.userId })
      .catch((error) => {
        throw isUniqueViolation(error, 'memberships_open_unique') ? tooLate() : error
      })
    const [member] = restored
    if (!member) throw tooLate()
    const { members } = await headcount(tx, school.id)
    const term = await runningTerm(tx, school.id)
    if (!term || members > term.seats)
      throw new Refusal('conflict', 'noSeatLeft', { values: { school: school.name } })
    const by = aPerson(viewer.id)
    await record(tx, { act: 'member.restored', by, school: school.id, person: member.userId })
  })
}

const tooLate = () => new Refusal('notFound', 'undoTooLate')
