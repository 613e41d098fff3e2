import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'
import { invitationHash } from '../links'

type Role = 'teacher' | 'coordinator'

export const fortnight = sql`now() + interval '14 days'`

/** For one address and one use, for fourteen days. One that stands open already is prolonged. */
export async function openInvitation(tx: Db, schoolId: string, email: string, role: Role) {
  const open = await tx
    .update(invitations)
    .set({ expiresAt: fortnight, createdAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.role, role),
        eq(sql`lower(${invitations.email})`, sql`lower(${email})`),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning(told)
  const id = randomUUID()
  const [row] = open.length
    ? open
    : await tx
        .insert(invitations)
        .values({ id, schoolId, email, role, tokenHash: invitationHash(id), expiresAt: fortnight })
        .returning(told)
  if (!row) throw new Error('the invitation was not stored')
  return { ...row, made: open.length === 0 }
}

/** The day, in India, up to which it can be used. */
const told = {
  id: invitations.id,
  until: sql<string>`(${invitations.expiresAt} at time zone 'Asia/Kolkata')::date::text`,
}
