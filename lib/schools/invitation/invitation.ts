import 'server-only'
import { and, eq, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { invitations, memberships } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { listStaffRoomCodeHashes, parseStaffRoomCode } from '../staff-room'

/** Also if its teacher has a seat already, by a code or otherwise: the link takes no second one. */
export const isUsedInvitation = sql<boolean>`(${invitations.usedAt} is not null or (${invitations.role} = 'teacher' and exists (
  select from ${memberships} seat join ${users} on users.id = seat.user_id
  where seat.school_id = invitations.school_id and seat.left_at is null
    and lower(users.email) = lower(invitations.email))))`

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export const matchesEmailInvitations = (schoolId: string) =>
  and(
    eq(invitations.schoolId, schoolId),
    isNotNull(invitations.email),
    not(isUsedInvitation),
    isNull(invitations.revokedAt),
  )

/** Once their teacher takes a seat; they stay used after that seat ends. */
export const closeInvitationsTo = (tx: Db, schoolId: string, user: { id: string; email: string }) =>
  tx
    .update(invitations)
    .set({ usedAt: sql`now()`, usedBy: user.id })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.role, 'teacher'),
        eq(sql`lower(${invitations.email})`, sql`lower(${user.email})`),
        isNull(invitations.usedAt),
      ),
    )

export const matchesOpenEmailInvitations = (schoolId: string) =>
  and(matchesEmailInvitations(schoolId), sql`${invitations.expiresAt} > now()`)

/** Includes invitations that no longer work. */
export async function findInvitation(db: Db, token: string) {
  const hashes = listInvitationHashes(token)
  const [row] = await db
    .select({
      id: invitations.id,
      schoolId: invitations.schoolId,
      email: invitations.email,
      role: invitations.role,
      name: invitations.name,
      phone: invitations.phone,
      used: isUsedInvitation,
      revoked: sql<boolean>`${invitations.revokedAt} is not null`,
      expired: sql<boolean>`coalesce(${invitations.expiresAt} <= now(), false)`,
    })
    .from(invitations)
    .where(inArray(invitations.tokenHash, hashes))
  return row ?? null
}

/** A revoked invitation looks like an unknown one. */
export function getInvitationError(invitation: Invitation | null) {
  if (!invitation || invitation.revoked) return 'invitationUnknown'
  if (invitation.used) return 'invitationUsed'
  return invitation.expired ? 'invitationExpired' : null
}

/** Addresses of people who never accepted must not be kept. */
export async function purgeInvitations(db: Db): Promise<void> {
  const { usedAt, revokedAt, expiresAt } = invitations
  const endedAt = sql`coalesce(${usedAt}, ${revokedAt}, ${expiresAt})`
  await db.delete(invitations).where(lt(endedAt, ago(RETENTION.invitation)))
}

/** The 43 characters of an emailed link, or of an old staff room link without a code. */
function listInvitationHashes(token: string): string[] {
  if (isToken(token)) return [hashToken(token)]
  const code = parseStaffRoomCode(token)
  return code ? listStaffRoomCodeHashes(code) : []
}
