import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { teamRoles } from '@/db/schema'
import { wouldStrandSchool } from '@/lib/schools/handover'
import { type ErasureBlocker, getErasureBlocker } from './policy'

/** Run in the transaction that depends on it, with the account locked. */
export async function findErasureBlocker(tx: Db, userId: string): Promise<ErasureBlocker | null> {
  const roleRows = await tx
    .select({ role: teamRoles.role })
    .from(teamRoles)
    .where(eq(teamRoles.userId, userId))
  const mustHandOver = await wouldStrandSchool(tx, userId)
  return getErasureBlocker({ mustHandOver, inTeam: roleRows.length > 0 })
}
