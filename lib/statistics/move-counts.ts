import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { COUNTS } from '@/base/statistics-kinds'
import { activeTeachers, dailyCounts, statisticsPeriods } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/commands/merge'
import { lockStatistics } from './lock'

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
