import 'server-only'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { listStaffRoomCodeHashes, parseStaffRoomCode } from './staff-room-code'

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
  const hashes = listInvitationHashes(token)
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
    .where(inArray(invitations.tokenHash, hashes))
  return row ?? null
}

/** The 43 characters of an emailed link, or of an old staff room link without a code. */
function listInvitationHashes(token: string): string[] {
  if (isToken(token)) return [hashToken(token)]
  const code = parseStaffRoomCode(token)
  return code ? listStaffRoomCodeHashes(code) : []
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** A revoked invitation looks like an unknown one. */
export function getInvitationError(invitation: Invitation | null) {
  if (!invitation || invitation.revoked) return 'invitationUnknown'
  if (invitation.used) return 'invitationUsed'
  return invitation.expired ? 'invitationExpired' : null
}
