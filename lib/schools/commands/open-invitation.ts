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
  const id = randomUUID()
  const [row] = extendedRows.length
    ? extendedRows
    : await tx
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
  return { ...row, isNew: extendedRows.length === 0 }
}

/** The last valid day, in India. */
const returnedColumns = {
  id: invitations.id,
  until: sql<string>`(${invitations.expiresAt} at time zone 'Asia/Kolkata')::date::text`,
}
