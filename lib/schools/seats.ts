import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { memberships } from '@/db/schema'
import type { Invitation } from './invitation/invitation'
import type { LockedSchool } from './locks'
import { hasSeatIn } from './locks'
import { MAX_COORDINATORS } from './policy'
import { findRunningTerm } from './terms/terms'

/** Exact while the caller holds the school's lock. */
export async function countMembers(db: Db, schoolId: string) {
  const [row] = await db
    .select({
      members: sql<number>`count(*)::int`,
      coordinators: sql<number>`(count(*) filter (where ${memberships.role} = 'coordinator'))::int`,
    })
    .from(memberships)
    .where(hasSeatIn(schoolId))
  return row ?? { members: 0, coordinators: 0 }
}

/** Final only while the caller holds the school's lock. */
export async function requireFreeSeat(
  db: Db,
  school: Pick<LockedSchool, 'id' | 'name'>,
  { role }: Pick<Invitation, 'role'>,
) {
  const values = { school: school.name }
  const term = await findRunningTerm(db, school.id)
  if (!term) throw new AppError('conflict', 'schoolTermOver', { values })
  const { members, coordinators } = await countMembers(db, school.id)
  if (members >= term.seats) throw new AppError('conflict', 'noSeatLeft', { values })
  if (role === 'coordinator' && coordinators >= MAX_COORDINATORS)
    throw new AppError('conflict', 'tooManyCoordinators')
}
