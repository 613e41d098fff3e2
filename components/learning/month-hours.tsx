import { toHours } from '@/base/training-kinds'
import { myLearningText } from '@/i18n/my-learning'
import { HoursTable } from './hours-table'

type Props = { months: { month: string; ours: number; own: number }[]; labelledBy: string }

const [BAR_SPACING, BAR_WIDTH, CHART_HEIGHT, HEADER_HEIGHT, FOOTER_HEIGHT] = [50, 30, 130, 24, 26]

/** `labelledBy` is the heading above it. */
export function MonthHours({ months, labelledBy }: Props) {
  const { year: text, month: formatMonth } = myLearningText()
  const maxMinutes = Math.max(60, ...months.map(({ ours, own }) => ours + own))
  const toBarHeight = (minutes: number) => (minutes / maxMinutes) * CHART_HEIGHT
  return (
    <figure aria-labelledby={labelledBy}>
      <svg
        viewBox={`0 0 ${months.length * BAR_SPACING} ${HEADER_HEIGHT + CHART_HEIGHT + FOOTER_HEIGHT}`}
        aria-hidden="true"
        className="w-full"
      >
        {months.map(({ month, ours, own }, index) => (
          <g
            key={month}
            transform={`translate(${index * BAR_SPACING + BAR_SPACING / 2} ${HEADER_HEIGHT + CHART_HEIGHT})`}
          >
            <Bar className="fill-indigo" offset={0} height={toBarHeight(ours)} />
            <Bar className="fill-marigold" offset={toBarHeight(ours)} height={toBarHeight(own)} />
            {ours + own > 0 && (
              <text
                y={-toBarHeight(ours + own) - 7}
                textAnchor="middle"
                className="fill-ink text-xl md:text-base"
              >
                {toHours(ours + own)}
              </text>
            )}
            {index % 2 === 0 && (
              <text
                y={FOOTER_HEIGHT - 6}
                textAnchor="middle"
                className="fill-muted text-xl md:text-base"
              >
                {formatMonth(month)}
              </text>
            )}
          </g>
        ))}
        <path
          d={`M0 ${HEADER_HEIGHT + CHART_HEIGHT}h${months.length * BAR_SPACING}`}
          className="stroke-edge"
        />
      </svg>
      <HoursTable
        rowHeading={text.monthHead}
        labelledBy={labelledBy}
        rows={months.map(({ month, ...minutes }) => ({
          label: formatMonth(month, true),
          ...minutes,
        }))}
      />
    </figure>
  )
}

const Bar = ({
  className,
  offset,
  height,
}: {
  className: string
  offset: number
  height: number
}) => (
  <rect
    x={-BAR_WIDTH / 2}
    y={-offset - height}
    width={BAR_WIDTH}
    height={height}
    className={className}
  />
)
