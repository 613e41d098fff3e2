import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { memberships, schools } from '@/db/schema'
import { lockAccountRow } from '@/lib/accounts/locks'

/**
 * Every membership change locks the account, then the school, and reads both again under the locks. `no key`,
 * so that inserts of referencing rows do not wait.
 */

export async function lockAccount(tx: Db, userId: string): Promise<void> {
  if (!(await lockAccountRow(tx, userId))) throw new AppError('unauthenticated', 'notLoggedIn')
}

export async function lockSchool(tx: Db, schoolId: string) {
  const [school] = await tx
    .select({
      id: schools.id,
      name: schools.name,
      correspondent: schools.correspondentName,
      email: schools.email,
      teachingStaff: schools.teachingStaffCount,
    })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update')
  if (!school) throw new AppError('notFound', 'notFound')
  return school
}

export type LockedSchool = Awaited<ReturnType<typeof lockSchool>>

/** The school that this user coordinates; rejects other users. */
export async function lockOwnSchool(tx: Db, userId: string) {
  const previousMembership = await findOpenMembership(tx, userId)
  if (previousMembership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  const school = await lockSchool(tx, previousMembership.schoolId)
  const membership = await findOpenMembership(tx, userId)
  if (membership?.id !== previousMembership.id || membership.role !== 'coordinator')
    throw new AppError('notFound', 'notFound')
  return { school, own: membership }
}

export async function findOpenMembership(tx: Db, userId: string) {
  const [membership] = await tx
    .select({
      id: memberships.id,
      schoolId: memberships.schoolId,
      role: memberships.role,
      school: schools.name,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  return membership ?? null
}

export async function getSchoolName(db: Db, schoolId: string): Promise<string> {
  const [row] = await db
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.name ?? ''
}

/** As conditions on memberships. */

export const hasSeatIn = (schoolId: string) =>
  and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt))

export const isCoordinatorOf = (schoolId: string) =>
  and(hasSeatIn(schoolId), eq(memberships.role, 'coordinator'))

/** The present seat of a user. */
export const isOpenMembership = (userId: string) =>
  sql`${memberships.userId} = ${userId} and ${memberships.leftAt} is null`
