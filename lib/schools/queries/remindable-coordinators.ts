import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { memberships } from '@/db/schema'
import { isCoordinatorOf } from '../conditions'

export const findRemindableCoordinators = (tx: Db, schoolId: string) =>
  tx
    .select({ userId: users.id, email: users.email, firstname: users.firstname })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isCoordinatorOf(schoolId), eq(users.wantsReminders, true)))
