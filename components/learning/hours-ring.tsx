import { PROVIDER_CLASSES, type ProviderClass, toHours } from '@/base/training-kinds'
import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import type { TrainingSplit } from '@/lib/training/rules'

const [SIDE, STROKE_WIDTH] = [200, 22]
const RADIUS = (SIDE - STROKE_WIDTH) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

const ARC_CLASSES: Record<ProviderClass, string> = {
  government: 'stroke-marigold',
  'in-house': 'stroke-leaf-tint',
  other: 'stroke-haze',
}
/** One arc per class of provider, on a dark panel. */
export function HoursRing({ split }: { split: TrainingSplit }) {
  const text = trainingText()
  const { year } = myLearningText()
  const { minutes, all, rule } = split
  const toArcLength = (sum: number) => Math.min(1, sum / 60 / rule.totalHours) * CIRCUMFERENCE
  const sums = [minutes.government, minutes.government + minutes['in-house'], all]
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={text.rules.ring(split)}>
      <g fill="none" strokeWidth={STROKE_WIDTH} transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}>
        <Arc className="stroke-indigo" length={CIRCUMFERENCE} />
        {PROVIDER_CLASSES.map((name, index) => (
          <Arc key={name} className={ARC_CLASSES[name]} length={toArcLength(sums[index] ?? 0)} />
        )).toReversed()}
      </g>
      <text
        x="50%"
        y="52%"
        textAnchor="middle"
        className="fill-chalk font-display text-5xl font-bold"
      >
        {toHours(all)}
      </text>
      <text x="50%" y="66%" textAnchor="middle" className="fill-haze">
        {year.of(rule.totalHours)}
      </text>
    </svg>
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
