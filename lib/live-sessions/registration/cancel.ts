import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { attendances, liveSessionRegistrations } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { lockLiveSession } from '../locks'
import { promoteWaitlist } from './waiting-list'

/** Promotes the waiting list. Attendance needs its registration, because certificates depend on it. */
export async function cancelRegistration(viewer: Viewer, slug: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const liveSession = await lockLiveSession(tx, slug)
    const isOwnRegistration = isOwnRow(liveSessionRegistrations, liveSession.id, viewer.id)
    // Locked before the attendance check, so that none is recorded in between.
    await tx
      .select({ state: liveSessionRegistrations.state })
      .from(liveSessionRegistrations)
      .where(isOwnRegistration)
      .for('update')
    if (await tx.$count(attendances, isOwnRow(attendances, liveSession.id, viewer.id)))
      throw new AppError('conflict', 'attendanceRecorded')
    await tx
      .update(liveSessionRegistrations)
      .set({ state: 'cancelled', since: sql`clock_timestamp()` })
      .where(
        and(isOwnRegistration, inArray(liveSessionRegistrations.state, ['registered', 'waiting'])),
      )
    await promoteWaitlist(tx, liveSession)
  })
}

const isOwnRow = (
  table: typeof attendances | typeof liveSessionRegistrations,
  liveSessionId: string,
  userId: string,
) => and(eq(table.liveSessionId, liveSessionId), eq(table.userId, userId))
