import Link from 'next/link'
import { NOT_SET } from '@/base/statistics-kinds'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { statisticsText } from '@/i18n/statistics'
import type { ListEntry } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { getGroupName } from '@/lib/statistics/labels'
import type { StatisticsFilter } from '@/lib/statistics/portions'
import type { StatisticsParams } from '@/lib/statistics/report'

const FILTERS = ['district', 'board', 'theme'] as const

/** The filters in words, each with a link that removes it. */
type Props = { params: StatisticsParams; themes: ListEntry[] }

export function StatisticsFilters({ params, themes }: Props) {
  const text = statisticsText().filter
  const setFilters = FILTERS.filter((name) => params[name])
  if (setFilters.length === 0) return null
  return (
    <ul className="mt-3">
      {setFilters.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-4">
          {describeFilter(name, params[name] ?? '', themes)}
          <Link
            href={buildTeamListUrl(routes.teamStatistics, { ...params, [name]: undefined })}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {text.remove}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** For the page to print. */
export const describeFilters = (params: StatisticsParams, themes: ListEntry[]): string[] =>
  FILTERS.flatMap((name) => (params[name] ? [describeFilter(name, params[name], themes)] : []))

function describeFilter(name: keyof StatisticsFilter, value: string, themes: ListEntry[]): string {
  const text = statisticsText().filter
  if (value === NOT_SET && name === 'district') return text.districtNotSet
  if (value === NOT_SET && name === 'board') return text.withoutSchool
  return text[name](getGroupName(name, value, themes))
}
