import type { Metadata } from 'next'
import Link from 'next/link'
import { site } from '@/base/site'
import { GROUPINGS } from '@/base/statistics-kinds'
import { StatisticsBarsTable } from '@/components/statistics/statistics-bars-table'
import { StatisticsCharts } from '@/components/statistics/statistics-charts'
import { StatisticsFigures } from '@/components/statistics/statistics-figures'
import { describeFilters } from '@/components/statistics/statistics-filters'
import { StatisticsNotes } from '@/components/statistics/statistics-notes'
import { StatisticsTable } from '@/components/statistics/statistics-table'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { PrintButton } from '@/components/ui/print-button'
import { statisticsText } from '@/i18n/statistics'
import { routes } from '@/lib/routes'
import { readReport, STATISTICS_PARAMS } from '@/lib/statistics/report'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: statisticsText().print.title })

/** For funders: the numbers of the statistics page on A4, without names of people. */
export default async function StatisticsReportPage({ searchParams }: { searchParams: Params }) {
  const text = statisticsText()
  await requireTeam('statistics')
  const params = await readSearchParams(searchParams, ...STATISTICS_PARAMS)
  const { range, today, themes, totals, bars, tables } = await readReport(params)
  return (
    <main className="page-width page-main statistics-report">
      <p className="screen-only mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PrintButton label={text.print.button} />
        <Link
          href={buildTeamListUrl(routes.teamStatistics, params)}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.print.back}
        </Link>
        <span className="text-muted">{text.print.note}</span>
      </p>
      <div className="statistics-report-head">
        <img src="/pictures/mark.svg" alt="" width={56} height={56} />
        <div>
          <h1>{text.print.from(site.name)}</h1>
          <p>{text.period(range.from, range.to)}</p>
          <p className="text-muted">
            {[text.print.asOf(today), ...describeFilters(params, themes)]
              .map((part) => `${part}.`)
              .join(' ')}
          </p>
        </div>
      </div>
      <StatisticsFigures range={range} totals={totals} />
      <StatisticsCharts range={range} bars={bars} />
      <StatisticsBarsTable range={range} bars={bars} />
      {GROUPINGS.map((by) => (
        <section key={by} aria-labelledby={`by-${by}`}>
          <h2 id={`by-${by}`}>{text.by[by]}</h2>
          <StatisticsTable {...{ by, range, themes }} rows={tables[by].rows} />
          {tables[by].next && (
            <p className="text-muted">{text.print.first(tables[by].rows.length)}</p>
          )}
        </section>
      ))}
      <StatisticsNotes />
    </main>
  )
}
