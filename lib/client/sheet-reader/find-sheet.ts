import { frameSheet, type SheetFraming, type SheetPoint, type SheetSize } from '@/base/answer-sheet'
import { parseSheetCode, type SheetCode } from '@/base/sheet-code'
import { type CodeModules, readCodeText, sampleCode } from './code-modules'
import type { DarkArea } from './components'
import { type CornerMark, findCornerMarks, isCore, listQuads, type MarkQuad } from './corner-marks'
import type { GreyImage } from './grey-picture'
import { bendMap, fitPerspective, type PlaneMap, type PointPair } from './plane'

export type FoundSheet = {
  code: SheetCode
  size: SheetSize
  frame: SheetFraming
  map: PlaneMap
  /** Clockwise from the sheet's upper left. */
  corners: MarkQuad
  /** Grey of its black and of its white modules, and how clearly they differ. */
  ink: Pick<CodeModules, 'dark' | 'light' | 'clarity'>
}

export type SheetSearch = { marks: CornerMark[]; sheet?: FoundSheet; seemsSheet: boolean }

const SIZES: SheetSize[] = ['a4', 'a5']
const FRAMES = { a4: frameSheet('a4'), a5: frameSheet('a5') }
const MAX_QUADS = 60

/** The code decides which four marks are the corners, which size the sheet has and which way up it is. */
export function findSheet(image: GreyImage, areas: DarkArea[]): SheetSearch {
  const marks = findCornerMarks(areas)
  let seemsSheet = false
  for (const quad of listQuads(marks).slice(0, MAX_QUADS))
    for (const size of SIZES)
      for (let turn = 0; turn < 4; turn += 1) {
        const corners = [...quad.slice(turn), ...quad.slice(0, turn)]
        const frame = FRAMES[size]
        if (!hasSides(corners, frame)) continue
        const rough = fitPerspective(pairCorners(corners, frame))
        if (!rough) continue
        const map = refineMap(rough, corners, frame, areas, marks)
        for (const codeMap of listCodeMaps(map, frame, marks)) {
          const modules = sampleCode(image, codeMap, frame.code)
          if (!modules.seemsCode) continue
          seemsSheet = true
          const code = parseSheetCode(readCodeText(modules) ?? '')
          if (code)
            return { marks, seemsSheet, sheet: { code, size, frame, map, corners, ink: modules } }
        }
      }
  return { marks, seemsSheet }
}

const pairCorners = (corners: MarkQuad, frame: SheetFraming): PointPair[] =>
  frame.corners.map((from, index) => ({ from, to: corners[index] as CornerMark }))

/** The marks show how many pixels a millimetre has, so the sides must have about the sheet's lengths. */
function hasSides(corners: MarkQuad, { corners: places }: SheetFraming): boolean {
  return places.every((place, index) => {
    const next = places[(index + 1) % 4] as SheetPoint
    const [from, to] = [corners[index] as CornerMark, corners[(index + 1) % 4] as CornerMark]
    const length = Math.hypot(next.x - place.x, next.y - place.y)
    const seen = Math.hypot(to.x - from.x, to.y - from.y) / ((from.unit + to.unit) / 2)
    return seen > length * 0.6 && seen < length * 1.6
  })
}

/** Millimetres within which a mark is looked for, and that it may be off a first bend. */
const SEARCH_RADIUS = 6
const MAX_OFF = 1.6

/** With the marks along the edges and in the code. */
function refineMap(
  rough: PlaneMap,
  corners: MarkQuad,
  frame: SheetFraming,
  areas: DarkArea[],
  marks: CornerMark[],
): PlaneMap {
  const unit = corners.reduce((sum, mark) => sum + mark.unit, 0) / 4
  const squares = areas.filter(
    (area) => area.size > 3 * unit ** 2 && area.size < 20 * unit ** 2 && isCore(area),
  )
  const pairs = pairCorners(corners, frame)
  const edgePairs = frame.edgeMarks.flatMap((from) => {
    const expected = rough(from.x, from.y)
    const to = findNearest(squares, expected, SEARCH_RADIUS * unit)
    return to ? [{ from, to }] : []
  })
  const codePairs = listCodeCorners(frame).flatMap((from) => {
    const to = findNearest(marks, rough(from.x, from.y), (SEARCH_RADIUS / 2) * unit)
    return to ? [{ from, to }] : []
  })
  const allPairs = [...pairs, ...edgePairs, ...codePairs]
  const bend = (from: PointPair[]) => bendMap(rough, from, frame.width, frame.height)
  const first = bend(allPairs)
  const kept = allPairs.filter(({ from, to }) => {
    const point = first(from.x, from.y)
    return Math.hypot(point.x - to.x, point.y - to.y) < MAX_OFF * unit
  })
  return kept.length === allPairs.length ? first : bend(kept)
}

/** As the sheet lies, and as the three corners of the code lie: a fold can move it alone. */
function listCodeMaps(map: PlaneMap, frame: SheetFraming, marks: CornerMark[]): PlaneMap[] {
  const pairs = listCodeCorners(frame).flatMap((from) => {
    const expected = map(from.x, from.y)
    const to = findNearest(marks, expected, (SEARCH_RADIUS / 2) * (marks[0]?.unit ?? 0))
    return to ? [{ from, off: { x: to.x - expected.x, y: to.y - expected.y } }] : []
  })
  const [corner, right, below] = pairs
  if (!corner || !right || !below) return [map]
  const side = right.from.x - corner.from.x
  const moved: PlaneMap = (x, y) => {
    const [across, down] = [(x - corner.from.x) / side, (y - corner.from.y) / side]
    const point = map(x, y)
    const bend = (axis: 'x' | 'y') =>
      corner.off[axis] +
      across * (right.off[axis] - corner.off[axis]) +
      down * (below.off[axis] - corner.off[axis])
    return { x: point.x + bend('x'), y: point.y + bend('y') }
  }
  return [map, moved]
}

const listCodeCorners = ({ code: { x, y, side } }: SheetFraming): SheetPoint[] => {
  const inset = (side * 3.5) / 25
  return [
    { x: x + inset, y: y + inset },
    { x: x + side - inset, y: y + inset },
    { x: x + inset, y: y + side - inset },
  ]
}

function findNearest<Point extends SheetPoint>(points: Point[], to: SheetPoint, radius: number) {
  let nearest: Point | undefined
  let least = radius
  for (const point of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y)
    if (distance < least) {
      least = distance
      nearest = point
    }
  }
  return nearest
}
