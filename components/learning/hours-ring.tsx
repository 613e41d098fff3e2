import { PROVIDER_CLASSES, type ProviderClass, toHours } from '@/base/training-kinds'
import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import type { TrainingSplit } from '@/lib/training/rules'

const [SIDE, STROKE_WIDTH] = [200, 22]
const RADIUS = (SIDE - STROKE_WIDTH) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

const ARC_CLASSES: Record<ProviderClass, string> = {
  government: 'stroke-indigo',
  'in-house': 'stroke-marigold',
  other: 'stroke-muted',
}
const LEGEND_CLASSES: Record<ProviderClass, string> = {
  government: 'bg-indigo',
  'in-house': 'bg-marigold',
  other: 'bg-muted',
}

/** One arc per class of provider, in the order of the legend. */
export function HoursRing({ split }: { split: TrainingSplit }) {
  const text = trainingText()
  const { hours: formatHours, year } = myLearningText()
  const { minutes, all, rule } = split
  const toArcLength = (sum: number) => Math.min(1, sum / 60 / rule.totalHours) * CIRCUMFERENCE
  const sums = [minutes.government, minutes.government + minutes['in-house'], all]
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={text.rules.ring(split)}
        className="w-48"
      >
        <g fill="none" strokeWidth={STROKE_WIDTH} transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}>
          <Arc className="stroke-sky" length={CIRCUMFERENCE} />
          {PROVIDER_CLASSES.map((name, index) => (
            <Arc key={name} className={ARC_CLASSES[name]} length={toArcLength(sums[index] ?? 0)} />
          )).toReversed()}
        </g>
        <text
          x="50%"
          y="52%"
          textAnchor="middle"
          className="fill-ink font-display text-[2.6rem] font-bold"
        >
          {toHours(all)}
        </text>
        <text x="50%" y="66%" textAnchor="middle" className="fill-muted text-[0.95rem]">
          {year.of(rule.totalHours)}
        </text>
      </svg>
      <figcaption className="mt-3 grid gap-1">
        {PROVIDER_CLASSES.map((name) => (
          <p key={name} className="flex items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-full border border-edge ${LEGEND_CLASSES[name]}`}
            />
            <span>{text.providerClasses[name]}</span>
            <strong className="whitespace-nowrap">{formatHours(minutes[name])}</strong>
          </p>
        ))}
      </figcaption>
    </figure>
  )
}

const Arc = ({ className, length }: { className: string; length: number }) => (
  <circle
    cx={SIDE / 2}
    cy={SIDE / 2}
    r={RADIUS}
    className={className}
    strokeDasharray={`${length} ${CIRCUMFERENCE}`}
  />
)
