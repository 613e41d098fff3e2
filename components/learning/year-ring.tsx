import { toHours } from '@/base/training-kinds'

const [SIDE, STROKE_WIDTH] = [96, 12]
const RADIUS = (SIDE - STROKE_WIDTH) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

/** Decoration: the link beside it says the same. */
export function YearRing({ minutes, requiredHours }: { minutes: number; requiredHours: number }) {
  const length = Math.min(1, minutes / 60 / requiredHours) * CIRCUMFERENCE
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <g fill="none" strokeWidth={STROKE_WIDTH} transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}>
        <circle cx={SIDE / 2} cy={SIDE / 2} r={RADIUS} className="stroke-indigo" />
        <circle
          cx={SIDE / 2}
          cy={SIDE / 2}
          r={RADIUS}
          className="stroke-marigold"
          strokeDasharray={`${length} ${CIRCUMFERENCE}`}
        />
      </g>
      <text x="50%" y="60%" textAnchor="middle" className="fill-chalk font-display text-3xl">
        {toHours(minutes)}
      </text>
    </svg>
  )
}
