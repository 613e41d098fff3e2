import { encode } from 'uqr'

type Props = { text: string; label: string; className?: string }

/** One path, with the quiet zone that scanners need. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
