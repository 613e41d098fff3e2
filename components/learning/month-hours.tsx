import { myLearningWords } from '@/words/my-learning'
import { HoursTable } from './hours-table'

type Month = { month: string; ours: number; own: number }

const [STEP, BAR, HIGH, HEAD, FOOT] = [50, 30, 130, 24, 26]

/** Hours month by month, drawn on the server, and the same as a table. */
export function MonthHours({ months }: { months: Month[] }) {
  const { year, month: nameOf } = myLearningWords()
  const most = Math.max(60, ...months.map(({ ours, own }) => ours + own))
  const tall = (minutes: number) => (minutes / most) * HIGH
  return (
    <figure aria-labelledby="by-month">
      <figcaption id="by-month" className="font-semibold">
        {year.byMonth}
      </figcaption>
      <svg
        viewBox={`0 0 ${months.length * STEP} ${HEAD + HIGH + FOOT}`}
        aria-hidden="true"
        className="mt-3 w-full max-w-2xl"
      >
        {months.map(({ month, ours, own }, at) => (
          <g key={month} transform={`translate(${at * STEP + STEP / 2} ${HEAD + HIGH})`}>
            <Bar className="fill-indigo" from={0} tall={tall(ours)} />
            <Bar className="fill-marigold" from={tall(ours)} tall={tall(own)} />
            {ours + own > 0 && (
              <text y={-tall(ours + own) - 7} textAnchor="middle" className="fill-ink text-base">
                {Math.round(((ours + own) / 60) * 10) / 10}
              </text>
            )}
            <text y={FOOT - 6} textAnchor="middle" className="fill-muted text-base">
              {nameOf(month)}
            </text>
          </g>
        ))}
        <path d={`M0 ${HEAD + HIGH}h${months.length * STEP}`} className="stroke-edge" />
      </svg>
      <HoursTable
        head={year.monthHead}
        labelledBy="by-month"
        rows={months.map(({ month, ...minutes }) => ({ label: nameOf(month, true), ...minutes }))}
      />
    </figure>
  )
}

const Bar = ({ className, from, tall }: { className: string; from: number; tall: number }) => (
  <rect x={-BAR / 2} y={-from - tall} width={BAR} height={tall} className={className} />
)
