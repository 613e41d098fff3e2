import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { memberships, schools, users } from '@/db/schema'

/**
 * Whoever changes who belongs to a school takes rows in one order and holds them to the end of the
 * transaction: the own account, then the school. What was read before a row is held is read again.
 * `no key`, because rows that merely refer to these are written under other locks.
 */

export async function takeAccount(tx: Db, userId: string): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account) throw new Refusal('unauthenticated', 'notLoggedIn')
}

export async function takeSchool(tx: Db, schoolId: string) {
  const [school] = await tx
    .select({
      id: schools.id,
      name: schools.institutionName,
      correspondent: schools.correspondentName,
      schoolEmail: schools.schoolEmail,
      teachingStaff: schools.teachingStaffCount,
    })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update')
  if (!school) throw new Refusal('notFound', 'nothingHere')
  return school
}

export type TakenSchool = Awaited<ReturnType<typeof takeSchool>>

/** The school that this person coordinates. For everybody else there is none. */
export async function takeOwnSchool(tx: Db, userId: string) {
  const before = await openMembership(tx, userId)
  if (before?.role !== 'coordinator') throw new Refusal('notFound', 'nothingHere')
  const school = await takeSchool(tx, before.schoolId)
  const own = await openMembership(tx, userId)
  if (own?.id !== before.id || own.role !== 'coordinator')
    throw new Refusal('notFound', 'nothingHere')
  return { school, own }
}

export async function openMembership(tx: Db, userId: string) {
  const [membership] = await tx
    .select({
      id: memberships.id,
      schoolId: memberships.schoolId,
      role: memberships.role,
      school: schools.institutionName,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.until)))
  return membership ?? null
}

export async function nameOf(db: Db, schoolId: string): Promise<string> {
  const [row] = await db
    .select({ name: schools.institutionName })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.name ?? ''
}
