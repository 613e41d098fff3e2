import 'server-only'
import type { SheetPoint, SheetRect } from '@/base/answer-sheet'

/** Paths in points from places in millimetres. */

const POINTS_PER_MM = 72 / 25.4

export type SheetPlacer = ReturnType<typeof createPlacer>

/** `offset` is the sheet's left edge on the page. */
export const createPlacer = (offset: number) => ({
  toX: (x: number) => (x + offset) * POINTS_PER_MM,
  toY: (y: number) => y * POINTS_PER_MM,
  toLength: (length: number) => length * POINTS_PER_MM,
})

export const toSquarePath = (placer: SheetPlacer, { x, y }: SheetPoint, side: number) =>
  toRectPath(placer, { x: x - side / 2, y: y - side / 2, width: side, height: side })

export function toRectPath(placer: SheetPlacer, { x, y, width, height }: SheetRect) {
  const [w, h] = [placer.toLength(width), placer.toLength(height)]
  return `M${placer.toX(x)} ${placer.toY(y)}h${w}v${h}h${-w}z`
}

export const toLinePath = (placer: SheetPlacer, from: SheetPoint, to: SheetPoint) =>
  `M${placer.toX(from.x)} ${placer.toY(from.y)}L${placer.toX(to.x)} ${placer.toY(to.y)}`
