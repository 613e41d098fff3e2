import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships, users } from '@/db/schema'

export const findRemindableCoordinators = (tx: Db, schoolId: string) =>
  tx
    .select({ userId: users.id, email: users.email, firstname: users.firstname })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.role, 'coordinator'),
        isNull(memberships.leftAt),
        eq(users.wantsReminders, true),
      ),
    )
