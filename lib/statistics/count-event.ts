import 'server-only'
import { sql } from 'drizzle-orm'
import { type EVENT_COUNTS, NO_THEME } from '@/base/statistics-kinds'
import { database } from '@/db/client'
import { memberships, schools } from '@/db/read-models/schools'
import { dailyCounts, NO_SCHOOL } from '@/db/schema'

type StatisticsEvent = {
  count: (typeof EVENT_COUNTS)[number]
  theme?: string | null
}

/** One more, today, for the user's present school. Nothing about the user is stored. */
export async function countEvent(
  viewer: { id: string },
  { count, theme }: StatisticsEvent,
): Promise<void> {
  const db = await database()
  const name = sql.raw(count)
  await db.execute(sql`insert into ${dailyCounts}
      (day, school_id, theme, source, district, board, ${name})
    select day_in_india(), coalesce(s.id, ${NO_SCHOOL}::uuid), ${theme ?? NO_THEME}, 'added',
      coalesce(s.district, ''), coalesce(s.board, ''), 1
    from (select) one
    left join lateral (
      select schools.id, schools.district, schools.affiliation_board as board
      from ${memberships} join ${schools} on schools.id = memberships.school_id
      where memberships.user_id = ${viewer.id}::uuid and memberships.left_at is null) s on true
    on conflict (day, school_id, theme, source) do update
    set ${name} = daily_counts.${name} + 1`)
}
