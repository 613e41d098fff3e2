import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { COUNTS, RECORD_COUNTS } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { activeTeachers, dailyCounts, statisticsPeriods } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/merge'
import { selectActivity, selectContributions } from './contributions'

const toList = (write: (name: string) => string) => sql.raw(RECORD_COUNTS.map(write).join(', '))

const groupValues = sql`coalesce(schools.district, ''), coalesce(schools.affiliation_board, '')`

/** An erasure between reading and writing would count its user twice. */
export const lockStatistics = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('statistics'))`)

/** Before a user's records are erased: what they count for stays, without the user. */
export async function keepTotals(tx: Db, userId: string): Promise<void> {
  await lockStatistics(tx)
  await keepDailyCounts(tx, userId)
  await keepActivity(tx, userId)
}

/** The counts of both schools are added up; the next update sums up districts and boards again. */
export const moveCounts: MoveToSchool = async (tx, { from, into }) => {
  await lockStatistics(tx)
  const columns = sql.raw(COUNTS.join(', '))
  const sums = sql.raw(
    COUNTS.map((name) => `${name} = daily_counts.${name} + excluded.${name}`).join(', '),
  )
  await tx.execute(sql`insert into ${dailyCounts} (day, school_id, theme, source, district, board, ${columns})
    select day, ${into}::uuid, theme, source, district, board, ${columns}
    from ${dailyCounts} where school_id = ${from}
    on conflict (day, school_id, theme, source) do update set ${sums}`)
  await tx.execute(sql`insert into ${activeTeachers}
      (span, first_day, theme, school_id, source, district, board, teachers)
    select span, first_day, theme, ${into}::uuid, source, district, board, teachers
    from ${activeTeachers} where school_id = ${from}
    on conflict (span, first_day, theme, school_id, source) do update
    set teachers = active_teachers.teachers + excluded.teachers`)
  await tx
    .update(statisticsPeriods)
    .set({ computedAt: null })
    .where(
      sql`span = 'day' and first_day in (select day from ${dailyCounts} where school_id = ${from})`,
    )
  for (const table of [dailyCounts, activeTeachers])
    await tx.delete(table).where(eq(table.schoolId, from))
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
