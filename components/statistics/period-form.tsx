import Link from 'next/link'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { Button } from '@/components/ui/button'
import { statisticsText } from '@/i18n/statistics'
import { routes } from '@/lib/routes'
import type { StatisticsRange } from '@/lib/statistics/portions'
import type { StatisticsParams } from '@/lib/statistics/report'

const PRESETS = ['year', 'last-year', 'month', 'last-month'] as const

type Props = { params: StatisticsParams; range: StatisticsRange }

/** A link for each usual period, and a form for any days. Both keep the grouping and the filters. */
export function PeriodForm({ params, range }: Props) {
  const text = statisticsText().periods
  const { period: _, from: _from, to: _to, ...kept } = params
  return (
    <search>
      <nav aria-label={text.label} className="record-tabs">
        {PRESETS.map((period) => (
          <Link
            key={period}
            href={buildTeamListUrl(routes.teamStatistics, { period, ...kept })}
            prefetch={false}
            aria-current={range.name === period ? 'page' : undefined}
          >
            {text[period]}
          </Link>
        ))}
      </nav>
      <form action={routes.teamStatistics} className="list-bar">
        <input type="hidden" name="period" value="dates" />
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="field">
            <span className="field-label">{text[name]}</span>
            {/* The browser keeps typed values across a link; the key takes those of the new period. */}
            <input
              key={range[name]}
              {...{ name }}
              type="date"
              defaultValue={range[name]}
              className="field-input"
            />
          </label>
        ))}
        <Button type="submit" variant="secondary">
          {text.show}
        </Button>
      </form>
    </search>
  )
}
