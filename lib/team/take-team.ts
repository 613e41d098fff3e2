import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import type { Db } from '@/db/client'
import { staffRoles } from '@/db/schema'
import type { Actor } from '@/lib/audit/record'

/**
 * One change of the team at a time, until the transaction ends; and who was a manager when the call
 * came in must still be one now.
 */
export async function takeTeam(tx: Db, by: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)
  if (by.kind !== 'person') return
  const [own] = await tx
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, by.id))
  if (own?.role !== 'manager') throw new Refusal('notFound', 'nothingAtAddress')
}
