import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { teamRoles } from '@/db/schema'
import type { Actor } from '@/lib/audit/audit-log'

/** Serialises team changes, and checks again that the actor is still a manager. */
export async function lockTeam(tx: Db, actor: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)
  if (actor.kind !== 'user') return
  const [roleRow] = await tx
    .select({ role: teamRoles.role })
    .from(teamRoles)
    .where(eq(teamRoles.userId, actor.id))
  if (roleRow?.role !== 'manager') throw new AppError('notFound', 'urlNotFound')
}
