import type { Metadata } from 'next'
import Link from 'next/link'
import { GROUPINGS } from '@/base/statistics-kinds'
import { ButtonLink } from '@/components/site/button-link'
import { PeriodForm } from '@/components/statistics/period-form'
import { StatisticsCharts } from '@/components/statistics/statistics-charts'
import { StatisticsFigures } from '@/components/statistics/statistics-figures'
import { StatisticsFilters } from '@/components/statistics/statistics-filters'
import { StatisticsNotes } from '@/components/statistics/statistics-notes'
import { StatisticsTable } from '@/components/statistics/statistics-table'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buildTeamListUrl, TeamPagination } from '@/components/team/lists/team-pagination'
import { buttonClass } from '@/components/ui/button'
import { statisticsText } from '@/i18n/statistics'
import { routes } from '@/lib/routes'
import { listStatistics, readBars, readTotals } from '@/lib/statistics/list'
import { readStatisticsQuery, STATISTICS_PARAMS } from '@/lib/statistics/report'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: statisticsText().title })

export default async function StatisticsPage({ searchParams }: { searchParams: Params }) {
  const text = statisticsText()
  const { role } = await requireTeam('statistics')
  const { after, ...params } = await readSearchParams(searchParams, ...STATISTICS_PARAMS, 'after')
  const { by, range, filter, themes, updatedAt } = await readStatisticsQuery(params)
  const [totals, bars, { rows, next }] = await Promise.all([
    readTotals({ range, filter }),
    readBars({ range, filter }),
    listStatistics({ by, range, filter, after }),
  ])
  const page = routes.teamStatistics
  return (
    <TeamPage
      title={text.title}
      lede={`${text.period(range.from, range.to)}. ${text.updated(updatedAt)}`}
      action={
        <ButtonLink href={buildTeamListUrl(routes.teamStatisticsReport, params)}>
          {text.report}
        </ButtonLink>
      }
    >
      <PeriodForm params={params} range={range} />
      <StatisticsFilters params={params} themes={themes} />
      <StatisticsFigures range={range} totals={totals} />
      <StatisticsCharts range={range} bars={bars} />
      <nav aria-label={text.groupings.label} className="record-tabs mt-8">
        {GROUPINGS.map((grouping) => (
          <Link
            key={grouping}
            href={buildTeamListUrl(page, { ...params, by: grouping })}
            prefetch={false}
            aria-current={grouping === by ? 'page' : undefined}
          >
            {text.by[grouping]}
          </Link>
        ))}
      </nav>
      <StatisticsTable
        {...{ by, range, rows, themes, params }}
        canOpenSchools={roleIncludes(role, 'manager')}
      />
      <TeamPagination {...{ page, query: { ...params, after }, next }} />
      <p className="mt-5">
        <a
          href={buildTeamListUrl('/api/team/statistics/export', params)}
          download
          className={buttonClass('secondary')}
        >
          {text.download}
        </a>
      </p>
      <StatisticsNotes />
    </TeamPage>
  )
}
