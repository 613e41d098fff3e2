import 'server-only'
import { GROUPINGS, type Grouping } from './kinds'
import { listStatistics } from './list-statistics'
import { readBars, readTotals } from './queries'
import { readStatisticsQuery, type StatisticsParams } from './statistics-query'

type StatisticsTable = Awaited<ReturnType<typeof listStatistics>>

/** Each table has the rows of the first page on the screen. */
export async function readReport(params: StatisticsParams) {
  const { range, filter, today, themes } = await readStatisticsQuery(params)
  const [totals, bars, ...lists] = await Promise.all([
    readTotals({ range, filter }),
    readBars({ range, filter }),
    ...GROUPINGS.map((by) => listStatistics({ by, range, filter })),
  ])
  const tables = Object.fromEntries(GROUPINGS.map((by, index) => [by, lists[index]])) as Record<
    Grouping,
    StatisticsTable
  >
  return { range, today, themes, totals, bars, tables }
}
