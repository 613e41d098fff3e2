import 'server-only'
import type { Db } from '@/db/client'
import { attendances } from '@/db/schema'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'

/** By the team or by an invitation of the team. Recording it again changes nothing. */
export async function recordAttendance(
  tx: Db,
  actor: Actor,
  liveSession: { id: string; title: string },
  userId: string,
): Promise<void> {
  const insertedRows = await tx
    .insert(attendances)
    .values({ liveSessionId: liveSession.id, userId, source: 'manual' })
    .onConflictDoNothing()
    .returning({ at: attendances.at })
  if (insertedRows.length > 0)
    await writeAuditLog(tx, {
      action: 'attendance.recorded',
      ...{ actor, userId, targetId: liveSession.id },
      values: { title: liveSession.title },
    })
}
