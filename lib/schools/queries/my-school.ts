import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { memberships, schools } from '@/db/schema'
import { isCoordinatorOf } from '../conditions'
import type { SubscriptionTerm } from '../policy'
import { listTerms, selectPresentTerm } from '../terms'

export type MySchool = {
  id: string
  name: string
  role: 'teacher' | 'coordinator'
  since: Date
  membershipId: string
  coordinators: { membershipId: string; name: string; email: string }[]
  term: SubscriptionTerm | null
}

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
