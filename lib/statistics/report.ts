import 'server-only'
import { GROUPINGS, type Grouping } from '@/base/statistics-kinds'
import { getLists } from '@/lib/content/lists'
import { listStatistics, readBars, readPeriod, readTotals } from './list'
import type { PeriodQuery, StatisticsFilter } from './portions'

type StatisticsTable = Awaited<ReturnType<typeof listStatistics>>

export const STATISTICS_PARAMS = [
  'period',
  'from',
  'to',
  'by',
  'district',
  'board',
  'theme',
] as const

export type StatisticsParams = Partial<Record<(typeof STATISTICS_PARAMS)[number], string>>

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

/** The same parameters for the screen, the page to print and the file, so that their numbers agree. */
export async function readStatisticsQuery(params: StatisticsParams) {
  const { period, from, to, district, board, theme } = params
  const periodQuery: PeriodQuery = { period, from, to }
  const filter: StatisticsFilter = { district, board, theme }
  const by: Grouping = GROUPINGS.find((grouping) => grouping === params.by) ?? 'district'
  const [{ theme: themes }, shownPeriod] = await Promise.all([getLists(), readPeriod(periodQuery)])
  return { by, filter, themes, ...shownPeriod }
}
