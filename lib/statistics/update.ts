import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { EVENT_COUNTS, RECORD_COUNTS, type StatisticsSpan } from '@/base/statistics-kinds'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/read-models/live-sessions'
import { schools } from '@/db/read-models/schools'
import {
  activeGroupTeachers,
  activeTeachers,
  dailyCounts,
  dailyGroupCounts,
  statisticsPeriods,
} from '@/db/schema'
import {
  type ContributionFilter,
  schoolYearStart,
  selectActivity,
  selectContributions,
} from './contributions'
import { lockStatistics } from './keep-totals'
import { countRecords, getLastDay, splitUsers } from './portions'

/** The database ends a statement after four seconds. */
const RECORDS_PER_STATEMENT = 50_000

type StatisticsPeriod = { span: StatisticsSpan; firstDay: string }

const recordColumns = sql.raw(RECORD_COUNTS.join(', '))
const recordSums = sql.raw(RECORD_COUNTS.map((name) => `sum(c.${name})`).join(', '))
const recordAdditions = sql.raw(
  RECORD_COUNTS.map((name) => `${name} = daily_counts.${name} + excluded.${name}`).join(', '),
)
const allColumns = sql.raw([...RECORD_COUNTS, ...EVENT_COUNTS].join(', '))
const allSums = sql.raw(
  [...RECORD_COUNTS, ...EVENT_COUNTS].map((name) => `sum(${name})`).join(', '),
)

/**
 * Computes every period that is missing or due. A period is replaced as a whole, so that running again, after
 * days without a run or in two instances at once gives the same numbers. Late changes of past days, such as
 * imported attendance, appear within a day; those of the last two weeks within minutes.
 */
export async function updateStatistics(
  db: Db,
  recordsPerStatement = RECORDS_PER_STATEMENT,
): Promise<void> {
  await addMissingPeriods(db)
  for (;;) {
    const period = await db.transaction((tx) => computeNextPeriod(tx, recordsPerStatement))
    if (!period) return
  }
}

async function addMissingPeriods(db: Db) {
  const firstDay = sql`greatest(day_in_india() - 36525, (least(
    (select min(users.created_at) from ${users}),
    (select min(live_sessions.starts_at) from ${liveSessions}),
    (select min(day) from ${dailyCounts}),
    now()) at time zone 'Asia/Kolkata')::date)`
  await db.execute(sql`insert into ${statisticsPeriods} (span, first_day)
    select distinct p.span, p.first_day
    from (select d::date as day from generate_series(${firstDay}, day_in_india(), '1 day') d) days
    cross join lateral (values ('day', days.day), ('month', date_trunc('month', days.day)::date),
      ('year', ${schoolYearStart(sql`days.day`)})) p(span, first_day)
    on conflict do nothing`)
}

/** Recent periods change most, and a school year costs most. */
const isDue = sql`(${statisticsPeriods.computedAt} is null or ${statisticsPeriods.computedAt} < now() - case
  when ${statisticsPeriods.span} = 'day' and ${statisticsPeriods.firstDay} > day_in_india() - 14 then interval '5 minutes'
  when ${statisticsPeriods.span} = 'month' and ${statisticsPeriods.firstDay} > day_in_india() - 45 then interval '1 hour'
  when ${statisticsPeriods.span} = 'year' and ${statisticsPeriods.firstDay} > day_in_india() - 380 then interval '6 hours'
  else interval '1 day' end)`

