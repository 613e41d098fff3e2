import 'server-only'
import type { DrawingName, DrawnPath } from './drawings'
import type { FontStyle } from './fonts'
import { INK, LEFT_X, RIGHT_X, SAND } from './page'
import { fitTextLine, layOutLine, type ShapedLine } from './text-lines'

/** What a layout consists of, in reading order. Tags are those of PDF. */

/** `x` is its left edge, `y` its baseline. */
export type PlacedLine = { line: ShapedLine; x: number; y: number; color: string; lang?: string }

export type PlacedDrawing = { drawing: DrawingName; x: number; y: number; scale: number }
/** The id of an image. */
export type PlacedImage = { image: string; x: number; y: number; width: number; height: number }
export type PlacedShape = DrawnPath | PlacedDrawing | PlacedImage

/** For decoration: not read aloud. */
type ArtifactPart = { tag: 'Artifact'; shapes: PlacedShape[] }
export type FigurePart = { tag: 'Figure'; alt: string; shapes: PlacedShape[] }
type TextTag = 'P' | 'H1' | 'H2'
export type TextPart = { tag: TextTag; lines: PlacedLine[]; lang?: string }
export type RowPart = {
  tag: 'TR'
  cell: 'TH' | 'TD'
  cells: PlacedLine[][]
  startsTable?: boolean
}
export type DocumentPart = ArtifactPart | FigurePart | TextPart | RowPart

export const artifact = (...shapes: PlacedShape[]): ArtifactPart => ({ tag: 'Artifact', shapes })

/** Nothing without an image. */
export const imageFigure = (
  image: string | null,
  alt: string,
  box: Omit<PlacedImage, 'image'>,
): FigurePart[] => (image ? [{ tag: 'Figure', alt, shapes: [{ image, ...box }] }] : [])

export const textPart = (tag: TextTag, lines: PlacedLine[], lang?: string): TextPart => ({
  ...{ tag, lines },
  ...(lang && { lang }),
})

export const textAt = (
  content: string,
  style: FontStyle,
  size: number,
  x: number,
  y: number,
  color: string,
): PlacedLine => ({ line: layOutLine(content, { style, size }), x, y, color })

export function rightAligned(
  content: string,
  style: FontStyle,
  size: number,
  rightX: number,
  y: number,
  color: string,
): PlacedLine {
  const line = layOutLine(content, { style, size })
  return { line, x: rightX - line.width, y, color }
}

export type OneLineFit = { style?: FontStyle; width: number; sizes: readonly number[] }

/** In one line, as large as fits. */
export const fittedAt = (
  content: string,
  { style = 'plain', width, sizes }: OneLineFit,
  x: number,
  y: number,
  color: string,
): PlacedLine => ({ line: fitTextLine(content, { style, width, sizes }), x, y, color })

export const stackLines = (
  lines: ShapedLine[],
  x: number,
  y: number,
  leading: number,
  color: string,
): PlacedLine[] => lines.map((line, index) => ({ line, x, y: y + index * leading, color }))

export const stackLinesRight = (
  lines: ShapedLine[],
  rightX: number,
  y: number,
  leading: number,
  color: string,
): PlacedLine[] =>
  lines.map((line, index) => ({ line, x: rightX - line.width, y: y + index * leading, color }))

export const stackLinesCentred = (
  lines: ShapedLine[],
  centerX: number,
  y: number,
  leading: number,
  color: string,
): PlacedLine[] =>
  lines.map((line, index) => ({ line, x: centerX - line.width / 2, y: y + index * leading, color }))

export const horizontalLine = (
  fromX: number,
  toX: number,
  y: number,
  stroke: string,
  width: number,
): DrawnPath => ({ d: `M${fromX} ${y}H${toX}`, stroke, width })

/** Across the text area, or from another left edge. */
export const rule = (y: number, fromX = LEFT_X): ArtifactPart =>
  artifact(horizontalLine(fromX, RIGHT_X, y, SAND, 0.8))

/** To sign on. */
export const signatureLine = (toX: number, y: number): ArtifactPart =>
  artifact(horizontalLine(LEFT_X, toX, y, INK, 0.6))
