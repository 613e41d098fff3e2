import 'server-only'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/schema'

/** Another member of this school; members of other schools are not found. */
export async function findColleague(tx: Db, viewerId: string, schoolId: string, id: string) {
  const [member] = await tx
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.id, requireUuid(id)),
        eq(memberships.schoolId, schoolId),
        isNull(memberships.leftAt),
        ne(memberships.userId, viewerId),
      ),
    )
  if (!member) throw new AppError('notFound', 'notFound')
  return member
}

export const formatFullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`
