import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'
import { createInvitationHash } from '../links'

type InvitationRole = 'teacher' | 'coordinator'

const invitationExpiry = sql`now() + interval '14 days'`

/** Single use, valid for 14 days. Extends an open invitation instead of adding one. */
export async function createOrExtendInvitation(
  tx: Db,
  schoolId: string,
  email: string,
  role: InvitationRole,
) {
  const extendedRows = await tx
    .update(invitations)
    .set({ expiresAt: invitationExpiry, createdAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.role, role),
        eq(sql`lower(${invitations.email})`, sql`lower(${email})`),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning(returnedColumns)
  const [extended] = extendedRows
  if (extended) {
    await renewLink(tx, extended.id)
    return { ...extended, isNew: false }
  }
  const id = randomUUID()
  const [row] = await tx
    .insert(invitations)
    .values({
      id,
      schoolId,
      email,
      role,
      tokenHash: createInvitationHash(id),
      expiresAt: invitationExpiry,
    })
    .returning(returnedColumns)
  if (!row) throw new Error('the invitation was not stored')
  return { ...row, isNew: true }
}

/** The link that is sent again is derived from the current secret, which may be newer than the invitation. */
async function renewLink(tx: Db, id: string) {
  await tx
    .update(invitations)
    .set({ tokenHash: createInvitationHash(id) })
    .where(eq(invitations.id, id))
}

/** The last valid day, in India. */
const returnedColumns = {
  id: invitations.id,
  until: sql<string>`(${invitations.expiresAt} at time zone 'Asia/Kolkata')::date::text`,
}
