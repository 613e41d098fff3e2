import { useId } from 'react'

type BarChartBar = { label: string; value: number }
type Props = {
  title: string
  bars: BarChartBar[]
  /** Column headings of the equivalent table. */
  heads: [label: string, value: string]
  tableLabel: string
  /** Short enough for the width of a bar; the table has the exact value. */
  formatValue?: (value: number) => string
}

const [BAR_SPACING, BAR_GAP, CHART_HEIGHT, LABEL_HEIGHT] = [30, 8, 110, 22]
/** The drawing fills its column: without a minimum, the text of two bars would be huge. */
const MIN_WIDTH = 12 * BAR_SPACING
/** Above this count only every second label is drawn. */
const MAX_LABELS = 8

/** Rendered on the server, with an equivalent table. */
export function BarChart({ title, bars, heads, tableLabel, formatValue = String }: Props) {
  const id = useId()
  const maxValue = Math.max(1, ...bars.map(({ value }) => value))
  const width = Math.max(MIN_WIDTH, bars.length * BAR_SPACING)
  const toBarHeight = (value: number) =>
    value > 0 ? Math.max(2, (value / maxValue) * CHART_HEIGHT) : 0
  return (
    <figure aria-labelledby={id} className="bars">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <svg viewBox={`-8 0 ${width + 16} ${CHART_HEIGHT + LABEL_HEIGHT * 2}`} aria-hidden="true">
        {bars.map(({ label, value }, index) => (
          <g key={label} transform={`translate(${index * BAR_SPACING} ${LABEL_HEIGHT})`}>
            <rect
              className="bar"
              x={BAR_GAP / 2}
              y={CHART_HEIGHT - toBarHeight(value)}
              width={BAR_SPACING - BAR_GAP}
              height={toBarHeight(value)}
              rx="2"
            />
            <text
              x={BAR_SPACING / 2}
              y={CHART_HEIGHT - toBarHeight(value) - 6}
              className="bar-value"
            >
              {formatValue(value)}
            </text>
            {(bars.length <= MAX_LABELS || index % 2 === 0) && (
              <text x={BAR_SPACING / 2} y={CHART_HEIGHT + LABEL_HEIGHT - 5} className="bar-label">
                {label}
              </text>
            )}
          </g>
        ))}
        <line
          className="bar-ground"
          x2={width}
          y1={CHART_HEIGHT + LABEL_HEIGHT}
          y2={CHART_HEIGHT + LABEL_HEIGHT}
        />
      </svg>
      <details>
        <summary className="inline-flex min-h-11 items-center">{tableLabel}</summary>
        <FiguresTable {...{ id, bars, heads }} />
      </details>
    </figure>
  )
}

function FiguresTable({
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
