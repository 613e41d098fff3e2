import { TEXT_BLOCKS } from './text-index'

/** A line of text as it is laid out, in pixels of the window. */
export type TextLine = { top: number; bottom: number }

/** So far beyond the screen, the next line is known too. */
const BEYOND_PX = 200

/** Of the text on the screen and a little beyond; cells of a row are one line. */
export function listTextLines(scroller: HTMLElement): TextLine[] {
  const view = scroller.getBoundingClientRect()
  const isNear = ({ top, bottom }: DOMRect) =>
    bottom > view.top - BEYOND_PX && top < view.bottom + BEYOND_PX
  const rects = [...scroller.querySelectorAll(TEXT_BLOCKS)].flatMap((block) => {
    if (!isNear(block.getBoundingClientRect())) return []
    const range = document.createRange()
    range.selectNodeContents(block)
    return [...range.getClientRects()].filter((rect) => rect.width > 0 && isNear(rect))
  })
  return mergeLines(rects)
}

export function mergeLines(rects: TextLine[]): TextLine[] {
  const lines: TextLine[] = []
  for (const { top, bottom } of rects.toSorted((first, second) => first.top - second.top)) {
    const last = lines.at(-1)
    const shared = last ? Math.min(last.bottom, bottom) - top : 0
    // A block around several lines is no line of its own.
    const isTall = last !== undefined && bottom - top > 2.5 * (last.bottom - last.top)
    if (last && isTall) continue
    if (last && shared > (bottom - top) / 2) last.bottom = Math.max(last.bottom, bottom)
    else lines.push({ top, bottom })
  }
  return lines
}

export const findNearestLine = (lines: TextLine[], y: number): number =>
  lines.reduce(
    (best, line, place) =>
      measureDistance(line, y) < measureDistance(lines[best] ?? line, y) ? place : best,
    0,
  )

const measureDistance = ({ top, bottom }: TextLine, y: number) =>
  y < top ? top - y : Math.max(y - bottom, 0)
