import 'server-only'
import { and, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { invitations, memberships, schoolMerges, schools, terms } from '@/db/schema'
import { type TeamSchoolFormValues, teamFieldColumns } from './details'
import { isUsedInvitation } from './invitation/invitation'

export async function findSchoolFields(id: string): Promise<TeamSchoolFormValues | null> {
  if (!isUuid(id)) return null
  const db = await database()
  const [fields] = await db.select(teamFieldColumns).from(schools).where(eq(schools.id, id))
  return fields ?? null
}

/** As the team has typed them, so that it types the same again. */
export async function listDistricts(): Promise<string[]> {
  const district = orderByName(schools.district)
  const db = await database()
  const rows = await db
    .selectDistinct({ district })
    .from(schools)
    .where(isNotNull(schools.district))
    .orderBy(district)
  return rows.map((row) => row.district)
}

/** The school that this one was merged into. */
export async function findMergeTarget(id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({ intoId: schoolMerges.intoId })
    .from(schoolMerges)
    .where(eq(schoolMerges.fromId, id))
  return row?.intoId ?? null
}

export async function listTermsForTeam(schoolId: string) {
  const db = await database()
  return db
    .select({
      id: terms.id,
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      seats: terms.seats,
      note: terms.paymentNote,
      isOver: sql<boolean>`${terms.lastDay} < day_in_india()`,
      isComing: sql<boolean>`${terms.firstDay} > day_in_india()`,
    })
    .from(terms)
    .where(eq(terms.schoolId, schoolId))
    .orderBy(desc(terms.lastDay))
}

const MAX_ROWS = 500

export async function listMembersForTeam(schoolId: string) {
  const db = await database()
  return db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
      role: memberships.role,
      since: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt)))
    .orderBy(memberships.role, memberships.joinedAt, memberships.id)
    .limit(MAX_ROWS)
}

export async function listOpenInvitations(schoolId: string) {
  const db = await database()
  return (
    db
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .where(
        and(
          eq(invitations.schoolId, schoolId),
          not(isUsedInvitation),
          isNull(invitations.revokedAt),
        ),
      )
      // A pasted list shares one timestamp.
      .orderBy(desc(invitations.createdAt), sql`lower(${invitations.email})`, invitations.id)
      .limit(MAX_ROWS)
  )
}
