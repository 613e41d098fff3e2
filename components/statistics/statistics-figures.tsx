import { statisticsText } from '@/i18n/statistics'
import { getCountLabel, SHOWN_COUNTS, toShownValue } from '@/lib/statistics/labels'
import type { StatisticsCounts, StatisticsRange } from '@/lib/statistics/portions'

type Props = { range: StatisticsRange; totals: StatisticsCounts }

export function StatisticsFigures({ range, totals }: Props) {
  const text = statisticsText()
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">{text.summary}</h2>
      <dl className="statistics-figures">
        {SHOWN_COUNTS.map((count) => (
          <div key={count}>
            <dt>{getCountLabel(count, range)}</dt>
            <dd>{text.formatNumber(toShownValue(totals, count))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
