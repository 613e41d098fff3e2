import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { codeAddress } from '../links'
import { codeHash, staffCode } from '../staff-code'
import { takeOwnSchool } from '../take'

/** Makes the staff room's link and code, or new ones in their place: the old ones stop working. */
export async function makeStaffLink(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    return replaceStaffLink(tx, viewer, school.id)
  })
}

/** Under the school's lock. */
export async function replaceStaffLink(tx: Db, viewer: { id: string }, schoolId: string) {
  await switchOff(tx, schoolId)
  const id = await idWithFreeCode(tx)
  await tx.insert(invitations).values({ id, schoolId, tokenHash: codeHash(staffCode(id)) })
  await record(tx, { act: 'link.made', by: aPerson(viewer.id), school: schoolId })
  return codeAddress(id)
}

/** Two ids may lead to one code, as rarely as that is; the unique index has the last word. */
async function idWithFreeCode(tx: Db): Promise<string> {
  const id = randomUUID()
  const [taken] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, codeHash(staffCode(id))))
  return taken ? idWithFreeCode(tx) : id
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
