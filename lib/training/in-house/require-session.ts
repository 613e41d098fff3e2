import 'server-only'
import { and, isNull } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { inHouseSessions } from '@/db/schema'
import { findOpenMembership } from '@/lib/schools/locks'
import { type Coordinator, isSessionOf } from './own-session'

/** Of the school that this user coordinates. Any other, or a cancelled one, is not found. */
export async function requireOwnSession(viewer: Coordinator, id: string) {
  const db = await database()
  const membership = await findOpenMembership(db, viewer.id)
  if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  const [session] = await db
    .select({
      id: inHouseSessions.id,
      title: inHouseSessions.title,
      itemId: inHouseSessions.itemId,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      signedListFileId: inHouseSessions.signedListFileId,
    })
    .from(inHouseSessions)
    .where(and(isSessionOf(membership.schoolId, id), isNull(inHouseSessions.cancelledAt)))
  if (!session) throw new AppError('notFound', 'notFound')
  return { ...session, school: membership.school }
}
