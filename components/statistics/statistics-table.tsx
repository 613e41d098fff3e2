import { type Grouping, NOT_SET } from '@/base/statistics-kinds'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { statisticsText } from '@/i18n/statistics'
import type { ListEntry } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { getCountLabel, getRowName, SHOWN_COUNTS, toShownValue } from '@/lib/statistics/labels'
import type { StatisticsRow } from '@/lib/statistics/list'
import type { StatisticsRange } from '@/lib/statistics/portions'
import type { StatisticsParams } from '@/lib/statistics/report'

type Props = {
  by: Grouping
  range: StatisticsRange
  rows: StatisticsRow[]
  themes: ListEntry[]
  /** Without them, names are no links. */
  params?: StatisticsParams
  canOpenSchools?: boolean
}

/** A name leads to the schools behind the numbers, or to the school. */
export function StatisticsTable({
  by,
  range,
  rows,
  themes,
  params,
  canOpenSchools = false,
}: Props) {
  const text = statisticsText()
  if (rows.length === 0) return <p className="mt-4">{text.empty}</p>
  const findHref = (row: StatisticsRow) => {
    if (by === 'school') return canOpenSchools && !row.isWithoutSchool && routes.teamSchool(row.id)
    return params
      ? buildTeamListUrl(routes.teamStatistics, { ...params, ...listSchoolsOf(row, by) })
      : false
  }
  return (
    <div className="statistics-table">
      <RecordTable
        label={text.by[by]}
        rows={rows}
        columns={[
          {
            label: text.groupings[by],
            cell: (row) => (
              <RecordLink href={findHref(row)}>{getRowName(row, by, themes)}</RecordLink>
            ),
          },
          ...SHOWN_COUNTS.map((count) => ({
            label: getCountLabel(count, range),
            cell: (row: StatisticsRow) => text.formatNumber(toShownValue(row, count)),
            isNumber: true as const,
          })),
        ]}
      />
    </div>
  )
}

/** The schools that add up to a row. */
const listSchoolsOf = (
  { name, isWithoutSchool }: StatisticsRow,
  by: Exclude<Grouping, 'school'>,
): StatisticsParams => ({
  by: 'school',
  ...(isWithoutSchool ? { board: NOT_SET } : { [by]: name || (by === 'theme' ? 'none' : NOT_SET) }),
})
