/** Shapes of the books' drawings, in the colours and lines of their covers. One unit is one CSS pixel of a phone's column. */

export type Spot = readonly [x: number, y: number]

export const INK = '#25296b'
export const MARIGOLD = '#f5a81c'
export const SAND = '#fde0a0'
export const GREEN = '#3d7d49'
export const LEAF = '#cfe5c7'
export const SKY = '#dfe3f5'
export const PAPER = '#fffdf7'
export const CLAY = '#a5532a'
export const SKIN = '#e9b89c'
export const GREY = '#b9bbd0'

export type Paint = { fill?: string; stroke?: string; width?: number; dash?: string }

const round = (number: number) => String(Math.round(number * 10) / 10)
const toPoints = (points: readonly Spot[]) => points.map((point) => point.map(round).join(' '))

const toAttributes = ({ fill, stroke, width, dash }: Paint) =>
  Object.entries({ fill, stroke, 'stroke-width': width, 'stroke-dasharray': dash })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

export const path = (d: string, look: Paint = {}) => `<path${toAttributes(look)} d="${d}"/>`

export const line = (points: readonly Spot[], look: Paint = {}) =>
  path(`M${toPoints(points).join('L')}`, look)

export const shape = (points: readonly Spot[], look: Paint = {}) =>
  path(`M${toPoints(points).join('L')}z`, look)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: Paint = {},
  r = 0,
) =>
  `<rect${toAttributes(look)} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${r ? ` rx="${r}"` : ''}/>`

export const circle = ([x, y]: Spot, r: number, look: Paint = {}) =>
  `<circle${toAttributes(look)} cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`

export const oval = ([x, y]: Spot, rx: number, ry: number, look: Paint = {}) =>
  `<ellipse${toAttributes(look)} cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`

/** Labels do not belong in here, because they would change their size. */
export const place = (
  [x, y]: Spot,
  parts: readonly string[],
  { scale = 1, turn = 0, flip = false } = {},
) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''}">${parts.join('')}</g>`

/** A solid head, so that it is visible in print without colour. */
export function arrow(points: readonly Spot[], look: Paint = {}) {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) throw new Error('an arrow needs two points')
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const back = (turn: number): Spot => [
    tip[0] - 8 * Math.cos(angle + turn),
    tip[1] - 8 * Math.sin(angle + turn),
  ]
  const color = look.stroke ?? INK
  const shaftEnd: Spot = [tip[0] - 5 * Math.cos(angle), tip[1] - 5 * Math.sin(angle)]
  return (
    line([...points.slice(0, -1), shaftEnd], look) +
    shape([tip, back(0.45), back(-0.45)], { fill: color, stroke: color, width: 1 })
  )
}

/** Dots or marks, evenly along a line. */
export function spread([x1, y1]: Spot, [x2, y2]: Spot, count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1)
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}

const RING_STEPS = 720

/** Points at equal distances on an ellipse, from `from` degrees on; 0 is to the right, 90 is down. */
export function ring([x, y]: Spot, rx: number, ry: number, count: number, from = -90): Spot[] {
  const steps = Array.from({ length: RING_STEPS + 1 }, (_, index): Spot => {
    const angle = ((from + (360 / RING_STEPS) * index) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
  const lengths = [0]
  for (const [index, [stepX, stepY]] of steps.slice(1).entries()) {
    const [lastX, lastY] = steps[index] ?? [0, 0]
    lengths.push((lengths[index] ?? 0) + Math.hypot(stepX - lastX, stepY - lastY))
  }
  const whole = lengths.at(-1) ?? 0
  return Array.from(
    { length: count },
    (_, index) => steps[lengths.findIndex((length) => length >= (whole / count) * index)] ?? [x, y],
  )
}
