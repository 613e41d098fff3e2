import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { inHouseAttendances, inHouseSessions, memberships } from '@/db/schema'
import { newConfirmedUsers } from './past-live-sessions'
import { newSchool } from './schools'

const HOUR_MS = 3_600_000
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** A coordinator, a teacher, and a coordinator who left yesterday. */
export async function newStaff(db: Db) {
  const school = await newSchool(db)
  await db.delete(memberships).where(eq(memberships.schoolId, school.id))
  const [coordinator, teacher, leaver] = await newConfirmedUsers(db, 3)
  if (!coordinator || !teacher || !leaver) throw new Error('nobody')
  const join = (userId: string, role: 'teacher' | 'coordinator', leftAt: Date | null = null) =>
    db.insert(memberships).values({
      ...{ userId, role, leftAt, schoolId: school.id, joinedAt: hoursFromNow(-24 * 30) },
    })
  await join(coordinator.id, 'coordinator')
  await join(teacher.id, 'teacher')
  await join(leaver.id, 'coordinator', hoursFromNow(-24))
  return { schoolId: school.id, coordinator, teacher, leaver }
}

type SessionOverrides = Partial<typeof inHouseSessions.$inferInsert>

export async function newInHouseSession(
  db: Db,
  schoolId: string,
  userIds: string[],
  overrides: SessionOverrides = {},
) {
  const values = {
    ...{ schoolId, title: 'Lesson study', startsAt: new Date('2026-06-20T10:00+05:30') },
    ...{ minutes: 60, attendanceCode: 'ACDE34', ...overrides },
  }
  const [session] = await db.insert(inHouseSessions).values(values).returning()
  if (!session) throw new Error('no session')
  for (const userId of userIds)
    await db
      .insert(inHouseAttendances)
      .values({ sessionId: session.id, userId, source: 'coordinator' })
  return session
}
