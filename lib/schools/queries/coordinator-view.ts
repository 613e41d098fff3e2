import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { applications, invitations } from '@/db/schema'
import { matchesOpenEmailInvitations } from '../invitation'
import { buildCodeUrl, findJoinUrl } from '../links'
import { formatReference } from '../reference'
import { countMembers } from '../seats'
import { findStaffRoomCode, formatStaffRoomCode } from '../staff-room-code'
import { findRunningTerm, listTerms } from '../terms'

/** The caller must check access. */

export type SchoolSeatCounts = { total: number; used: number; invited: number; free: number }

/** An open invitation reserves no seat. */
export async function getSeatCounts(schoolId: string): Promise<SchoolSeatCounts> {
  const db = await database()
  const total = (await findRunningTerm(db, schoolId))?.seats ?? 0
  const { members: used } = await countMembers(db, schoolId)
  const [openInvitations] = await db
    .select({ invited: sql<number>`count(*)::int` })
    .from(invitations)
    .where(matchesOpenEmailInvitations(schoolId))
  return { total, used, invited: openInvitations?.invited ?? 0, free: Math.max(0, total - used) }
}

export async function listApplicationHistory(schoolId: string) {
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      state: applications.state,
      sentAt: applications.createdAt,
      decidedAt: applications.decidedAt,
      reason: applications.reason,
      outdated: sql<boolean>`exists (select from terms t
        where t.school_id = ${schoolId} and t.created_at > ${applications.decidedAt})`,
    })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(50)
  return rows.map(({ id, ...row }) => ({ reference: formatReference(id), ...row }))
}

export async function listAllTerms(schoolId: string) {
  return listTerms(await database(), schoolId)
}

type StaffRoomLink = { url: string; code: string | null; createdAt: Date }

/** An old link without a code stays until replaced. Null if created with another secret. */
export async function getStaffRoomLink(schoolId: string): Promise<StaffRoomLink | null> {
  const link = await findStaffRoomLinkRow(schoolId)
  if (!link) return null
  const { id, hash, createdAt } = link
  const code = findStaffRoomCode(id, hash)
  if (code) return { url: buildCodeUrl(code), code: formatStaffRoomCode(code), createdAt }
  const url = findJoinUrl(id, hash)
  return url ? { url, code: null, createdAt } : null
}

export const hasStaffRoomLink = async (schoolId: string) =>
  (await findStaffRoomLinkRow(schoolId)) !== undefined

async function findStaffRoomLinkRow(schoolId: string) {
  const db = await database()
  const [link] = await db
    .select({ id: invitations.id, hash: invitations.tokenHash, createdAt: invitations.createdAt })
    .from(invitations)
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        isNull(invitations.email),
        isNull(invitations.revokedAt),
      ),
    )
  return link
}
