import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { buildCodeUrl } from '../links'
import { lockOwnSchool } from '../locks'
import { createStaffRoomCode, hashStaffRoomCode } from '../staff-room-code'

/** Makes the staff room's link and code, or new ones in their place: the old ones stop working. */
export async function createStaffRoomLink(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return replaceStaffRoomLink(tx, viewer, school.id)
  })
}

/** Under the school's lock. */
export async function replaceStaffRoomLink(tx: Db, viewer: { id: string }, schoolId: string) {
  await revokeStaffRoomLink(tx, schoolId)
  const id = await createIdWithFreeCode(tx)
  await tx
    .insert(invitations)
    .values({ id, schoolId, tokenHash: hashStaffRoomCode(createStaffRoomCode(id)) })
  await writeAuditLog(tx, { act: 'link.made', by: userActor(viewer.id), school: schoolId })
  return buildCodeUrl(id)
}

/** Two ids may lead to one code, as rarely as that is; the unique index has the last word. */
async function createIdWithFreeCode(tx: Db): Promise<string> {
  const id = randomUUID()
  const [existing] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashStaffRoomCode(createStaffRoomCode(id))))
  return existing ? createIdWithFreeCode(tx) : id
}

export async function disableStaffRoomLink(viewer: { id: string }): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    if (!(await revokeStaffRoomLink(tx, school.id))) throw new AppError('notFound', 'nothingHere')
    await writeAuditLog(tx, { act: 'link.off', by: userActor(viewer.id), school: school.id })
  })
}

async function revokeStaffRoomLink(tx: Db, schoolId: string): Promise<boolean> {
  const revokedRows = await tx
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
  return revokedRows.length > 0
}
