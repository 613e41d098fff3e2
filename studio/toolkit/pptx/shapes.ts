import type PptxGenJS from 'pptxgenjs'
import type { ChalkDrawing } from '../draw/chalk'

type ShapeArea = { x: number; y: number; w: number; h: number }
type ShapePoint = NonNullable<PptxGenJS.ShapeProps['points']>[number]

/** A native PowerPoint shape: sharp at any size and recolourable. */
export function createShape(
  drawing: ChalkDrawing,
  area: ShapeArea,
  color: string,
  width: number,
  name: string,
) {
  const scale = { x: area.w / drawing.width, y: area.h / drawing.height }
  return {
    ...area,
    points: drawing.lines.flatMap((line) => parsePoints(line, scale)),
    line: { color, width },
    objectName: name,
  }
}

/** Only M, L, C and Z with absolute coordinates. */
function parsePoints(line: string, scale: { x: number; y: number }): ShapePoint[] {
  return (line.match(/[MLCZ][^MLCZ]*/g) ?? []).map((command): ShapePoint => {
    const coordinates = (command.match(/-?[\d.]+/g) ?? []).map(
      (value, index) => Number(value) * (index % 2 === 0 ? scale.x : scale.y),
    )
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = coordinates
    if (command.startsWith('Z')) return { close: true }
    if (command.startsWith('M')) return { x: a, y: b, moveTo: true }
    if (command.startsWith('L')) return { x: a, y: b }
    return { x, y, curve: { type: 'cubic', x1: a, y1: b, x2: c, y2: d } }
  })
}
