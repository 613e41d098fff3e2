import 'server-only'
import { sql } from 'drizzle-orm'
import { RECORD_COUNTS } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { schools } from '@/db/relations/schools'
import { activeTeachers, dailyCounts } from '@/db/schema'
import { selectActivity, selectContributions } from './contributions'
import { lockStatistics } from './lock'

const toList = (write: (name: string) => string) => sql.raw(RECORD_COUNTS.map(write).join(', '))

/** Before a user's records are erased: what they count for stays, without the user. */
export async function keepTotals(tx: Db, userId: string): Promise<void> {
  await lockStatistics(tx)
  await keepDailyCounts(tx, userId)
  await keepActivity(tx, userId)
}

async function keepDailyCounts(tx: Db, userId: string) {
  const counts = sql`select c.day, c.school_id, c.theme, ${toList((name) => `sum(c.${name})::int as ${name}`)}
    from (${selectContributions({ userId })}) c group by c.day, c.school_id, c.theme`
  await tx.execute(sql`insert into ${dailyCounts}
      (day, school_id, theme, source, district, board, ${toList((name) => name)})
    select k.day, k.school_id, k.theme, 'added', ${groupValues}, ${toList((name) => `k.${name}`)}
    from (${counts}) k left join ${schools} on schools.id = k.school_id
    on conflict (day, school_id, theme, source) do update
    set ${toList((name) => `${name} = daily_counts.${name} + excluded.${name}`)}`)
  await tx.execute(sql`update ${dailyCounts}
    set ${toList((name) => `${name} = greatest(0, daily_counts.${name} - k.${name})`)}
    from (${counts}) k
    where daily_counts.day = k.day and daily_counts.school_id = k.school_id
      and daily_counts.theme = k.theme and daily_counts.source = 'computed'`)
}

async function keepActivity(tx: Db, userId: string) {
  const activity = selectActivity({ userId })
  await tx.execute(sql`insert into ${activeTeachers}
      (span, first_day, theme, school_id, source, district, board, teachers)
    select k.span, k.first_day, k.theme, k.school_id, 'added', ${groupValues}, 1
    from (${activity}) k left join ${schools} on schools.id = k.school_id
    on conflict (span, first_day, theme, school_id, source) do update
    set teachers = active_teachers.teachers + excluded.teachers`)
  await tx.execute(sql`update ${activeTeachers} set teachers = greatest(0, active_teachers.teachers - 1)
    from (${activity}) k
    where active_teachers.span = k.span and active_teachers.first_day = k.first_day
      and active_teachers.theme = k.theme and active_teachers.school_id = k.school_id
      and active_teachers.source = 'computed'`)
}

const groupValues = sql`coalesce(schools.district, ''), coalesce(schools.affiliation_board, '')`
