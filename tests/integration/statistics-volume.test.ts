import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { GROUPINGS } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { listStatistics, readBars, readPeriod, readTotals } from '@/lib/statistics/list'
import { isFullRun } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { setClock } from '../support/schools'
import { hasPostgresServer } from '../support/test-database'

const MAX_MS = 1_000
const [SCHOOLS, TEACHERS_PER_SCHOOL] = [50_000, 20]
const YEAR = '2026-04-01'

/** Counts as 1,000,000 teachers leave them: a session a week, which half of each school attends. */
test.runIf(isFullRun && hasPostgresServer)(
  'each screen of 50,000 schools and 1,000,000 teachers takes at most 1 s (skipped: at night, on PostgreSQL)',
  { timeout: 15 * 60_000 },
  async () => {
    const site = await openInProcessDatabase()
    const { db } = site
    await setClock(db, `timestamptz '2027-03-31 20:00+05:30'`)
    // The site's own connections give up after seconds.
    const client = postgres(site.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
    await fillCounts(drizzle(client) as unknown as Db)
    await client.end()
    const { range } = await readPeriod({ period: 'year' })
    const half = await readPeriod({ period: 'dates', from: '2026-05-17', to: '2027-01-23' })
    const screens: Record<string, () => Promise<unknown>> = {}
    for (const [name, shownRange] of Object.entries({ year: range, dates: half.range }))
      for (const [label, filter] of Object.entries({
        all: {},
        district: { district: 'District 7' },
        board: { board: 'IB' },
        theme: { theme: 'global-goals' },
      }))
        for (const by of GROUPINGS)
          screens[`${name}, ${label}, by ${by}`] = () =>
            Promise.all([
              readTotals({ range: shownRange, filter }),
              readBars({ range: shownRange, filter }),
              listStatistics({ by, range: shownRange, filter }),
            ])
    const durations: [string, number][] = []
    for (const [name, read] of Object.entries(screens)) {
      // The better of two, because other work may run on the machine.
      const times: number[] = []
      for (let run = 0; run < 2; run += 1) {
        const startedAt = performance.now()
        await read()
        times.push(Math.round(performance.now() - startedAt))
      }
      durations.push([name, Math.min(...times)])
    }
    expect(durations.filter(([, ms]) => ms > MAX_MS)).toEqual([])
    const totals = await readTotals({ range, filter: {} })
    expect(totals.active).toBe(SCHOOLS * TEACHERS_PER_SCHOOL)
    expect(totals.attendances).toBe(52 * SCHOOLS * (TEACHERS_PER_SCHOOL / 2))
    await site.close()
  },
)

async function fillCounts(db: Db) {
  await db.execute(sql`insert into schools (name, address, affiliation_board, correspondent_name,
      principal_name, principal_contact, principal_email, email, mobile, student_strength,
      teaching_staff_count, district)
    select 'School ' || n, 'Street ' || n, (array['CBSE', 'ICSE', 'State Board', 'IB'])[1 + case
      when n % 100 = 0 then 3 else n % 3 end], 'N', 'N', '1', 'p@school.example', 's@school.example', '1',
      '500', ${TEACHERS_PER_SCHOOL}, 'District ' || n % 750
    from generate_series(1, ${SCHOOLS}) n`)
  await db.execute(sql`insert into statistics_periods (span, first_day, computed_at)
    select 'day', d, now() from generate_series(${YEAR}::date, day_in_india(), '1 day') d
    union all select 'month', m, now() from generate_series(${YEAR}::date, day_in_india(), '1 month') m
    union all select 'year', ${YEAR}::date, now()`)
  const theme = sql`(array['social-impact', 'youth-leadership', 'global-goals', 'ethics-innovation'])[1 + week % 4]`
  await db.execute(sql`insert into daily_counts (day, school_id, theme, source, district, board,
      registrations, attendances, minutes, certificates, downloads)
    select ${YEAR}::date + 7 * week, id, ${theme}, 'computed', district, affiliation_board,
      ${TEACHERS_PER_SCHOOL}, ${TEACHERS_PER_SCHOOL / 2}, ${(TEACHERS_PER_SCHOOL / 2) * 60}, ${TEACHERS_PER_SCHOOL / 2}, 3
    from schools cross join generate_series(0, 51) week`)
  await db.execute(sql`insert into daily_group_counts (day, theme, district, board,
      registrations, attendances, minutes, certificates, downloads)
    select day, theme, district, board, sum(registrations), sum(attendances), sum(minutes),
      sum(certificates), sum(downloads)
    from daily_counts where day < day_in_india() group by 1, 2, 3, 4`)
  await db.execute(sql`insert into active_teachers
      (span, first_day, theme, school_id, source, district, board, teachers)
    select span, first_day, theme, id, 'computed', district, affiliation_board, ${TEACHERS_PER_SCHOOL}
    from schools
    cross join (select span, first_day from statistics_periods where span <> 'day') p
    cross join (values ('all'), ('social-impact'), ('youth-leadership'), ('global-goals'),
      ('ethics-innovation')) t(theme)`)
  await db.execute(sql`insert into active_group_teachers
      (span, first_day, theme, district, board, teachers)
    select span, first_day, theme, district, board, sum(teachers)
    from active_teachers group by 1, 2, 3, 4, 5`)
  await db.execute(sql`analyze`)
}
