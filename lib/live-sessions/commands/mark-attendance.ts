import 'server-only'
import { database } from '@/db/client'
import { userActor } from '@/lib/audit/audit-log'
import { lockLiveSessionById } from '../locks'
import { recordAttendance } from '../record-attendance'
import { getUserName } from '../remove-attendance'

type AttendanceEditor = { id: string }

/** Registers nobody, so that removing the attendance restores the state before. */
export async function markPresent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockLiveSessionById(tx, liveSessionId)
    const name = await getUserName(tx, userId)
    await recordAttendance(tx, userActor(actor.id), liveSession, userId)
    return name
  })
}
