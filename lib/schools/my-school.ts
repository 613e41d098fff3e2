import 'server-only'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { applications, invitations, memberships, schools } from '@/db/schema'
import { matchesOpenEmailInvitations } from './invitation/invitation'
import { buildCodeUrl, findJoinUrl } from './invitation/links'
import { formatReference } from './kinds'
import { isCoordinatorOf } from './locks'
import type { SubscriptionTerm } from './policy'
import { countMembers } from './seats'
import { findStaffRoomCode, formatStaffRoomCode } from './staff-room'
import { findRunningTerm, listTerms, selectPresentTerm } from './terms/terms'

/** The caller must check access. */

export type SchoolSeatCounts = { total: number; used: number; invited: number; free: number }

type StaffRoomLink = { url: string; code: string | null; createdAt: Date }

export type MySchool = {
  id: string
  name: string
  role: 'teacher' | 'coordinator'
  since: Date
  membershipId: string
  coordinators: { membershipId: string; name: string; email: string }[]
  term: SubscriptionTerm | null
}

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

export async function getMySchool(userId: string): Promise<MySchool | null> {
  const db = await database()
  const [school] = await db
    .select({
      id: schools.id,
      name: schools.name,
      role: memberships.role,
      since: memberships.joinedAt,
      membershipId: memberships.id,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  if (!school) return null
  const coordinators = await listCoordinators(db, school.id)
  return { ...school, coordinators, term: selectPresentTerm(await listTerms(db, school.id)) }
}

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

const listCoordinators = (db: Db, schoolId: string) =>
  db
    .select({
      membershipId: memberships.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      firstname: users.firstname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isCoordinatorOf(schoolId))
    .orderBy(asc(memberships.joinedAt), asc(memberships.id))
