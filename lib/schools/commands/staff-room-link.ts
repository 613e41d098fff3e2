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

export async function createStaffRoomLink(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return replaceStaffRoomLink(tx, viewer, school.id)
  })
}

/** Requires the school's lock. */
export async function replaceStaffRoomLink(tx: Db, viewer: { id: string }, schoolId: string) {
  await revokeStaffRoomLink(tx, schoolId)
  const id = await createIdWithFreeCode(tx)
  await tx
    .insert(invitations)
    .values({ id, schoolId, tokenHash: hashStaffRoomCode(createStaffRoomCode(id)) })
  await writeAuditLog(tx, {
    action: 'staff-room-link.created',
    actor: userActor(viewer.id),
    schoolId,
  })
  return buildCodeUrl(createStaffRoomCode(id))
}

/** Two ids can produce one code, though rarely; the unique index decides. */
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
    if (!(await revokeStaffRoomLink(tx, school.id))) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'staff-room-link.revoked',
      actor: userActor(viewer.id),
      schoolId: school.id,
    })
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
