import { myLearningText } from '@/i18n/my-learning'

type Props = { ours: number; own: number; targetHours: number }

const [SIDE, STROKE_WIDTH] = [200, 22]
const RADIUS = (SIDE - STROKE_WIDTH) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

export function HoursRing({ ours, own, targetHours }: Props) {
  const text = myLearningText()
  const toArcLength = (minutes: number) => Math.min(1, minutes / 60 / targetHours) * CIRCUMFERENCE
  const [oursLength, totalLength] = [toArcLength(ours), toArcLength(ours + own)]
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={text.year.ring({ ours, own }, targetHours)}
        className="w-48"
      >
        <g fill="none" strokeWidth={STROKE_WIDTH} transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}>
          <Arc className="stroke-sky" length={CIRCUMFERENCE} />
          <Arc className="stroke-marigold" length={totalLength} />
          <Arc className="stroke-indigo" length={oursLength} />
        </g>
        <text
          x="50%"
          y="52%"
          textAnchor="middle"
          className="fill-ink font-display text-[2.6rem] font-bold"
        >
          {Math.round(((ours + own) / 60) * 10) / 10}
        </text>
        <text x="50%" y="66%" textAnchor="middle" className="fill-muted text-[0.95rem]">
          {text.year.of(targetHours)}
        </text>
      </svg>
      <figcaption className="mt-3 grid gap-1">
        <LegendItem color="bg-indigo" label={text.year.ours} hours={text.hours(ours)} />
        <LegendItem color="bg-marigold" label={text.year.own} hours={text.hours(own)} />
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

const LegendItem = ({ color, label, hours }: { color: string; label: string; hours: string }) => (
  <p className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-full border border-edge ${color}`} />
    <span>{label}</span>
    <strong>{hours}</strong>
  </p>
)
