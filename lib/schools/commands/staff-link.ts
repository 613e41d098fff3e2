import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { invitationHash, joinAddress } from '../links'
import { takeOwnSchool } from '../take'

/** Makes the staff room's link, or a new one in its place: the old one is dead from now on. */
export async function makeStaffLink(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    await switchOff(tx, school.id)
    const id = randomUUID()
    await tx.insert(invitations).values({ id, schoolId: school.id, tokenHash: invitationHash(id) })
    await record(tx, { act: 'link.made', by: aPerson(viewer.id), school: school.id })
    return joinAddress(id)
  })
}

export async function switchOffStaffLink(viewer: { id: string }): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    if (!(await switchOff(tx, school.id))) throw new Refusal('notFound', 'nothingHere')
    await record(tx, { act: 'link.off', by: aPerson(viewer.id), school: school.id })
  })
}

async function switchOff(tx: Db, schoolId: string): Promise<boolean> {
  const off = await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        isNull(invitations.email),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id })
  return off.length > 0
}
