import { COUNTS } from '@/base/statistics-kinds'
import { RecordTable } from '@/components/team/lists/record-table'
import { statisticsText } from '@/i18n/statistics'
import { getCountLabel, toShownCount } from '@/lib/statistics/labels'
import type { StatisticsBar } from '@/lib/statistics/list'
import type { StatisticsRange } from '@/lib/statistics/portions'

type Props = { range: StatisticsRange; bars: StatisticsBar[] }

/** The numbers of the charts, for paper. */
export function StatisticsBarsTable({ range, bars }: Props) {
  const text = statisticsText()
  if (bars.length === 0) return null
  const [bucketLabel, formatStart] = text.bars[range.bucket]
  return (
    <div className="statistics-table">
      <RecordTable
        label={text.charts}
        rows={bars.map((bar) => ({ id: bar.start, ...bar }))}
        columns={[
          { label: bucketLabel, cell: ({ start }) => formatStart(start) },
          ...COUNTS.map((count) => ({
            label: getCountLabel(count, range),
            cell: (bar: StatisticsBar) => text.formatNumber(toShownCount(bar, count)),
            isNumber: true as const,
          })),
        ]}
      />
    </div>
  )
}
