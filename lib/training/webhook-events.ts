import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { enqueueEvents, toJsonTime } from '@/lib/webhooks/enqueue'

export async function tellInHouseAttendances(
  tx: Db,
  sessionId: string,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return
  await enqueueEvents(
    tx,
    'attendance.recorded',
    sql`select 'attendance:' || in_house_attendances.session_id || ':' || in_house_attendances.user_id as object,
      in_house_attendances.user_id as "userId", array[in_house_sessions.school_id] as "schoolIds",
      jsonb_build_object('session_id', in_house_attendances.session_id, 'session_kind', 'in-house',
        'teacher_id', in_house_attendances.user_id,
        'recorded_at', ${toJsonTime(sql`in_house_attendances.at`)}) as data
      from ${inHouseAttendances} join ${inHouseSessions}
        on in_house_sessions.id = in_house_attendances.session_id
      where in_house_attendances.session_id = ${sessionId}
        and ${inArray(inHouseAttendances.userId, userIds)}
      order by in_house_attendances.user_id`,
  )
}