async function computeNextPeriod(
  tx: Db,
  recordsPerStatement: number,
): Promise<StatisticsPeriod | null> {
  await lockStatistics(tx)
  const [period] = await tx
    .select({ span: statisticsPeriods.span, firstDay: statisticsPeriods.firstDay })
    .from(statisticsPeriods)
    .where(isDue)
    .orderBy(sql`${statisticsPeriods.computedAt} nulls first`, statisticsPeriods.firstDay)
    .limit(1)
  if (!period) return null
  const { span, firstDay } = period
  const days = { from: firstDay, to: getLastDay(span, firstDay) }
  const userRanges = splitUsers(Math.ceil((await countRecords(tx, days)) / recordsPerStatement))
  const filters = userRanges.map((users) => ({ ...days, users }))
  await (span === 'day' ? computeDay(tx, firstDay, filters) : computeActivity(tx, period, filters))
  await tx
    .update(statisticsPeriods)
    // Not the start of the transaction, which may have waited for the lock.
    .set({ computedAt: sql`clock_timestamp()` })
    .where(and(eq(statisticsPeriods.span, span), eq(statisticsPeriods.firstDay, firstDay)))
  return period
}

async function computeDay(tx: Db, day: string, filters: ContributionFilter[]) {
  await tx
    .delete(dailyCounts)
    .where(and(eq(dailyCounts.day, day), eq(dailyCounts.source, 'computed')))
  for (const filter of filters)
    await tx.execute(sql`insert into ${dailyCounts}
        (day, school_id, theme, source, district, board, ${recordColumns})
      select c.day, c.school_id, c.theme, 'computed', ${groupValues}, ${recordSums}
      from (${selectContributions(filter)}) c
      left join ${schools} on schools.id = c.school_id
      group by c.day, c.school_id, c.theme
      on conflict (day, school_id, theme, source) do update set ${recordAdditions}`)
  await refreshGroups(tx, dailyCounts, eq(dailyCounts.day, day))
  await tx.delete(dailyGroupCounts).where(eq(dailyGroupCounts.day, day))
  await tx.execute(sql`insert into ${dailyGroupCounts} (day, theme, district, board, ${allColumns})
    select day, theme, district, board, ${allSums} from ${dailyCounts}
    where day = ${day} group by day, theme, district, board`)
}

const groupValues = sql`coalesce(max(schools.district), ''), coalesce(max(schools.affiliation_board), '')`

/** Added rows follow their school's district and board; without the school they count for none. */
const refreshGroups = (
  tx: Db,
  table: typeof dailyCounts | typeof activeTeachers,
  condition: SQL | undefined,
) =>
  tx.execute(sql`update ${table} set district = coalesce(s.district, ''), board = coalesce(s.board, '')
    from (select a.school_id as id, max(schools.district) as district, max(schools.affiliation_board) as board
      from (select distinct school_id from ${table} where ${condition} and source = 'added') a
      left join ${schools} on schools.id = a.school_id group by a.school_id) s
    where ${condition} and source = 'added' and school_id = s.id
      and (${table.district}, ${table.board}) is distinct from (coalesce(s.district, ''), coalesce(s.board, ''))`)

async function computeActivity(
  tx: Db,
  { span, firstDay }: StatisticsPeriod,
  filters: ContributionFilter[],
) {
  const isPeriod = and(eq(activeTeachers.span, span), eq(activeTeachers.firstDay, firstDay))
  await tx.delete(activeTeachers).where(and(isPeriod, eq(activeTeachers.source, 'computed')))
  for (const filter of filters)
    await tx.execute(sql`insert into ${activeTeachers}
        (span, first_day, theme, school_id, source, district, board, teachers)
      select c.span, c.first_day, c.theme, c.school_id, 'computed', ${groupValues}, count(*)
      from (${selectActivity(filter)}) c
      left join ${schools} on schools.id = c.school_id
      where c.span = ${span}
      group by c.span, c.first_day, c.theme, c.school_id
      on conflict (span, first_day, theme, school_id, source) do update
      set teachers = active_teachers.teachers + excluded.teachers`)
  await refreshGroups(tx, activeTeachers, isPeriod)
  await tx
    .delete(activeGroupTeachers)
    .where(and(eq(activeGroupTeachers.span, span), eq(activeGroupTeachers.firstDay, firstDay)))
  await tx.execute(sql`insert into ${activeGroupTeachers}
      (span, first_day, theme, district, board, teachers)
    select span, first_day, theme, district, board, sum(teachers) from ${activeTeachers}
    where ${isPeriod} group by span, first_day, theme, district, board`)
}
