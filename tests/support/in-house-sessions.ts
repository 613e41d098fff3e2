import type { Db } from '@/db/client'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'

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
