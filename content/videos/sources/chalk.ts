import type { Colour, Mark, Point, Stroke, WrittenText } from './video-script'

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

export const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`

/** A hand-drawn loop that does not quite close. */
export const loop = (x: number, y: number, rx: number, ry: number): Stroke => ({
  draw: `M${x - rx * 0.2} ${y - ry}C${x + rx * 1.15} ${y - ry * 1.25} ${x + rx * 1.25} ${y + ry} ${x} ${y + ry}C${x - rx * 1.35} ${y + ry} ${x - rx * 1.2} ${y - ry * 1.1} ${x + rx * 0.15} ${y - ry * 1.1}`,
  line: 'marigold',
  width: 3.5,
  pace: 0.9,
})

const pawnPath = (x: number, y: number, size: number) =>
  `${ring(x, y - size * 0.62, size * 0.4)}M${x - size * 0.62} ${y + size * 0.8}v${-size * 0.3}q0 ${-size * 0.62} ${size * 0.62} ${-size * 0.62}q${size * 0.62} 0 ${size * 0.62} ${size * 0.62}v${size * 0.3}z`

/** About `size` × 1.9 tall, centred at `at`. */
export const pawn = ([x, y]: Point, fill: Colour = 'haze', size = 22): Stroke => ({
  draw: pawnPath(x, y, size),
  fill,
  line: 'deep',
  width: 2,
  pace: 0.25,
})

export const around = (count: number, [x, y]: Point, rx: number, ry: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count
    return [Math.round(x + rx * Math.cos(angle)), Math.round(y + ry * Math.sin(angle))]
  })

export const stick: Stroke = {
  draw: 'M-14 2L12 -8l4 8L-10 10z',
  fill: 'chalk',
  line: 'deep',
  width: 1.5,
}

export const tick = (x: number, y: number): Stroke => ({
  draw: `M${x - 10} ${y}l7 9l14 -18`,
  line: 'leaf-tint',
  width: 4.5,
  pace: 0.35,
})

export const words = (
  write: string,
  at: Point,
  more: Omit<WrittenText, 'write' | 'at'> = {},
): WrittenText => ({
  write,
  at,
  ...more,
})

/** The first scene and the poster. */
export const titleSheet = (lines: string[], below: string): Mark[] => [
  { draw: box(62, 36, 516, 226), fill: 'sheet', pace: 0.3 },
  { draw: ring(80, 52, 6) + ring(560, 52, 6), fill: 'marigold', line: 'ink', width: 2, pace: 0.2 },
  ...lines.map((line, i) =>
    words(line, [96, 112 + i * 52], { size: 50, colour: 'ink', bold: true }),
  ),
  { draw: `M98 ${130 + (lines.length - 1) * 52}q90 -9 210 -2`, line: 'marigold', width: 5 },
  words(below, [96, 134 + lines.length * 52], { size: 27, colour: 'indigo' }),
]
