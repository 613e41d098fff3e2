import { frameSheet, type SheetFraming, type SheetPoint, type SheetSize } from '@/base/answer-sheet'
import { parseSheetCode, type SheetCode } from '@/base/sheet-code'
import { type CodeModules, readCodeText, sampleCode } from './code-modules'
import { type DarkArea, findDarkAreas } from './components'
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

/** What is darker than this share of its neighbourhood; less of it when bars of shadow join the marks. */
const DARK_SHARE = 0.86
const SHADED_SHARE = 0.6

export function findSheet(image: GreyImage): SheetSearch {
  const search = (share: number) => searchAreas(image, findDarkAreas(image, share))
  const first = search(DARK_SHARE)
  // Most pictures of a camera show no sheet yet: they are not searched twice.
  if (first.sheet || first.marks.length === 0) return first
  const second = search(SHADED_SHARE)
  return second.sheet ? second : first
}

/** The code decides which four marks are the corners, which size the sheet has and which way up it is. */
function searchAreas(image: GreyImage, areas: DarkArea[]): SheetSearch {
  const marks = findCornerMarks(areas)
  let seemsSheet = false
  for (const { corners, size, rough, edges } of listPlacements(marks, areas)) {
    const frame = FRAMES[size]
    const map = refineMap(rough, corners, edges, frame, marks)
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

/** A way in which a sheet may lie, and the edge marks that were seen where it has them. */
type Placement = { corners: MarkQuad; size: SheetSize; rough: PlaneMap; edges: PointPair[] }

/**
 * Those with most edge marks first. Four marks of two sheets that lie side by side also make a quad, and the code of
 * one of them may be where it should; but few edge marks are.
 */
function listPlacements(marks: CornerMark[], areas: DarkArea[]): Placement[] {
  const cores = areas.filter(isCore)
  const placements = listQuads(marks).flatMap((quad) =>
    SIZES.flatMap((size) =>
      quad.flatMap((_, turn): Placement[] => {
        const corners = [...quad.slice(turn), ...quad.slice(0, turn)]
        const rough = hasSides(corners, FRAMES[size])
          ? fitPerspective(pairCorners(corners, FRAMES[size]))
          : undefined
        if (!rough) return []
        const edges = findEdgeMarks(rough, corners, FRAMES[size], cores)
        return [{ corners, size, rough, edges }]
      }),
    ),
  )
  const getShare = ({ edges, size }: Placement) => edges.length / FRAMES[size].edgeMarks.length
  return placements
    .filter((placement) => getShare(placement) >= MIN_EDGE_SHARE)
    .sort((one, other) => getShare(other) - getShare(one))
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
const MIN_EDGE_SHARE = 0.6

function findEdgeMarks(
  rough: PlaneMap,
  corners: MarkQuad,
  frame: SheetFraming,
  cores: DarkArea[],
): PointPair[] {
  const unit = corners.reduce((sum, mark) => sum + mark.unit, 0) / 4
  const squares = cores.filter(({ size }) => size > 3 * unit ** 2 && size < 20 * unit ** 2)
  return frame.edgeMarks.flatMap((from) => {
    const to = findNearest(squares, rough(from.x, from.y), SEARCH_RADIUS * unit)
    return to ? [{ from, to }] : []
  })
}

/** With the marks along the edges and in the code. */
function refineMap(
  rough: PlaneMap,
  corners: MarkQuad,
  edges: PointPair[],
  frame: SheetFraming,
  marks: CornerMark[],
): PlaneMap {
  const unit = corners.reduce((sum, mark) => sum + mark.unit, 0) / 4
  const codePairs = listCodeCorners(frame).flatMap((from) => {
    const to = findNearest(marks, rough(from.x, from.y), (SEARCH_RADIUS / 2) * unit)
    return to ? [{ from, to }] : []
  })
  const allPairs = [...pairCorners(corners, frame), ...edges, ...codePairs]
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
