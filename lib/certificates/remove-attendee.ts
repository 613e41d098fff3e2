import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeAttendance } from '@/lib/live-sessions/attendance/record'
import { deletePictures } from './delete-pictures'
import { revokeInTransaction } from './revoke'
import type { AttendeeRemoval } from './schema'

type AttendeeEditor = { id: string }
type RemovedAttendee = { name: string; number: string | null }

/** What becomes of a valid certificate must be said: without it, nothing is removed. */
export async function removeAttendee(
  viewer: AttendeeEditor,
  liveSessionId: string,
  userId: string,
  { certificate: decision, reason = '' }: AttendeeRemoval,
): Promise<RemovedAttendee> {
  const db = await database()
  const removed = await db.transaction(async (tx) => {
    const name = await removeAttendance(tx, viewer, liveSessionId, userId)
    const number = await lockValidCertificate(tx, liveSessionId, userId)
    if (!number) return { name, number }
    if (!decision)
      throw new AppError('conflict', 'attendeeHoldsCertificate', { values: { name, number } })
    if (decision === 'ask') await requestRevocation(tx, viewer, { number, userId, reason })
    if (decision === 'revoke') await revokeInTransaction(tx, viewer, number, reason)
    return { name, number }
  })
  if (removed.number && decision === 'revoke') await deletePictures([removed.number])
  return removed
}

async function lockValidCertificate(tx: Db, liveSessionId: string, userId: string) {
  const [held] = await tx
    .select({ number: certificates.number })
    .from(certificates)
    .where(
      and(
        eq(certificates.liveSessionId, liveSessionId),
        eq(certificates.userId, userId),
        isNull(certificates.revokedAt),
      ),
    )
    .for('update')
  return held?.number ?? null
}

type RevocationRequest = { number: string; userId: string; reason: string }

async function requestRevocation(
  tx: Db,
  viewer: AttendeeEditor,
  { number, userId, reason }: RevocationRequest,
) {
  await tx
    .update(certificates)
    .set({ revocationRequestedAt: sql`now()`, revocationRequestReason: reason })
    .where(eq(certificates.number, number))
  await writeAuditLog(tx, {
    action: 'certificate.revocation-requested',
    ...{ actor: userActor(viewer.id), userId, targetId: number },
    values: { number },
  })
}
