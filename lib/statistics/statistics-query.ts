import 'server-only'
import { getLists } from '@/lib/content/lists'
import { GROUPINGS, type Grouping } from './kinds'
import type { PeriodQuery } from './period'
import { readPeriod } from './queries'
import type { StatisticsFilter } from './select-counts'

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

/** The same parameters for the screen, the page to print and the file, so that their numbers agree. */
export async function readStatisticsQuery(params: StatisticsParams) {
  const { period, from, to, district, board, theme } = params
  const periodQuery: PeriodQuery = { period, from, to }
  const filter: StatisticsFilter = { district, board, theme }
  const by: Grouping = GROUPINGS.find((grouping) => grouping === params.by) ?? 'district'
  const [{ theme: themes }, shownPeriod] = await Promise.all([getLists(), readPeriod(periodQuery)])
  return { by, filter, themes, ...shownPeriod }
}
