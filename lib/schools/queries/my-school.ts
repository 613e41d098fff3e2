import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { memberships, schools, users } from '@/db/schema'
import type { Term } from '../policy'
import { presentTerm, termsOf } from '../terms'

export type MySchool = {
  id: string
  name: string
  role: 'teacher' | 'coordinator'
  since: Date
  membershipId: string
  coordinators: { membershipId: string; name: string; email: string }[]
  term: Term | null
}

/** The school in which somebody holds a seat. */
export async function mySchool(userId: string): Promise<MySchool | null> {
  const db = await database()
  const [own] = await db
    .select({
      id: schools.id,
      name: schools.institutionName,
      role: memberships.role,
      since: memberships.since,
      membershipId: memberships.id,
    })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.until)))
  if (!own) return null
  const coordinators = await coordinatorsOf(db, own.id)
  return { ...own, coordinators, term: presentTerm(await termsOf(db, own.id)) }
}

export const coordinatorsOf = (db: Db, schoolId: string) =>
  db
    .select({
      membershipId: memberships.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      firstname: users.firstname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.role, 'coordinator'),
        isNull(memberships.until),
      ),
    )
    .orderBy(asc(memberships.since), asc(memberships.id))
