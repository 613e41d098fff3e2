import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { hashStaffRoomCode, parseStaffRoomCode } from './staff-room-code'

export const matchesEmailInvitations = (schoolId: string) =>
  and(
    eq(invitations.schoolId, schoolId),
    isNotNull(invitations.email),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
  )

export const matchesOpenEmailInvitations = (schoolId: string) =>
  and(matchesEmailInvitations(schoolId), sql`${invitations.expiresAt} > now()`)

/** Includes invitations that no longer work. */
export async function findInvitation(db: Db, token: string) {
  const hash = hashInvitationToken(token)
  if (!hash) return null
  const [row] = await db
    .select({
      id: invitations.id,
      schoolId: invitations.schoolId,
      email: invitations.email,
      role: invitations.role,
      used: sql<boolean>`${invitations.usedAt} is not null`,
      revoked: sql<boolean>`${invitations.revokedAt} is not null`,
      expired: sql<boolean>`coalesce(${invitations.expiresAt} <= now(), false)`,
    })
    .from(invitations)
    .where(eq(invitations.tokenHash, hash))
  return row ?? null
}

/** The 43 characters of an emailed link, or of an old staff room link without a code. */
function hashInvitationToken(token: string): string | null {
  if (isToken(token)) return hashToken(token)
  const code = parseStaffRoomCode(token)
  return code && hashStaffRoomCode(code)
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** A revoked invitation looks like an unknown one. */
export function getInvitationError(invitation: Invitation | null) {
  if (!invitation || invitation.revoked) return 'invitationUnknown'
  if (invitation.used) return 'invitationUsed'
  return invitation.expired ? 'invitationExpired' : null
}
