import { myLearningWords } from '@/words/my-learning'

type Props = { ours: number; own: number; asked: number }

const [SIDE, WIDTH] = [200, 22]
const R = (SIDE - WIDTH) / 2
const ROUND = 2 * Math.PI * R

/** How far the hours are: ours first, then those elsewhere, until the ring is closed. */
export function HoursRing({ ours, own, asked }: Props) {
  const words = myLearningWords()
  const part = (minutes: number) => Math.min(1, minutes / 60 / asked) * ROUND
  const [first, both] = [part(ours), part(ours + own)]
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={words.year.ring({ ours, own }, asked)}
        className="w-48"
      >
        <g fill="none" strokeWidth={WIDTH} transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}>
          <Arc className="stroke-sky" long={ROUND} />
          <Arc className="stroke-marigold" long={both} />
          <Arc className="stroke-indigo" long={first} />
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
          {words.year.of(asked)}
        </text>
      </svg>
      <figcaption className="mt-3 grid gap-1">
        <Key color="bg-indigo" label={words.year.ours} hours={words.hours(ours)} />
        <Key color="bg-marigold" label={words.year.own} hours={words.hours(own)} />
      </figcaption>
    </figure>
  )
}

const Arc = ({ className, long }: { className: string; long: number }) => (
  <circle
    cx={SIDE / 2}
    cy={SIDE / 2}
    r={R}
    className={className}
    strokeDasharray={`${long} ${ROUND}`}
  />
)

const Key = ({ color, label, hours }: { color: string; label: string; hours: string }) => (
  <p className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-full border border-edge ${color}`} />
    <span>{label}</span>
    <strong>{hours}</strong>
  </p>
)
