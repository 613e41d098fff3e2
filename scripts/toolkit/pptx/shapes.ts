import type PptxGenJS from 'pptxgenjs'
import type { Drawing } from '../draw/chalk'

type Place = { x: number; y: number; w: number; h: number }
type Point = NonNullable<PptxGenJS.ShapeProps['points']>[number]

/** A drawing as a shape that PowerPoint draws itself: sharp at any size, and to be recoloured. */
export function shape(drawing: Drawing, place: Place, color: string, width: number, name: string) {
  const scale = { x: place.w / drawing.width, y: place.h / drawing.height }
  return {
    ...place,
    points: drawing.lines.flatMap((line) => pointsOf(line, scale)),
    line: { color, width },
    objectName: name,
  }
}

/** M, L, C and Z with absolute places; the drawings use no others. */
function pointsOf(line: string, scale: { x: number; y: number }): Point[] {
  return (line.match(/[MLCZ][^MLCZ]*/g) ?? []).map((command): Point => {
    const at = (command.match(/-?[\d.]+/g) ?? []).map(
      (number, index) => Number(number) * (index % 2 === 0 ? scale.x : scale.y),
    )
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = at
    if (command.startsWith('Z')) return { close: true }
    if (command.startsWith('M')) return { x: a, y: b, moveTo: true }
    if (command.startsWith('L')) return { x: a, y: b }
    return { x, y, curve: { type: 'cubic', x1: a, y1: b, x2: c, y2: d } }
  })
}
