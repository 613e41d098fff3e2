import { BarChart } from '@/components/ui/bar-chart'
import { statisticsText } from '@/i18n/statistics'
import { getCountLabel, toShownCount } from '@/lib/statistics/labels'
import type { StatisticsBar } from '@/lib/statistics/list'
import type { StatisticsRange } from '@/lib/statistics/portions'

const CHARTS = ['attendances', 'minutes', 'certificates', 'accounts', 'downloads', 'books'] as const

const MONTHS_OF_YEAR = 12

type Props = { range: StatisticsRange; bars: StatisticsBar[] }

/** A chart without a value is left out. */
export function StatisticsCharts({ range, bars }: Props) {
  const text = statisticsText()
  const shownCharts = CHARTS.filter((count) => bars.some((bar) => bar[count] > 0))
  if (shownCharts.length === 0) return null
  const [bucketLabel, formatStart] = text.bars[range.bucket]
  // The year fits only where every second label is drawn, and is needed only then.
  const formatLabel =
    range.bucket === 'month' && bars.length <= MONTHS_OF_YEAR ? text.shortMonth : formatStart
  return (
    <section aria-labelledby="charts">
      <h2 id="charts">{text.charts}</h2>
      <div className="statistics-charts">
        {shownCharts.map((count) => (
          <BarChart
            key={count}
            title={getCountLabel(count, range)}
            bars={bars.map((bar) => ({
              label: formatLabel(bar.start),
              value: toShownCount(bar, count),
            }))}
            heads={[bucketLabel, getCountLabel(count, range)]}
            tableLabel={text.figures}
            formatValue={text.formatShort}
          />
        ))}
      </div>
    </section>
  )
}
