import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { memberships } from '@/db/schema'

/** As conditions on memberships. */

export const hasSeatIn = (schoolId: string) =>
  and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt))

export const isCoordinatorOf = (schoolId: string) =>
  and(hasSeatIn(schoolId), eq(memberships.role, 'coordinator'))
