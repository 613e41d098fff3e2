import { useId } from 'react'

type Bar = { label: string; value: number }
type Props = {
  title: string
  bars: Bar[]
  /** Heads of the table that says the same in figures. */
  heads: [label: string, value: string]
  /** Opens the table. */
  figures: string
}

const [STEP, GAP, HIGH, FOOT] = [40, 10, 120, 22]

/** A few figures side by side, drawn on the server, and the same as a table. */
export function Bars({ title, bars, heads, figures }: Props) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const tall = (value: number) => (value > 0 ? Math.max(2, (value / most) * HIGH) : 0)
  return (
    <figure aria-labelledby={id} className="bars">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${bars.length * STEP} ${HIGH + FOOT * 2}`} aria-hidden="true">
        {bars.map(({ label, value }, at) => (
          <g key={label} transform={`translate(${at * STEP} ${FOOT})`}>
            <rect
              className="bar"
              x={GAP / 2}
              y={HIGH - tall(value)}
              width={STEP - GAP}
              height={tall(value)}
              rx="2"
            />
            <text x={STEP / 2} y={HIGH - tall(value) - 6} className="bar-value">
              {value}
            </text>
            <text x={STEP / 2} y={HIGH + FOOT - 5} className="bar-label">
              {label}
            </text>
          </g>
        ))}
        <line className="bar-ground" x2={bars.length * STEP} y1={HIGH + FOOT} y2={HIGH + FOOT} />
      </svg>
      <details>
        <summary className="inline-flex min-h-11 items-center">{figures}</summary>
        <Figures {...{ id, bars, heads }} />
      </details>
    </figure>
  )
}

function Figures({
  id,
  bars,
  heads: [label, value],
}: Pick<Props, 'bars' | 'heads'> & { id: string }) {
  return (
    <table aria-labelledby={id} className="figures">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>{bar.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
