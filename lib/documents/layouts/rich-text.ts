import 'server-only'
import type { DrawnPath } from '../drawing/drawings'
import type { FontStyle } from '../drawing/fonts'
import { horizontalLine, type PlacedLine } from '../drawing/parts'
import { layOutLine, type ShapedLine, wrapText } from '../drawing/text-lines'
import type { RichSpan } from '../text'

/** Words with raised, lowered and stacked parts, broken into lines. */

type RichLook = { style: FontStyle; size: number; color: string; width: number }

/** A piece that does not break; up and down from its baseline. */
type RichPiece = {
  width: number
  up: number
  down: number
  startsWord: boolean
  place: (x: number, y: number) => { lines: PlacedLine[]; shapes: DrawnPath[] }
}

type RichRow = { pieces: RichPiece[]; width: number }

export type RichBlock = {
  height: number
  width: number
  /** Of the first row, from the upper edge. */
  baseline: number
  /** With the upper left corner of the block. */
  placeAt: (x: number, y: number) => { lines: PlacedLine[]; shapes: DrawnPath[] }
}

const LEADING = 1.42
const RAISED_SIZE = 0.68
const STACKED_SIZE = 0.78
const ASCENT = 0.95
const DESCENT = 0.32

export function layOutRichText(spans: RichSpan[], look: RichLook): RichBlock {
  const space = layOutLine('a a', look).width - 2 * layOutLine('a', look).width
  const rows = breakRows(listPieces(spans, look), look.width, space)
  const placed = rows.map((row) => ({
    row,
    up: Math.max(look.size * ASCENT, ...row.pieces.map(({ up }) => up)),
    down: Math.max(look.size * (LEADING - ASCENT), ...row.pieces.map(({ down }) => down)),
  }))
  return {
    height: placed.reduce((sum, { up, down }) => sum + up + down, 0),
    width: Math.max(0, ...rows.map(({ width }) => width)),
    baseline: placed[0]?.up ?? 0,
    placeAt: (x, y) => {
      const lines: PlacedLine[] = []
      const shapes: DrawnPath[] = []
      let top = y
      for (const { row, up, down } of placed) {
        let left = x
        for (const [index, piece] of row.pieces.entries()) {
          if (index > 0 && piece.startsWord) left += space
          const parts = piece.place(left, top + up)
          lines.push(...parts.lines)
          shapes.push(...parts.shapes)
          left += piece.width
        }
        top += up + down
      }
      return { lines, shapes }
    },
  }
}

/** Words move to the next row with everything that is attached to them. */
function breakRows(pieces: RichPiece[], width: number, space: number): RichRow[] {
  const rows: RichRow[] = [{ pieces: [], width: 0 }]
  for (const word of groupWords(pieces)) {
    const row = rows.at(-1) as RichRow
    const wordWidth = word.reduce((sum, piece) => sum + piece.width, 0)
    const gap = row.pieces.length > 0 ? space : 0
    if (row.pieces.length > 0 && row.width + gap + wordWidth > width)
      rows.push({ pieces: word, width: wordWidth })
    else {
      row.pieces.push(...word)
      row.width += gap + wordWidth
    }
  }
  return rows
}

function groupWords(pieces: RichPiece[]): RichPiece[][] {
  const words: RichPiece[][] = []
  for (const piece of pieces) {
    const word = words.at(-1)
    if (!word || piece.startsWord) words.push([piece])
    else word.push(piece)
  }
  return words
}

/** A part that follows a space starts a word. */
const listPieces = (spans: RichSpan[], look: RichLook) =>
  spans.flatMap((span, index) => {
    const before = spans[index - 1]
    const followsSpace = before?.kind === 'text' && /\s$/.test(before.text)
    return toPieces(span, look).map((piece, place) =>
      place === 0 && followsSpace ? { ...piece, startsWord: true } : piece,
    )
  })

function toPieces(span: RichSpan, look: RichLook): RichPiece[] {
  if (span.kind === 'fraction') return [stack(span.top, span.bottom, look)]
  if (span.kind === 'text') return splitWords(span.text, look)
  const line = layOutLine(span.text, { style: look.style, size: look.size * RAISED_SIZE })
  return [attach(line, look, span.kind === 'superscript' ? -0.36 : 0.16)]
}

/** A word that is wider than the row is broken by its letters. */
function splitWords(text: string, look: RichLook): RichPiece[] {
  const words = text.split(/(\s+)/)
  return words.flatMap((word, index) => {
    if (word.trim() === '') return []
    const startsWord = index > 0
    return wrapText(word, look).map((line, part) => ({
      ...attach(line, look, 0),
      startsWord: startsWord || part > 0,
    }))
  })
}

const attach = (line: ShapedLine, { size, color }: RichLook, drop: number): RichPiece => ({
  ...{ width: line.width, startsWord: false },
  ...{ up: size * ASCENT, down: size * (DESCENT + Math.max(0, drop)) },
  place: (x, y) => ({ lines: [{ line, x, y: y + drop * size, color }], shapes: [] }),
})

function stack(top: string, bottom: string, { style, size, color }: RichLook): RichPiece {
  const [above, below] = [top, bottom].map((text) =>
    layOutLine(text, { style, size: size * STACKED_SIZE }),
  ) as [ShapedLine, ShapedLine]
  const width = Math.max(above.width, below.width) + 3
  const bar = -0.3 * size
  return {
    ...{ width, startsWord: false, up: size * 1.35, down: size * 0.78 + 2 },
    place: (x, y) => ({
      lines: [
        { line: above, x: x + (width - above.width) / 2, y: y + bar - 0.22 * size, color },
        { line: below, x: x + (width - below.width) / 2, y: y + bar + 0.8 * size, color },
      ],
      shapes: [horizontalLine(x + 0.5, x + width - 0.5, y + bar, color, 0.6)],
    }),
  }
}
