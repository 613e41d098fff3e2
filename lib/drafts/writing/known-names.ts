import 'server-only'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { memberships } from '@/db/relations/schools'

/** Of the author and of everyone in the author's school. */
export async function findKnownNames(userId: string): Promise<string[]> {
  const db = await database()
  const ownSchool = db
    .select({ id: memberships.schoolId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  const colleagues = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.schoolId, ownSchool))
  const rows = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(or(eq(users.id, userId), inArray(users.id, colleagues)))
  return rows.flatMap(({ firstname, lastname }) => [firstname, lastname])
}
