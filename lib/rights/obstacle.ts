import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { staffRoles } from '@/db/schema'
import { wouldStrandSchool } from '@/lib/schools/hands-over'
import { type Obstacle, obstacleFor } from './policy'

/** Read in the transaction that rests on it, with the account's row held. */
export async function obstacleOf(tx: Db, userId: string): Promise<Obstacle | null> {
  const role = await tx
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
  const mustHandOver = await wouldStrandSchool(tx, userId)
  return obstacleFor({ mustHandOver, inTeam: role.length > 0 })
}
