import type { TemplateSketch } from '@/lib/school-sites/templates/sketch'

const WIDTH = 160
const EDGE = 12
const INNER = WIDTH - 2 * EDGE
const HEIGHT = 112

type Row = TemplateSketch['rows'][number]

const HEIGHTS: Record<string, number> = { figures: 18, columns: 24, table: 24, notices: 20 }

/** Drawn from the pages themselves, so it cannot differ from what the school gets. */
export function TemplatePicture({ sketch }: { sketch: TemplateSketch }) {
  const tops: number[] = []
  sketch.rows.reduce((top, { type }) => {
    tops.push(top)
    return top + (HEIGHTS[type] ?? 12) + 4
  }, 38)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="template-picture" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} className="template-ground" />
      <rect width={WIDTH} height={18} fill="currentColor" />
      <rect x={EDGE} y={6} width={52} height={6} rx={2} className="template-ground" />
      {Array.from({ length: sketch.pages }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no other name
          key={index}
          x={EDGE + index * 15}
          y={23}
          width={11}
          height={4}
          rx={2}
          className="template-line"
        />
      ))}
      {sketch.rows.map((row, index) => (
        <RowPicture key={`${row.type} ${tops[index]}`} row={row} top={tops[index] ?? 0} />
      ))}
    </svg>
  )
}

function RowPicture({ row: { type, count }, top }: { row: Row; top: number }) {
  const height = HEIGHTS[type] ?? 12
  if (type === 'figures' || type === 'columns') {
    const width = INNER / count - 4
    return (
      <g>
        {Array.from({ length: count }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            x={EDGE + index * (width + 4)}
            y={top}
            width={width}
            height={height}
            rx={3}
            className={type === 'columns' ? 'template-tint' : ''}
            fill="currentColor"
          />
        ))}
      </g>
    )
  }
  if (type === 'heading')
    return <rect x={EDGE} y={top + 3} width={56} height={6} rx={2} fill="currentColor" />
  if (type === 'notices' || type === 'table')
    return (
      <rect
        x={EDGE}
        y={top}
        width={INNER}
        height={height}
        rx={3}
        fill="currentColor"
        className="template-tint"
      />
    )
  return (
    <g className="template-line">
      <rect x={EDGE} y={top} width={INNER} height={4} rx={2} />
      <rect x={EDGE} y={top + 7} width={INNER * 0.7} height={4} rx={2} />
    </g>
  )
}
